import type { LiveResults } from '../../app/store/use-project.ts'

/** The reports that were read in this window. */
export function TestReportsSection(_: { readonly live: LiveResults }) {
  return null
}
