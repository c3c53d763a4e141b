import { formula } from '../../../core/formula.ts'
import { byHand } from '../../../core/source.ts'
import type { Worked } from '../../../core/worked.ts'
import { asLarge } from '../../../sizing/tested-quota.ts'
import type { PaperSizing } from './size.ts'

/** A full mailbox on disk, in the whole megabytes of 2^20 bytes that Jetstress counts in. */
export const quotaOfFile = formula({
  label: 'Mailbox quota in the test',
  unit: 'MiB',
  takes: { file: 'GB', mailboxes: 'mailboxes/database' },
  text: 'up(file × 1000000000 ÷ 1048576 ÷ mailboxes, 1)',
  constants: { 1000000000: 'bytes/GB', 1048576: 'bytes/MiB', 1: 'MiB' },
  source: asLarge,
  examples: [{ in: { file: 955, mailboxes: 1000 }, out: 911, source: byHand }],
})

/** The quota of a test with Jetstress for a plan as it was sized. */
export function quotaByPapers({ databaseFile: file, databases }: PaperSizing): Worked<'MiB'> {
  return quotaOfFile({ file, mailboxes: databases.mailboxesEach })
}
