import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { raidPolicies } from '../../../src/engine/hardware/equallogic-arrays.ts'
import { capability, referenceCapabilities } from '../../../src/engine/performance/capability.ts'
import { fit } from '../../../src/engine/performance/coefficients.ts'
import { latencies, thresholds } from '../../../src/engine/performance/latency.ts'
import { anyPool, msOf, type PoolSetup, poolWork, referencePool } from '../pools.ts'

const capabilityOf = (pool: PoolSetup) => {
  const { load: _load, ...work } = poolWork(pool)
  return capability(work)
}

const limits = latencies.map((kind) => thresholds[kind].value)
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

  it('is where the thresholds stop holding: just under it they hold, just over it not', () => {
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

  it('is marked as its latencies are, and its band is wider then', () => {
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
  const table = referenceCapabilities()

  it('is there for every model and RAID policy', () => {
    expect(table).toHaveLength(5)
    for (const { policies } of table)
      expect(policies.map(({ raid }) => raid)).toEqual([...raidPolicies])
  })

  it('falls from RAID 10 over RAID 5 and RAID 50 to RAID 6, the measured order', () => {
    for (const { policies } of table) {
      const of = (raid: string) => policies.find((one) => one.raid === raid)?.capability.value ?? 0
      expect(of('RAID 10')).toBeGreaterThan(of('RAID 5'))
      expect(of('RAID 5')).toBeGreaterThan(of('RAID 50'))
      expect(of('RAID 50')).toBeGreaterThan(of('RAID 6'))
    }
  })

  it('covers what was measured within the thresholds, but for the band', () => {
    // Table 16: 2,783 IOPS at 19.5, 13.2 and 2.6 ms in ten databases.
    const { value } = capabilityOf({ ...referencePool, databases: 10, dataGb: 5120 })
    expect(Math.abs(value / 2783 - 1)).toBeLessThan(Math.expm1(fit.bands.read.PS6100XV))
  })

  it('is what the table of the evidence page shows', () => {
    expect(table[0]?.policies[1]?.capability.value).toBe(capabilityOf(referencePool).value)
  })
})
