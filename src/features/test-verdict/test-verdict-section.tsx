import type { LiveResults } from '../../app/store/use-project.ts'

/** What the reports showed, held against the plan. */
export function TestVerdictSection(_: { readonly live: LiveResults }) {
  return null
}
