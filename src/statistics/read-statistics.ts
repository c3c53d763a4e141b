import { encodingOf } from '../text/encoding-of.ts'
import { type Column, columnsOf, isOfMailboxes } from './columns.ts'
import { type Joined, joinMailboxes } from './join-mailboxes.ts'
import { type MailboxTable, noTable, readTable } from './read-table.ts'
import { rowReader } from './row-reader.ts'
import { isSiteHead, joinSites, type SiteProfile } from './site-reader.ts'
import type { StatisticsNote } from './statistics-note.ts'
import { type Percentiles, percentilesOf } from './tier-split.ts'
import type { WrittenUnit } from './written-size.ts'

export type StatisticsFile = {
  readonly name: string
  readonly rows: number
  /** Sites that it lists with their mailboxes, where its rows are sites. */
  readonly sites: number
  /** The names of its columns that were read, by what they say. */
  readonly columns: Readonly<Partial<Record<Column, string>>>
  /** Its largest size in bytes, and the days that its messages are of; null where it has none. */
  readonly largest: number | null
  readonly days: number | null
  /** Sizes that name no unit, in cell or head, and the one that was said for them. */
  readonly bare: { readonly sizes: number; readonly in: WrittenUnit | null } | null
  readonly notes: readonly StatisticsNote[]
}

/** A reading of mailbox statistics: counts and sizes, and nothing that tells whose. */
export type StatisticsReading = Joined & {
  readonly files: readonly StatisticsFile[]
  readonly percentiles: Percentiles | null
  /** Sites with their mailboxes and messages, those with most mailboxes first; empty where no file lists them. */
  readonly sites: readonly SiteProfile[]
}

export type StatisticsProgress = { readonly read: number; readonly of: number }

/**
 * Reads files of mailbox statistics in pieces, one after the other, and brings them together; of each
 * the unit that a person says its sizes are in where they name none. Never throws, and runs nothing of
 * what it reads.
 */
export async function readStatistics(
  files: readonly File[],
  tell: (progress: StatisticsProgress) => void = () => {},
  units: readonly (WrittenUnit | null)[] = [],
): Promise<StatisticsReading> {
  const of = files.reduce((total, { size }) => total + size, 0)
  const tables: MailboxTable[] = []
  let before = 0
  for (const [at, file] of files.entries()) {
    const said = units[at] ?? null
    tables.push(await tableOf(file, said, (read) => tell({ read: before + read, of })))
    before += file.size
  }
  const joinedSites = joinSites(tables.map(({ sites }) => sites))
  const told = tables.map(({ columns, rows, sites, bytes, days, bare, notes }, at) => ({
    name: files[at]?.name ?? '',
    rows,
    sites: sites.length,
    columns: Object.fromEntries(
      Object.entries(columns).map(([column, { head }]) => [column, head] as const),
    ),
    largest: bytes?.reduce((most, one) => Math.max(most, one), 0) ?? null,
    days,
    bare: bare > 0 ? { sizes: bare, in: units[at] ?? null } : null,
    notes: [...notes, ...(joinedSites.notes[at] ?? [])],
  }))
  const joined = joinMailboxes(aDay(tables))
  return {
    ...joined,
    files: told,
    percentiles: joined.figures && percentilesOf(joined.figures),
    sites: joinedSites.sites,
  }
}

/** Tables with a row for each day, with what they have in all days of all of them as a day's. */
function aDay(tables: readonly MailboxTable[]): readonly MailboxTable[] {
  const datesOf = ({ isOfOneDay, dates }: MailboxTable, at: number) =>
    isOfOneDay ? [`file ${at}`] : [...dates]
  const days = new Set(tables.flatMap(datesOf)).size
  const over = (list: readonly number[] | null) => list?.map((value) => value / days) ?? null
  return tables.map((table, at) =>
    datesOf(table, at).length === 0
      ? table
      : { ...table, messages: over(table.messages), messageBytes: over(table.messageBytes) },
  )
}

async function tableOf(
  file: File,
  said: WrittenUnit | null,
  tell: (read: number) => void,
): Promise<MailboxTable> {
  try {
    return await readTable(file, said, tell)
  } catch (error) {
    // A browser that cannot read a file says so; anything else is a bug of the reader.
    const code = error instanceof DOMException ? 'unreadable' : 'fault'
    return { ...noTable, notes: [{ code }] }
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
    return isSiteHead(head ?? []) || isOfMailboxes(columnsOf(head ?? []))
  } catch {
    return false
  }
}
