import { type Step, steps } from '../../engine/index.ts'

/**
 * The pages: the steps that ask, the plan they give, its report, the evidence for the model, all
 * steps in one form, and the paper's own example.
 */
export const pages = [...steps, 'plan', 'report', 'evidence', 'all', 'worked-example'] as const
export type Page = Step | 'plan' | 'report' | 'evidence' | 'all' | 'worked-example'

/** Whether a word from an address names a page. */
export function isPage(word: string): word is Page {
  return pages.some((page) => page === word)
}
