import type { LiveResults } from '../../app/store/use-project.ts'

/** What a test of the plan must show, the configurations that ask it of Jetstress, and the procedure. */
export function TestPlanSection(_: { readonly live: LiveResults }) {
  return null
}
