import fc from 'fast-check'
import { raidPolicies } from '../../../src/engine/hardware/equallogic-arrays.ts'
import { exchangeVersions, type Plan, size } from '../../../src/engine/index.ts'
import type { ArrayBounds } from '../../../src/engine/methods/papers/search/array-space.ts'
import { ownArrays } from '../own-arrays.ts'
import { planWith, rankings, worstCases } from '../plans.ts'

const whole = (min: number, max: number) => fc.integer({ min, max })

/** Plans of every kind, of which many have designs that fit and many have none. */
const searchPlans: fc.Arbitrary<Plan> = fc
  .record({
    mailboxes: whole(50, 20_000),
    messages: whole(20, 400),
    quota: whole(100, 3000),
    exchange: fc.oneof(fc.constant('2010' as const), fc.constantFrom(...exchangeVersions)),
    availability: fc.record({
      availability: fc.constantFrom('dag', 'dag', 'none', 'ccr', 'scc'),
      copies: whole(1, 4),
      servers: whole(1, 6),
      sites: whole(1, 3),
      worstCase: fc.constantFrom(...worstCases),
      lostServers: whole(0, 2),
      survive: fc.constantFrom('servers', 'servers', 'site', 'site and server'),
    }),
    mailboxesPerDatabase: whole(200, 3000),
    databases: fc.option(whole(1, 40)),
    ranking: fc.constantFrom(...rankings),
    prices: fc.record({ xv: fc.option(whole(1, 900)), e: fc.option(whole(1, 900)) }),
    own: ownArrays,
  })
  .map(({ mailboxes, messages, quota, prices, own, availability, ...changes }) => {
    const plan = planWith(
      { mailboxes, messages, quota },
      { ...changes, ...availability, storage: 'any', ownArrays: own },
    )
    const xv = prices.xv === null ? {} : { 'PS6100XV 600': prices.xv }
    const e = prices.e === null ? {} : { 'PS4100E 2000': prices.e }
    return { ...plan, prices: { ...xv, ...e } }
  })

const range = (min: number, max: number, wide: number) =>
  fc.tuple(whole(min, max), whole(0, wide)).map(([from, more]) => ({ from, to: from + more }))

/** Small bounds, some of them around what cannot be. */
const smallBounds: fc.Arbitrary<ArrayBounds> = fc.record({
  servers: fc.oneof(range(1, 6, 2), range(15, 18, 2)),
  copies: range(1, 4, 1),
  databases: range(1, 30, 2),
  models: fc.constantFrom('any', 'PS6100', 'PS4100', 'PS6100XV', 'PS6100E'),
  raid: fc.constantFrom('any', ...raidPolicies),
  arraysPerServer: range(1, 5, 3),
})

/** A plan and small bounds for it, its own layout among them where it can be computed. */
export const smallSearches = fc
  .tuple(searchPlans, smallBounds, fc.boolean())
  .map(([plan, bounds, near]) => {
    const result = size(plan)
    if (!near || !result.ok) return [plan, bounds] as const
    const { servers, copies } = plan
    const own = result.sizing.databases.perGroup.value
    const around = {
      servers: { from: servers, to: servers + 1 },
      copies: { from: copies, to: copies + 1 },
      databases: { from: own, to: own + 1 },
    }
    return [plan, { ...bounds, ...around }] as const
  })
