import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { givenFigure } from '../../../src/engine/core/worked.ts'
import {
  equalLogicArrayOfModel,
  equalLogicArrays,
  raidPolicies,
} from '../../../src/engine/hardware/equallogic-arrays.ts'
import { distinctEqualLogicTests } from '../../../src/engine/hardware/equallogic-tests.ts'
import {
  accessTimeFactorBySpeed,
  arrayDrivesOfModel,
  drivesSharingWork,
  poolFactor,
  queueingFactor,
  raidWorkFactor,
  scanLoad,
  writePenalties,
} from '../../../src/engine/performance/array-work.ts'
import { testedRangesOfModel, wasRaidTestedOnModel } from '../../../src/engine/performance/band.ts'
import {
  computeReferenceCapabilities,
  poolCapability,
} from '../../../src/engine/performance/capability.ts'
import { calibratedFit } from '../../../src/engine/performance/coefficients.ts'
import { fixedModelConstants } from '../../../src/engine/performance/constants.ts'
import { latencyKinds, latencyThresholds } from '../../../src/engine/performance/latency.ts'
import { anyPool, msOf, type PoolSetup, poolWork, referencePool } from '../pools.ts'

describe('array drives', () => {
  it('drives are what their record says, whatever the model is called', () => {
    const array = equalLogicArrayOfModel('PS6100X')
    const renamed = arrayDrivesOfModel(
      { ...array, model: 'PS6100E' },
      'RAID 50',
      fixedModelConstants,
    )
    const { hasSmallDrives, access, drives } = arrayDrivesOfModel(
      array,
      'RAID 50',
      fixedModelConstants,
    )
    expect(renamed).toMatchObject({ hasSmallDrives, drives })
    expect(renamed.access.value).toBe(access.value)
    expect(hasSmallDrives).toBe(true)
    expect(
      arrayDrivesOfModel(equalLogicArrayOfModel('PS6100XV'), 'RAID 50', fixedModelConstants)
        .hasSmallDrives,
    ).toBe(false)
  })
})

describe('array work', () => {
  const dust = 1e-9
  const near = (found: number, expected: number) =>
    expect(Math.abs(found - expected)).toBeLessThan(dust * Math.max(1, expected))
  const waitingAt = (use: number) =>
    queueingFactor({ use: givenFigure('Use', use, '%', 'use') }).value

  describe('waiting', () => {
    it.each([
      ['on an idle array', 0, 1],
      ['half busy', 0.5, 2],
      ['just under 95 %', 0.9499, 1 / 0.0501],
      ['at 95 %', 0.95, 20],
      ['just over 95 %', 0.9501, 20.04],
      ['at saturation', 1, 40],
      ['at twice that', 2, 440],
    ])('%s', (_where, use, times) => {
      near(waitingAt(use), times)
    })

    it('goes on rising, with no step where the queue is left', () => {
      const use = fc.double({ min: 0, max: 2, noNaN: true })
      const step = fc.double({ min: 1e-9, max: 0.01, noNaN: true })
      const edge = fc.double({ min: 0.94, max: 0.96, noNaN: true })
      fc.assert(
        fc.property(fc.oneof(use, edge), step, (at, more) => {
          const rise = waitingAt(at + more) - waitingAt(at)
          expect(rise).toBeGreaterThan(0)
          // Nowhere steeper than its slope beyond 95 %.
          expect(rise).toBeLessThanOrEqual(400 * more * (1 + 1e-6) + dust)
        }),
      )
    })
  })

  describe('against the array of most tests, PS6100XV with RAID 50', () => {
    it.each([
      [15_000, 1],
      [10_000, 1.25],
      [7200, 0.5 + 0.5 * (15_000 / 7200)],
    ])('an access at %d rpm takes %d times as long', (rpm, times) => {
      near(
        accessTimeFactorBySpeed({
          rotation: fixedModelConstants.rotation,
          speed: givenFigure('', rpm, 'rpm', ''),
        }).value,
        times,
      )
    })

    it.each([
      ['RAID 10', 0.8],
      ['RAID 50', 1],
      ['RAID 5', 1],
      ['RAID 6', 1.2],
    ] as const)('%s is %d times the work', (raid, times) => {
      near(
        raidWorkFactor({
          weight: fixedModelConstants.raidWeight,
          penalty: writePenalties[raid],
        }).value,
        times,
      )
    })

    it.each([
      [22, 22],
      [10, 1 / (0.5 / 22 + 0.5 / 10)],
    ])('%d drives share the writes like %d', (drives, like) => {
      const controller = fixedModelConstants.writeController
      near(
        drivesSharingWork({ controller, drives: givenFigure('', drives, 'drives', '') }).value,
        like,
      )
    })

    it.each([
      [1, 1],
      [2, 1.1],
      [4, 1.15],
    ])('%d arrays change by a factor of %d', (arrays, times) => {
      const pool = givenFigure('', 0.2, '×', '')
      near(poolFactor({ pool, arrays: givenFigure('', arrays, 'arrays', '') }).value, times)
    })
  })

  it.each([
    [164, 164],
    [165, 165],
    [166, 165],
  ])('of %d IOPS %d scan five databases', (load, scans) => {
    const databases = givenFigure('', 5, 'databases', '')
    const each = fixedModelConstants.maintenanceEach
    expect(scanLoad({ load: givenFigure('', load, 'IOPS', ''), each, databases }).value).toBe(scans)
  })
})

describe('capability', () => {
  const capabilityOf = (pool: PoolSetup) => {
    const { load: _load, ...work } = poolWork(pool)
    return poolCapability(work)
  }

  const limits = latencyKinds.map((kind) => latencyThresholds[kind].value)
  const within = (pool: PoolSetup, load: number) =>
    msOf({ ...pool, load }).every((ms, at) => ms <= (limits[at] ?? Number.NaN))

  it('the thresholds are 20, 20 and 10 ms', () => {
    expect(limits).toEqual([20, 20, 10])
  })

  describe('the capability of any pool', () => {
    it('is finite and positive, and its band lies around it', () => {
      fc.assert(
        fc.property(anyPool, (pool) => {
          const { value, unit, band = [Number.NaN, Number.NaN] } = capabilityOf(pool)
          expect(unit).toBe('IOPS')
          expect(Number.isFinite(value)).toBe(true)
          expect(value).toBeGreaterThan(0)
          expect(band[0]).toBeGreaterThanOrEqual(0)
          expect(band[0]).toBeLessThanOrEqual(value)
          expect(band[1]).toBeGreaterThanOrEqual(value)
          expect(Number.isFinite(band[1])).toBe(true)
        }),
      )
    })

    it('is the load at which the thresholds stop holding', () => {
      fc.assert(
        fc.property(anyPool, (pool) => {
          const { value, how } = capabilityOf(pool)
          if (how.kind !== 'solved') throw new Error('A capability is solved')
          expect(within(pool, value - how.tolerance)).toBe(true)
          expect(within(pool, value)).toBe(true)
          expect(within(pool, value + how.tolerance)).toBe(false)
        }),
      )
    })

    it('of RAID 10 is never bound by log writes: none above 2.6 ms was measured', () => {
      fc.assert(
        fc.property(anyPool, ({ load: _load, ...pool }) => {
          const ofRaid10 = { ...pool, raid: 'RAID 10' as const, load: 0 }
          const [read = 0, write = 0, log = 0] = msOf({
            ...ofRaid10,
            load: capabilityOf(ofRaid10).value,
          })
          expect(log / 10).toBeLessThan(Math.max(read, write) / 20)
        }),
      )
    })

    it('carries the marks of its latencies, and a marked one has a wider band', () => {
      const inside = capabilityOf({ ...referencePool, raid: 'RAID 6' })
      const share = ({ value, band = [0, 0] }: typeof inside) => (band[1] - band[0]) / value
      expect(inside.beyond).toBeUndefined()
      let before = share(inside)
      for (const databases of [40, 80, 160]) {
        const found = capabilityOf({ ...referencePool, raid: 'RAID 6', databases })
        expect(found.beyond?.map((one) => ('what' in one ? one.what : one.untested))).toContain(
          'Databases per array',
        )
        expect(share(found)).toBeGreaterThan(before)
        before = share(found)
      }
    })
  })

  describe('the capability of one array', () => {
    const table = computeReferenceCapabilities()

    it('exists for every model and RAID policy', () => {
      expect(table).toHaveLength(equalLogicArrays.length)
      for (const { policies } of table)
        expect(policies.map(({ raid }) => raid)).toEqual([...raidPolicies])
    })

    it('falls from RAID 10 over RAID 5 and RAID 50 to RAID 6, the measured order', () => {
      for (const { policies } of table) {
        const of = (raid: string) =>
          policies.find((one) => one.raid === raid)?.capability.value ?? 0
        expect(of('RAID 10')).toBeGreaterThan(of('RAID 5'))
        expect(of('RAID 5')).toBeGreaterThan(of('RAID 50'))
        expect(of('RAID 50')).toBeGreaterThan(of('RAID 6'))
      }
    })

    it('covers what was measured within the thresholds, but for the band', () => {
      // Table 16: 2,783 IOPS at 19.5, 13.2 and 2.6 ms in ten databases.
      const { value } = capabilityOf({ ...referencePool, databases: 10, dataGb: 5120 })
      expect(Math.abs(value / 2783 - 1)).toBeLessThan(Math.expm1(calibratedFit.bands.read.PS6100XV))
    })

    it('equals the table of the evidence page', () => {
      expect(table[0]?.policies[1]?.capability.value).toBe(capabilityOf(referencePool).value)
    })
  })
})

describe('measured range', () => {
  describe('the range that was measured on all models', () => {
    it.each([
      // Table 4 at 0.06 IOPS per mailbox on 22 drives; Table 22, PS4100XV on 10.
      ['loadPerDrive', 'Load per drive', 'IOPS/drive', 575 / 22, 1351 / 10],
      // Table 8.
      ['databasesPerArray', 'Databases per array', 'databases', 2, 20],
      // Table 23, 2,000 mailboxes on 10 drives; Table 6, 5,000 of 1.5 GB on 22.
      ['dataPerDrive', 'Data per drive', 'GB/drive', 1024 / 10, 7500 / 22],
      // Table 20.
      ['arrays', 'Arrays in the pool', 'arrays', 1, 3],
    ] as const)('%s', (quantity, what, unit, from, to) => {
      const found = testedRangesOfModel(null).ranges.find((one) => one.quantity === quantity)
      expect(found).toEqual({ quantity, what, unit, from, to })
    })

    it('of the latencies: the shortest and the longest printed', () => {
      expect(testedRangesOfModel(null).latencies).toEqual({
        read: { from: 6.4, to: 19.5 },
        write: { from: 2.4, to: 13.2 },
        log: { from: 0.8, to: 2.6 },
      })
    })
  })

  describe('the range that was measured on a model', () => {
    it.each([
      // Tables 20 and 4: three arrays at 7,134 IOPS are less for each than one at 2,783.
      ['PS6100XV', 575 / 22, 2783 / 22],
      // Table 22.
      ['PS6100X', 1328 / 22, 1328 / 22],
      ['PS6100E', 1302 / 22, 1302 / 22],
      // Tables 23 and 22.
      ['PS4100XV', 544 / 10, 1351 / 10],
      ['PS4100E', 559 / 10, 559 / 10],
    ] as const)('%s: load per drive', (model, from, to) => {
      expect(testedRangesOfModel(model).ranges[0]).toMatchObject({
        quantity: 'loadPerDrive',
        from,
        to,
      })
    })

    it('exists for every tested model, and for the RAID policies that were tested', () => {
      for (const model of new Set(distinctEqualLogicTests.map(({ model }) => model))) {
        expect(testedRangesOfModel(model)).not.toBe(testedRangesOfModel(null))
        expect(wasRaidTestedOnModel({ model, raid: 'RAID 50' })).toBe(true)
        expect(wasRaidTestedOnModel({ model, raid: 'RAID 6' })).toBe(model === 'PS6100XV')
      }
      expect(distinctEqualLogicTests.filter(({ model }) => model !== 'PS6100XV')).toHaveLength(6)
    })
  })
})
