import type { Columns, Identity } from './columns.ts'
import type { OptionalKind } from './mailbox-kind.ts'
import type { SiteProfile } from './site-reader.ts'
import type { StatisticsNote } from './statistics-note.ts'
import type { WrittenDay } from './written-day.ts'

/** An archive with a row of its own, and the names of its owner. */
export type ArchiveRow = {
  readonly address: string
  readonly name: string
  readonly bytes: number
}

/** One file as a table of mailboxes, a list per column, with its notes. In the worker alone. */
export type MailboxTable = {
  readonly columns: Columns['found']
  readonly rows: number
  /** Identities by row; empty if the cell is. */
  readonly ids: Readonly<Partial<Record<Identity, readonly string[]>>>
  readonly databases: readonly string[] | null
  readonly bytes: readonly number[] | null
  readonly items: readonly number[] | null
  /** Messages sent and received per day, and their bytes. */
  readonly messages: readonly number[] | null
  readonly messageBytes: readonly number[] | null
  /** Archive bytes by row; 0 without an archive. */
  readonly archiveBytes: readonly number[] | null
  readonly archives: readonly ArchiveRow[]
  /** Sizes without a unit in cell or header. */
  readonly bare: OpenCells | null
  /** Figures with either thousands or decimals, which no other cell settles. */
  readonly undecided: OpenCells | null
  /** Days by text, if each row is one day; messages are then totals of all days. */
  readonly dates: ReadonlyMap<string, WrittenDay>
  /** True if only the user can tell the order of the dates. */
  readonly isOrderOpen: boolean
  /** True if all messages are of one unnamed day. */
  readonly isOfOneDay: boolean
  /** Sites with their mailboxes, if the rows are sites. */
  readonly sites: readonly SiteProfile[]
  /** Days in the period: the dates listed, or the most that a row states; null if neither. */
  readonly days: number | null
  /** Mailboxes that count only if the user says so. */
  readonly asked: readonly OptionalMailboxes[]
  readonly notes: readonly StatisticsNote[]
}

/** Cells that need the user’s answer: their number, and the column and text of the first. */
export type OpenCells = { readonly count: number; readonly column: string; readonly text: string }

/** Mailboxes of one kind that may or may not count; `row` is the first of them. */
export type OptionalMailboxes = {
  readonly kind: OptionalKind
  readonly count: number
  readonly row: number
  readonly bytes: number
}

export const emptyTable: MailboxTable = {
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

export function refusedTable(...notes: readonly StatisticsNote[]): MailboxTable {
  return { ...emptyTable, notes }
}
