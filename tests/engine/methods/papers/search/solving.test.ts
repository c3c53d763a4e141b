import { expect, it } from 'vitest'
import { solve } from '../../../../../src/engine/explore/index.ts'
import { defaultPlan, type Plan, withVersion } from '../../../../../src/engine/index.ts'
import { goalOfPlan, type PruneReason } from '../../../../../src/engine/methods/index.ts'
import { everyDesign } from '../../../explore/whole-space.ts'
import { planWith } from '../../../plans.ts'

const passedOf = (plan: Plan) => Object.keys(solve(plan, [], 'servers', 'the trade-offs').passed)

const dag = (changes: Parameters<typeof planWith>[1]) => planWith({}, changes)
const site = { worstCase: 'spread', survive: 'site' } as const
const clusters = { exchange: '2007', storage: 'equallogic' } as const

const cases: Readonly<Partial<Record<PruneReason, () => Plan>>> = {
  'sites above servers': () => dag({ sites: 3, servers: 2, copies: 2 }),
  'sites above clusters': () => dag({ ...clusters, availability: 'scc', servers: 4, sites: 3 }),
  'odd clusters': () => dag({ ...clusters, availability: 'ccr', servers: 3 }),
  'unequal DAGs': () => dag({ servers: 17 }),
  'copies above servers': () => dag({ copies: 5 }),
  'losses not below copies': () => dag({ worstCase: 'spread', lostServers: 2, copies: 2 }),
  'one site to survive': () => dag({ ...site, sites: 1 }),
  'unequal sites': () => dag({ ...site, servers: 5 }),
  'copies lost with a site': () => dag({ ...site, copies: 1, lostServers: 0 }),
  'site of all copies': () => dag({ availability: 'none', survive: 'site', storage: 'equallogic' }),
  'too many databases': () => ({ ...defaultPlan, databases: 101 }),
  'database file too large': () => planWith({ mailboxes: 50_000 }, { databases: 1 }),
  capacity: () => planWith({ quota: 5000 }, { arraysPerServer: 1 }),
  load: () => planWith({ mailboxes: 8000, messages: 400, quota: 50 }, { arraysPerServer: 1 }),
}

it.each(Object.entries(cases))('counts what is passed over: %s', (reason, plan) => {
  expect(passedOf(plan())).toEqual([reason])
})

it.each([
  ['2003', 'any', 2000, 3, 3],
  ['2003', 'any', 6000, 2, 6],
  ['2007', 'tested', 6000, 7, 7],
] as const)(
  'takes the fewest arrays of tested systems: %s, %s, %i mailboxes',
  (exchange, storage, mailboxes, servers, arrays) => {
    const plan = withVersion(defaultPlan, exchange)
    const tiers: Plan['tiers'] = [{ ...plan.tiers[0], mailboxes }]
    const given: Plan = { ...plan, availability: 'none', storage, tiers }
    const { choice } = solve(given, ['servers'], goalOfPlan(given), 'the choice')
    expect([choice?.figures.servers, choice?.figures.arrays]).toEqual([servers, arrays])
    const every = Array.from({ length: 12 }, (_, at) => everyDesign({ ...given, servers: at + 1 }))
    expect(Math.min(...every.flat().map((design) => design.arrays))).toBe(arrays)
  },
)
