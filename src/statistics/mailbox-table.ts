import type { Columns, Identity } from './columns.ts'
import type { AskedKind } from './mailbox-kind.ts'
import type { SiteProfile } from './site-reader.ts'
import type { StatisticsNote } from './statistics-note.ts'
import type { WrittenDay } from './written-day.ts'

/** An archive that has a row of its own, with what names its owner. */
export type ArchiveRow = {
  readonly address: string
  readonly name: string
  readonly bytes: number
}

/** A file as a table of mailboxes, a list for each column, and what is told of it. Used in the worker alone. */
export type MailboxTable = {
  readonly columns: Columns['found']
  readonly rows: number
  /** Identities of the rows; empty where the cell is. */
  readonly ids: Readonly<Partial<Record<Identity, readonly string[]>>>
  /** Databases of the rows. */
  readonly databases: readonly string[] | null
  readonly bytes: readonly number[] | null
  readonly items: readonly number[] | null
  /** Sent and received a day, and how many bytes that is. */
  readonly messages: readonly number[] | null
  readonly messageBytes: readonly number[] | null
  /** Bytes of the archive of each mailbox, 0 where it has none. */
  readonly archiveBytes: readonly number[] | null
  readonly archives: readonly ArchiveRow[]
  /** Sizes that are figures alone, where the head names no unit either. */
  readonly bare: OpenCells | null
  /** Figures that can be read with thousands or with decimals, and that no other cell settles. */
  readonly undecided: OpenCells | null
  /** The days of which its messages are a row each, by their texts; they are then counted in all of them. */
  readonly dates: ReadonlyMap<string, WrittenDay>
  /** Whether only a person can tell the order of its dates. */
  readonly isOrderOpen: boolean
  /** Whether all its messages are of one day, which it does not name. */
  readonly isOfOneDay: boolean
  /** Sites with their mailboxes, where its rows are sites. */
  readonly sites: readonly SiteProfile[]
  /** Days that its messages are of: the dates it lists, or the most that a row says; null where neither. */
  readonly days: number | null
  /** Mailboxes that count only if a person says so. */
  readonly asked: readonly AskedMailboxes[]
  readonly notes: readonly StatisticsNote[]
}

/** Cells that a person has to say something of. */
export type OpenCells = { readonly count: number; readonly column: string; readonly text: string }

/** Mailboxes of one kind that may be somebody’s or not; `row` is the first of them. */
export type AskedMailboxes = {
  readonly kind: AskedKind
  readonly count: number
  readonly row: number
  readonly bytes: number
}

export const noTable: MailboxTable = {
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

/** A table of which nothing counts, with the reasons. */
export function refused(...notes: readonly StatisticsNote[]): MailboxTable {
  return { ...noTable, notes }
}
