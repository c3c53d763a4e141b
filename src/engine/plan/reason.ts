import type { Plan } from './plan.ts'

/** Why an answer does not count in a plan, or null where it does. */
export type Reason = (plan: Plan, tier: number) => string | null
