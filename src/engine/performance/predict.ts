import type { Unit } from '../core/units.ts'
import { givenFigure, type Worked } from '../core/worked.ts'
import type { EqualLogicTestResult, EqualLogicTestSetup } from '../hardware/equallogic-tests.ts'
import type { EqualLogicPool, LoadedPool } from './array-work.ts'
import {
  type LatencyModel,
  latencyModelOfPool,
  type PoolLatencies,
  predictPoolLatencies,
} from './latency.ts'
import { predictedTestLoad } from './load.ts'

/** RAID policies as the tables print them, without a space. */
type PrintedRaid = 'RAID10' | 'RAID50' | 'RAID5' | 'RAID6'

/** Setup of a test as plain data; RAID policy with its space or as printed. */
export type PlainTestSetup = Omit<EqualLogicTestSetup, 'raid'> & {
  readonly raid: EqualLogicTestSetup['raid'] | PrintedRaid
}

function withSpace(setup: PlainTestSetup): EqualLogicTestSetup {
  const raids = {
    RAID10: 'RAID 10',
    RAID50: 'RAID 50',
    RAID5: 'RAID 5',
    RAID6: 'RAID 6',
  } as const
  const { raid } = setup
  return {
    ...setup,
    raid: raid in raids ? raids[raid as PrintedRaid] : (raid as EqualLogicTestSetup['raid']),
  }
}

/**
 * Predicted load of a published test, in IOPS: transactional, logs, maintenance and the overshoot
 * of the load generator. Uses no measured figure. Source: EqualLogic 5.1 to 5.8.
 */
export function predictLoad(setup: PlainTestSetup): number {
  return predictedTestLoad(withSpace(setup)).total.value
}

type LatencyMs = Omit<EqualLogicTestResult, 'totalIops'>

/** Mean latencies of a test in ms, with their bands. */
export type PredictedTestLatencies = LatencyMs & {
  readonly bands: { readonly [K in keyof LatencyMs]: readonly [low: number, high: number] }
}

/**
 * Predicted mean latencies of a published test at `totalIops`, in ms, with bands. Uses no other
 * measured figure. Source: EqualLogic 5.1 to 5.8.
 */
export function predictLatency(
  setup: PlainTestSetup & Pick<EqualLogicTestResult, 'totalIops'>,
): PredictedTestLatencies {
  const found = predictPoolLatencies(testWork({ ...withSpace(setup), totalIops: setup.totalIops }))
  const bandOf = ({ value, band = [value, value] }: Worked) => band
  return {
    ...inMs(found),
    bands: {
      dbReadMs: bandOf(found.dbRead),
      dbWriteMs: bandOf(found.dbWrite),
      logWriteMs: bandOf(found.logWrite),
    },
  }
}

/** Latencies of a test at its predicted load, without any measured figure. */
export function latenciesAtPredictedTestLoad(setup: EqualLogicTestSetup): PoolLatencies {
  const { total } = predictedTestLoad(setup)
  const work = testWork({ ...setup, totalIops: total.value })
  return latencyModelOfPool(work).atOwn(work.load)
}

export function testLatencyByModel(
  setup: EqualLogicTestSetup & Pick<EqualLogicTestResult, 'totalIops'>,
  model: LatencyModel,
): LatencyMs {
  const work = testWork(setup)
  return inMs(model(work)(work.load))
}

function testWork(
  setup: EqualLogicTestSetup & Pick<EqualLogicTestResult, 'totalIops'>,
): EqualLogicPool & Pick<LoadedPool, 'load'> {
  const number = <U extends Unit>(label: string, value: number, unit: U) =>
    givenFigure(label, value, unit, label)
  return {
    model: setup.model,
    raid: setup.raid,
    arrays: number('Arrays', setup.units, 'arrays'),
    databases: number('Databases', setup.databases, 'databases'),
    data: number('Data', (setup.users * setup.mailboxMb) / 1000, 'GB'),
    load: number('Load', setup.totalIops, 'IOPS'),
  }
}

function inMs({ dbRead, dbWrite, logWrite }: PoolLatencies): LatencyMs {
  return { dbReadMs: dbRead.value, dbWriteMs: dbWrite.value, logWriteMs: logWrite.value }
}
