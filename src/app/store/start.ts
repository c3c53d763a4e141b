import {
  defaultPlan,
  defaultsOf,
  fields,
  isAutomatic,
  latestVersion,
  type Plan,
  withVersion,
} from '../../engine/index.ts'

/** What a new plan starts from, with what its automatic answers come to. */
export const newPlan: Plan = {
  ...withVersion(defaultPlan, latestVersion),
  activeServers: 3,
  bays: 24,
}

/** What a new plan of a version starts from. */
export function newPlanOf(exchange: Plan['exchange']): Plan {
  return exchange === latestVersion ? newPlan : withVersion(defaultPlan, exchange)
}

/** Whether nobody has touched a plan: it is the worked example, or a new one with what the program decided. */
export function isNew(plan: Plan): boolean {
  if (plan === defaultPlan) return true
  const now: Readonly<Record<string, unknown>> = plan
  return Object.entries(newPlan).every(
    ([key, value]) => now[key] === value || isAutomatic(plan, key),
  )
}

/** Whether every answer of a plan is that of the worked example; names are no answers. */
export function isExample(plan: Plan): boolean {
  return plan.exchange === defaultPlan.exchange && isAsBegun(plan)
}

/** Whether every answer of a plan is that of the worked example, or of where a new one starts. */
function isAsBegun(plan: Plan): boolean {
  const { exchange, tiers, ownArrays, keptTests, prices } = plan
  if (exchange !== defaultPlan.exchange && exchange !== newPlan.exchange) return false
  if (tiers.length > 1 || ownArrays.length > 0 || keptTests.length > 0) return false
  if (Object.keys(prices).length > 0) return false
  const usual = defaultsOf(plan)
  return fields.every(
    (field) => field.key === 'exchange' || field.read(plan, 0) === field.read(usual, 0),
  )
}

type Begun = {
  readonly plan: Plan
  readonly before: readonly unknown[]
  readonly after: readonly unknown[]
  readonly drafts: object
}

/** Whether no answer of a project is a person’s own yet: one plan as it was begun, and nothing typed. */
export function isAllAsBegun({ plan, before, after, drafts }: Begun): boolean {
  const isOne = before.length + after.length === 0
  return isOne && Object.keys(drafts).length === 0 && isAsBegun(plan)
}
