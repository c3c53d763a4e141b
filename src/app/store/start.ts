import {
  allAnswerFields,
  defaultPlan,
  defaultsOfVersion,
  isAutomatic,
  latestVersionId,
  type Plan,
  withVersion,
} from '../../engine/index.ts'

/** Initial answers of a new plan, including the values of its automatic answers. */
export const initialPlan: Plan = {
  ...withVersion(defaultPlan, latestVersionId),
  activeServers: 3,
  bays: 24,
}

export function newPlanForVersion(exchange: Plan['exchange']): Plan {
  return exchange === latestVersionId ? initialPlan : withVersion(defaultPlan, exchange)
}

/** True if a plan is untouched: the worked example, or a new plan apart from automatic answers. */
export function isUntouchedPlan(plan: Plan): boolean {
  if (plan === defaultPlan) return true
  const now: Readonly<Record<string, unknown>> = plan
  return Object.entries(initialPlan).every(
    ([key, value]) => now[key] === value || isAutomatic(plan, key),
  )
}

/** True if every answer is that of the worked example; names do not count. */
export function isExamplePlan(plan: Plan): boolean {
  return plan.exchange === defaultPlan.exchange && isAsBegun(plan)
}

/** True if every answer is that of the worked example or of a new plan. */
function isAsBegun(plan: Plan): boolean {
  const { exchange, tiers, ownArrays, keptTests, prices } = plan
  if (exchange !== defaultPlan.exchange && exchange !== initialPlan.exchange) return false
  if (tiers.length > 1 || ownArrays.length > 0 || keptTests.length > 0) return false
  if (Object.keys(prices).length > 0) return false
  const usual = defaultsOfVersion(plan)
  return allAnswerFields.every(
    (field) => field.key === 'exchange' || field.read(plan, 0) === field.read(usual, 0),
  )
}

type Begun = {
  readonly plan: Plan
  readonly before: readonly unknown[]
  readonly after: readonly unknown[]
  readonly drafts: object
}

/** True if a project has no own answers yet: one untouched plan, and no drafts. */
export function isUntouchedProject({ plan, before, after, drafts }: Begun): boolean {
  const isOne = before.length + after.length === 0
  return isOne && Object.keys(drafts).length === 0 && isAsBegun(plan)
}
