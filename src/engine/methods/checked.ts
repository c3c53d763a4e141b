import type { Recommendation } from '../designs/recommend.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'

/** The results of a plan, as the checks see them. */
export type Checked = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly recommendation: Recommendation
}

/** The answer that sets the number of databases. */
export function databasesAnswer({ plan }: Pick<Checked, 'plan'>): string {
  return plan.databases === null ? 'mailboxesPerDatabase' : 'databases'
}
