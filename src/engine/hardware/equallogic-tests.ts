import { type Cite, derivedFrom, equalLogic } from '../core/source.ts'
import { table } from '../core/table.ts'
import type { EqualLogicModel, RaidPolicy } from './equallogic-arrays.ts'

/** Setup of a Jetstress test, without measured figures. */
export type TestSetup = {
  /** Concurrent mailboxes, over all hosts. */
  readonly users: number
  readonly iopsPerMailbox: number
  readonly messagesPerDay: number
  /** Active databases, over all hosts. */
  readonly databases: number
  readonly mailboxMb: number
  /** Servers of the DAG; 1 is a standalone server. DAG tests simulate the active copies only. */
  readonly dagNodes: number
  readonly raid: RaidPolicy
  readonly model: EqualLogicModel
  /** Arrays in the pool. */
  readonly units: number
  readonly plannedTransactionalIops: number
}

export type TestResult = {
  /** Total IOPS of the arrays: transactional, logs and maintenance. */
  readonly totalIops: number
  readonly dbReadMs: number
  readonly dbWriteMs: number
  readonly logWriteMs: number
}

/** One printed column of a results table. */
export type JetstressTest = TestSetup & TestResult & { readonly table: number }

function test(
  table: number,
  users: number,
  iopsPerMailbox: number,
  messagesPerDay: number,
  databases: number,
  mailboxMb: number,
  dagNodes: number,
  raid: RaidPolicy,
  model: EqualLogicModel,
  units: number,
  plannedTransactionalIops: number,
  totalIops: number,
  dbReadMs: number,
  dbWriteMs: number,
  logWriteMs: number,
): JetstressTest {
  const setup = { users, iopsPerMailbox, messagesPerDay, databases, mailboxMb, dagNodes, raid }
  const arrays = { model, units, plannedTransactionalIops }
  return { table, ...setup, ...arrays, totalIops, dbReadMs, dbWriteMs, logWriteMs }
}

/**
 * EqualLogic sections 5.1 to 5.8, each printed column in the order of the tables; a test printed in
 * several tables is in each. Mailbox sizes in decimal MB as printed; databases of the PS4100 rows of
 * Table 23 follow from 1,000 mailboxes per database.
 */
export const equalLogicTests: readonly JetstressTest[] = [
  test(4, 5000, 0.06, 50, 5, 512, 1, 'RAID 50', 'PS6100XV', 1, 300, 575, 6.4, 2.4, 0.8),
  test(4, 5000, 0.18, 150, 5, 512, 1, 'RAID 50', 'PS6100XV', 1, 900, 1530, 7.7, 5.2, 1.0),
  test(4, 5000, 0.36, 300, 5, 512, 1, 'RAID 50', 'PS6100XV', 1, 1800, 2762, 12.9, 8.1, 2.5),
  test(6, 5000, 0.18, 150, 5, 512, 1, 'RAID 50', 'PS6100XV', 1, 900, 1530, 7.7, 5.2, 1.0),
  test(6, 5000, 0.18, 150, 5, 1000, 1, 'RAID 50', 'PS6100XV', 1, 900, 1383, 8.2, 4.8, 0.9),
  test(6, 5000, 0.18, 150, 5, 1500, 1, 'RAID 50', 'PS6100XV', 1, 900, 1413, 9.3, 4.7, 1.0),
  test(8, 5000, 0.18, 150, 2, 512, 1, 'RAID 50', 'PS6100XV', 1, 900, 1247, 7.3, 3.1, 1.0),
  test(8, 5000, 0.18, 150, 5, 512, 1, 'RAID 50', 'PS6100XV', 1, 900, 1530, 7.7, 5.2, 1.0),
  test(8, 5000, 0.18, 150, 10, 512, 1, 'RAID 50', 'PS6100XV', 1, 900, 1666, 9.9, 7.2, 1.2),
  test(8, 5000, 0.18, 150, 20, 512, 1, 'RAID 50', 'PS6100XV', 1, 900, 2059, 17.6, 11.5, 1.9),
  test(10, 5000, 0.18, 150, 5, 512, 1, 'RAID 50', 'PS6100XV', 1, 900, 1530, 7.7, 5.2, 1.0),
  test(10, 5000, 0.18, 150, 5, 512, 2, 'RAID 50', 'PS6100XV', 1, 900, 1435, 8.2, 5.2, 1.0),
  test(10, 5000, 0.18, 150, 5, 512, 4, 'RAID 50', 'PS6100XV', 1, 900, 1432, 8.3, 5.3, 1.0),
  test(10, 5000, 0.18, 150, 5, 512, 6, 'RAID 50', 'PS6100XV', 1, 900, 1446, 8.4, 5.3, 1.0),
  test(10, 5000, 0.18, 150, 5, 512, 8, 'RAID 50', 'PS6100XV', 1, 900, 1465, 8.3, 5.4, 1.0),
  test(12, 5000, 0.18, 150, 5, 512, 1, 'RAID 10', 'PS6100XV', 1, 900, 1638, 7.3, 5.4, 1.0),
  test(12, 5000, 0.18, 150, 5, 512, 1, 'RAID 50', 'PS6100XV', 1, 900, 1530, 7.7, 5.2, 1.0),
  test(12, 5000, 0.18, 150, 5, 512, 1, 'RAID 5', 'PS6100XV', 1, 900, 1574, 7.6, 5.6, 1.0),
  test(12, 5000, 0.18, 150, 5, 512, 1, 'RAID 6', 'PS6100XV', 1, 900, 1447, 8.2, 5.3, 1.0),
  test(15, 5000, 0.18, 150, 2, 512, 1, 'RAID 50', 'PS6100XV', 1, 900, 1247, 7.3, 3.1, 1.0),
  test(15, 7500, 0.18, 150, 3, 512, 1, 'RAID 50', 'PS6100XV', 1, 1350, 1682, 8.8, 4.4, 1.3),
  test(15, 10000, 0.18, 150, 4, 512, 1, 'RAID 50', 'PS6100XV', 1, 1800, 2234, 11.4, 5.6, 1.8),
  test(15, 12500, 0.18, 150, 5, 512, 1, 'RAID 50', 'PS6100XV', 1, 2250, 2772, 15.5, 7.3, 2.5),
  test(16, 5000, 0.18, 150, 5, 512, 1, 'RAID 50', 'PS6100XV', 1, 900, 1530, 7.7, 5.2, 1.0),
  test(16, 7000, 0.18, 150, 7, 512, 1, 'RAID 50', 'PS6100XV', 1, 1260, 1891, 10.8, 7.9, 1.5),
  test(16, 9000, 0.18, 150, 9, 512, 1, 'RAID 50', 'PS6100XV', 1, 1620, 2564, 16.9, 12.4, 2.5),
  test(16, 10000, 0.18, 150, 10, 512, 1, 'RAID 50', 'PS6100XV', 1, 1800, 2783, 19.5, 13.2, 2.6),
  test(20, 5000, 0.18, 150, 5, 512, 1, 'RAID 50', 'PS6100XV', 1, 900, 1530, 7.7, 5.2, 1.0),
  test(20, 10000, 0.18, 150, 10, 512, 1, 'RAID 50', 'PS6100XV', 2, 1800, 2714, 8.5, 4.0, 0.9),
  test(20, 15000, 0.18, 150, 15, 512, 1, 'RAID 50', 'PS6100XV', 3, 2700, 4286, 9.7, 3.8, 1.0),
  test(20, 9000, 0.18, 150, 9, 512, 1, 'RAID 50', 'PS6100XV', 1, 1620, 2564, 16.9, 12.4, 2.5),
  test(20, 18000, 0.18, 150, 18, 512, 1, 'RAID 50', 'PS6100XV', 2, 3240, 4803, 18.4, 7.7, 1.8),
  test(20, 27000, 0.18, 150, 27, 512, 1, 'RAID 50', 'PS6100XV', 3, 4860, 7134, 18.7, 6.7, 1.6),
  test(22, 5000, 0.18, 150, 5, 512, 1, 'RAID 50', 'PS6100XV', 1, 900, 1530, 7.7, 5.2, 1.0),
  test(22, 5000, 0.18, 150, 5, 512, 1, 'RAID 50', 'PS6100X', 1, 900, 1328, 9.0, 4.9, 0.9),
  test(22, 5000, 0.18, 150, 5, 512, 1, 'RAID 50', 'PS6100E', 1, 900, 1302, 15.5, 4.7, 1.1),
  test(22, 5000, 0.18, 150, 5, 512, 1, 'RAID 50', 'PS4100XV', 1, 900, 1351, 17.7, 8.3, 2.5),
  test(23, 2000, 0.18, 150, 2, 512, 1, 'RAID 50', 'PS4100E', 1, 360, 559, 18.5, 3.5, 1.3),
  test(23, 2000, 0.18, 150, 2, 512, 1, 'RAID 50', 'PS4100XV', 1, 360, 544, 8.0, 3.6, 1.0),
  test(23, 4000, 0.18, 150, 4, 512, 1, 'RAID 50', 'PS4100XV', 1, 720, 1124, 14.9, 6.9, 2.2),
  test(23, 5000, 0.18, 150, 5, 512, 1, 'RAID 50', 'PS4100XV', 1, 900, 1351, 17.7, 8.3, 2.5),
]

/**
 * Additions of Table 3 and section 5.1 to the three tests of Table 4: achieved transactional IOPS,
 * and maintenance as a share of the total, 0 to 1. The rest is log I/O.
 */
export const profileTests = [
  { plannedTransactionalIops: 300, achievedTransactionalIops: 299, maintenanceShare: 0.29 },
  { plannedTransactionalIops: 900, achievedTransactionalIops: 1018, maintenanceShare: 0.11 },
  { plannedTransactionalIops: 1800, achievedTransactionalIops: 2194, maintenanceShare: 0.06 },
] as const

export function citeOf(test: JetstressTest): Cite {
  return equalLogic(`Table ${test.table.toString()}`)
}

/** Number of the parameter table of each results table. */
const setups: Readonly<Record<number, number>> = {
  4: 2,
  6: 5,
  8: 7,
  10: 9,
  12: 11,
  15: 13,
  16: 13,
  20: 17,
  22: 21,
  23: 21,
}

/** Source of a test’s mailboxes, mailbox size and databases. */
export function setupCiteOf({ table }: JetstressTest): Cite {
  const setup = setups[table] ?? table
  return equalLogic(`Tables ${setup.toString()} and ${table.toString()}`)
}

const contents = equalLogicTests.map(contentOf)

/** The 31 distinct tests, each from the first table that prints it. */
export const distinctTests: readonly JetstressTest[] = equalLogicTests.filter(
  (test, index) => contents.indexOf(contentOf(test)) === index,
)

function contentOf({ table: _table, ...content }: JetstressTest): string {
  return JSON.stringify(content)
}

/**
 * True if the class of a test has one test only: PS6100X, PS6100E, PS4100E, RAID 10, 5 and 6, and
 * the two larger mailbox sizes.
 */
export function testedOnce({ model, raid, mailboxMb }: TestSetup): boolean {
  return (
    raid !== 'RAID 50' ||
    mailboxMb !== 512 ||
    model === 'PS6100X' ||
    model === 'PS6100E' ||
    model === 'PS4100E'
  )
}

/** Measured maintenance IOPS per database, by number of databases. */
export const maintenancePerDatabase = table({
  label: 'Maintenance measured per database',
  key: 'databases',
  unit: 'IOPS/database',
  rows: [
    { at: 2, value: 37 },
    { at: 5, value: 33 },
    { at: 20, value: 28 },
  ],
  below: 'flat',
  above: 'flat',
  source: derivedFrom(
    equalLogic('5.1, 5.3, Tables 4 and 8'),
    '6 % of 1,247 IOPS ÷ 2 databases = 37; 11 % of 1,530 ÷ 5 = 33, and 29 % of 575 and 6 % of 2,762 give the same; 27 % of 2,059 ÷ 20 = 28.',
  ),
})
