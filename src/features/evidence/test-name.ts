import type { JetstressTest } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** A test in the words of its table. */
export function testName(test: JetstressTest, format: Format): string {
  const { number, value } = format
  return [
    `Table ${number(test.table)}: ${test.units > 1 ? `${number(test.units)} × ` : ''}${test.model} ${test.raid}`,
    `${value(test.users, 'mailboxes')} of ${value(test.mailboxMb, 'MB')} at ${value(test.iopsPerMailbox, 'IOPS/mailbox')}`,
    `${value(test.databases, 'databases')}${test.dagNodes > 1 ? `, DAG of ${number(test.dagNodes)}` : ''}`,
  ].join(', ')
}
