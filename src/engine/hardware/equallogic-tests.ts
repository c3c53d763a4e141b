import { type Cite, citeEqualLogic, derivedFrom } from '../core/source.ts'
import { table } from '../core/table.ts'
import {
  type EqualLogicModel,
  equalLogicArrays,
  type RaidPolicy,
  raidPolicies,
} from './equallogic-arrays.ts'
import testsByArray from './equallogic-tests.json' with { type: 'json' }

export type EqualLogicTestSetup = {
  /** Concurrent mailboxes, over all hosts. */
  readonly users: number
  readonly iopsPerMailbox: number
  readonly messagesPerDay: number
  /** Active databases of the test, on all its hosts together. */
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

export type EqualLogicTestResult = {
  /** Total IOPS of the arrays: transactional, logs and maintenance. */
  readonly totalIops: number
  readonly dbReadMs: number
  readonly dbWriteMs: number
  readonly logWriteMs: number
}

export type EqualLogicTest = EqualLogicTestSetup & EqualLogicTestResult & { readonly table: number }

/**
 * EqualLogic sections 5.1 to 5.8, each printed column in the order of the tables; a test printed in
 * several tables is in each. Mailbox sizes in decimal MB as printed; databases of the PS4100 rows of
 * Table 23 follow from 1,000 mailboxes per database. Rows of one RAID policy and model are listed
 * together; a row has the table, setup and result in the order of `testOf`.
 */
export const equalLogicTests: readonly EqualLogicTest[] = testsByArray.flatMap(
  ({ raid, model, rows }) => rows.map((row) => testOf(raid, model, row)),
)

function testOf(raid: string, model: string, row: readonly number[]): EqualLogicTest {
  const [table = 0, users = 0, iopsPerMailbox = 0, messagesPerDay = 0, databases = 0, ...rest] = row
  const [mailboxMb = 0, dagNodes = 0, units = 0, plannedTransactionalIops = 0, ...measured] = rest
  const [totalIops = 0, dbReadMs = 0, dbWriteMs = 0, logWriteMs = 0] = measured
  const policy = raidPolicies.find((one) => one === raid)
  const array = equalLogicArrays.find((one) => one.model === model)
  if (row.length !== 13 || !policy || !array) throw new Error(`A test has another form: ${row}`)
  const setup = { users, iopsPerMailbox, messagesPerDay, databases, mailboxMb, dagNodes }
  const arrays = { raid: policy, model: array.model, units, plannedTransactionalIops }
  return { table, ...setup, ...arrays, totalIops, dbReadMs, dbWriteMs, logWriteMs }
}

/**
 * Additions of Table 3 and section 5.1 to the three tests of Table 4: achieved transactional IOPS,
 * and maintenance as a share of the total, 0 to 1. The rest is log I/O.
 */
export const profileTestAdditions = [
  { plannedTransactionalIops: 300, achievedTransactionalIops: 299, maintenanceShare: 0.29 },
  { plannedTransactionalIops: 900, achievedTransactionalIops: 1018, maintenanceShare: 0.11 },
  { plannedTransactionalIops: 1800, achievedTransactionalIops: 2194, maintenanceShare: 0.06 },
] as const

export function citeEqualLogicTest(test: EqualLogicTest): Cite {
  return citeEqualLogic(`Table ${test.table.toString()}`)
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
export function citeEqualLogicTestSetup({ table }: EqualLogicTest): Cite {
  const setup = setups[table] ?? table
  return citeEqualLogic(`Tables ${setup.toString()} and ${table.toString()}`)
}

const contents = equalLogicTests.map(contentOf)

/** The 31 distinct tests, each from the first table that prints it. */
export const distinctEqualLogicTests: readonly EqualLogicTest[] = equalLogicTests.filter(
  (test, index) => contents.indexOf(contentOf(test)) === index,
)

function contentOf({ table: _table, ...content }: EqualLogicTest): string {
  return JSON.stringify(content)
}

/** True if a test is the only one of its class: of its model, RAID policy or mailbox size. */
export function isOnlyTestOfClass({ model, raid, mailboxMb }: EqualLogicTestSetup): boolean {
  return raid !== 'RAID 50' || mailboxMb !== 512 || /^PS(?:6100X|6100E|4100E)$/.test(model)
}

export const measuredMaintenancePerDatabase = table({
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
    citeEqualLogic('5.1, 5.3, Tables 4 and 8'),
    '6 % of 1,247 IOPS ÷ 2 databases = 37; 11 % of 1,530 ÷ 5 = 33, and 29 % of 575 and 6 % of 2,762 give the same; 27 % of 2,059 ÷ 20 = 28.',
  ),
})
