import type { FoundColumn } from './columns.ts'
import type { OtherTableNote } from './other-table.ts'
import type { NoTableNote } from './row-reader.ts'
import type { FigureProblem } from './written-size.ts'

export type StatisticsNote =
  | { readonly code: 'empty' | 'unreadable' | 'no rows' | 'no days' | 'fault' | 'not fetched' }
  /**
   * No column identifies mailboxes. `no identity`: messages by day cannot be read so. `unnamed`:
   * each row counts as a mailbox.
   */
  | { readonly code: 'no identity' | 'unnamed' }
  /** An address column holds groups; `other`: the column used instead, null if there is none. */
  | { readonly code: 'groups'; readonly head: string; readonly other: string | null }
  /** A column holds groups and no other identifies mailboxes: messages of a group are added up. */
  | { readonly code: 'added groups'; readonly head: string }
  /** A table of email_stats without dates. */
  | { readonly code: 'one day' }
  /** Sites are repeated, or a row is of all sites beside single ones: such rows do not count. */
  | { readonly code: 'again'; readonly sites: number }
  | { readonly code: 'all sites' }
  | { readonly code: 'binary'; readonly form: string | null }
  /** There are lines above the header row; `head` is the line number of the header row. */
  | { readonly code: 'title lines'; readonly lines: number; readonly head: number }
  /** No column has sizes or numbers of messages; `heads` lists the columns of the file. */
  | { readonly code: 'no columns'; readonly heads: readonly string[] }
  | NoTableNote
  | OtherTableNote
  /** Message counts have no period and are ignored, as there are sizes beside them. */
  | { readonly code: 'undated messages'; readonly heads: readonly string[] }
  /** There are further mailbox sizes, ignored beside the one that is read. */
  | { readonly code: 'other sizes'; readonly size: string; readonly heads: readonly string[] }
  /** Dates have two forms, one of them ambiguous; the file does not count until answered. */
  | { readonly code: 'day order' | 'month words'; readonly text: string; readonly other: string }
  | { readonly code: 'too large' | 'too many'; readonly most: number }
  /** Unreadable cells, with the first of them; their rows are left out, unless of archives. */
  | {
      readonly code: FigureProblem | 'no day' | 'no archive'
      readonly count: number
      readonly row: number
      readonly column: string
      readonly text: string
    }
  /** Rows left out or only noted because of their kind; `row` is the first of them. */
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
      /** Bytes of all these rows, for archives alone; 0 if no row states any. */
      readonly bytes?: number
    }

type LeftOut = Extract<StatisticsNote, { readonly count: number }>

type CellCode = Extract<LeftOut, { readonly column: string }>['code']

type RowCode = Exclude<LeftOut['code'], CellCode>

function addedUp(known: LeftOut, next: LeftOut): LeftOut {
  const count = known.count + 1
  // Rows held back are noted last, so a later note may have a lower row.
  const first = next.row < known.row ? next : known
  const bytes = ofArchives(known) + ofArchives(next)
  return 'bytes' in first ? { ...first, count, bytes } : { ...first, count }
}

function ofArchives(note: LeftOut): number {
  return 'bytes' in note ? (note.bytes ?? 0) : 0
}

/** Counts the rows and cells left out of a file, and keeps the first of each kind. */
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
    /** Counts a row left out because of its kind. */
    row,
    /** Returns the figure in a cell; if the cell is unreadable, counts it and returns null. */
    figure: (
      column: FoundColumn | undefined,
      value: number | FigureProblem,
      text: string,
      at: number,
    ): number | null => {
      if (typeof value === 'number') return value
      cell(value, column, text, at)
      return null
    },
    /** Counts a row left out because of a cell. */
    cell,
    notes: (): readonly LeftOut[] => [...found.values()],
  }
}
