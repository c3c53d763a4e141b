import { expect } from 'vitest'
import type { AvailabilityKind } from '../../src/engine/exchange/version.ts'
import type { ExchangeVersionId } from '../../src/engine/exchange/versions.ts'
import { type Plan, size, type Tier } from '../../src/engine/index.ts'
import { planWith, sized } from './plans.ts'
import { isSame } from './same.ts'

/** What floating-point arithmetic may leave, as a share. */
export const dust = 1e-9

/** What is found is what is expected, but for dust. */
export const near = (found: number | undefined, expected: number, what?: string) =>
  expect(Math.abs((found ?? Number.NaN) - expected), what).toBeLessThanOrEqual(
    dust * Math.max(1, Math.abs(expected)),
  )

/** What a plan of several tiers changes beside them. */
export type Changes = NonNullable<Parameters<typeof planWith>[1]>

/** Standalone servers of one site. */
export const standalone = (servers = 1) => ({ availability: 'none', servers, sites: 1 }) as const

/** The versions that the papers size, and those before their main one. */
export const paperVersions = ['2003', '2007', '2010'] as const
export const before2010 = ['2003', '2007'] as const

/** A plan of one tier that does not grow, for a version. */
export const planFor = (
  exchange: ExchangeVersionId,
  tier: Partial<Tier> = {},
  changes: Changes = {},
) => planWith({ growth: 0, ...tier }, { exchange, ...changes })

/** The same answers for a tier in every one of a plan. */
export const eachTier = (plan: Plan, change: Partial<Tier>): Plan => {
  const [first, ...rest] = plan.tiers.map((tier) => ({ ...tier, ...change }))
  return first ? { ...plan, tiers: [first, ...rest] } : plan
}

/** A plan with another kind of availability. */
export const withKind = (plan: Plan, kind: AvailabilityKind): Plan => ({
  ...plan,
  availability: kind,
})

/** Two plans are sized the same: every figure, its working and every problem. */
export const alikeSized = (one: Plan, other: Plan) => isSame(size(one), size(other))

/** The parts of the load of one server, by their names. */
export function loadOf(plan: Plan) {
  const { transactional, reads, logs, maintenance, expectedLoad, reserve, designRequirement } =
    sized(plan).iops
  const parts = { transactional, reads, logs, maintenance, expectedLoad, reserve }
  const all = { ...parts, designRequirement }
  return Object.fromEntries(
    Object.entries(all).map(([name, { value }]) => [name, value]),
  ) as Record<keyof typeof all, number>
}

/** Several figures are what is expected of each, but for dust. */
export const nearAll = (found: Record<string, number>, expected: Record<string, number>) => {
  for (const [name, value] of Object.entries(expected)) near(found[name], value, name)
}
