import type { IdentityColumn, RecognizedColumns } from './columns.ts'
import type { OptionalMailboxKind } from './mailbox-kind.ts'
import type { SiteMessageProfile } from './site-reader.ts'
import type { StatisticsNote } from './statistics-note.ts'
import type { WrittenDay } from './written-day.ts'

/** An archive that has a row of its own, with the address and name of its owner. */
export type ArchiveRow = {
  readonly address: string
  readonly name: string
  readonly bytes: number
}

/** Mailboxes of one file, a list per figure, with the notes on them. In the worker alone. */
export type MailboxTable = {
  readonly columns: RecognizedColumns['found']
  readonly rows: number
  /** Identifying values by row; empty if the row’s cell is. */
  readonly ids: Readonly<Partial<Record<IdentityColumn, readonly string[]>>>
  readonly databases: readonly string[] | null
  readonly bytes: readonly number[] | null
  readonly items: readonly number[] | null
  /** Messages that each row’s mailbox sends and receives per day, and their bytes. */
  readonly messages: readonly number[] | null
  readonly messageBytes: readonly number[] | null
  /** Archive bytes by row; 0 without an archive. */
  readonly archiveBytes: readonly number[] | null
  readonly archives: readonly ArchiveRow[]
  /** Sizes without a unit in their cell or header. */
  readonly bare: AmbiguousCells | null
  /** Figures such as 1,234 whose decimal sign no other cell settles. */
  readonly undecided: AmbiguousCells | null
  /** Days by their text, if each row is of one day; messages are then totals of all days. */
  readonly dates: ReadonlyMap<string, WrittenDay>
  /** True if only the user can tell the order of day and month in the dates. */
  readonly isOrderOpen: boolean
  /** True if all messages are of one day that the file does not name. */
  readonly isOfOneDay: boolean
  /** Sites with their mailboxes, if the rows of the file are sites. */
  readonly sites: readonly SiteMessageProfile[]
  /** Days in the period of the messages: those listed, or the most that a row states; else null. */
  readonly days: number | null
  /** Mailboxes of the kinds that count only if the user says so. */
  readonly asked: readonly OptionalMailboxCount[]
  readonly notes: readonly StatisticsNote[]
}

/** Cells that need the user’s answer: their number, and the column and text of the first. */
export type AmbiguousCells = {
  readonly count: number
  readonly column: string
  readonly text: string
}

/** Mailboxes of one optional kind; `row` is the first of them. */
export type OptionalMailboxCount = {
  readonly kind: OptionalMailboxKind
  readonly count: number
  readonly row: number
  readonly bytes: number
}

export const emptyMailboxTable: MailboxTable = {
  columns: {},
  rows: 0,
  ids: {},
  databases: null,
  bytes: null,
  items: null,
  messages: null,
  messageBytes: null,
  archiveBytes: null,
  archives: [],
  bare: null,
  undecided: null,
  dates: new Map(),
  isOrderOpen: false,
  isOfOneDay: false,
  sites: [],
  days: null,
  asked: [],
  notes: [],
}

export function emptyTableWithNotes(...notes: readonly StatisticsNote[]): MailboxTable {
  return { ...emptyMailboxTable, notes }
}
