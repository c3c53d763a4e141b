import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isServerDesign } from '../../../../../src/engine/designs/index.ts'
import { solve } from '../../../../../src/engine/explore/index.ts'
import { defaultPlan, type Plan, size, withVersion } from '../../../../../src/engine/index.ts'
import {
  methodOf,
  type PruneReason,
  type SolvedKey,
} from '../../../../../src/engine/methods/index.ts'
import { mostPreferredRulesPossible } from '../../../../../src/engine/methods/roles/checks/preferred-rules.ts'
import { judgePreferredRules } from '../../../../../src/engine/methods/roles/index.ts'
import { judgeLayout } from '../../../../../src/engine/methods/roles/search/judge-layout.ts'
import { layoutSpace } from '../../../../../src/engine/methods/roles/search/layout-spaces.ts'
import { minimumNeeds } from '../../../../../src/engine/methods/roles/search/least-needs.ts'
import { asSizedByRoles } from '../../../../../src/engine/methods/roles/sized-by-roles.ts'
import { cases } from '../../../../cases.ts'
import { serverPlan } from '../../../explore/server-plans.ts'
import { ratedPlan, rolePlans } from '../../../explore/solve-plans.ts'

describe('the least that servers need', () => {
  it('is never more than what processors do in the worst case of a layout, and memory and drives it takes', () => {
    let [tried, near, full, mostKept, advised] = [0, 0, 0, 0, 0]
    fc.assert(
      fc.property(
        rolePlans,
        fc.integer({ min: 1, max: 16 }),
        fc.integer({ min: 1, max: 4 }),
        (plan, activeServers, dags) => {
          const given = { ...plan, activeServers, dags }
          const result = size(given)
          const needs = minimumNeeds(plan)(activeServers)
          // Bounds of servers and drives count no databases that are too large.
          const isWithinLimits = result.ok && result.sizing.broken.length === 0
          if (plan.availability === 'dag' && needs.members(dags) > 16)
            expect(isWithinLimits).toBe(false)
          if (!result.ok) return
          const rules = judgePreferredRules(given, asSizedByRoles(result.sizing))
          const kept = rules.filter(({ verdict }) => verdict === 'kept').length
          expect(kept).toBeLessThanOrEqual(mostPreferredRulesPossible(given))
          mostKept = Math.max(mostKept, kept / mostPreferredRulesPossible(given))
          const busiest = asSizedByRoles(result.sizing).parts.processors.busiest?.value ?? 0
          const least = needs.processors(dags)
          expect(least).toBeLessThanOrEqual(busiest * (1 + 1e-9))
          const memory = asSizedByRoles(result.sizing).parts.memory.mostNeeded?.value ?? 0
          expect(needs.memory(dags)).toBeLessThanOrEqual(memory * (1 + 1e-9))
          advised = Math.max(advised, needs.memory(dags) / memory)
          tried += 1
          if (least > busiest / 2) near += 1
          if (!isWithinLimits) return
          for (const design of methodOf(given).designs(given, result.sizing).designs) {
            if (!isServerDesign(design) || design.verdict === 'does not fit') continue
            const drives = Math.max(...design.drivesOnServer.map((one) => one?.value ?? 0))
            expect(needs.drives(1)(dags)).toBeLessThanOrEqual(drives)
            expect(needs.servers(dags)).toBeLessThanOrEqual(design.servers.value)
            expect(needs.drivesInAll(dags)).toBeLessThanOrEqual(design.drivesInAll.value)
            full = Math.max(full, needs.drives(1)(dags) / drives)
          }
        },
      ),
      { numRuns: cases(40, 10_000) },
    )
    // Else it would rule out nothing.
    expect(tried).toBeGreaterThan(cases(15, 100))
    expect(near / tried).toBeGreaterThan(0.5)
    expect(full).toBeGreaterThan(0.3)
    expect(mostKept).toBeGreaterThan(0.8)
    expect(advised).toBeGreaterThan(0.9)
  })
})

it('as Microsoft, servers and drives of a layout are no fewer than the bounds, and it is judged', () => {
  let tried = 0
  fc.assert(
    fc.property(
      rolePlans.map((plan): Plan => ({ ...plan, mode: 'microsoft' })),
      fc.integer({ min: 1, max: 16 }),
      fc.integer({ min: 1, max: 4 }),
      (plan, activeServers, dags) => {
        const given = { ...plan, activeServers, dags }
        const result = size(given)
        if (!result.ok) return
        const needs = minimumNeeds(plan)(activeServers)
        for (const design of methodOf(given).designs(given, result.sizing).designs) {
          if (!isServerDesign(design) || design.verdict === 'does not fit') continue
          expect(needs.servers(dags)).toBeLessThanOrEqual(design.servers.value)
          expect(needs.drivesInAll(dags)).toBeLessThanOrEqual(design.drivesInAll.value)
          tried += 1
        }
      },
    ),
    { numRuns: cases(1000, 10_000) },
  )
  expect(tried).toBeGreaterThan(cases(15, 1000))
})

it('bounds count the managed lagged copies of a site that has no other copy', () => {
  const plan: Plan = {
    ...{ ...ratedPlan, sites: 2, siteModel: 'AP', copies: 3, secondSiteCopies: 0 },
    ...{ laggedCopies: 1, secondSiteLagged: 1, activeServers: 6, dags: 1 },
    tiers: [{ ...ratedPlan.tiers[0], mailboxes: 20_000, quota: 5120, messages: 200 }],
  }
  const result = size(plan)
  if (!result.ok) throw new Error('The plan is sized')
  const busiest = asSizedByRoles(result.sizing).parts.processors.busiest?.value ?? 0
  expect(minimumNeeds(plan)(6).processors(1)).toBeLessThanOrEqual(busiest * (1 + 1e-9))
})

it('bounds rule out no layout that holds, and none that leaves a tenth', () => {
  let [held, withTenth, ruledOut] = [0, 0, 0]
  fc.assert(
    fc.property(
      rolePlans,
      fc.integer({ min: 1, max: 16 }),
      fc.integer({ min: 1, max: 200 }),
      (plan, activeServers, dags) => {
        const given: Plan = { ...plan, activeServers, dags }
        const { lacking, mayHaveTenth } = layoutSpace(given, {}, new Set())
        const judged = judgeLayout(given, new Set())
        const at = [activeServers, dags] as const
        ruledOut += Number(lacking(...at) !== null) + Number(!mayHaveTenth(...at))
        if (!judged.ok) return
        held += 1
        expect(lacking(...at)).toBeNull()
        if (!judged.figures.hasTenth) return
        withTenth += 1
        expect(mayHaveTenth(...at)).toBe(true)
      },
    ),
    { numRuns: cases(1000, 10_000) },
  )
  expect(Math.min(held, withTenth, ruledOut)).toBeGreaterThan(cases(50, 500))
})

it.each([
  [{ secondSiteCopies: 1 }, 'rules'],
  [{ secondSiteCopies: 2 }, null],
  [{ secondSiteCopies: 1, siteModel: 'AP' }, null],
  [{ secondSiteCopies: 1, sites: 1 }, null],
] as const)('copies that one DAG in both sites cannot share are ruled out: %j', (given, lack) => {
  const plan: Plan = {
    ...ratedPlan,
    sites: 2,
    siteModel: 'AA1',
    copies: 4,
    laggedCopies: 0,
    ...given,
  }
  const [{ activeServers }, dags] = [plan, 1]
  expect(layoutSpace(plan, {}, new Set()).lacking(activeServers, dags)).toBe(lack)
})

it.each([
  ['servers', 'failures', { copies: 3, secondSiteCopies: 1, lostServers: 3 }],
  ['servers', null, { copies: 3, secondSiteCopies: 1 }],
  ['site', 'failures', { copies: 3, secondSiteCopies: 0 }],
  ['site', null, { copies: 4, secondSiteCopies: 1 }],
  ['site and server', 'failures', { copies: 4, secondSiteCopies: 1 }],
  ['site and server', null, { copies: 4, secondSiteCopies: 2 }],
  // The replay lag manager plays the lagged copy down.
  ['site and server', null, { secondSiteCopies: 1, laggedCopies: 1, secondSiteLagged: 1 }],
] as const)(
  'copies too few for the loss to survive are ruled out: %s, %s, %j',
  (survive, lack, given) => {
    const plan: Plan = {
      ...{ ...ratedPlan, sites: 2, siteModel: 'AP', copies: 4, laggedCopies: 0, bays: null },
      ...{ survive, activeServers: 6, dags: 1, ...given },
      tiers: [{ ...ratedPlan.tiers[0], mailboxes: 600 }],
    }
    expect(layoutSpace(plan, {}, new Set()).lacking(6, 1)).toBe(lack)
    const judged = judgeLayout(plan, new Set())
    expect(judged.ok ? null : judged.reason).toBe(lack)
  },
)

describe('bounds that a layout meets exactly', () => {
  /** Bounds of a plan, each with what its proposed design takes. */
  function boundsOf(plan: Plan) {
    const result = size(plan)
    const design = result.ok ? methodOf(plan).propose(plan, result.sizing) : null
    if (!result.ok || !design || !isServerDesign(design)) throw new Error('The plan holds')
    const rules = judgePreferredRules(plan, asSizedByRoles(result.sizing))
    const { memory, processors } = asSizedByRoles(result.sizing).parts
    const needs = minimumNeeds(plan)(plan.activeServers)
    const onServer = design.drivesOnServer.map((one) => one?.value ?? 0)
    return {
      servers: [needs.servers(plan.dags), design.servers.value],
      memory: [needs.memory(plan.dags), memory.mostNeeded?.value],
      processors: [needs.processors(plan.dags), processors.busiest?.value ?? 0],
      drivesOnServer: [needs.drives(1)(plan.dags), Math.max(...onServer)],
      drives: [needs.drivesInAll(plan.dags), design.drivesInAll.value],
      rules: [
        mostPreferredRulesPossible(plan),
        rules.filter(({ verdict }) => verdict === 'kept').length,
      ],
    }
  }

  it('are its servers and the rules that it keeps, with as many members as a DAG may have', () => {
    const plan = withVersion(defaultPlan, 'SE')
    const inTwoSites: Plan = {
      ...{ ...plan, sites: 2, copies: 4, secondSiteCopies: 2, laggedCopies: 0, activeServers: 8 },
      ...{ bays: null, databaseDrive: 8000, databaseDriveKind: '7.2K SAS 3.5' },
      tiers: [{ ...plan.tiers[0], mailboxes: 12_000, quota: 10_240, messages: 100 }],
    }
    const { servers, rules } = boundsOf(inTwoSites)
    expect([servers, rules]).toEqual([
      [16, 16],
      [15, 15],
    ])
    expect(solve(inTwoSites, [], 'servers', 'the choice').choice?.figures.servers).toBe(16)
  })

  it('are those of the servers that are tried: six share volumes of three copies, four do not', () => {
    const plan = withVersion(defaultPlan, 'SE')
    const of = (activeServers: number): Plan => ({
      ...{ ...plan, sites: 2, siteModel: 'AAN', copies: 4, secondSiteCopies: 2, activeServers },
      ...{ laggedCopies: 1, secondSiteLagged: 0, laggedServers: true, dags: 4, bays: null },
      tiers: [{ ...plan.tiers[0], mailboxes: 100_000, quota: 10_240, messages: 50 }],
    })
    expect(minimumNeeds(of(4))(6).servers(4)).toBe(80)
    expect(boundsOf(of(6)).servers).toEqual([80, 80])
  })

  const inSites = { sites: 2, siteModel: 'AP', laggedCopies: 0 } as const
  const inBoth = { sites: 2, siteModel: 'AA1', laggedCopies: 0 } as const
  const laggedAway = { laggedCopies: 1, secondSiteLagged: 1 } as const
  const split = { copies: 3, secondSiteCopies: 1 } as const

  it.each([
    ['two lost of three copies', 149, { sites: 1, copies: 3, laggedCopies: 0, activeServers: 4 }],
    ['two lost, and the mailboxes of both', 124, { ...inSites, ...split, ...laggedAway }],
    ['a site lost that more servers have than the other', 149, { ...inSites, activeServers: 6 }],
    ['that, switched to by hand', 149, { ...inSites, activeServers: 6, blockActivation: true }],
    ['a site and a server lost', 124, { ...inSites, secondSiteCopies: 2 }],
    ['a site and a server lost, of one DAG in both', 100, { ...inBoth, secondSiteCopies: 2 }],
    ['that with a lagged copy', 149, { ...inBoth, ...split, ...laggedAway, activeServers: 3 }],
  ] as const)('are memory and processors of the busiest server: %s', (_of, memory, given) => {
    const plan: Plan = {
      ...{ ...ratedPlan, copies: 4, secondSiteCopies: 1, activeServers: 4, dags: 2, bays: null },
      ...{ databaseDrive: 8000, databaseDriveKind: '7.2K SAS 3.5', ...given },
      tiers: [{ ...ratedPlan.tiers[0], mailboxes: 12_000, quota: 5120, messages: 200, growth: 0 }],
    }
    const bounds = boundsOf(plan)
    expect(bounds.memory).toEqual([memory, memory])
    const [least = 0, busiest = 0] = bounds.processors
    expect(least / busiest).toBeCloseTo(1, 9)
    expect(bounds.servers[0]).toBe(bounds.servers[1])
  })

  const uneven = { databasesLikeCopies: false, databases: 1, activeServers: 3 } as const
  const recovering = { recoveryServers: true, severalPerVolume: false, activeServers: 3 } as const

  it.each([
    ['databases in a multiple of the servers of one site, an odd one', [6, 6], uneven],
    ['servers kept for the other site', [12, 12], recovering],
    ['such servers and an odd database', [9, 10], { ...recovering, ...uneven }],
  ] as const)('are servers of one DAG that is active in both sites: %s', (_of, servers, given) => {
    const plan: Plan = {
      ...{ ...ratedPlan, ...inBoth, copies: 4, secondSiteCopies: 2, dags: 1, bays: null },
      ...{ databaseDrive: 8000, databaseDriveKind: '7.2K SAS 3.5', ...given },
      tiers: [{ ...ratedPlan.tiers[0], mailboxes: 600, quota: 5120, messages: 200, growth: 0 }],
    }
    expect(boundsOf(plan).servers).toEqual(servers)
  })

  it.each([
    ['RAID', 31, { deployment: 'all RAID', copies: 3, activeServers: 4 }],
    ['RAID of the other site, whose databases have one copy there', 81, { copies: 4 }],
  ] as const)('are the drives of a server in %s', (_of, drives, given) => {
    const drive =
      given.copies === 3
        ? ({ databaseDrive: 2400, databaseDriveKind: '10K SAS 2.5' } as const)
        : ({ databaseDrive: 8000, databaseDriveKind: '7.2K SAS 3.5' } as const)
    const plan: Plan = {
      ...{ ...ratedPlan, ...inSites, secondSiteCopies: 1, activeServers: 6, dags: 1, bays: null },
      ...{ ...drive, ...given },
      tiers: [{ ...ratedPlan.tiers[0], mailboxes: 12_000, quota: 500, messages: 400, growth: 0 }],
    }
    expect(boundsOf(plan).drivesOnServer).toEqual([drives, drives])
  })

  const inOneSite = { sites: 1, copies: 3, activeServers: 4 } as const
  const likeCopies = {
    ...inBoth,
    copies: 4,
    secondSiteCopies: 2,
    databasesLikeCopies: true,
  } as const

  it.each([
    ['12 of 4 copies on 6 servers of both sites', 9, { ...likeCopies, databases: 7 }],
    ['6 of 2 copies at home', 3, { ...likeCopies, mailboxes: 600, recoveryServers: true }],
    ['9 of both sites', 7, { ...likeCopies, databasesLikeCopies: false, databases: 7 }],
    ['6 of 3 copies on 4 servers', 6, { ...inOneSite, mailboxes: 2000, databases: 6 }],
  ] as const)('are single drives, one for each database: %s', (_of, drives, given) => {
    const { mailboxes, ...answers } = { mailboxes: 2600, ...given }
    const plan: Plan = {
      ...{ ...ratedPlan, laggedCopies: 0, activeServers: 3, dags: 1, bays: null },
      ...{ severalPerVolume: false, forcedRaid: 'RAID-1/0', ...answers },
      ...{ databaseDrive: 8000, databaseDriveKind: '7.2K SAS 3.5' },
      tiers: [{ ...ratedPlan.tiers[0], mailboxes, quota: 5120, messages: 100, growth: 0 }],
    }
    expect(boundsOf(plan).drivesOnServer).toEqual([drives, drives])
  })

  const bare = { overhead: 0, autoReseedVolumes: 0, restoreVolume: false, databaseDrive: 4000 }
  const busy = { messages: 400, mailboxes: 9000, quota: 500 }
  const beside = { autoReseedVolumes: 1, restoreVolume: true, databaseDrive: 2400, driveIops: 400 }
  const large = { messages: 20, mailboxes: 12_000, quota: 10_240 }

  it.each([
    ['IOPS', 126, '7.2K SAS 3.5', bare, busy],
    ['space, with a spare and one to restore to', 192, '10K SAS 2.5', beside, large],
  ] as const)('are its drives, full in %s', (_of, drives, databaseDriveKind, given, tier) => {
    const plan: Plan = {
      ...{ ...ratedPlan, specRate2017: 4000, copies: 3, activeServers: 6, bays: null },
      ...{ databaseDriveKind, iopsReserve: 0, logDrive: 8000, restoreDrive: null, ...given },
      tiers: [{ ...ratedPlan.tiers[0], growth: 0, ...tier }],
    }
    expect(boundsOf(plan).drives).toEqual([drives, drives])
  })
})

describe('what is passed over', () => {
  const plan = serverPlan()
  const passedOf = (more: Partial<Plan>, open: readonly SolvedKey[] = []) =>
    Object.keys(solve({ ...plan, ...more }, open, 'servers', 'the trade-offs').passed)
  const cases: Readonly<Partial<Record<PruneReason, () => readonly string[]>>> = {
    'copies above site servers': () =>
      passedOf({ activeServers: 1, tiers: [{ ...plan.tiers[0], mailboxes: 100 }] }),
    members: () => passedOf({ activeServers: 17 }),
    rules: () => passedOf({ copies: 3, secondSiteCopies: 1 }),
    limits: () => passedOf({ databases: 1 }),
    space: () => passedOf({ storageKind: 'own arrays', ownArrays: [] }),
    restoreSpace: () =>
      passedOf({ storageKind: 'own drives', databaseDrive: 8000, bays: 24, restoreDrive: 100 }),
    // Sixteen servers with few databases, and so with few drives.
    driveIops: () => passedOf({ ...ratedPlan, bays: 6, databases: 20, activeServers: 16 }),
    bays: () => passedOf({ bays: 2 }),
    processors: () => passedOf({ specRate: 100 }, ['activeServers']),
    memory: () => passedOf({ serverMemory: 8 }),
    failures: () => passedOf({ lostServers: 4 }),
  }

  it.each(Object.entries(cases))('is counted: %s', (reason, passed) => {
    expect(passed()).toContain(reason)
  })
})
