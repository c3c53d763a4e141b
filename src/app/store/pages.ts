import { type Step, steps } from '../../engine/index.ts'

/** The pages of the wizard: the steps that ask, the plan they give, and the report. */
export const pages = [...steps, 'plan', 'report'] as const
export type Page = Step | 'plan' | 'report'

/** Whether a word from an address names a page. */
export function isPage(word: string): word is Page {
  return pages.some((page) => page === word)
}
