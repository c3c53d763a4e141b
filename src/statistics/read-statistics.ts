import { encodingOf } from '../text/encoding-of.ts'
import { type Column, columnsOf } from './columns.ts'
import { type Joined, joinMailboxes } from './join-mailboxes.ts'
import { type MailboxTable, noTable, readTable } from './read-table.ts'
import { rowReader } from './row-reader.ts'
import type { StatisticsNote } from './statistics-note.ts'
import { type Percentiles, percentilesOf } from './tier-split.ts'

export type StatisticsFile = {
  readonly name: string
  readonly rows: number
  /** The names of its columns that were read, by what they say. */
  readonly columns: Readonly<Partial<Record<Column, string>>>
  readonly notes: readonly StatisticsNote[]
}

/** A reading of mailbox statistics: counts and sizes, and nothing that tells whose. */
export type StatisticsReading = Joined & {
  readonly files: readonly StatisticsFile[]
  readonly percentiles: Percentiles | null
}

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

/** Whether the head of a file has sizes of mailboxes or their messages. Never throws. */
export async function isStatistics(file: File): Promise<boolean> {
  try {
    const bytes = new Uint8Array(await file.slice(0, 16 * 1024).arrayBuffer())
    const encoding = encodingOf(bytes)
    if ('binary' in encoding) return false
    let head: readonly string[] | null = null
    const rows = rowReader(({ cells }) => {
      head ??= cells
    })
    const [first = '', second = ''] = new TextDecoder(encoding.text).decode(bytes).split('\n')
    rows.take(`${first}\n${second}\n`)
    const { found, isADay } = columnsOf(head ?? [])
    const counts = found.sent || found.received || found.messages
    return Boolean(found.size || (counts && (found.days || found.date || isADay)))
  } catch {
    return false
  }
}
