import { describe, expect, it } from 'vitest'
import type { Worked } from '../../../../../src/engine/core/worked.ts'
import { numbersBehind } from '../../../../../src/engine/core/worked-inputs.ts'
import { roleResults } from '../../../../../src/engine/methods/roles/role-requirements.ts'
import { exampleA, exampleB } from '../../../../roles/examples.ts'
import { type KeyInput, planFromKeys } from '../../../../roles/plan-from-keys.ts'

const bothModes = (design: KeyInput) => {
  const plan = planFromKeys(design)
  return { stated: roleResults(plan, 'microsoft'), ours: roleResults(plan, 'corrected') }
}

/** The errata that a figure, or one behind it, carries. */
const errataOf = (worked: Worked | null) =>
  numbersBehind(worked ? [worked] : []).flatMap(({ how }) =>
    'errata' in how ? (how.errata ?? []) : [],
  )

const small = { ...exampleA.design, tiers: [{ n: 12_000, msgs: 50, kb: 75, quota: 6144 }] }

describe('a volume that does not fit its drive (MS2)', () => {
  const full = { ...small, symmetric: false }

  it('leaves no drive at all in the totals of the workbook', () => {
    const { stated } = bothModes(full)
    expect(stated.drives.site1.verdict).toMatchObject({
      code: 'insufficient disk capacity',
      volume: { value: expect.closeTo(7498.008041, 5) },
      drive: { value: expect.closeTo(7450.580597, 5) },
    })
    expect(stated.drives.jbodServer1?.value).toBe(0)
    expect(stated.drives.raidServer1.value).toBe(23)
    expect(stated.drives.totals.asCalculated.environment?.value).toBe(0)
    expect(errataOf(stated.drives.jbodServer1)).toContain('MS2')
  })

  it('takes more databases where that helps', () => {
    const { drives, space } = bothModes(full).ours
    expect(drives.site1.verdict.code).toBe('fits')
    expect(space.volume.value).toBeLessThanOrEqual(7450.580597)
    expect(drives.jbodServer1?.value).toBeGreaterThan(0)
  })

  it('is reported with both numbers, and RAID is counted instead', () => {
    const { drives } = bothModes({ ...full, autoDb: false, customDb: 54 }).ours
    expect(drives.site1.verdict).toMatchObject({
      code: 'insufficient disk capacity',
      // The logs of 75 KB are not rounded to a tenth there.
      volume: { value: expect.closeTo(7494.809942, 5) },
      drive: { value: expect.closeTo(7450.580597, 5) },
    })
    expect(drives.jbodServer1).toBeNull()
    expect(drives.site1).toMatchObject({ storage: 'RAID', server: { value: 23 } })
    expect(errataOf(drives.site1.server)).toContain('MS2')
    expect(drives.totals.asCalculated.environment?.value).toBe(23 * 6)
  })
})

describe('drives too slow for their databases (MS2)', () => {
  const slow = {
    ...exampleA.design,
    autoDb: false,
    customDb: 36,
    tiers: [{ n: 12_000, msgs: 200, quota: 1024 }],
  }

  it('leave restore and spare drives alone in the totals of the workbook', () => {
    const { drives } = bothModes(slow).stated
    expect(drives.site1.verdict).toMatchObject({
      code: 'insufficient disk I/O',
      needed: { value: expect.any(Number) },
      drive: { value: 57.5 },
    })
    expect(drives.jbodServer1?.value).toBe(2)
    expect(drives.jbod1).toBeNull()
  })

  it('are counted in RAID', () => {
    const { drives } = bothModes(slow).ours
    expect(drives.site1.verdict.code).toBe('insufficient disk I/O')
    expect(drives.jbodServer1).toBeNull()
    expect(drives.site1.storage).toBe('RAID')
  })

  it('do with a figure of one’s own, in corrected alone', () => {
    const { stated, ours } = bothModes({ ...slow, driveIops: 5000 })
    expect(stated.drives.site1.verdict.code).toBe('insufficient disk I/O')
    expect(ours.drives.site1).toMatchObject({ verdict: { code: 'fits' }, storage: 'JBOD' })
  })
})

it('drives that are not full count whole (MS11)', () => {
  const { stated, ours } = bothModes({
    ...exampleA.design,
    autoDb: false,
    customDb: 40,
    tiers: [{ n: 6000, msgs: 100, quota: 6144 }],
  })
  expect(stated.drives.jbod1?.value).toBe(7.25)
  expect(Number.isInteger(ours.drives.jbod1?.value)).toBe(true)
  expect(errataOf(ours.drives.jbod1)).toContain('MS11')
})

describe('a stand-alone server (MS12)', () => {
  const alone = { ha: false, servers: 2, spec: 700, tiers: [{ n: 2000, quota: 1024 }] }

  it('has no processors, and with a SPEC rate no memory, in the workbook', () => {
    const { memory, processors } = bothModes(alone).stated
    expect([
      memory.clientAccessMemory,
      memory.memoryNeeded,
      memory.fittedMemory,
      memory.cachePerMailbox,
    ]).toEqual(Array(4).fill(null))
    expect([processors.megacyclesWorst, processors.cpuWorst, processors.cores]).toEqual([
      null,
      null,
      null,
    ])
    const unrated = bothModes({ ...alone, spec: null }).stated
    expect(unrated.memory.fittedMemory?.value).toBeGreaterThan(0)
    expect(unrated.processors.megacyclesWorst).toBeNull()
  })

  it('is sized with all its databases active', () => {
    const { memory, processors, servers, activation } = bothModes(alone).ours
    expect(memory.fittedMemory?.value).toBeGreaterThanOrEqual(
      memory.memoryNeeded?.value ?? Number.NaN,
    )
    expect(activation.worstCase.value).toBe(servers.copiesServer.value)
    const { megacyclesWorst, cpuWorst } = processors
    expect(megacyclesWorst?.value).toBeCloseTo(1000 * (0.0425 * 1.375) * 200, 6)
    expect(cpuWorst?.value).toBeGreaterThan(0)
    expect(errataOf(megacyclesWorst)).toContain('MS12')
    expect(errataOf(memory.clientAccessMemory)).toContain('MS12')
  })
})

describe('without a SPEC rate', () => {
  const { stated, ours } = bothModes({ ...exampleA.design, spec: null })

  it('the workbook has megacycles and no processors', () => {
    expect(stated.processors.megacyclesWorst?.value).toBeGreaterThan(0)
    expect(stated.processors.cpuWorst).toBeNull()
    expect(stated.processors.directoryCores).toBeNull()
  })

  it('a core is assumed to have 2,000 megacycles', () => {
    expect(ours.processors.site1.core?.value).toBe(2000)
    expect(ours.processors.cpuWorst?.value).toBeCloseTo(
      (ours.processors.megacyclesWorst?.value ?? Number.NaN) / 40_000,
      12,
    )
    expect(
      numbersBehind(ours.processors.cpuWorst ? [ours.processors.cpuWorst] : []),
    ).toContainEqual(
      expect.objectContaining({
        value: 33.75,
        how: expect.objectContaining({ kind: 'published' }),
      }),
    )
  })
})

describe('memory of the search index (MS14)', () => {
  it('counts every item, and is not added once more', () => {
    const { stated, ours } = bothModes(exampleA.design)
    expect(stated.memory.indexMemory?.value).toBeCloseTo(7.03241, 6)
    expect(stated.memory.indexMemory?.value).toBeLessThan(ours.memory.indexMemory?.value ?? 0)
    expect(errataOf(ours.memory.indexMemory)).toContain('MS14')
  })

  it('is added by the workbook to a small server alone', () => {
    const tiny = { ...exampleB.design, tiers: [{ n: 40, quota: 500 }], virtual: false, cores: 1 }
    const { stated, ours } = bothModes({ ...tiny, spec: null })
    const added = (stated.memory.memoryNeeded?.value ?? 0) - (stated.memory.indexMemory?.value ?? 0)
    expect(added).toBeCloseTo(8, 6)
    expect(ours.memory.memoryNeeded?.value).toBe(8)
  })

  it('is none where the index lies in the database', () => {
    const { stated, ours } = bothModes({ ...exampleA.design, exchange: '2019' })
    expect([stated.memory.indexMemory, ours.memory.indexMemory]).toEqual([null, null])
    expect(ours.memory.fittedMemory?.value).toBeGreaterThanOrEqual(128)
    expect(
      bothModes({ ...exampleA.design, exchange: '2019', x: 0.1 }).ours.memory.indexMemory,
    ).not.toBe(null)
  })
})

describe('servers of lagged copies alone (MS24)', () => {
  const lagged = {
    ...exampleA.design,
    sites: true,
    model: 'AP',
    copies: 4,
    copies2: 2,
    lag: 2,
    lag2: 2,
    dedlag: true,
    rlm: false,
    multiDb: false,
  }

  it('stand on single drives where two copies are in site 2', () => {
    const { stated, ours } = bothModes(lagged)
    expect(stated.drives.lagged2?.storage).toBe('RAID')
    expect(ours.drives.lagged2?.storage).toBe('JBOD')
    expect(errataOf(ours.drives.lagged2?.server ?? null)).toContain('MS24')
  })

  it('count among all drives', () => {
    const { drives, servers } = bothModes(lagged).ours
    const own = (drives.lagged2?.server.value ?? 0) * servers.lagged2.value
    const others =
      drives.site1.server.value * servers.servers1.value +
      (drives.site2?.server.value ?? 0) * servers.recoveryServers2.value
    expect(drives.totals.asCalculated.dag?.value).toBe(own + others)
  })
})

it('log reads of site 2 are those of its own worst case; as Microsoft of site 1’s', () => {
  // 25.6275 IOPS of a database, 42.3529 % of them writes, a twentieth of those read again: 8 and 12 databases.
  const { stated, ours } = bothModes(exampleB.design)
  expect(stated.io.logReads2?.value).toBeCloseTo(4.3416, 6)
  expect(ours.activation.worstCase.value).toBeLessThan(12)
  expect(ours.io.logReads2?.value).toBeCloseTo((4.3416 / 8) * 12, 6)
})
