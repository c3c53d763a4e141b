import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { placeDatabases } from '../../../src/engine/index.ts'
import { type FailureKind, hasMajority } from '../../../src/engine/placement/failure-kinds.ts'
import {
  type BusiestServer,
  type FailureSetup,
  simulateFailures,
} from '../../../src/engine/placement/failures.ts'
import type { CopyServersOfDatabase, DagLayoutRules } from '../../../src/engine/placement/layout.ts'
import { cases } from '../../cases.ts'
import { activeOnVolume, layoutOf } from './layouts.ts'

function setupOf(layout: DagLayoutRules, differences: Partial<FailureSetup> = {}): FailureSetup {
  return {
    rows: placeDatabases(layout, 'corrected'),
    servers: layout.servers,
    lagged: layout.lagged,
    replayLagManager: false,
    blocked: false,
    witness: 'third site',
    domains: [],
    perVolume: 1,
    ...differences,
  }
}

const active = (busiest: readonly (BusiestServer | null)[]) =>
  busiest.map((one) => one?.active ?? null)

describe('the failures of the examples', () => {
  const simulated = (layout: DagLayoutRules) => simulateFailures(setupOf(layout)).worst

  it('are stated exactly for example C, corrected', () => {
    const worst = simulated(layoutOf([5, 5], [2, 2], 160, true))
    expect(active(worst['one server']?.busiest ?? [])).toEqual([20, 20])
    expect(active(worst['two servers']?.busiest ?? [])).toEqual([24, 24])
    expect(worst['site 1']?.busiest).toEqual([
      null,
      { active: 32, server: 6, down: [1, 2, 3, 4, 5] },
    ])
    expect(worst['site 1 and one server']).toMatchObject({
      failures: 5,
      withoutMajority: 5,
      busiest: [null, { active: 40 }],
      down: { databases: 160 },
      lost: { databases: 0 },
    })
    expect(worst['failure domain']).toBeNull()
  })

  it('name the failure that loads a server and the databases lost', () => {
    const worst = simulated(layoutOf([4, 2], [2, 1], 24))
    expect(worst['one server']?.busiest).toEqual([
      { active: 8, server: 2, down: [1] },
      { active: 0, server: 5, down: [1] },
    ])
    expect(worst['site 1 and one server']?.lost).toEqual({
      databases: 12,
      down: [1, 2, 3, 4, 5],
    })
    expect(worst['site 2']?.busiest).toEqual([{ active: 6, server: 1, down: [5, 6] }, null])
  })

  it('include no loss of a site if there is only one', () => {
    const { worst, usual } = simulateFailures(setupOf(layoutOf([6, 0], [4, 0], 78)))
    expect(worst['site 1']).toBeNull()
    expect(worst['site 2 and two servers']).toBeNull()
    expect(active(worst['two servers']?.busiest ?? [])).toEqual([21, null])
    expect(usual).toEqual([{ least: 13, most: 13 }, null])
  })

  it('of a single server leave nothing', () => {
    const { worst } = simulateFailures(setupOf(layoutOf([1, 0], [1, 0], 7)))
    expect(worst.none?.busiest).toEqual([{ active: 7, server: 1, down: [] }, null])
    expect(worst['one server']).toMatchObject({ busiest: [null, null], lost: { databases: 7 } })
    expect(worst['two servers']).toBeNull()
  })
})

describe('the majority of a DAG', () => {
  test.each([
    [3, 2, false, true],
    [3, 1, true, false],
    [4, 2, true, true],
    [4, 2, false, false],
    [2, 1, true, true],
    [16, 8, true, true],
    [16, 8, false, false],
    [1, 1, false, true],
  ])('of %i members, %i up, witness up %s: %s', (members, up, isWitnessUp, has) => {
    expect(hasMajority(members, up, isWitnessUp)).toBe(has)
  })

  it.each([
    ['site 1', 1, 0],
    ['site 2', 0, 1],
    ['third site', 0, 0],
  ] as const)('with its witness in %s goes with that site', (witness, one, two) => {
    const { worst } = simulateFailures(setupOf(layoutOf([2, 2], [2, 2], 4, true), { witness }))
    expect(worst['site 1']?.withoutMajority).toBe(one)
    expect(worst['site 2']?.withoutMajority).toBe(two)
    expect(worst['site 1']?.down.databases).toBe(one * 4)
    expect(active(worst['site 1']?.busiest ?? [])).toEqual([null, 2])
  })
})

describe('members that host no active database', () => {
  it.each([
    [[0, 0], 0],
    [[0, 1], 0],
    [[1, 0], 1],
    [[2, 0], 1],
  ] as const)('vote with the others: %j', (voters, without) => {
    // 3 + 3 members and a witness in site 2: of one more in site 1 that site has a majority alone.
    const setup = setupOf(layoutOf([3, 3], [2, 2], 12, true), { voters, witness: 'site 2' })
    const { worst } = simulateFailures(setup)
    expect(worst['site 1']?.withoutMajority).toBe(without)
  })
})

describe('a copy that may not become active by itself', () => {
  it('in a blocked site waits for a person who switches over', () => {
    const layout = layoutOf([3, 2], [2, 1], 6)
    const { worst } = simulateFailures(setupOf(layout, { blocked: true, witness: 'site 2' }))
    expect(worst['two servers']).toMatchObject({
      busiest: [{ active: 4 }, { active: 0 }],
      down: { databases: 2, down: [1, 2] },
      lost: { databases: 0 },
    })
    expect(worst['site 1']).toMatchObject({
      busiest: [null, { active: 3 }],
      down: { databases: 6 },
      lost: { databases: 0 },
    })
  })

  it('that lags counts with the replay lag manager alone', () => {
    const layout: DagLayoutRules = { ...layoutOf([4, 0], [3, 0], 24), lagged: [2, 0] }
    expect(simulateFailures(setupOf(layout)).worst['one server']?.lost.databases).toBe(6)
    const managed = simulateFailures(setupOf(layout, { replayLagManager: true })).worst
    expect(managed['one server']?.lost.databases).toBe(0)
  })

  it('in active/active the last of whichever group a preference is in', () => {
    const layout: DagLayoutRules = { ...layoutOf([3, 3], [3, 3], 12, true), lagged: [0, 1] }
    const { worst } = simulateFailures(setupOf(layout, { witness: 'site 1' }))
    // Of either site’s databases the other site holds two copies that may become active.
    expect(worst['site 2 and two servers']?.lost.databases).toBe(
      worst['site 1 and two servers']?.lost.databases,
    )
  })
})

describe('every failure', () => {
  const setups = fc
    .record({
      one: fc.integer({ min: 1, max: 6 }),
      two: fc.integer({ min: 0, max: 5 }),
      first: fc.integer({ min: 1, max: 4 }),
      second: fc.integer({ min: 0, max: 3 }),
      lagged: fc.tuple(fc.integer({ min: 0, max: 1 }), fc.integer({ min: 0, max: 1 })),
      databases: fc.integer({ min: 1, max: 60 }),
      activeActive: fc.boolean(),
      replayLagManager: fc.boolean(),
      blocked: fc.boolean(),
      witness: fc.constantFrom('site 1' as const, 'site 2' as const, 'third site' as const),
      perVolume: fc.integer({ min: 1, max: 4 }),
    })
    .map(({ one, two, first, second, lagged, databases, activeActive, ...others }) => {
      const copies = [Math.min(first, one), Math.min(second, two)] as const
      const layout: DagLayoutRules = {
        ...layoutOf([one, two], copies, databases, activeActive),
        lagged: [Math.min(lagged[0], copies[0] - 1), Math.min(lagged[1], copies[1])],
      }
      return setupOf(layout, {
        ...others,
        domains: Array.from({ length: one + two }, (_, at) => at % 2),
      })
    })

  it('comes to what trying it database by database comes to', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        const { worst } = simulateFailures(setup)
        const sets = triedSets(setup)
        for (const kind of kinds)
          if (sets[kind].length === 0) expect(worst[kind], kind).toBeNull()
          else expect(summary(worst[kind]), kind).toEqual(tried(setup, kind, sets[kind]))
      }),
      { numRuns: cases(15) },
    )
  })

  it('of one server leaves as many active on a volume as counting its databases gives', () => {
    const managed = setups.map((setup) => ({ ...setup, blocked: false, replayLagManager: true }))
    fc.assert(
      fc.property(managed, (setup) => {
        const { rows, servers, perVolume } = setup
        const without = Array.from({ length: servers[0] + servers[1] + 1 }, (_, down) =>
          activeOnVolume(rows, perVolume, down),
        )
        const { onVolume } = simulateFailures(setup)
        expect(onVolume.usual).toBe(without[0])
        expect(onVolume.oneLost).toBe(Math.max(...without.slice(1)))
      }),
    )
  })
})

const kinds: readonly FailureKind[] = [
  'none',
  'one server',
  'two servers',
  'site 1',
  'site 1 and one server',
  'site 1 and two servers',
  'site 2',
  'site 2 and one server',
  'site 2 and two servers',
  'failure domain',
]

it('of 16 servers with 1,600 databases are all tried on one look at each database', () => {
  const setup = setupOf(layoutOf([8, 8], [2, 2], 1600, true))
  let looks = 0
  const counted = (row: CopyServersOfDatabase) =>
    new Proxy(row, {
      get(of, key) {
        if (key === 'forEach') looks += 1
        return Reflect.get(of, key)
      },
    })
  const { worst } = simulateFailures({ ...setup, rows: setup.rows.map(counted) })
  expect(worst['two servers']?.failures).toBe(120)
  expect(looks).toBe(1600)
})

const summary = (found: ReturnType<typeof simulateFailures>['worst'][FailureKind]) =>
  found && {
    busiest: active(found.busiest),
    down: found.down.databases,
    lost: found.lost.databases,
  }

/** The sets of servers of some kinds of failure, found by looking at every set there is. */
function triedSets({
  servers: [one, two],
  domains,
}: FailureSetup): Record<FailureKind, number[][]> {
  const all = Array.from({ length: 2 ** (one + two) }, (_, bits) =>
    Array.from({ length: one + two }, (_, at) => at + 1).filter((at) => (bits >> (at - 1)) & 1),
  )
  const inSite = (down: number[], site: number) =>
    down.filter((server) => (server <= one ? 1 : 2) === site).length
  const siteAnd = (down: number[], site: 1 | 2, more: number) =>
    two > 0 && inSite(down, site) === (site === 1 ? one : two) && inSite(down, 3 - site) === more
  return {
    none: [[]],
    'one server': all.filter((down) => down.length === 1),
    'two servers': all.filter((down) => down.length === 2),
    'site 1': all.filter((down) => siteAnd(down, 1, 0)),
    'site 1 and one server': all.filter((down) => siteAnd(down, 1, 1)),
    'site 1 and two servers': all.filter((down) => siteAnd(down, 1, 2)),
    'site 2': all.filter((down) => siteAnd(down, 2, 0)),
    'site 2 and one server': all.filter((down) => siteAnd(down, 2, 1)),
    'site 2 and two servers': all.filter((down) => siteAnd(down, 2, 2)),
    'failure domain': [0, 1]
      .map((domain) => domains.flatMap((of, at) => (of === domain ? [at + 1] : [])))
      .filter((down) => down.length > 0),
  }
}

/** The worst of these failures, each database looked at by itself. */
function tried(setup: FailureSetup, kind: FailureKind, sets: readonly (readonly number[])[]) {
  const [one, two] = setup.servers
  const siteOf = (server: number) => (server <= one ? 1 : 2)
  const busiest: (number | null)[] = [null, null]
  let mostDown = 0
  let mostLost = 0
  for (const down of sets) {
    const site = /^site (\d)/.exec(kind)?.[1]
    const votes = one + two + ((one + two) % 2 === 0 ? 1 : 0)
    const isWitnessUp = setup.witness !== `site ${site}`
    const cast = one + two - down.length + ((one + two) % 2 === 0 && isWitnessUp ? 1 : 0)
    const counts = new Map<number, number>()
    let stopped = 0
    let lost = 0
    for (const row of setup.rows) {
      const up = mayHost(setup, row).filter((server) => !down.includes(server))
      const home = up.filter((server) => siteOf(server) === siteOf(row[0]!))
      const alone = setup.blocked ? home : up
      if (up.length === 0) lost += 1
      if (alone.length === 0 || 2 * cast <= votes) stopped += 1
      const [server] = site ? up : alone
      if (server !== undefined) counts.set(server, (counts.get(server) ?? 0) + 1)
    }
    mostDown = Math.max(mostDown, stopped)
    mostLost = Math.max(mostLost, lost)
    for (let server = 1; server <= one + two; server += 1)
      if (!down.includes(server)) {
        const at = siteOf(server) - 1
        busiest[at] = Math.max(busiest[at] ?? 0, counts.get(server) ?? 0)
      }
  }
  return { busiest, down: mostDown, lost: mostLost }
}

function mayHost(
  { lagged, replayLagManager, servers: [one] }: FailureSetup,
  row: CopyServersOfDatabase,
): CopyServersOfDatabase {
  if (replayLagManager) return row
  const isFirst = (server: number) => server <= one === row[0]! <= one
  const first = row.filter(isFirst)
  const second = row.filter((server) => !isFirst(server))
  return [
    ...first.slice(0, first.length - lagged[0]),
    ...second.slice(0, second.length - lagged[1]),
  ]
}
