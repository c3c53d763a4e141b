import { detectEncoding } from '../text/encoding.ts'
import type { StatisticsColumn } from './columns.ts'
import { type JoinedMailboxes, joinMailboxes } from './join-mailboxes.ts'
import { emptyMailboxTable, emptyTableWithNotes, type MailboxTable } from './mailbox-table.ts'
import { recognizeOtherTable, recognizeOtherText } from './other-table.ts'
import { isKnownHeaderRow, powerShellTypeAbove, readStatisticsTable } from './read-table.ts'
import { delimitedRowReader } from './row-reader.ts'
import { joinSiteProfiles, type SiteMessageProfile } from './site-reader.ts'
import {
  type AnswersOnStatisticsFile,
  leastDaysWithWeekend,
  noStatisticsAnswers,
  type StatisticsAnswers,
  type WorkWeek,
  workdayFactor,
} from './statistics-answers.ts'
import type { StatisticsNote } from './statistics-note.ts'
import { type PercentileSplits, splitByPercentiles } from './tier-split.ts'
import type { DayOrder, WrittenDay } from './written-day.ts'

/** What was read of a file: its table, and what only the user can tell. */
export type StatisticsFileReading = Pick<
  MailboxTable,
  'rows' | 'days' | 'bare' | 'undecided' | 'isOrderOpen' | 'asked' | 'notes'
> & {
  readonly name: string
  /** Number of sites in the file, if its rows are sites. */
  readonly sites: number
  /** Header texts of the columns that were read. */
  readonly columns: Readonly<Partial<Record<StatisticsColumn, string>>>
  /** Size of the largest mailbox in bytes; null if unknown. */
  readonly largest: number | null
  /** Number of archives with rows of their own. */
  readonly archives: number
  /** User’s answers to what the file leaves open. */
  readonly said: AnswersOnStatisticsFile
}

/** Result of reading files of mailbox statistics: counts and sizes, without identities. */
export type StatisticsReading = JoinedMailboxes & {
  readonly files: readonly StatisticsFileReading[]
  readonly percentiles: PercentileSplits | null
  /** Sites with mailboxes and messages, largest first; empty if no file lists them. */
  readonly sites: readonly SiteMessageProfile[]
  /** Days in the period of the messages if a weekend must be among them; else null. */
  readonly days: number | null
  readonly workWeek: WorkWeek | null
}

export type StatisticsProgress = { readonly read: number; readonly of: number }

/**
 * Reads and joins files of mailbox statistics, one after the other and in pieces; the user’s
 * answers settle what they leave open. Never throws, and runs nothing of what it reads.
 */
export async function readStatistics(
  files: readonly File[],
  tell: (progress: StatisticsProgress) => void = () => {},
  said: StatisticsAnswers = noStatisticsAnswers,
): Promise<StatisticsReading> {
  const of = files.reduce((total, { size }) => total + size, 0)
  const read: MailboxTable[] = []
  let before = 0
  for (const [at, file] of files.entries()) {
    const own = said.files[at] ?? {}
    const done = before
    read.push(await tableOf(file, own, said.workWeek, (bytes) => tell({ read: done + bytes, of })))
    before += file.size
  }
  const { tables, days } = datedTables(read, said.files, said.workWeek)
  const joinedSites = joinSiteProfiles(tables.map(({ sites }) => sites))
  const told = tables.map((table, at): StatisticsFileReading => {
    const { rows, days, bare, undecided, isOrderOpen, asked } = table
    return {
      ...{ rows, days, bare, undecided, isOrderOpen, asked },
      name: files[at]?.name ?? '',
      sites: table.sites.length,
      archives: table.archives.length,
      columns: Object.fromEntries(
        Object.entries(table.columns).map(([column, { head }]) => [column, head] as const),
      ),
      largest: table.bytes?.reduce((most, one) => Math.max(most, one), 0) ?? null,
      said: said.files[at] ?? {},
      notes: [...table.notes, ...(joinedSites.notes[at] ?? [])],
    }
  })
  const joined = joinMailboxes(tables)
  const longest = Math.max(days, ...tables.map((table) => table.days ?? 0))
  return {
    ...joined,
    files: told,
    percentiles: joined.figures && splitByPercentiles(joined.figures),
    sites: joinedSites.sites,
    days: longest < leastDaysWithWeekend ? null : longest,
    workWeek: said.workWeek,
  }
}

async function tableOf(
  file: File,
  said: AnswersOnStatisticsFile,
  week: WorkWeek | null,
  tell: (read: number) => void,
): Promise<MailboxTable> {
  try {
    return await readStatisticsTable(file, said, week, tell)
  } catch (error) {
    // DOMException: the browser cannot read the file. Anything else is a bug of the reader.
    const code = error instanceof DOMException ? 'unreadable' : 'fault'
    return emptyTableWithNotes({ code })
  }
}

/** Number of first lines in which the header row is searched. */
const linesToHead = 20

/** Header row within the first lines of a text, below title lines; null if there is none. */
function headOf(text: string, lines: number): readonly string[] | null {
  const heads: (readonly string[])[] = []
  const rows = delimitedRowReader(({ cells }) => heads.push(cells), isKnownHeaderRow)
  rows.take(`${text.split('\n', lines).join('\n')}\n`)
  rows.end()
  return heads[0] ?? null
}

/** True for a file of mailbox sizes or messages, or a known other table or log. Never throws. */
export async function isStatisticsFile(file: File): Promise<boolean> {
  try {
    const bytes = new Uint8Array(await file.slice(0, 16 * 1024).arrayBuffer())
    const encoding = detectEncoding(bytes)
    if ('binary' in encoding) return false
    const text = new TextDecoder(encoding.text).decode(bytes)
    if (recognizeOtherText(text)) return true
    // The piece read may end within a cell of several lines.
    const heads = headOf(text, linesToHead) ?? headOf(text, 2) ?? []
    return recognizeOtherTable(heads, powerShellTypeAbove(text)) !== null || isKnownHeaderRow(heads)
  } catch {
    return false
  }
}

/**
 * Counts the days of all dated tables together, and converts the figures of each table to one day.
 * If dates have several forms and those of a table are ambiguous, the table does not count until
 * the user gives their order. `days` is 0 if no table is dated.
 */
function datedTables(
  tables: readonly MailboxTable[],
  said: readonly AnswersOnStatisticsFile[],
  week: WorkWeek | null,
): { readonly tables: readonly MailboxTable[]; readonly days: number } {
  const all = tables.flatMap(({ dates }) => [...dates.values()])
  const settled = tables.map((table, at) => settledDays(table, at, all, said[at]?.dayOrder ?? null))
  const days = new Set(settled.flatMap((own) => own.days)).size
  const over = (list: readonly number[] | null) =>
    list?.map((value) => (value / days) * workdayFactor(days, week)) ?? null
  const counted = tables.map((table, at): MailboxTable => {
    const { days: own = [], problem = null, isOrderOpen = false } = settled[at] ?? {}
    // The columns of the file are kept, without its mailboxes.
    if (problem) return { ...withoutRows(table), isOrderOpen, notes: [problem] }
    if (own.length === 0) return table
    return {
      ...table,
      isOrderOpen,
      days: new Set(own).size,
      messages: over(table.messages),
      messageBytes: over(table.messageBytes),
    }
  })
  return { tables: counted, days }
}

function withoutRows({ columns, dates }: MailboxTable): MailboxTable {
  return { ...emptyMailboxTable, columns, dates }
}

type SettledDays = {
  readonly days: readonly string[]
  readonly problem: StatisticsNote | null
  /** True if only the user can tell the order of day and month in the dates. */
  readonly isOrderOpen: boolean
}

/** Days of a table, under one name whatever their form, or why they are ambiguous. */
function settledDays(
  { dates, isOfOneDay }: MailboxTable,
  at: number,
  all: readonly WrittenDay[],
  said: DayOrder | null,
): SettledDays {
  if (isOfOneDay) return { days: [`file ${at}`], problem: null, isOrderOpen: false }
  const orders = ordersShown(all)
  const own = [...dates.values()]
  const open = own.find(({ iso, either, form }) => iso === null && !(either && orders.get(form)))
  const other = open && all.find((day) => day.form !== open.form || day.iso !== null)
  const isOrderOpen = Boolean(open?.either && other)
  if (open && other && !(open.either && said)) {
    const code = open.either ? 'day order' : 'month words'
    return { days: [], problem: { code, text: open.text, other: other.text }, isOrderOpen }
  }
  const days = own.map(
    ({ iso, either, form, text }) =>
      iso ?? either?.[orders.get(form) ?? said ?? 'day first'] ?? text,
  )
  return { days, problem: null, isOrderOpen }
}

/** Order of day and month in each date form, if its dates show exactly one. */
function ordersShown(all: readonly WrittenDay[]): ReadonlyMap<WrittenDay['form'], DayOrder> {
  const orders = new Map<WrittenDay['form'], DayOrder>()
  const differing = new Set<WrittenDay['form']>()
  for (const { form, order } of all) {
    if (!order) continue
    if (orders.has(form) && orders.get(form) !== order) differing.add(form)
    orders.set(form, order)
  }
  return new Map([...orders].filter(([form]) => !differing.has(form)))
}
