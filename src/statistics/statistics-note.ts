import type { FoundColumn } from './columns.ts'
import type { OtherTable } from './other-table.ts'
import type { NoTable } from './row-reader.ts'
import type { CellProblem } from './written-size.ts'

/** A file that was not read and why, or what of it was left out. */
export type StatisticsNote =
  | { readonly code: 'empty' | 'unreadable' | 'no rows' | 'no days' | 'fault' | 'not fetched' }
  /** Messages by their days, and no column that says whose; or other rows without such a column, each counted. */
  | { readonly code: 'no identity' | 'unnamed' }
  /** A column of groups under a name of an address, and the column that tells mailboxes apart; null for none. */
  | { readonly code: 'groups'; readonly head: string; readonly other: string | null }
  /** The same in a file of messages that has no other column: those of a group are added up. */
  | { readonly code: 'added groups'; readonly head: string }
  /** A table of email_stats that does not say its days. */
  | { readonly code: 'one day' }
  /** Rows of sites that were listed before, and one of all sites where a file has single ones: neither counts. */
  | { readonly code: 'again'; readonly sites: number }
  | { readonly code: 'all sites' }
  | { readonly code: 'binary'; readonly form: string | null }
  /** Lines above the header row, which is this row. */
  | { readonly code: 'title lines'; readonly lines: number; readonly head: number }
  /** No column of it says a size or a number of messages; these are its columns. */
  | { readonly code: 'no columns'; readonly heads: readonly string[] }
  | NoTable
  | OtherTable
  /** Columns that count messages beside sizes and name no days: they are left aside. */
  | { readonly code: 'undated messages'; readonly heads: readonly string[] }
  /** Further sizes of a mailbox, beside the one that is read. */
  | { readonly code: 'other sizes'; readonly size: string; readonly heads: readonly string[] }
  /** Dates in two forms, of which one can be read in two ways; without an answer the file does not count. */
  | { readonly code: 'day order' | 'month words'; readonly text: string; readonly other: string }
  | { readonly code: 'too large' | 'too many'; readonly most: number }
  /** Cells that hold no figure, with the first of them; their rows are left out, but for those of archives. */
  | {
      readonly code: CellProblem | 'no day' | 'no archive'
      readonly count: number
      readonly row: number
      readonly column: string
      readonly text: string
    }
  /** Rows that are left out, set apart or only named because of what they are, with the place of the first. */
  | {
      readonly code:
        | 'short row'
        | 'long row'
        | 'zero days'
        | 'disconnected'
        | 'archive'
        | 'cloud archive'
        | 'system'
        | 'total row'
        | 'unnamed row'
        | 'elsewhere'
        | 'room'
        | 'shared'
      readonly count: number
      readonly row: number
      /** What all of them hold; of archives alone, and 0 where no row says. */
      readonly bytes?: number
    }

type LeftOut = Extract<StatisticsNote, { readonly count: number }>

type CellCode = Extract<LeftOut, { readonly column: string }>['code']

type RowCode = Exclude<LeftOut['code'], CellCode>

function addedUp(known: LeftOut, next: LeftOut): LeftOut {
  const count = known.count + 1
  // Rows that wait for the others of their file come last.
  const first = next.row < known.row ? next : known
  const bytes = ofArchives(known) + ofArchives(next)
  return 'bytes' in first ? { ...first, count, bytes } : { ...first, count }
}

function ofArchives(note: LeftOut): number {
  return 'bytes' in note ? (note.bytes ?? 0) : 0
}

/** Counts what is left out of a file, and keeps the place of the first of each kind. */
export function leftOutCounter() {
  const found = new Map<string, LeftOut>()
  const count = (key: string, first: LeftOut) => {
    const known = found.get(key)
    found.set(key, known ? addedUp(known, first) : first)
  }
  const cell = (code: CellCode, column: FoundColumn | undefined, text: string, at: number) => {
    const head = column?.head ?? ''
    count(`${code} ${head}`, { code, count: 1, row: at, column: head, text: text.slice(0, 80) })
  }
  const row = (code: RowCode, at: number, bytes?: number) =>
    count(code, { code, count: 1, row: at, ...(bytes !== undefined && { bytes }) })
  return {
    /** Counts a row that is left out for what it is. */
    row,
    /** A figure as it is; null, and counted, where its cell holds none. */
    figure: (
      column: FoundColumn | undefined,
      value: number | CellProblem,
      text: string,
      at: number,
    ): number | null => {
      if (typeof value === 'number') return value
      cell(value, column, text, at)
      return null
    },
    /** Counts a row that is left out for one of its cells. */
    cell,
    notes: (): readonly LeftOut[] => [...found.values()],
  }
}
