import type { Unit } from '../core/units.ts'
import { given } from '../core/worked.ts'
import type { TestResult, TestSetup } from '../papers/equallogic-tests.ts'
import { type LatencyModel, predictPool } from './latency.ts'
import { testLoad } from './load.ts'

/** The RAID policies as the tables print them, without a space. */
type PrintedRaid = 'RAID10' | 'RAID50' | 'RAID5' | 'RAID6'

/** The setup of a test as plain data; the RAID policy with its space or as printed. */
export type Setup = Omit<TestSetup, 'raid'> & { readonly raid: TestSetup['raid'] | PrintedRaid }

function withSpace(setup: Setup): TestSetup {
  const raids = {
    RAID10: 'RAID 10',
    RAID50: 'RAID 50',
    RAID5: 'RAID 5',
    RAID6: 'RAID 6',
  } as const
  const { raid } = setup
  return {
    ...setup,
    raid: raid in raids ? raids[raid as PrintedRaid] : (raid as TestSetup['raid']),
  }
}

/**
 * The total IOPS a published test performed, in IOPS: transactional, logs, maintenance and what its
 * load generator did beyond the plan. Takes nothing that was measured. Source: EqualLogic 5.1 to 5.8.
 */
export function predictLoad(setup: Setup): number {
  return testLoad(withSpace(setup)).total.value
}

/**
 * The average latencies, in ms, of a published test that performed `totalIops`. Takes nothing else
 * that was measured. Source: EqualLogic 5.1 to 5.8.
 */
export function predictLatency(
  setup: Setup & Pick<TestResult, 'totalIops'>,
): Omit<TestResult, 'totalIops'> {
  return testLatency({ ...withSpace(setup), totalIops: setup.totalIops }, predictPool)
}

/** The latencies of a test by some model. */
export function testLatency(
  setup: TestSetup & Pick<TestResult, 'totalIops'>,
  model: LatencyModel,
): Omit<TestResult, 'totalIops'> {
  const number = <U extends Unit>(label: string, value: number, unit: U) =>
    given(label, value, unit, label)
  const { dbRead, dbWrite, logWrite } = model({
    model: setup.model,
    raid: setup.raid,
    arrays: number('Arrays', setup.units, 'arrays'),
    databases: number('Databases', setup.databases, 'databases'),
    data: number('Data', (setup.users * setup.mailboxMb) / 1000, 'GB'),
    load: number('Load', setup.totalIops, 'IOPS'),
  })
  return { dbReadMs: dbRead.value, dbWriteMs: dbWrite.value, logWriteMs: logWrite.value }
}
