import { encodingOf } from '../text/encoding-of.ts'
import type { Column } from './columns.ts'
import { datedTables } from './dated-tables.ts'
import {
  daysWithWeekend,
  type FileAnswers,
  noAnswers,
  type StatisticsAnswers,
  type WorkWeek,
} from './file-answers.ts'
import { type Joined, joinMailboxes } from './join-mailboxes.ts'
import { type AskedMailboxes, type MailboxTable, type OpenCells, refused } from './mailbox-table.ts'
import { otherForm, otherTableOf } from './other-table.ts'
import { isKnownHead, readTable, typeAbove } from './read-table.ts'
import { rowReader } from './row-reader.ts'
import { joinSites, type SiteProfile } from './site-reader.ts'
import type { StatisticsNote } from './statistics-note.ts'
import { type Percentiles, percentilesOf } from './tier-split.ts'

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
  /** Archives that have rows of their own. */
  readonly archives: number
  /** Sizes that name no unit, in cell or head. */
  readonly bare: OpenCells | null
  /** Figures that can be read with thousands or with decimals. */
  readonly undecided: OpenCells | null
  /** Whether only a person can tell the order of its dates. */
  readonly isOrderOpen: boolean
  /** Mailboxes that count only if a person says so. */
  readonly asked: readonly AskedMailboxes[]
  /** What a person said of all these. */
  readonly said: FileAnswers
  readonly notes: readonly StatisticsNote[]
}

/** A reading of mailbox statistics: counts and sizes, and nothing that tells whose. */
export type StatisticsReading = Joined & {
  readonly files: readonly StatisticsFile[]
  readonly percentiles: Percentiles | null
  /** Sites with their mailboxes and messages, those with most mailboxes first; empty where no file lists them. */
  readonly sites: readonly SiteProfile[]
  /** The days of its messages, where they are so many that a weekend is among them; else null. */
  readonly days: number | null
  /** The workdays of their weeks, as a person says. */
  readonly workWeek: WorkWeek | null
}

export type StatisticsProgress = { readonly read: number; readonly of: number }

/**
 * Reads files of mailbox statistics in pieces, one after the other, and brings them together; what they
 * leave open is as a person says. Never throws, and runs nothing of what it reads.
 */
export async function readStatistics(
  files: readonly File[],
  tell: (progress: StatisticsProgress) => void = () => {},
  said: StatisticsAnswers = noAnswers,
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
  const joinedSites = joinSites(tables.map(({ sites }) => sites))
  const told = tables.map((table, at): StatisticsFile => {
    const { rows, bare, undecided, isOrderOpen, asked } = table
    return {
      ...{ name: files[at]?.name ?? '', rows, bare, undecided, isOrderOpen, asked },
      sites: table.sites.length,
      archives: table.archives.length,
      columns: Object.fromEntries(
        Object.entries(table.columns).map(([column, { head }]) => [column, head] as const),
      ),
      largest: largestOf(table),
      days: table.days,
      said: said.files[at] ?? {},
      notes: [...table.notes, ...(joinedSites.notes[at] ?? [])],
    }
  })
  const joined = joinMailboxes(tables)
  const longest = Math.max(days, ...tables.map((table) => table.days ?? 0))
  return {
    ...joined,
    files: told,
    percentiles: joined.figures && percentilesOf(joined.figures),
    sites: joinedSites.sites,
    days: longest < daysWithWeekend ? null : longest,
    workWeek: said.workWeek,
  }
}

function largestOf({ bytes }: MailboxTable): number | null {
  return bytes?.reduce((most, one) => Math.max(most, one), 0) ?? null
}

async function tableOf(
  file: File,
  said: FileAnswers,
  week: WorkWeek | null,
  tell: (read: number) => void,
): Promise<MailboxTable> {
  try {
    return await readTable(file, said, week, tell)
  } catch (error) {
    // A browser that cannot read a file says so; anything else is a bug of the reader.
    const code = error instanceof DOMException ? 'unreadable' : 'fault'
    return refused({ code })
  }
}

/** The head of a file is among so many lines. */
const linesToHead = 20

/** The first row of the first lines of a text, below the lines of a title; null where they hold none. */
function headOf(text: string, lines: number): readonly string[] | null {
  const heads: (readonly string[])[] = []
  const rows = rowReader(({ cells }) => heads.push(cells), isKnownHead)
  rows.take(`${text.split('\n', lines).join('\n')}\n`)
  rows.end()
  return heads[0] ?? null
}

/**
 * Whether a file has sizes of mailboxes or their messages, or is another table or log of Exchange that is
 * told there what it is. Never throws.
 */
export async function isStatistics(file: File): Promise<boolean> {
  try {
    const bytes = new Uint8Array(await file.slice(0, 16 * 1024).arrayBuffer())
    const encoding = encodingOf(bytes)
    if ('binary' in encoding) return false
    const text = new TextDecoder(encoding.text).decode(bytes)
    if (otherForm(text)) return true
    // What is cut may end within a cell of several lines.
    const heads = headOf(text, linesToHead) ?? headOf(text, 2) ?? []
    return otherTableOf(heads, typeAbove(text)) !== null || isKnownHead(heads)
  } catch {
    return false
  }
}
