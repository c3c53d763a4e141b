import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastThatHolds } from '../../../src/engine/core/halving.ts'
import { type SearchProgress, solve } from '../../../src/engine/explore/index.ts'
import { defaultPlan, type Plan, type Tier, withVersion } from '../../../src/engine/index.ts'
import { explorationOf, goalOfPlan, type SolvedKey } from '../../../src/engine/methods/index.ts'
import { cases, isDeep, some } from '../../cases.ts'
import { papersPlans, ratedPlan, rolePlans, spacesOf } from './solve-plans.ts'
import {
  everyDesign,
  everyOne,
  expectAsWhole,
  isBefore,
  keysOf,
  type Measured,
  measure,
  measuredOf,
  solvedOf,
  tried,
} from './whole-space.ts'

const open = ['activeServers', 'dags', 'servers'] as const

/** Servers whose drives are many and large, so that nothing but their processors binds. */
const roomyPlan: Plan = {
  ...ratedPlan,
  ...{ bays: null, databaseDrive: 20_000, databaseDriveKind: '7.2K SAS 3.5' },
}

/** Servers whose drives read and write as much as they can, and have nothing but databases on them. */
const busyPlan: Plan = {
  ...{ ...ratedPlan, specRate2017: 4000, copies: 3 },
  ...{ databaseDrive: 4000, databaseDriveKind: '7.2K SAS 3.5' },
  ...{ overhead: 0, iopsReserve: 0, autoReseedVolumes: 0, restoreVolume: false },
  tiers: [{ ...ratedPlan.tiers[0], mailboxes: 12_000, messages: 400, quota: 500, growth: 0 }],
}

/** The same with little to do and full drives, also one for restores. */
const fullTier: Tier = { ...busyPlan.tiers[0], messages: 100, quota: 10_240 }
const full = { databaseDrive: 1000, freeSpace: 0, restoreVolume: true } as const

const inTwoSites = { sites: 2, siteModel: 'AP', copies: 4, secondSiteCopies: 2 } as const
const alike = { sites: 2, siteModel: 'AA1', copies: 6, secondSiteCopies: 3 } as const

/** That nothing is ruled out with the least of a thing that a plan holds with, and with the least that leaves a tenth. */
function expectTight(withLeast: (least: number) => Plan, most: number, leavesTenth = true): void {
  for (const asksTenth of leavesTenth ? [false, true] : [false]) {
    const holds = (least: number) => {
      const measured = measure(withLeast(least))
      return measured !== null && (!asksTenth || measured.hasTenth)
    }
    // Of some nothing leaves a tenth, however much there is of it.
    if (asksTenth && !holds(most)) continue
    const least = lastThatHolds(0, most, (one) => !holds(one)) + 1
    expect([least < most, holds(least), holds(least - 1)]).toEqual([true, true, false])
    const { choice } = solvedOf(withLeast(least), [])
    expect(choice?.figures.hasTenth).toBe(measure(withLeast(least))?.hasTenth)
    expectAsWhole({ plan: withLeast(least), open: ['activeServers'], most: 64 })
  }
}

describe('solving a plan for its servers', () => {
  it('finds what trying every layout of 2013 to SE finds, first choice and trade-offs', () => {
    fc.assert(
      fc.property(spacesOf(rolePlans), expectAsWhole),
      // Of this seed all are soon solved.
      isDeep ? { numRuns: 1000 } : { numRuns: 36, seed: 7 },
    )
  })

  it('asks no servers to hold what stands on servers kept for the other site', () => {
    const drive = { databaseDrive: 16_000, databaseDriveKind: '7.2K SAS 3.5', bays: 24 } as const
    const sites = { sites: 2, siteModel: 'AA1', copies: 4, secondSiteCopies: 2 } as const
    const apart = { recoveryServers: true, severalPerVolume: false, laggedCopies: 0 } as const
    const plan: Plan = {
      ...withVersion(defaultPlan, 'SE'),
      ...{ ...drive, ...sites, ...apart, lostServers: 1, survive: 'servers' },
    }
    for (const mailboxes of isDeep ? [12_000, 20_000] : [12_000])
      expectAsWhole({
        plan: { ...plan, tiers: [{ ...plan.tiers[0], mailboxes }] },
        ...{ open: ['activeServers', 'dags'], most: 80 },
      })
  })

  it.each([
    ['two copies', 5, { copies: 2 }],
    ['two copies in three DAGs', 5, { copies: 2, dags: 3 }],
    ['two sites, the second switched to by hand', 4, { ...inTwoSites, blockActivation: true }],
    ['two sites, either of which may be lost', 2, { ...inTwoSites, survive: 'site' }],
    ['pairs of DAGs', 2, { ...inTwoSites, siteModel: 'AAN' }],
    ['no copies', 3, { availability: 'none' }],
    ['virtual servers', 5, { copies: 2, virtualMachines: true }],
    ['client access counted besides', 5, { exchange: '2013', copies: 2, clientAccess: true }],
  ] as const)(
    'rules out no servers whose processors hold, however near to their limit: %s',
    (_of, activeServers, changes) => {
      const plan: Plan = { ...roomyPlan, ...changes, activeServers }
      expectTight((rate) => ({ ...plan, specRate2017: rate / 100 }), 200_000)
    },
  )

  it.each([
    ['three copies', 6, {}],
    ['three copies in two DAGs', 3, { dags: 2 }],
    ['two sites', 3, inTwoSites],
    ['pairs of DAGs', 3, { ...inTwoSites, siteModel: 'AAN', copies: 6, secondSiteCopies: 3 }],
    ['both sites alike', 4, { ...alike, databaseDriveKind: '10K SAS 2.5' }],
    ['drives that are full', 6, { ...inTwoSites, ...full, tiers: [fullTier] }],
  ] as const)(
    'rules out no servers whose drives have bays, and takes no more for granted than they have: %s',
    (_of, activeServers, changes) => {
      const plan: Plan = { ...busyPlan, ...changes, activeServers }
      expectTight((bays) => ({ ...plan, bays }), 200, false)
    },
  )

  it('says how far it is and the best so far, at last what it finds', () => {
    const told: SearchProgress[] = []
    const { choice } = solve(ratedPlan, open, 'recommended', 'the trade-offs', (one) =>
      told.push(one),
    )
    expect(choice).not.toBeNull()
    expect(told.at(-1)).toEqual({ judged: told.at(-1)?.judged, best: choice?.figures })
    const counts = told.map(({ judged }) => judged)
    expect(counts).toEqual(counts.toSorted((one, two) => one - two))
    expect(counts.at(-1)).toBeGreaterThan(1)
  })

  it('takes no drives for granted where servers may have none', () => {
    const plan = { ...withVersion(defaultPlan, 'SE'), deployment: 'all RAID' } as const
    const empty: Plan = {
      ...{ ...plan, availability: 'none' },
      tiers: [{ ...plan.tiers[0], mailboxes: 0 }],
    }
    const leastOf = (one: Plan) =>
      [...explorationOf(one).solving.slices(one, new Set(['activeServers']))].flatMap(
        ({ layouts }) => layouts.map(({ least }) => least.drives),
      )
    expect(everyOne(empty, [{ activeServers: 4 }])[0]?.measured.drives).toBe(0)
    expect(new Set(leastOf(empty))).toEqual(new Set([0]))
    expect(new Set(leastOf({ ...plan, mode: 'microsoft' }))).toEqual(new Set([0]))
    expect(Math.min(...leastOf(plan))).toBeGreaterThan(1)
  })

  it('finds what trying every number of servers of 2003 to 2010 finds', () => {
    fc.assert(
      fc.property(spacesOf(papersPlans), expectAsWhole),
      isDeep ? { numRuns: 200 } : { numRuns: 10, seed: 3 },
    )
  })

  it('finds what trying every model, RAID policy, drive and number of arrays of 2003 to 2010 finds', () => {
    const left = fc.record({
      storage: fc.constantFrom('any', 'equallogic' as const),
      raid: fc.constantFrom('any', 'RAID 6', 'RAID 10' as const),
      models: fc.constantFrom('any', 'PS6100' as const),
      arraysPerServer: fc.constantFrom(1, 2, 4),
      ranking: fc.constantFrom('arrays', 'arrays', 'drives', 'headroom' as const),
    })
    fc.assert(
      fc.property(papersPlans, left, (one, answers) => {
        const plan: Plan = { ...one, ...answers }
        const { choice } = solvedOf(plan, ['servers'])
        const all = Array.from({ length: cases(6, 64) }, (_, at) => ({ ...plan, servers: at + 1 }))
        // Reads decide within a layout what is equal to here.
        const keys = (measured: Measured) => keysOf(goalOfPlan(plan), measured).slice(0, -2)
        for (const found of all.flatMap(everyDesign)) {
          if (!choice) throw new Error('Something holds that was not found')
          expect(isBefore(keys(found), keys(measuredOf(choice)))).toBe(false)
        }
      }),
      { numRuns: cases(5, 100) },
    )
  })

  it('was tried on spaces that something holds, and on others', () => {
    expect(tried.spaces).toBeGreaterThanOrEqual(cases(60, 1000))
    expect(tried.held).toBeGreaterThan(cases(30, 500))
    expect(tried.held).toBeLessThan(tried.spaces)
    expect(tried.layouts).toBeGreaterThan(cases(500, 50_000))
  })

  it('shows figures that the plan then has, and every neighbour that fails', () => {
    let failing = 0
    fc.assert(
      fc.property(rolePlans, (plan) => {
        const { choice, neighbours } = solvedOf(plan, open)
        if (!choice) return
        const [found] = everyOne(plan, [choice.gives])
        expect(found?.measured).toEqual(measuredOf(choice))
        for (const fewer of ['activeServers', 'dags'] as const) {
          const now = choice.gives[fewer] ?? 1
          const gives = { ...choice.gives, databases: plan.databases, [fewer]: now - 1 }
          const holds = now > 1 && everyOne(plan, [gives]).length > 0
          const beside = neighbours.filter((one) => one.fewer === fewer)
          expect(beside).toHaveLength(now > 1 && !holds ? 1 : 0)
          for (const one of beside) {
            expect(one.gives).toEqual(gives)
            expect(one.lacks.length).toBeGreaterThan(0)
          }
          failing += beside.length
        }
      }),
      // Of this seed the first five are soon solved.
      isDeep ? { numRuns: 400 } : { numRuns: 5, seed: 12 },
    )
    expect(failing).toBeGreaterThan(cases(0, 3))
  })

  it('takes as many databases as the bays hold where more have none, as trying every number does', () => {
    const plan = withVersion(defaultPlan, 'SE')
    const tiers: Plan['tiers'] = [{ ...plan.tiers[0], mailboxes: 20_000 }]
    const counts = Array.from({ length: 220 }, (_, at) => 220 - at)
    const drive = { databaseDrive: 8000, databaseDriveKind: '7.2K SAS 3.5' } as const
    let [fewer, none] = [0, 0]
    const layouts = [
      [14, 14, 1],
      [8, 14, 2],
      [10, 7, 3],
      [8, 10, 2],
      [12, 12, 1],
    ] as const
    for (const [bays, activeServers, dags] of some(layouts, 3)) {
      const layout: Plan = { ...plan, ...drive, tiers, bays, activeServers, dags }
      expect(everyOne(layout, [{}]), 'as counted').toEqual([])
      const { choice } = solvedOf(layout, ['databases'])
      let first: Measured | null = null
      for (const databases of counts) first ??= measure({ ...layout, databases })
      expect(choice ? measuredOf(choice) : null).toEqual(first)
      if (choice) fewer += 1
      else none += 1
    }
    expect([fewer, none]).toEqual(isDeep ? [3, 2] : [2, 1])
  })

  it('leaves what is pinned, and what is not open, as the plan has it', () => {
    const given = (one: Plan, keys: readonly SolvedKey[] = open) =>
      solvedOf(one, keys).choice?.gives
    expect(given({ ...ratedPlan, activeServers: 8 })).toEqual({ activeServers: 4, dags: 1 })
    expect(given({ ...ratedPlan, activeServers: 8, pinned: ['activeServers'] })).toEqual({
      dags: 2,
    })
    expect(given({ ...ratedPlan, dags: 2 }, ['activeServers'])).toEqual({ activeServers: 3 })
    expect(given({ ...ratedPlan, dags: 2 }, [])).toEqual({})
  })

  it('looks at nothing beyond the choice where that alone is asked for', () => {
    const plan = withVersion(defaultPlan, 'SE')
    const [short, whole] = (['the choice', 'the trade-offs'] as const).map((asked) =>
      solve(plan, open, 'servers', asked),
    )
    expect(short?.choice).toEqual(whole?.choice)
    expect(short?.neighbours).toEqual(whole?.neighbours)
    expect(short?.found).toBeLessThan(whole?.found ?? 0)
  })

  it('gives every layout that holds as far as it was judged, with the figures the plan then has', () => {
    for (const plan of [ratedPlan, defaultPlan]) {
      const { held, found, choice, front, nearest } = solvedOf(plan, open)
      expect(held.length).toBeGreaterThan(4)
      expect(held.length).toBeLessThanOrEqual(found)
      for (const one of [choice, ...front]) expect(held).toContainEqual(one)
      for (const one of held.slice(0, 6))
        expect(measure({ ...plan, ...one.gives })).toEqual(measuredOf(one))
      expect(nearest).toBeNull()
    }
  })

  it('names the layout that lacks least where none holds, of either method', () => {
    const fewBays: Plan = { ...ratedPlan, bays: 6, pinned: ['dags'], databases: 20 }
    const { choice, held, nearest } = solvedOf(fewBays, open)
    expect([choice, held]).toEqual([null, []])
    // Sixteen servers spread the copies widest.
    expect(nearest?.gives).toEqual({ activeServers: 16 })
    expect(nearest?.lacks.map(({ code }) => code)).toEqual(['driveIops'])
    const [tier] = defaultPlan.tiers
    const large: Plan = { ...defaultPlan, tiers: [{ ...tier, messages: 2000, mailboxes: 60_000 }] }
    const ofArrays = solvedOf(large, open)
    expect(ofArrays.choice).toBeNull()
    expect(ofArrays.nearest?.lacks.map(({ code }) => code)).toContain('dbRead')
  })

  it('finds nothing where nothing holds, and says why of every layout', () => {
    const plan = withVersion(defaultPlan, 'SE')
    const tiers: Plan['tiers'] = [{ ...plan.tiers[0], quota: 1_000_000, mailboxes: 1_000_000 }]
    const { choice, front, passed, layouts, nearest } = solvedOf({ ...plan, tiers }, open)
    expect([choice, front]).toEqual([null, []])
    expect(nearest?.lacks.length).toBeGreaterThan(0)
    expect(Object.values(passed).reduce((sum, one) => sum + one, 0)).toBe(layouts)
  })
})
