import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calibratedFit } from '../../../src/engine/performance/coefficients.ts'
import { classOfArrayModel } from '../../../src/engine/performance/fit.ts'
import {
  latencyKinds,
  latencyModelFromCoefficients,
  predictPoolLatencies,
} from '../../../src/engine/performance/latency.ts'
import { cases } from '../../cases.ts'
import {
  anyArrays,
  anyDatabases,
  anyLoad,
  anyPool,
  msOf,
  type PoolSetup,
  poolWork,
  referencePool,
} from '../pools.ts'

/** What floating-point arithmetic may leave, as a share. */
const dust = 1e-12

/** Reads, writes and log writes are none of them faster in the second pool. */
function neverFaster(one: PoolSetup, other: PoolSetup): void {
  const before = msOf(one)
  msOf(other).forEach((ms, at) => {
    expect(ms, latencyKinds[at]).toBeGreaterThanOrEqual((before[at] ?? Number.NaN) * (1 - dust))
  })
}

describe('a latency', () => {
  it('is finite and positive in any pool at any load', () => {
    fc.assert(
      fc.property(anyPool, (pool) => {
        const found = msOf(pool)
        expect(found).toHaveLength(3)
        for (const ms of found) {
          expect(Number.isFinite(ms)).toBe(true)
          expect(ms).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('never falls as the load on the same arrays rises', () => {
    fc.assert(
      fc.property(anyPool, anyLoad, (pool, other) => {
        const [low, high] = [pool.load, other].sort((a, b) => a - b)
        neverFaster({ ...pool, load: low! }, { ...pool, load: high! })
      }),
    )
  })

  it('rises with the load within what was measured', () => {
    const measured = fc.integer({ min: 575, max: 2780 })
    fc.assert(
      fc.property(measured, measured, (one, other) => {
        fc.pre(one < other)
        const before = msOf({ ...referencePool, load: one })
        msOf({ ...referencePool, load: other }).forEach((ms, at) => {
          expect(ms, latencyKinds[at]).toBeGreaterThan(before[at] ?? Number.NaN)
        })
      }),
    )
  })

  it('never falls with more databases on the same arrays', () => {
    fc.assert(
      fc.property(anyPool, anyDatabases, (pool, other) => {
        const [few, many] = [pool.databases, other].sort((a, b) => a - b)
        neverFaster({ ...pool, databases: few! }, { ...pool, databases: many! })
      }),
    )
  })

  it('never rises with more arrays at the same load of the pool', () => {
    fc.assert(
      fc.property(anyPool, anyArrays, (pool, other) => {
        const [few, many] = [pool.arrays, other].sort((a, b) => a - b)
        neverFaster({ ...pool, arrays: many! }, { ...pool, arrays: few! })
      }),
    )
  })

  it.each([
    ['slower drives', 'PS6100XV', 'PS6100X'],
    ['slower drives', 'PS6100X', 'PS6100E'],
    ['slower drives', 'PS6100XV', 'PS6100E'],
    ['slower drives', 'PS4100XV', 'PS4100E'],
    ['fewer drives', 'PS6100XV', 'PS4100XV'],
    ['fewer drives', 'PS6100E', 'PS4100E'],
  ] as const)('never falls with %s: %s, %s', (_why, one, other) => {
    fc.assert(
      fc.property(anyPool, (pool) => {
        neverFaster({ ...pool, model: one }, { ...pool, model: other })
      }),
    )
  })

  it.each([
    ['RAID 10', 'RAID 50'],
    ['RAID 5', 'RAID 6'],
    // The same accesses for a write, and one drive more that works.
    ['RAID 5', 'RAID 50'],
  ] as const)('never falls from %s to %s, of as many drives or fewer', (one, other) => {
    fc.assert(
      fc.property(anyPool, (pool) => {
        neverFaster({ ...pool, raid: one }, { ...pool, raid: other })
      }),
    )
  })

  it('of reads never falls from RAID 50 to RAID 6 where the drives are at work', () => {
    const busy = fc.double({ min: 575, max: 1e5, noNaN: true })
    fc.assert(
      fc.property(anyPool, busy, (pool, perArray) => {
        const at = (raid: PoolSetup['raid']) =>
          msOf({ ...pool, raid, load: perArray * pool.arrays })[0] ?? Number.NaN
        expect(at('RAID 6')).toBeGreaterThanOrEqual(at('RAID 50') * (1 - dust))
      }),
    )
  })
})

describe('RAID 10', () => {
  const others = ['RAID 50', 'RAID 5', 'RAID 6'] as const

  it.each(others)('is never slower than %s in writes or logs, at equal drives and load', (raid) => {
    fc.assert(
      fc.property(anyPool, (pool) => {
        const [, write = 0, log = 0] = msOf({ ...pool, raid: 'RAID 10' })
        const [, otherWrite = 0, otherLog = 0] = msOf({ ...pool, raid })
        expect(write).toBeLessThanOrEqual(otherWrite * (1 + dust))
        expect(log).toBeLessThanOrEqual(otherLog * (1 + dust))
      }),
      { numRuns: cases(100, 4000) },
    )
  })
})

describe('the band of a latency', () => {
  it('lies around it, and is never narrower than what the tests of its class left', () => {
    fc.assert(
      fc.property(anyPool, (pool) => {
        const found = predictPoolLatencies(poolWork(pool))
        const { read, write, log } = calibratedFit.bands
        const least = [read, write, log].map((band) =>
          Math.exp(band[classOfArrayModel(pool.model)]),
        )
        latencyKinds.forEach((kind, at) => {
          const { value, band: [low, high] = [Number.NaN, Number.NaN] } = found[kind]
          expect(low).toBeGreaterThan(0)
          expect(Number.isFinite(high)).toBe(true)
          expect(high / value).toBeGreaterThanOrEqual((least[at] ?? Number.NaN) * (1 - dust))
          expect(Math.abs((low * high) / value ** 2 - 1)).toBeLessThan(dust)
        })
      }),
    )
  })
})

describe('the model', () => {
  it('is the one with the stored coefficients', () => {
    fc.assert(
      fc.property(anyPool, (pool) => {
        const work = poolWork(pool)
        const found = latencyModelFromCoefficients(calibratedFit.coefficients)(work)(work.load)
        for (const kind of latencyKinds)
          expect(predictPoolLatencies(work)[kind]).toMatchObject(found[kind])
      }),
    )
  })

  it('names every number it is made of with a unit and a source', () => {
    const { dbRead } = predictPoolLatencies(poolWork({ ...referencePool, arrays: 2 }))
    expect(dbRead).toMatchObject({ label: 'Database read latency', unit: 'ms' })
    expect(dbRead.how.kind).toBe('formula')
  })
})
