import fc from 'fast-check'
import { givenFigure } from '../../src/engine/core/worked.ts'
import { equalLogicArrays, raidPolicies } from '../../src/engine/hardware/equallogic-arrays.ts'
import type { EqualLogicPool, LoadedPool } from '../../src/engine/performance/array-work.ts'
import { latencyKinds, predictPoolLatencies } from '../../src/engine/performance/latency.ts'
/** What is asked of a pool of arrays, in bare numbers. */
export type PoolSetup = {
  readonly model: EqualLogicPool['model']
  readonly raid: LoadedPool['raid']
  readonly arrays: number
  readonly databases: number
  readonly dataGb: number
  readonly load: number
}

/** The reference test of every table: 5,000 mailboxes of 512 MB in five databases. */
export const referencePool: PoolSetup = {
  model: 'PS6100XV',
  raid: 'RAID 50',
  arrays: 1,
  databases: 5,
  dataGb: 2560,
  load: 1530,
}

/** The same as the model takes it. */
export function poolWork({
  model,
  raid,
  arrays,
  databases,
  dataGb,
  load,
}: PoolSetup): EqualLogicPool & Pick<LoadedPool, 'load'> {
  return {
    model,
    raid,
    arrays: givenFigure('Arrays', arrays, 'arrays', 'arrays'),
    databases: givenFigure('Databases', databases, 'databases', 'databases'),
    data: givenFigure('Data', dataGb, 'GB', 'data'),
    load: givenFigure('Load', load, 'IOPS', 'load'),
  }
}

/** Read, write and log-write latency of a pool, in ms. */
export function msOf(setup: PoolSetup): readonly number[] {
  const found = predictPoolLatencies(poolWork(setup))
  return latencyKinds.map((kind) => found[kind].value)
}

/** Numbers of any size between two, small ones as often as large ones. */
export function magnitudes(from: number, to: number): fc.Arbitrary<number> {
  const exponent = fc.double({ min: Math.log10(from), max: Math.log10(to), noNaN: true })
  return fc.oneof(
    { weight: 9, arbitrary: exponent.map((at) => 10 ** at) },
    fc.constantFrom(from, to),
  )
}

export const anyModel = fc.constantFrom(...equalLogicArrays.map(({ model }) => model))
export const anyLoad = magnitudes(0.001, 1e7)
export const anyDatabases = fc.integer({ min: 1, max: 1000 })
export const anyArrays = fc.integer({ min: 1, max: 8 })

/** Any pool, far beyond what was measured. */
export const anyPool: fc.Arbitrary<PoolSetup> = fc.record({
  model: anyModel,
  raid: fc.constantFrom(...raidPolicies),
  arrays: anyArrays,
  databases: anyDatabases,
  dataGb: magnitudes(0.01, 1e9),
  load: anyLoad,
})
