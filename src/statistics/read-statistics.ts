import type { Column } from './columns.ts'
import { type Joined, joinMailboxes } from './join-mailboxes.ts'
import { type MailboxTable, noTable, readTable } from './read-table.ts'
import type { StatisticsNote } from './statistics-note.ts'
import { type Percentiles, percentilesOf } from './tier-split.ts'

/** What was read of one file. */
export type StatisticsFile = {
  readonly name: string
  /** How many rows count. */
  readonly rows: number
  /** The names of its columns that were read, by what they say. */
  readonly columns: Readonly<Partial<Record<Column, string>>>
  readonly notes: readonly StatisticsNote[]
}

/** What was read of files of mailbox statistics: counts and sizes, and nothing that tells whose. */
export type StatisticsReading = Joined & {
  readonly files: readonly StatisticsFile[]
  readonly percentiles: Percentiles | null
}

/** How much of the files is read, in bytes. */
export type StatisticsProgress = { readonly read: number; readonly of: number }

/**
 * Reads files of mailbox statistics in pieces, one after the other, and brings them together. Never
 * throws, and runs nothing of what it reads.
 */
export async function readStatistics(
  files: readonly File[],
  tell: (progress: StatisticsProgress) => void = () => {},
): Promise<StatisticsReading> {
  const of = files.reduce((total, { size }) => total + size, 0)
  const tables: MailboxTable[] = []
  let before = 0
  for (const file of files) {
    tables.push(await tableOf(file, (read) => tell({ read: before + read, of })))
    before += file.size
  }
  const told = tables.map(({ columns, rows, notes }, at) => ({
    name: files[at]?.name ?? '',
    rows,
    columns: Object.fromEntries(
      Object.entries(columns).map(([column, { head }]) => [column, head] as const),
    ),
    notes,
  }))
  const joined = joinMailboxes(tables)
  return { ...joined, files: told, percentiles: joined.figures && percentilesOf(joined.figures) }
}

async function tableOf(file: File, tell: (read: number) => void): Promise<MailboxTable> {
  try {
    return await readTable(file, tell)
  } catch {
    return { ...noTable, notes: [{ code: 'unreadable' }] }
  }
}
