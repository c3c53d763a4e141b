import { steps } from '../engine/index.ts'

/**
 * The pages: the steps that ask, the plan they give, its report, the evidence for the model, all
 * steps in one form, the paper's own example, the other published systems, and where the papers
 * contradict themselves; one design opened, what moves the verdict, what arrays at hand carry, and
 * the search over servers, copies and databases.
 */
export const pages = [
  ...steps,
  'plan',
  'report',
  'evidence',
  'all',
  'worked-example',
  'reference',
  'errata',
  'design',
  'what-if',
  'at-hand',
  'search',
] as const
export type Page = (typeof pages)[number]

/** Whether a word from an address names a page. */
export function isPage(word: string): word is Page {
  return pages.some((page) => page === word)
}
