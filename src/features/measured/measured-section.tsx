import type { LiveResults } from '../../app/store/use-project.ts'

/** What was learned of the tests, and what it changes. */
export function MeasuredSection(_: { readonly live: LiveResults }) {
  return null
}
