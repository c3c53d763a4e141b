import { encodingOf } from '../text/encoding-of.ts'
import {
  type Column,
  type Columns,
  columnsOf,
  type FoundColumn,
  type Identity,
  identities,
} from './columns.ts'
import { type Row, rowReader } from './row-reader.ts'
import { isSiteHead, type SiteProfile, siteReader } from './site-reader.ts'
import { leftOutCounter, type StatisticsNote } from './statistics-note.ts'
import { dayIn } from './written-day.ts'
import { isBareFigure, type WrittenUnit, writtenCount, writtenSize } from './written-size.ts'

/** A file as a table of mailboxes, a list for each column, and what is told of it. Used in the worker alone. */
export type MailboxTable = {
  readonly columns: Columns['found']
  readonly rows: number
  /** Identities of the rows; empty where the cell is. */
  readonly ids: Readonly<Partial<Record<Identity, readonly string[]>>>
  readonly bytes: readonly number[] | null
  readonly items: readonly number[] | null
  /** Sent and received a day, and how many bytes that is. */
  readonly messages: readonly number[] | null
  readonly messageBytes: readonly number[] | null
  /** Sizes that are figures alone, where the head names no unit either. */
  readonly bare: number
  /** The days of which its messages are a row each; they are then counted in all of them. */
  readonly dates: ReadonlySet<string>
  /** Whether all its messages are of one day, which it does not name. */
  readonly isOfOneDay: boolean
  /** Sites with their mailboxes, where its rows are sites. */
  readonly sites: readonly SiteProfile[]
  /** Days that its messages are of: the dates it lists, or the most that a row says; null where neither. */
  readonly days: number | null
  readonly notes: readonly StatisticsNote[]
}

/** No file is larger, and none has more rows. */
const mostStatisticsBytes = 1e9
const mostMailboxes = 1_000_000

const beginningBytes = 64 * 1024
const pieceBytes = 1024 * 1024

/** Reads a file of mailbox statistics in pieces; tells how many bytes it has read. Sizes that name no unit are in the one that is said. */
export async function readTable(
  file: File,
  said: WrittenUnit | null,
  tell: (read: number) => void,
): Promise<MailboxTable> {
  if (file.size === 0) return refused({ code: 'empty' })
  if (file.size > mostStatisticsBytes)
    return refused({ code: 'too large', most: mostStatisticsBytes })
  const first = await bytesOf(file, 0, beginningBytes)
  const encoding = encodingOf(first)
  if ('binary' in encoding) return refused({ code: 'binary', form: encoding.binary })
  const decoder = new TextDecoder(encoding.text)
  const table = tableReader(said)
  const rows = rowReader(table.take)
  rows.take(decoder.decode(first, { stream: true }))
  const isOver = () => table.isFull() || rows.isOver()
  for (let at = first.length; at < file.size && !isOver(); at += pieceBytes) {
    rows.take(decoder.decode(await bytesOf(file, at, at + pieceBytes), { stream: true }))
    tell(Math.min(file.size, at + pieceBytes))
  }
  rows.take(decoder.decode())
  const none = rows.end()
  if (none) return refused(none)
  return table.isFull() ? refused({ code: 'too many', most: mostMailboxes }) : table.end()
}

async function bytesOf(file: File, from: number, to: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(from, to).arrayBuffer())
}

function refused(note: StatisticsNote): MailboxTable {
  return { ...noTable, notes: [note] }
}

export const noTable: MailboxTable = {
  columns: {},
  rows: 0,
  ids: {},
  bytes: null,
  items: null,
  messages: null,
  messageBytes: null,
  bare: 0,
  dates: new Set(),
  isOfOneDay: false,
  sites: [],
  days: null,
  notes: [],
}

/** Names of mailboxes of the system. */
const ofSystem =
  /^(?:SystemMailbox|HealthMailbox|DiscoverySearchMailbox|FederatedEmail\.|Migration\.|Microsoft System Attendant|Microsoft Exchange|SMTP \()/i

/** Takes the rows of a file: its first is the head. */
function tableReader(unitSaid: WrittenUnit | null) {
  const leftOut = leftOutCounter()
  const dates = new Set<string>()
  const lists = { bytes: list(), items: list(), messages: list(), messageBytes: list() }
  const ids: Partial<Record<Identity, string[]>> = {}
  let rows = 0
  let bare = 0
  let mostDays = 0
  let heads: readonly string[] = []
  let columns: Columns | null = null
  let counted: readonly Column[] = []
  let ofSites: ReturnType<typeof siteReader> | null = null

  const takeHead = ({ cells }: Row) => {
    heads = cells.map((cell) => cell.trim())
    if (isSiteHead(heads)) ofSites = siteReader(heads)
    columns = columnsOf(heads)
    const { found } = columns
    counted = found.messages
      ? ['messages']
      : (['sent', 'received'] as const).filter((one) => found[one])
    for (const identity of identities) if (found[identity]) ids[identity] = []
  }
  const cellOf = ({ cells }: Row, column: Column) =>
    cells[columns?.found[column]?.at ?? -1]?.trim() ?? ''
  const count = (row: Row, column: Column) => {
    const text = cellOf(row, column)
    return leftOut.figure(columns?.found[column], writtenCount(text), text, row.at)
  }
  /** Why a row is none of a mailbox; null where it is one. */
  const isOther = (row: Row, { found }: Columns) => {
    if (row.cells.length < heads.length) return 'short row'
    // A comma that parts thousands outside of quotation marks parts cells.
    if (row.cells.slice(heads.length).some((cell) => cell.trim() !== '')) return 'long row'
    if (found.archive && /^true$/i.test(cellOf(row, 'archive'))) return 'archive'
    if (found.disconnected && cellOf(row, 'disconnected') !== '') return 'disconnected'
    const isOfSystem = ofSystem.test(cellOf(row, 'name')) || ofSystem.test(cellOf(row, 'address'))
    return isOfSystem ? 'system' : null
  }
  /** Null where a cell is no count. */
  const messagesOf = (row: Row, days: number) => {
    let sum = 0
    for (const column of counted) {
      const said = count(row, column)
      if (said === null) return null
      sum += said
    }
    return sum / days
  }
  const sizeOf = (row: Row, column: FoundColumn, sizeUnit: WrittenUnit | null) => {
    const written = cellOf(row, 'size')
    const isBare = sizeUnit === null && isBareFigure(written)
    const bytes = writtenSize(written, sizeUnit ?? unitSaid)
    if (isBare && bytes !== 0) bare += 1
    return leftOut.figure(column, bytes, written, row.at)
  }
  /** Bytes of the messages of a row; null where a cell is none. */
  const bytesOf = (row: Row, found: Columns['found']) => {
    if (found.bytes) return count(row, 'bytes')
    let sum = 0
    for (const column of ['sentSize', 'receivedSize'] as const) {
      if (!found[column]) continue
      const text = cellOf(row, column)
      const size = leftOut.figure(found[column], writtenSize(text, 'mb'), text, row.at)
      if (size === null) return null
      sum += size
    }
    return sum
  }
  const identityOf = (row: Row, identity: Identity) => {
    const own = cellOf(row, identity)
    const domain = identity === 'address' ? cellOf(row, 'domain') : ''
    return domain === '' || own.includes('@') ? own : `${own}@${domain}`
  }
  const archived = (row: Row, sizeUnit: WrittenUnit | null) => {
    const bytes = writtenSize(cellOf(row, 'size'), sizeUnit ?? unitSaid)
    return typeof bytes === 'number' ? bytes : 0
  }
  const takeMailbox = (row: Row, columns: Columns) => {
    const { found, sizeUnit, isADay } = columns
    const other = isOther(row, columns)
    if (other === 'archive') return leftOut.row(other, row.at, archived(row, sizeUnit))
    if (other) return leftOut.row(other, row.at)
    const bytes = found.size ? sizeOf(row, found.size, sizeUnit) : 0
    const days = found.days && !isADay ? count(row, 'days') : 1
    if (bytes === null || days === null) return
    if (days === 0) return leftOut.row('zero days', row.at)
    const messages = messagesOf(row, days)
    const messageBytes = messages === null ? null : bytesOf(row, found)
    if (messages === null || messageBytes === null) return
    const items = found.items ? count(row, 'items') : 0
    if (items === null) return
    if (found.date && counted.length > 0 && !found.days && !isADay) {
      const date = cellOf(row, 'date')
      const day = dayIn(date)
      if (day === null) return leftOut.cell('no day', found.date, date, row.at)
      dates.add(day)
    }
    if (found.days) mostDays = Math.max(mostDays, days)
    rows += 1
    lists.bytes.push(bytes)
    lists.items.push(items)
    lists.messages.push(messages)
    lists.messageBytes.push(messageBytes / days)
    for (const identity of identities)
      ids[identity]?.push(
        identityOf(row, identity)
          .toLowerCase()
          .replace(/^smtp:/, ''),
      )
  }
  return {
    take: (row: Row) => {
      if (columns === null) takeHead(row)
      else if (ofSites) ofSites.take(row)
      else takeMailbox(row, columns)
    },
    isFull: () => rows > mostMailboxes,
    end: (): MailboxTable => {
      if (ofSites) return tableOfSites(ofSites.end(), heads)
      const { found = {}, isADay = false, isOfOneDay = false } = columns ?? {}
      if (!found.size && counted.length === 0)
        return refused({ code: 'no columns', heads: heads.slice(0, 20) })
      const isDated = isADay || found.days || found.date || isOfOneDay
      if (counted.length > 0 && !isDated) return refused({ code: 'no days' })
      const hasBytes = found.bytes || (found.sentSize && found.receivedSize)
      const oneDay: readonly StatisticsNote[] = isOfOneDay ? [{ code: 'one day' }] : []
      const notes = [...oneDay, ...leftOut.notes()]
      return {
        columns: found,
        rows,
        ids,
        bytes: found.size ? lists.bytes : null,
        items: found.items ? lists.items : null,
        messages: counted.length > 0 ? lists.messages : null,
        messageBytes: counted.length > 0 && hasBytes ? lists.messageBytes : null,
        bare,
        dates,
        isOfOneDay,
        sites: [],
        days: isOfOneDay ? 1 : dates.size || mostDays || null,
        notes: rows === 0 ? [{ code: 'no rows' }, ...notes] : notes,
      }
    },
  }
}

/** A table whose rows are sites: it lists no mailbox, but how many each site has. */
function tableOfSites(
  { sites, notes }: ReturnType<ReturnType<typeof siteReader>['end']>,
  heads: readonly string[],
): MailboxTable {
  const [head = ''] = heads
  const columns: Columns['found'] = { name: { at: 0, head } }
  const none: readonly StatisticsNote[] = sites.length === 0 ? [{ code: 'no rows' }] : []
  return { ...noTable, columns, sites, notes: [...none, ...notes] }
}

function list(): number[] {
  return []
}
