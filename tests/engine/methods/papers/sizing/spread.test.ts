import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  explain,
  fieldOf,
  numbersBehind,
  type Plan,
  size,
  type Unit,
} from '../../../../../src/engine/index.ts'
import { cases } from '../../../../cases.ts'
import { oneServerPlans, sameFigures, spreadPlans } from '../../../layout-plans.ts'
import { in2010, planWith, sized } from '../../../plans.ts'

/** Six servers over two sites, four copies of each of twelve databases. */
const spread = (change: Partial<Plan> = {}): Plan =>
  planWith(
    {},
    {
      ...{ exchange: '2010', worstCase: 'spread', servers: 6, copies: 4, sites: 2, databases: 12 },
      ...change,
    },
  )

const problems = (plan: Plan) => {
  const result = size(plan)
  return result.ok ? [] : result.problems
}

it('the loss that is asked for is the answer, lesser ones are assumed', () => {
  const losses = numbersBehind(
    sized(spread({ survive: 'servers', lostServers: 3 })).databases.cases.map(
      ({ active }) => active,
    ),
  )
    .filter(({ label }) => label === fieldOf('lostServers').label)
    .map(({ value, how }) => [value, how.kind])
  expect(losses.toSorted()).toEqual([
    [1, 'assumed'],
    [2, 'assumed'],
    [3, 'given'],
  ])
})

describe('what must survive', () => {
  const lost = (change: Partial<Plan>) =>
    sized(spread(change)).databases.cases.map(({ lost: servers, ofSite = null, active }) => [
      servers,
      ofSite,
      active.value,
    ])

  it('is the loss of servers, one more at a time', () => {
    expect(lost({ lostServers: 2 })).toEqual([
      [0, null, 2],
      [1, null, 3],
      [2, null, 4],
    ])
  })

  it('is the loss of a site, or of a site and one more server', () => {
    expect(lost({ survive: 'site' })).toEqual([
      [0, null, 2],
      [3, 'site', 4],
    ])
    expect(lost({ survive: 'site and server' })).toEqual([
      [0, null, 2],
      [3, 'site', 4],
      [4, 'site and server', 7],
    ])
  })

  it('does not ask for servers besides, and changes no size where one server carries all', () => {
    const site = spread({ survive: 'site', lostServers: 3 })
    sameFigures(sized(site), sized({ ...site, lostServers: 0 }))
    fc.assert(
      fc.property(oneServerPlans.map(in2010), (plan) => {
        const [one, other] = [sized(plan), sized({ ...plan, survive: 'site and server' })]
        sameFigures(one, { ...other, broken: one.broken })
      }),
      { numRuns: cases(6) },
    )
  })

  it('takes more of the servers left than the loss of one server', () => {
    const [server, site] = [spread({ lostServers: 1 }), spread({ survive: 'site' })].map(sized)
    expect(site?.iops.designRequirement.value).toBeGreaterThan(
      server?.iops.designRequirement.value ?? 0,
    )
    expect(site?.volumes.perServer.value).toBe(server?.volumes.perServer.value)
  })
})

describe('a site that cannot be survived', () => {
  it.each([
    [{ sites: 1 }, [{ code: 'one site to survive', answer: 'survive', sites: 1 }]],
    [{ servers: 7 }, [{ code: 'unequal sites', answer: 'servers', servers: 7, sites: 2 }]],
    [
      { copies: 1 },
      [
        {
          ...{ code: 'copies lost with a site', answer: 'copies', copies: 1, sites: 2 },
          ...{ besides: 0, least: 2 },
        },
      ],
    ],
    [{ copies: 2 }, []],
  ] as const)('%j: %j', (change, found) => {
    expect(problems(spread({ ...change, survive: 'site' }))).toEqual(found)
  })

  it.each([
    [3, 2, [4]],
    [4, 2, []],
    [2, 3, [3]],
    [3, 3, []],
    [1, 3, [3]],
  ])('%i copies in %i sites, and a server besides: at least %j', (copies, sites, least) => {
    const found = problems(spread({ copies, sites, survive: 'site and server' }))
    expect(found.map((one) => ('least' in one ? one.least : one.code))).toEqual(least)
  })

  it('is none where one server carries all', () => {
    expect(problems(spread({ worstCase: 'one server', sites: 1, survive: 'site' }))).toEqual([])
  })

  it('leaves a copy of every database where there is no problem', () => {
    const site = spreadPlans.map((plan): Plan => ({ ...in2010(plan), survive: 'site and server' }))
    fc.assert(
      fc.property(
        site.filter((plan) => size(plan).ok),
        (plan) => {
          const { perGroup, cases: found, dags } = sized(plan).databases
          const servers = plan.servers / (dags?.value ?? 1)
          for (const { lost, active } of found)
            expect(active.value * (servers - lost)).toBeGreaterThanOrEqual(perGroup.value)
        },
      ),
      { numRuns: cases(6) },
    )
  })
})

describe('the working of spread copies', () => {
  const { databases } = sized(spread({ databases: 47, servers: 12, copies: 3, lostServers: 2 }))
  const numerals = (value: number, unit: Unit | null) => `${value} ${unit ?? ''}`

  it('names the servers, and says where an even share would be less', () => {
    const [, one, two] = databases.cases.map(({ active }) => explain(active, numerals))
    expect(one?.words).toBe(
      'the most databases active on one server of the layout after the loss of any server: server 3 without server 1',
    )
    expect(two?.words).toBe(
      'the most databases active on one server of the layout after the loss of any 2 servers: server 3 without servers 1, 2; more than an even share, which is 5',
    )
    expect(two?.numbers).toBe('7 databases, found by trying')
  })

  it('shows the even share it is more than', () => {
    const labels = numbersBehind([databases.activeOnServer]).map(({ label }) => label)
    expect(labels).toContain('Databases active on one server in an even share')
    expect(labels).toContain('Databases on one server in an even share')
  })

  it('is an even share where Exchange does not mount as many databases', () => {
    const { onServer, activeOnServer } = sized(
      spread({ databases: 6400, copies: 6, lostServers: 2 }),
    ).databases
    expect([onServer.value, activeOnServer.value]).toEqual([6400, 1600])
  })
})
