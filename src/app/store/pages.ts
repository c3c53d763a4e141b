import { type Step, steps } from '../../engine/index.ts'

/** The pages: the steps that ask, the plan they give, its report, and the evidence for the model. */
export const pages = [...steps, 'plan', 'report', 'evidence'] as const
export type Page = Step | 'plan' | 'report' | 'evidence'

/** Whether a word from an address names a page. */
export function isPage(word: string): word is Page {
  return pages.some((page) => page === word)
}
