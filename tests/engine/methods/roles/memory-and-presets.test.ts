import { describe, expect, it } from 'vitest'
import { figureRowsOfTable } from '../../../../src/engine/figures/index.ts'
import {
  parseProcessor,
  processorText,
} from '../../../../src/engine/hardware/published-processor.ts'
import { publishedProcessors } from '../../../../src/engine/hardware/published-processors.ts'
import {
  defaultPlan,
  type KeptTest,
  type Plan,
  size,
  withVersion,
  workbookDefaults,
} from '../../../../src/engine/index.ts'
import { unlikelyRateQuestionsForPlan } from '../../../../src/engine/methods/roles/checks/rate-check.ts'
import { figureWordFacts, hasStageResults } from '../../../../src/engine/methods/roles/index.ts'
import { seedingTimes } from '../../../../src/engine/methods/roles/network/seeding.ts'
import { roleResults } from '../../../../src/engine/methods/roles/role-requirements.ts'
import type { TestedStorageLayout } from '../../../../src/engine/plan/kept-test.ts'
import {
  planWithProcessor,
  publishedProcessorOfPlan,
} from '../../../../src/engine/plan/named-processor.ts'
import {
  chosenDrivesOf,
  driveIopsInStorageLayout,
} from '../../../../src/engine/sizing/chosen-drives.ts'
import { exampleA, exampleB, exampleC } from '../../../roles/examples.ts'
import { type KeyInput, planFromKeys } from '../../../roles/plan-from-keys.ts'
import { keptTest } from '../../kept-tests.ts'
import { type Active, hardwareOf } from './hardware-of.ts'

describe('processors', () => {
  const processorsOf = (design: KeyInput, active: Active) =>
    hardwareOf(planFromKeys(design), 'microsoft', active).processors

  /** Megacycles of a mean mailbox of example B: active, passive and client access. */
  const b = {
    active: (3000 * 7.33125 + 600 * 12.75) / 3600,
    passive: (3000 * 2.36325 + 600 * 4.11) / 3600,
    client: (3000 * 2.74921875 + 600 * 4.78125) / 3600,
  }
  const ofB = (active: number) =>
    1.1 * 150 * (active * (b.active + b.client) + (12 - active) * b.passive)

  describe('servers of site 2', () => {
    const { site1, site2 } = processorsOf(exampleB.design, {
      ...exampleB.figures,
      first2: 0,
      second2: 2,
    })

    it('have passive copies alone while site 1 is up', () => {
      expect(site2?.normal?.megacycles.value).toBeCloseTo(ofB(0), 6)
      expect(site2?.first?.megacycles.value).toBeCloseTo(ofB(0), 6)
      expect(site2?.second?.megacycles.value).toBeCloseTo(ofB(2), 6)
    })

    it('carry all that moves there when it is lost', () => {
      expect(site2?.site?.megacycles.value).toBeCloseTo(ofB(12), 6)
      expect(site2?.worst?.megacycles.value).toBeCloseTo(ofB(12), 6)
      expect(site2?.worst?.cpu?.value).toBeCloseTo(ofB(12) / ((650 * 2000) / 33.75), 9)
      expect(site2?.busy?.value).toBe(Math.ceil(ofB(12) / ((650 * 2000) / 33.75 / 16)))
    })

    it('lose the other site in active/active alone', () => {
      expect(site1.site).toBeNull()
      const both = processorsOf(exampleC.design, exampleC.figures)
      expect(both.site1.site?.megacycles.value).toBeCloseTo(112.5 * (32 * 8.765625 + 32 * 2.055), 4)
      expect(both.site1.site?.megacycles.value).toBe(both.site2?.site?.megacycles.value)
    })

    it('are all passive where no copy can be activated there', () => {
      const lag = { copies: 2, copies2: 0, lag: 1, lag2: 1, rlm: false }
      const { site2: lagged } = processorsOf({ ...exampleB.design, ...lag }, { W: 8, A: 6 })
      const [normal, worst] = [lagged?.normal?.megacycles.value, lagged?.worst?.megacycles.value]
      expect(worst).toBeGreaterThan(0)
      expect(worst).toBe(normal)
      expect(lagged?.site).toBeNull()
    })

    it('have processors of their own where that is said', () => {
      const own = { ...exampleB.design, cores2: 32, spec2: 1300 }
      const cpu = processorsOf(own, exampleB.figures).site2?.worst?.cpu?.value
      expect(cpu).toBeCloseTo((site2?.worst?.cpu?.value ?? Number.NaN) / 2, 9)
      const unknown = processorsOf({ ...exampleB.design, spec2: 0 }, exampleB.figures).site2
      expect(unknown?.worst?.cpu).toBeNull()
    })
  })

  describe('lagged servers', () => {
    const lagged = { ...exampleA.design, dedlag: true, rlm: false, multiDb: false, lag: 2 }

    it('have passive copies alone, and processors of their own where that is said', () => {
      const of = (more: KeyInput) => processorsOf({ ...lagged, ...more }, { W: 10, A: 8 }).lagged
      const usual = of({})
      expect(usual?.worst?.megacycles.value).toBe(usual?.normal?.megacycles.value)
      expect(usual?.cores.value).toBe(20)
      const own = of({ coresL: 10, specL: 450 })
      expect(own?.cores.value).toBe(10)
      expect(own?.worst?.cpu?.value).toBeCloseTo(2 * (usual?.worst?.cpu?.value ?? Number.NaN), 9)
    })

    it('are none where lagged copies stand on the others', () => {
      expect(processorsOf(exampleA.design, exampleA.figures).lagged).toBeNull()
    })
  })

  describe('client access', () => {
    const apart = { ...exampleA.design, multirole: false }

    it('of its own has servers of its own, and leaves the mailbox servers', () => {
      const { megacyclesUsually, clientAccessServers } = processorsOf(apart, exampleA.figures)
      expect(megacyclesUsually?.value).toBeCloseTo((13_200 / 78) * (13 * 4.25 + 39 * 1.37), 6)
      expect(clientAccessServers?.value).toBe(Math.ceil((13_200 * 1.59375) / (0.8 * 53_333.3)) + 2)
      expect(processorsOf(exampleA.design, exampleA.figures).clientAccessServers).toBeNull()
    })

    it.each(['2016', '2019', 'SE'])('is part of the active megacycles in %s', (exchange) => {
      for (const multirole of [true, false]) {
        const design = { ...exampleA.design, multirole, exchange }
        const { megacyclesUsually, clientAccessServers } = processorsOf(design, exampleA.figures)
        expect(megacyclesUsually?.value).toBeCloseTo((13_200 / 78) * (13 * 5.97 + 39 * 1.4), 6)
        expect(clientAccessServers).toBeNull()
      }
    })
  })

  it('directory servers take twice the cores with 32 bits', () => {
    const cores = (gc64: boolean) =>
      processorsOf({ ...exampleC.design, gc64 }, exampleC.figures).directoryCores?.value
    expect([cores(true), cores(false)]).toEqual([5, 10])
  })
})

describe('rate check', () => {
  const start = workbookDefaults('SE')
  const asked = (given: Partial<Plan>) =>
    unlikelyRateQuestionsForPlan({ ...start, ...given }).map((parts) =>
      parts.map((part) => (typeof part === 'string' ? part : part.value.toFixed(2))).join(''),
    )

  describe('a rate that is typed', () => {
    it('is asked back at 40 % of the slowest core of a year or less, or twice the fastest or more, with every reading', () => {
      // A rate of SPECrate 2017 entered as one of 2006: 339 ÷ 9 ÷ 32, 339 ÷ 32, 339 × 2.4 ÷ 32.
      expect(asked({ specRate: 339, cores: 32 })).toEqual([
        'Which suite is 339.00 for 32.00 from? Per core that is 1.18 in SPECrate 2017 if from SPECint_rate2006, 10.59 if from SPECrate 2017, 25.43 if from SPECrate 2026. Published: 4.73 to 11.77 for cores of 2016 to 2025.',
      ])
      expect(asked({ processorBy: 'SPECrate 2017', specRate2017: 339, cores: 32 })).toEqual([])
      expect(asked({ processorBy: 'SPECrate 2026', specRate2026: 141, cores: 32 })).toEqual([])
      expect(asked({ processorBy: 'SPECrate 2026', specRate2026: 339, cores: 32 })).toHaveLength(1)
      expect(asked({ specRate: 3051, cores: 32 })).toEqual([])
    })

    it.each([
      [1.89, 1],
      [1.9, 0],
      [23.5, 0],
      [23.6, 1],
    ])('is asked back at %d a core: %d times', (each, times) => {
      const given = { processorBy: 'SPECrate 2017', cores: 10, specRate2017: 10 * each } as const
      expect(asked(given)).toHaveLength(times)
    })

    it('is held against the processor that was named before', () => {
      const gold = publishedProcessors.find(
        ({ name, sockets }) => name.includes('6526Y') && sockets === 2,
      )
      const named = planWithProcessor({ ...start, exchange: '2016' }, processorText(gold!))
      expect(unlikelyRateQuestionsForPlan(named)).toEqual([])
      const [question] = asked({ ...named, specRate2017: 135 })
      expect(question).toMatch(/Published: 10.59 for the cores of Intel Xeon Gold 6526Y.$/)
      expect(asked({ ...named, specRate2017: 136 })).toEqual([])
    })

    it('is held against cores of all years beside the processor that a new plan starts from', () => {
      const plan = withVersion(defaultPlan, 'SE')
      expect(asked({ ...plan, specRate2017: 135 })).toEqual([])
      expect(asked({ ...plan, specRate2017: 60 })[0]).toMatch(/for cores of 2016 to 2025\.$/)
    })

    it('is asked back of a host, and of servers of other sites, where these count', () => {
      const host = { processorBy: 'virtual machine', hostCores: 28, hostRate: 1200 } as const
      expect(asked(host)).toHaveLength(1)
      expect(asked({ ...host, hostRateBy: 'SPECrate 2006' })).toEqual([])
      const other = { specRate: 1200, cores: 28, secondSpecRate: 133 }
      expect(asked(other)).toEqual([])
      expect(asked({ ...other, sites: 2 })).toHaveLength(1)
      expect(asked({ ...other, sites: 2, secondCores: 4 })).toEqual([])
    })
  })

  it.each([
    ['no results', '9000 (9000 to 9000, 0 results)'],
    ['results', '9000 (9000 to 9000, 9 results)'],
  ])('a processor with a rate that no core has is asked back: %s', (_name, rate) => {
    const processor = `2 × Intel Xeon Gold 6526Y: 32 cores, 2800 MHz, 2023, SPECrate 2017 ${rate}`
    const given = {
      processorBy: 'SPECrate 2017',
      cores: 32,
      specRate2017: 9000,
      processor,
    } as const
    expect(asked(given)[0]).toMatch(/for cores of 2016 to 2025\.$/)
    expect(parseProcessor(processor) === null).toBe(rate.includes(' 0 results'))
  })

  it('no published processor is asked back when it is chosen', () => {
    const chosen = publishedProcessors.map((one) => planWithProcessor(start, processorText(one)))
    expect(chosen.every((plan) => publishedProcessorOfPlan(plan) !== null)).toBe(true)
    expect(chosen.filter((plan) => unlikelyRateQuestionsForPlan(plan).length > 0)).toEqual([])
  })

  it('no published processor is asked back when its figures are typed', () => {
    const typed = publishedProcessors.filter(
      ({ cores, median }) =>
        asked({ processorBy: 'SPECrate 2017', cores, specRate2017: median }).length > 0,
    )
    expect(typed).toEqual([])
  })
})

describe('seeding', () => {
  const seedingOf = (plan: ReturnType<typeof planFromKeys>) => seedingTimes(plan, roleResults(plan))

  describe('the time to make copies anew', () => {
    it('crosses no link where all copies stand in one site', () => {
      expect(seedingOf(planFromKeys(exampleA.design)).link).toBeNull()
    })

    it('takes what the peak of the logs leaves of the link', () => {
      const plan = planFromKeys(exampleB.design)
      const { link } = seedingOf(plan)
      const peak = roleResults(plan).replication.peak?.value ?? 0
      expect(link?.left.value).toBeCloseTo(plan.linkSpeed - peak, 9)
    })

    it('takes a site as long as all its databases one after the other over all of that', () => {
      const plan = planFromKeys(exampleC.design)
      const { space, databases, replication } = roleResults(plan)
      const { link } = seedingOf(plan)
      const megabits =
        (databases.databaseCount.value * space.fullDatabase.value * 2 ** 30 * 8) / 1e6
      const left = plan.linkSpeed - (replication.peak?.value ?? 0)
      expect(link?.site?.value).toBeCloseTo(megabits / left / 3600, 6)
      expect((link?.copies?.value ?? 0) / (link?.site?.value ?? 1)).toBeCloseTo(2, 9)
    })

    it('seeds nothing over a link that the logs fill', () => {
      const { link } = seedingOf({ ...planFromKeys(exampleB.design), linkSpeed: 10 })
      expect(link).toMatchObject({ database: null, site: null, copies: null })
      expect(link?.left.value).toBe(0)
    })

    it('gives one database no more than its connection carries', () => {
      const near = { ...planFromKeys(exampleB.design), mode: 'microsoft', linkLatency: 1 } as const
      const far = { ...near, linkLatency: 500 } as const
      const hours = (plan: typeof near | typeof far) => seedingOf(plan).link?.database?.value ?? 0
      expect(hours(far)).toBeGreaterThanOrEqual(hours(near))
    })

    it('seeds one drive no faster over a fast link than in its own site', () => {
      const fast = { ...planFromKeys(exampleB.design), linkSpeed: 10_000, linkLatency: 0 }
      const { link, near } = seedingOf(fast)
      expect(link?.database?.value).toBeCloseTo(near?.database.value ?? 0, 6)
    })

    it('reseeds a lost volume from its own site, its databases one after the other at the longest', () => {
      const plan = planFromKeys(exampleA.design)
      const { near } = seedingOf(plan)
      const each = (roleResults(plan).space.fullDatabase.value * 2 ** 30) / 20e6 / 3600
      expect(near?.database.value).toBeCloseTo(each, 6)
      expect(near?.volume.value).toBeCloseTo(4 * each, 6)
      expect(seedingOf({ ...plan, availability: 'none' }).near).toBeNull()
    })
  })
})

describe('shown drives', () => {
  const later = workbookDefaults('2019')

  /** A passed test of drives of the plan’s own kind. */
  function testOf(storage: TestedStorageLayout, changes: Partial<KeptTest> = {}): KeptTest {
    const driveKind = later.databaseDriveKind
    return { ...keptTest, array: null, driveKind, storage, ...changes }
  }

  const plan = (...keptTests: readonly KeptTest[]): Plan => ({ ...later, keptTests })
  const database = (given: Plan, mode: Plan['mode'] = 'corrected') =>
    chosenDrivesOf(given, mode).site1.database
  const kind = database(later).iops.value

  describe('drives that a kept test was passed on', () => {
    const shown = { planned: 1300, achieved: 1250, databases: 52, units: 13 }

    it('give at least what the busiest of them gave, in whole IOPS as they are compared', () => {
      const drive = database(plan(testOf('JBOD', shown)))
      expect(kind).toBe(57.5)
      expect(driveIopsInStorageLayout(drive, 'JBOD').value).toBe(100)
      expect(driveIopsInStorageLayout(drive, 'RAID-1/0').value).toBe(kind)
    })

    it('give in RAID what its writes asked of them', () => {
      const inRaid = testOf('RAID-1/0', { planned: 1000, achieved: 1000, reads: 600, units: 14 })
      const drive = database(plan(inRaid))
      expect(driveIopsInStorageLayout(drive, 'RAID-1/0').value).toBeCloseTo(100, 9)
      expect(driveIopsInStorageLayout(drive, 'JBOD').value).toBe(kind)
      const unread = database(plan({ ...inRaid, reads: null }))
      expect(driveIopsInStorageLayout(unread, 'RAID-1/0').value).toBeCloseTo(1000 / 14, 9)
      // More reads than transactions hold others too: how many were transactional is not said.
      const beyond = database(plan({ ...inRaid, reads: 2500 }))
      expect(driveIopsInStorageLayout(beyond, 'RAID-1/0').value).toBeCloseTo(1000 / 14, 9)
    })

    it('keep the figure of their kind where the test shows less', () => {
      const drive = database(plan(testOf('JBOD', { ...shown, planned: 13, achieved: 13 })))
      expect(driveIopsInStorageLayout(drive, 'JBOD').value).toBe(kind)
    })

    it('give what a person typed, whatever the test shows', () => {
      const drive = database({ ...plan(testOf('JBOD', shown)), driveIops: 80 })
      expect(driveIopsInStorageLayout(drive, 'JBOD').value).toBe(80)
    })

    it('give the most of several tests', () => {
      const more = testOf('JBOD', { ...shown, id: 'b', planned: 2600, achieved: 2600 })
      expect(
        driveIopsInStorageLayout(database(plan(testOf('JBOD', shown), more)), 'JBOD').value,
      ).toBe(200)
    })

    it.each<readonly [string, Partial<KeptTest>]>([
      ['failed', { passed: false }],
      ['of another kind', { driveKind: 'SSD' }],
      ['of an array', { array: 'shelf' }],
    ])('are not moved by a test that is %s', (_what, change) => {
      const drive = database(plan(testOf('JBOD', { ...shown, ...change })))
      expect(driveIopsInStorageLayout(drive, 'JBOD').value).toBe(kind)
    })

    it('are those of their kind as Microsoft', () => {
      const drive = database(plan(testOf('JBOD', shown)), 'microsoft')
      expect(driveIopsInStorageLayout(drive, 'JBOD').value).toBe(kind)
    })

    it('are found in the second site by the kind there', () => {
      const given: Plan = { ...plan(testOf('JBOD', shown)), secondDatabaseDriveKind: '10K SAS 2.5' }
      const { site1, site2 } = chosenDrivesOf(given, 'corrected')
      expect(driveIopsInStorageLayout(site1.database, 'JBOD').value).toBe(100)
      expect(driveIopsInStorageLayout(site2.database, 'JBOD').value).toBe(165)
    })
  })
})

describe('situation', () => {
  /** The rows of the drives of one server, as every table, list and export of figures has them. */
  function driveRows(storageKind: Plan['storageKind']): readonly string[] {
    const plan: Plan = { ...workbookDefaults('2016'), storageKind }
    const result = size(plan)
    if (!result.ok || !hasStageResults(result.sizing)) throw new Error('It has a sizing')
    return figureRowsOfTable('Drives of one server', figureWordFacts(plan, result.sizing)).map(
      ({ of }) => of.name,
    )
  }

  it('servers on arrays alone are shown no drives of their own', () => {
    expect(driveRows('own arrays')).toEqual([])
    expect(driveRows('EqualLogic')).toEqual([])
    expect(driveRows('own drives')).toEqual(
      expect.arrayContaining(['drivesOfServer', 'drivesInAll']),
    )
    expect(driveRows('any')).toContain('drivesInAll')
  })
})
