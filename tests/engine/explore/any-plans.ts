import fc from 'fast-check'
import { defaultPlan, type Plan, withVersion } from '../../../src/engine/index.ts'
import { isDeep } from '../../cases.ts'
import { papersPlans, rolePlans } from './solve-plans.ts'

/** 100 to 400,000 mailboxes, to 20,000 in `npm test`, evenly over their powers of ten. */
const mailboxes = fc
  .double({ min: 2, max: Math.log10(isDeep ? 400_000 : 20_000), noNaN: true })
  .map((power) => Math.round(10 ** power))

/** Plans of 2013 to SE as somebody asks for them: servers, DAGs, copies and databases are left to the program. */
const automaticPlans = fc
  .record({
    exchange: fc.constantFrom('2013', '2016', '2019', 'SE', 'SE' as const),
    mailboxes,
    quota: fc.constantFrom(500, 2048, 10_240, 51_200, 102_400, 512_000),
    messages: fc.constantFrom(20, 50, 100, 200, 500),
    growth: fc.constantFrom(0, 10, 50),
    availability: fc.constantFrom('dag', 'dag', 'dag', 'dag', 'none' as const),
    sites: fc.constantFrom(1, 1, 2),
    siteModel: fc.constantFrom('AP', 'AA1', 'AAN' as const),
    survive: fc.constantFrom('servers', 'servers', 'site', 'site and server' as const),
    lostServers: fc.constantFrom(1, 1, 2, 3, 5),
    bays: fc.constantFrom(null, 2, 4, 8, 12, 12, 24),
    databaseDrive: fc.constantFrom(null, 1200, 4000, 20_000),
    serverMemory: fc.constantFrom(null, null, null, 32, 128),
    laggedCopies: fc.constantFrom(0, 0, 1),
    blockActivation: fc.constantFrom(false, false, true),
    witnessSite: fc.constantFrom('third site', 'site 1' as const),
    pinned: fc.constantFrom([], [], [], ['sites'], ['bays', 'shelfBays']),
    ranking: fc.constantFrom('servers', 'drives', 'cost' as const),
  })
  .map(({ exchange, databaseDrive, ...answers }): Plan => {
    const plan = withVersion(defaultPlan, exchange)
    const { mailboxes: count, quota, messages, growth, ...given } = answers
    const tier = { ...plan.tiers[0], mailboxes: count, quota, messages, growth }
    return {
      ...plan,
      ...given,
      ...(databaseDrive !== null && { databaseDrive }),
      tiers: [tier],
    }
  })

/** Plans whose servers and copies are all typed, as they come. */
const typedPlans = rolePlans.map((plan): Plan => ({ ...plan, automatic: [] }))

/** Plans of 2003 to 2010, some of them with their servers left to the program. */
const earlierPlans = fc.record({ plan: papersPlans, count: mailboxes, isLeft: fc.boolean() }).map(
  ({ plan, count, isLeft }): Plan => ({
    ...plan,
    automatic: isLeft ? ['servers'] : [],
    tiers: [{ ...plan.tiers[0], mailboxes: count }],
  }),
)

/** Plans of any version of 100 to 400,000 mailboxes, most of them of 2013 to SE. */
export const anyPlans = fc.oneof(
  { weight: 5, arbitrary: automaticPlans },
  { weight: 3, arbitrary: typedPlans },
  { weight: 2, arbitrary: earlierPlans },
)
