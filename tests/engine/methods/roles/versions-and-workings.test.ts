import { describe, expect, it, test } from 'vitest'
import { roleVersionOf, versionOf } from '../../../../src/engine/exchange/versions.ts'
import {
  allAnswerFields,
  defaultPlan,
  exchangeVersionIds,
  givenFigure,
  type Plan,
  recommend,
  size,
  withVersion,
} from '../../../../src/engine/index.ts'
import {
  roleResults,
  tierPresets,
  tierWithPreset,
} from '../../../../src/engine/methods/roles/index.ts'
import { isByRoles } from '../../../../src/engine/methods/roles/sized-by-roles.ts'
import { exampleA, exampleB, exampleC } from '../../../roles/examples.ts'
import { type KeyInput, planFromKeys } from '../../../roles/plan-from-keys.ts'
import { sizedAnyhow } from '../../plans.ts'

describe('size by roles', () => {
  const near = (found: number, expected: number) =>
    expect(Math.abs(found / expected - 1)).toBeLessThan(1e-6)

  const planOf = ({ design }: typeof exampleA): Plan => ({
    ...planFromKeys(design),
    mode: 'microsoft',
  })

  const gb = 1.073741824

  describe('what arrays are asked for', () => {
    // Volumes and restore volume of a server, in GiB; its IOPS, log writes and log reads.
    it.each([
      ['A', exampleA, 76_292.055921 + 4729.338942, 707.52 + 141.504 + 5.986708, [6]],
      ['B', exampleB, null, 307.53 + 65.124 + 4.3416, [4, 2]],
      ['C', exampleC, 51_029.518914, 868.32 + 173.664 + 10.854, [5, 5]],
    ] as const)(
      'of example %s is its space, its IOPS and its logs',
      (_name, example, gib, iops, sites) => {
        const sizing = sizedAnyhow(planOf(example))
        if (!isByRoles(sizing)) throw new Error('It is sized by role requirements')
        const { space } = sizing.parts
        const all = gib ?? space.volumeSpaceServer.value + (space.logVolumeSpaceServer?.value ?? 0)
        near(sizing.volumes.perServer.value, all * gb)
        near(sizing.iops.judged.value, iops)
        near(sizing.iops.judgedWithReserve.value, iops)
        near(sizing.iops.expectedLoad.value, iops / 1.2)
        expect(sizing.sites.map(({ value }) => value)).toEqual(sites)
        const servers = sites.reduce<number>((sum, count) => sum + count, 0)
        expect(sizing.databases.storages.value).toBe(servers)
        near(sizing.volumes.inAll.value, all * gb * servers)
      },
    )

    it('is the same whatever servers are lost: every copy counts as active', () => {
      const { iops, databases } = sizedAnyhow(planOf(exampleA))
      expect(iops.cases).toHaveLength(1)
      expect(iops.active.value).toBe(databases.onServer.value)
      expect(iops.judgedAllUp).toBe(iops.judged)
      expect(iops.maintenanceThroughput).toMatchObject({ value: 52, unit: 'MiB/s' })
    })

    it('makes designs of a pool for each server, at each site a group', () => {
      const plan = planOf(exampleC)
      const { organization } = recommend(plan, sizedAnyhow(plan))
      expect([organization.groups.value, organization.pools.value]).toEqual([2, 10])
    })
  })

  describe('a plan that leaves no results', () => {
    const plan = planOf(exampleA)

    it.each([
      ['copies', { copies: 8, laggedCopies: 0 }],
      ['members', { activeServers: 17 }],
      ['maxDb', { largestDatabase: 0 }],
    ] as const)('names what fails, the answer and what would do: %s', (code, answers) => {
      for (const mode of ['microsoft', 'corrected'] as const) {
        const result = size({ ...plan, ...answers, mode })
        if (result.ok) throw new Error('It cannot be sized')
        const problem = result.problems.find((one) => one.code === `check ${code}`)
        if (!problem || !('advice' in problem)) throw new Error(`No ${code}`)
        expect(problem.answer in plan).toBe(true)
        expect(problem).not.toHaveProperty('breaksLimit')
        expect(problem.advice.findings.length).toBeGreaterThan(0)
        expect(problem.advice.fix.length).toBeGreaterThan(0)
      }
    })
  })
})

describe('symmetric bays', () => {
  /**
   * 6,000 mailboxes on four servers with three copies and drives of 1.8 TB: 36 databases as a multiple of
   * the servers, and 48 as one of the 24 orders of three of four servers.
   */
  const plan: Plan = {
    ...withVersion(defaultPlan, '2016'),
    ...{ databaseDriveKind: '10K SAS 2.5', databaseDrive: 1800, restoreDrive: 1800 },
    bays: null,
  }

  const countOf = (change: Partial<Plan>) => {
    const sizing = sizedAnyhow({ ...plan, ...change })
    if (!isByRoles(sizing)) throw new Error('Sized by the papers')
    return sizing.parts.databases.databaseCount.value
  }

  describe('a symmetric number of databases', () => {
    it('stands where nothing limits the drives, or there are bays for them', () => {
      expect(countOf({})).toBe(48)
      // Three quarters of 48 are 36 copies, on 12 volumes of three; with restore volume and spare 14 drives.
      expect(countOf({ bays: 14 })).toBe(48)
      expect(countOf({ bays: 12, shelfBays: 2 })).toBe(48)
      expect(countOf({ bays: 12, autoReseedVolumes: 0, restoreVolume: false })).toBe(48)
    })

    it('is left for a multiple of the servers that the bays have room for', () => {
      expect(countOf({ bays: 13 })).toBe(36)
      expect(countOf({ bays: 11 })).toBe(36)
    })

    it('stands where neither has room, and as Microsoft counts', () => {
      expect(countOf({ bays: 10 })).toBe(48)
      expect(countOf({ bays: 12, mode: 'microsoft' })).toBe(48)
    })
  })
})

describe('tier presets', () => {
  const plan = withVersion(defaultPlan, 'SE')
  const [usual] = plan.tiers

  describe('presets to start a tier from', () => {
    it('take every answer that they do not name from the default', () => {
      const [standard] = tierPresets
      expect(standard && tierWithPreset(standard, null)).toEqual({
        ...usual,
        name: 'Standard mailboxes',
        mailboxes: 100,
      })
    })

    it('are answers that a person may give', () => {
      for (const preset of tierPresets) {
        const with1: Plan = { ...plan, tiers: [tierWithPreset(preset, null)] }
        for (const field of allAnswerFields.filter(({ scope }) => scope === 'tier')) {
          const value = field.read(with1, 0)
          if (field.kind !== 'number' || value === null) continue
          expect(value, `${preset.name}: ${field.key}`).toBeGreaterThanOrEqual(field.min)
          expect(value, `${preset.name}: ${field.key}`).toBeLessThanOrEqual(field.max)
        }
      }
    })

    it('leave a tier its mailboxes and their growth', () => {
      const before = { ...usual, name: 'Berlin', mailboxes: 4321, growth: 7, messages: 33 }
      for (const preset of tierPresets) {
        const { mailboxes, growth, name, messages } = tierWithPreset(preset, before)
        expect({ mailboxes, growth, name }).toEqual({
          mailboxes: 4321,
          growth: 7,
          name: preset.name,
        })
        expect(messages).not.toBe(33)
      }
    })

    it('say of every figure what it rests on', () => {
      expect(tierPresets.map(({ source }) => source.standing)).toEqual([
        'A',
        'assumed',
        'assumed',
        'assumed',
        'assumed',
      ])
    })
  })
})

describe('transport', () => {
  const transportOf = (design: KeyInput, mode: 'corrected' | 'microsoft' = 'microsoft') =>
    roleResults(planFromKeys(design), mode).transport
  const A: KeyInput = exampleA.design
  const B: KeyInput = exampleB.design

  describe('Safety Net', () => {
    it.each([
      [{ safetyDays: 2, replayH: 168 }, 7],
      [{ safetyDays: 8, replayH: 168 }, 8],
      [{ safetyDays: 2, replayH: 168, lag: 0, copies: 4 }, 2],
    ])('keeps messages as long as a lagged copy may need them: %o for %d days', (change, days) => {
      expect(transportOf({ ...A, ...change }).hold.value).toBe(days)
    })
  })

  describe('the servers left', () => {
    it.each([
      ['two failures in one site', A, 4],
      ['one failure in one site', { ...A, servers: 3, copies: 3, lag: 0 }, 2],
      ['site 1 and all beside it', B, 2],
      ['site 1 and one more server', exampleC.design, 4],
      ['lagged servers stay, those of site 1 apart', { ...B, lag: 2, lag2: 1, dedlag: true }, 4],
      ['stand-alone all are', { ...A, ha: false }, 6],
    ] as const)('%s', (_words, design, servers) => {
      expect(transportOf(design).left?.value).toBe(servers)
    })
  })

  it('lies on the system drive while 150 GiB are left beside it', () => {
    const on = (gigabytes: number) =>
      transportOf({ ...exampleC.design, disk1: { sys: [gigabytes, '10K SAS 2.5'] } }).transportOn
    // 386.24 + 150 GiB are 575.8 decimal GB.
    expect([on(575), on(576)]).toEqual(['Dedicated RAID-1 Disk', 'System Disk'])
  })
})

describe('versions', () => {
  const byRoles = exchangeVersionIds.filter(
    (exchange) => versionOf({ exchange }).method === 'roles',
  )

  test('every version of the method has its figures, and no other', () => {
    expect(byRoles).toEqual(['2013', '2016', '2019', 'SE'])
    for (const exchange of exchangeVersionIds)
      if (byRoles.includes(exchange)) expect(roleVersionOf({ exchange })).toBeDefined()
      else expect(() => roleVersionOf({ exchange })).toThrow()
  })

  describe.each([
    { exchange: '2013', active: 0.0425, passive: 0.0137, index: 0.2, memory: [96, 8], cores: 24 },
    { exchange: '2016', active: 0.0597, passive: 0.014, index: 0.2, memory: [192, 8], cores: 24 },
    { exchange: '2019', active: 0.0597, passive: 0.014, index: 0, memory: [256, 128], cores: 48 },
    { exchange: 'SE', active: 0.0597, passive: 0.014, index: 0, memory: [256, 128], cores: 48 },
  ] as const)('Exchange $exchange', ({ exchange, active, passive, index, memory, cores }) => {
    const figures = roleVersionOf({ exchange })

    it('has the profile and the limits of its documents', () => {
      expect(figures.iopsPerMessage.value).toBe(0.00067)
      expect(figures.cachePerMessage.value).toBe(0.06)
      expect(figures.activePerMessage.value).toBe(active)
      expect(figures.passivePerMessage.value).toBe(passive)
      expect(figures.clientAccessOf.value).toBe(0.0425)
      expect(figures.clientAccessIncluded).toBe(exchange !== '2013')
      expect(figures.indexShare.value).toBe(index)
      expect([figures.mostMemory.value, figures.leastMemory.value]).toEqual(memory)
      expect(figures.mostCores.value).toBe(cores)
    })

    it('ships logs once more for the search index in 2013 alone', () => {
      expect(figures.indexShipped.value).toBe(exchange === '2013' ? 1 : 0)
    })

    it('names its assumptions', () => {
      const { indexShare, indexShipped, clientAccessOf, activePerMessage } = figures
      const isNew = exchange === '2019' || exchange === 'SE'
      expect(indexShare.how.kind).toBe(isNew ? 'assumed' : 'published')
      expect(indexShipped.how.kind).toBe(exchange === '2013' ? 'published' : 'assumed')
      expect(clientAccessOf.how.kind).toBe(exchange === '2013' ? 'published' : 'assumed')
      expect(activePerMessage.how).toMatchObject(
        isNew ? { cite: { standing: 'assumed' } } : { kind: 'published' },
      )
    })

    it('has a page file by its memory', () => {
      const pageFile = (gib: number) =>
        figures.pageFile(givenFigure('Memory', gib, 'GiB', 'memory')).value
      const isNew = exchange === '2019' || exchange === 'SE'
      expect(pageFile(16)).toBe(isNew ? 4096 : 16_394)
      expect(pageFile(256)).toBe(isNew ? 65_536 : 32_778)
    })
  })
})
