import { detectEncoding, readFileSlice } from '../text/encoding.ts'
import { areMailboxColumns, findColumns } from './columns.ts'
import { mailboxRowsReader } from './mailbox-rows.ts'
import { emptyTableWithNotes, type MailboxTable } from './mailbox-table.ts'
import { recognizeOtherTable, recognizeOtherText } from './other-table.ts'
import { delimitedRowReader, type NumberedRow } from './row-reader.ts'
import { isSiteProfileHeader, siteProfileReader } from './site-reader.ts'
import type { AnswersOnStatisticsFile, WorkWeek } from './statistics-answers.ts'
import type { StatisticsNote } from './statistics-note.ts'

/** Maximum bytes and mailboxes of a file of statistics. */
const mostStatisticsBytes = 1e9
const mostMailboxes = 1_000_000

const beginningBytes = 64 * 1024
const pieceBytes = 1024 * 1024

/**
 * Reads one file of mailbox statistics in pieces and reports the bytes read. The user’s answers
 * settle what it leaves open.
 */
export async function readStatisticsTable(
  file: File,
  said: AnswersOnStatisticsFile,
  week: WorkWeek | null,
  tell: (read: number) => void,
): Promise<MailboxTable> {
  if (file.size === 0) return emptyTableWithNotes({ code: 'empty' })
  if (file.size > mostStatisticsBytes)
    return emptyTableWithNotes({ code: 'too large', most: mostStatisticsBytes })
  const first = await readFileSlice(file, 0, beginningBytes)
  const encoding = detectEncoding(first)
  if ('binary' in encoding) return emptyTableWithNotes({ code: 'binary', form: encoding.binary })
  const decoder = new TextDecoder(encoding.text)
  const beginning = decoder.decode(first, { stream: true })
  const form = recognizeOtherText(beginning)
  if (form) return emptyTableWithNotes(form)
  const table = tableReader((heads) => readerOf(heads, said, week, powerShellTypeAbove(beginning)))
  const rows = delimitedRowReader(table.take, isKnownHeaderRow)
  rows.take(beginning)
  const isOver = () => table.isOver() || rows.isOver()
  for (let at = first.length; at < file.size && !isOver(); at += pieceBytes) {
    rows.take(decoder.decode(await readFileSlice(file, at, at + pieceBytes), { stream: true }))
    tell(Math.min(file.size, at + pieceBytes))
  }
  rows.take(decoder.decode())
  const none = rows.end()
  if (none) return emptyTableWithNotes(none)
  const lines = rows.titles()
  if (lines === 0) return table.end()
  const read = table.end()
  return { ...read, notes: [{ code: 'title lines', lines, head: table.head() }, ...read.notes] }
}

/** True if a line is the header of a readable table, or of another one that is recognized. */
export function isKnownHeaderRow(cells: readonly string[]): boolean {
  return (
    isSiteProfileHeader(cells) ||
    recognizeOtherTable(cells, '') !== null ||
    areMailboxColumns(findColumns(cells))
  )
}

/** PowerShell type in the line above a table; empty if there is none. */
export function powerShellTypeAbove(text: string): string {
  return /^#TYPE (\S+)/.exec(text)?.[1] ?? ''
}

/** Takes the rows of a file: the first, the header, selects the reader of the others. */
function tableReader(below: (heads: readonly string[]) => RowsBelow) {
  let reader: RowsBelow | null = null
  let head = 1
  return {
    take: (row: NumberedRow) => {
      if (reader) return reader.take(row)
      head = row.at
      reader = below(row.cells.map((cell) => cell.trim()))
    },
    /** Line number of the header row. */
    head: () => head,
    /** True if there are too many rows already; further ones are ignored. */
    isOver: () => (reader?.rows() ?? 0) > mostMailboxes,
    end: (): MailboxTable => {
      if (!reader) return emptyTableWithNotes({ code: 'no columns', heads: [] })
      const isFull = reader.rows() > mostMailboxes
      return isFull ? emptyTableWithNotes({ code: 'too many', most: mostMailboxes }) : reader.end()
    },
  }
}

type RowsBelow = {
  readonly take: (row: NumberedRow) => void
  /** Number of rows kept so far. */
  readonly rows: () => number
  readonly end: () => MailboxTable
}

function readerOf(
  heads: readonly string[],
  said: AnswersOnStatisticsFile,
  week: WorkWeek | null,
  type: string,
): RowsBelow {
  if (isSiteProfileHeader(heads)) return siteRows(heads)
  const other = recognizeOtherTable(heads, type)
  if (other) return { take: () => {}, rows: () => 0, end: () => emptyTableWithNotes(other) }
  return mailboxRowsReader(heads, said, week)
}

/** A table of sites: it lists no mailboxes, only their number per site. */
function siteRows(heads: readonly string[]): RowsBelow {
  const reader = siteProfileReader(heads)
  return {
    take: reader.take,
    rows: () => 0,
    end: (): MailboxTable => {
      const { sites, notes } = reader.end()
      const [head = ''] = heads
      const none: readonly StatisticsNote[] = sites.length === 0 ? [{ code: 'no rows' }] : []
      const table = emptyTableWithNotes(...none, ...notes)
      return { ...table, columns: { name: { at: 0, head } }, sites }
    },
  }
}
