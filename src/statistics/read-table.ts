import { encodingOf } from '../text/encoding-of.ts'
import { type Column, type Columns, columnsOf, type Identity, identities } from './columns.ts'
import { leftOutCounter } from './left-out-counter.ts'
import { type Row, rowReader } from './row-reader.ts'
import type { StatisticsNote } from './statistics-note.ts'
import { writtenCount, writtenSize } from './written-size.ts'

/** What one row of a file says of a mailbox; null where it says nothing. Used in the worker alone. */
export type MailboxRow = {
  readonly ids: Readonly<Partial<Record<Identity, string>>>
  readonly bytes: number | null
  readonly items: number | null
  readonly messages: number | null
  readonly messageBytes: number | null
}

/** A file as a table of mailboxes, and what is told of it. */
export type MailboxTable = {
  readonly columns: Columns['found']
  readonly rows: readonly MailboxRow[]
  /** The days that its messages were counted in, where its rows are of one day each. */
  readonly days: number | null
  readonly notes: readonly StatisticsNote[]
}

/** No file is larger, and none has more rows. */
export const mostStatisticsBytes = 1e9
export const mostMailboxes = 1_000_000

const beginningBytes = 64 * 1024
const pieceBytes = 1024 * 1024

/** Reads a file of mailbox statistics in pieces; tells how many bytes it has read. */
export async function readTable(file: File, tell: (read: number) => void): Promise<MailboxTable> {
  if (file.size === 0) return refused({ code: 'empty' })
  if (file.size > mostStatisticsBytes)
    return refused({ code: 'too large', most: mostStatisticsBytes })
  const first = await bytesOf(file, 0, beginningBytes)
  const encoding = encodingOf(first)
  if ('binary' in encoding) return refused({ code: 'binary', form: encoding.binary })
  const decoder = new TextDecoder(encoding.text)
  const table = tableReader()
  const rows = rowReader(table.take)
  rows.take(decoder.decode(first, { stream: true }))
  for (let at = first.length; at < file.size && !table.isFull(); at += pieceBytes) {
    rows.take(decoder.decode(await bytesOf(file, at, at + pieceBytes), { stream: true }))
    tell(Math.min(file.size, at + pieceBytes))
  }
  rows.take(decoder.decode())
  const open = rows.end()
  if (open) return refused({ code: 'open quote', row: open.row })
  return table.isFull() ? refused({ code: 'too many', most: mostMailboxes }) : table.end()
}

async function bytesOf(file: File, from: number, to: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(from, to).arrayBuffer())
}

function refused(note: StatisticsNote): MailboxTable {
  return { columns: {}, rows: [], days: null, notes: [note] }
}

/** What mailboxes of the system are called. */
const ofSystem =
  /^(?:SystemMailbox|HealthMailbox|DiscoverySearchMailbox|FederatedEmail\.|Migration\.|Microsoft System Attendant|Microsoft Exchange|SMTP \()/i

/** Takes the rows of a file: its first is the head. */
function tableReader() {
  const rows: MailboxRow[] = []
  const leftOut = leftOutCounter()
  const dates = new Set<string>()
  let heads: readonly string[] = []
  let columns: Columns | null = null

  const takeHead = ({ cells }: Row) => {
    heads = cells.map((cell) => cell.trim())
    columns = columnsOf(heads)
  }
  const takeMailbox = ({ cells, at }: Row, { found, sizeUnit, isADay }: Columns) => {
    const cell = (column: Column) => cells[found[column]?.at ?? -1]?.trim() ?? ''
    if (cells.length < heads.length) return leftOut.row('short row', at)
    if (/^true$/i.test(cell('archive'))) return leftOut.row('archive', at)
    if (cell('disconnected') !== '') return leftOut.row('disconnected', at)
    if (ofSystem.test(cell('name')) || ofSystem.test(cell('address')))
      return leftOut.row('system', at)
    const ids: Partial<Record<Identity, string>> = {}
    for (const identity of identities)
      if (found[identity])
        ids[identity] = cell(identity)
          .toLowerCase()
          .replace(/^smtp:/, '')
    const count = (column: Column) =>
      leftOut.figure(found[column], writtenCount(cell(column)), cell(column), at)
    const bytes = found.size
      ? leftOut.figure(found.size, writtenSize(cell('size'), sizeUnit), cell('size'), at)
      : null
    if (found.size && bytes === null) return
    const said = found.messages
      ? [count('messages')]
      : (['sent', 'received'] as const).filter((one) => found[one]).map(count)
    if (said.includes(null)) return
    const days = found.days && !isADay ? count('days') : 1
    if (days === null || days === 0) return
    if (found.date) dates.add(cell('date'))
    const sum =
      said.length > 0 ? said.reduce<number>((total, one) => total + (one ?? 0), 0) / days : null
    rows.push({
      ids,
      bytes,
      items: found.items ? count('items') : null,
      messages: sum,
      messageBytes: found.bytes && sum !== null ? (count('bytes') ?? 0) / days : null,
    })
  }
  return {
    take: (row: Row) => (columns === null ? takeHead(row) : takeMailbox(row, columns)),
    isFull: () => rows.length > mostMailboxes,
    end: (): MailboxTable => {
      const { found = {}, isADay = false } = columns ?? {}
      const hasMessages = Boolean(found.messages || found.sent || found.received)
      if (!found.size && !hasMessages)
        return refused({ code: 'no columns', heads: heads.slice(0, 20) })
      const isDated = isADay || found.days || found.date
      if (!found.size && !isDated) return refused({ code: 'no days' })
      const notes = leftOut.notes()
      return {
        columns: found,
        rows,
        days: found.date && !isADay ? Math.max(1, dates.size) : null,
        notes: rows.length === 0 ? [{ code: 'no rows' }, ...notes] : notes,
      }
    },
  }
}
