import { type Identity, identities } from './columns.ts'
import type { MailboxTable } from './read-table.ts'

/**
 * What is known of mailboxes: the same place in every list is one mailbox, and nothing says whose.
 * They are sorted by size, so that not even the order of a file is kept. Null is what no file says.
 */
export type MailboxFigures = {
  readonly mailboxes: number
  /** Contents of each, in bytes. */
  readonly bytes: Float64Array | null
  readonly items: Float64Array | null
  /** Messages that each sends and receives a day. */
  readonly messages: Float64Array | null
  /** Bytes of these in all, a day. */
  readonly messageBytes: Float64Array | null
}

export type Joined = {
  readonly figures: MailboxFigures | null
  /** The identity by which rows were joined; null where no file asked for it, or none could. */
  readonly by: Identity | null
  /** Mailboxes that are listed again; the first row counts. */
  readonly again: number
  /** Mailboxes without a message in the days that were counted. */
  readonly silent: number
  /** Senders and recipients without a mailbox in the files of sizes. */
  readonly strangers: number
  /** Why files of sizes and of messages could not be brought together. */
  readonly apart: 'no common column' | 'none in common' | null
}

/** Brings the rows of all files together, a mailbox each; what tells whose it is goes no further. */
export function joinMailboxes(tables: readonly MailboxTable[]): Joined {
  const filled = tables.filter(({ rows }) => rows > 0)
  const ofSizes = filled.filter(({ bytes }) => bytes)
  const ofMessages = filled.filter(({ messages }) => messages)
  const isOfBoth = ofSizes.length > 0 && ofMessages.some(({ bytes }) => !bytes)
  const common = commonIdentity(isOfBoth ? filled : [])
  const main = ofSizes.length > 0 ? ofSizes : ofMessages
  const by = isOfBoth ? common : commonIdentity(main)
  const mailboxes = listMailboxes(main, by)
  const joining =
    isOfBoth && common === null ? ofSizes.filter(({ messages }) => messages) : ofMessages
  const { matched, strangers } = addMessages(mailboxes, joining, by)
  const isApart = isOfBoth && (common === null || matched === 0)
  const hasMessages = joining.length > 0 && !isApart
  return {
    figures:
      mailboxes.places.size === 0 ? null : figuresOf(mailboxes, main, hasMessages ? joining : []),
    by: isOfBoth ? common : null,
    again: ofSizes.length > 0 ? mailboxes.again : 0,
    silent: hasMessages ? mailboxes.messages.filter((messages) => messages === 0).length : 0,
    strangers: isApart ? 0 : strangers,
    apart: isApart ? (common === null ? 'no common column' : 'none in common') : null,
  }
}

/** The surest thing that tells mailboxes apart in every table. */
function commonIdentity(tables: readonly MailboxTable[]): Identity | null {
  if (tables.length === 0) return null
  return identities.find((one) => tables.every(({ columns }) => columns[one])) ?? null
}

/** The name of the mailbox of a row; a row that has none is a mailbox of its own. */
function nameOf({ ids }: MailboxTable, by: Identity | null, table: number, row: number): string {
  return (by && ids[by]?.[row]) || `row ${table} ${row}`
}

/** The mailboxes by what tells them apart, and a list of each of their figures. */
type Mailboxes = {
  readonly places: ReadonlyMap<string, number>
  /** Rows that list a mailbox again. */
  readonly again: number
  readonly bytes: Float64Array
  readonly items: Float64Array
  readonly messages: Float64Array
  readonly messageBytes: Float64Array
}

function listMailboxes(tables: readonly MailboxTable[], by: Identity | null): Mailboxes {
  const most = tables.reduce((total, { rows }) => total + rows, 0)
  const bytes = new Float64Array(most)
  const items = new Float64Array(most)
  const places = new Map<string, number>()
  let again = 0
  for (const [at, table] of tables.entries())
    for (let row = 0; row < table.rows; row += 1) {
      const name = nameOf(table, by, at, row)
      if (places.has(name)) again += 1
      else {
        const place = places.size
        places.set(name, place)
        bytes[place] = table.bytes?.[row] ?? 0
        items[place] = table.items?.[row] ?? 0
      }
    }
  const one = () => new Float64Array(places.size)
  return { places, again, bytes, items, messages: one(), messageBytes: one() }
}

/** Adds what each mailbox sends and receives a day; counts those that no table of sizes lists. */
function addMessages(
  { places, messages, messageBytes }: Mailboxes,
  tables: readonly MailboxTable[],
  by: Identity | null,
) {
  const strangers = new Set<string>()
  let matched = 0
  for (const [at, table] of tables.entries())
    for (let row = 0; row < table.rows; row += 1) {
      const name = nameOf(table, by, at, row)
      const place = places.get(name)
      if (place === undefined) strangers.add(name)
      else {
        matched += 1
        messages[place] = (messages[place] ?? 0) + (table.messages?.[row] ?? 0)
        messageBytes[place] = (messageBytes[place] ?? 0) + (table.messageBytes?.[row] ?? 0)
      }
    }
  return { matched, strangers: strangers.size }
}

/** Mailboxes as lists of figures, the smallest first. */
function figuresOf(
  { places, bytes, items, messages, messageBytes }: Mailboxes,
  main: readonly MailboxTable[],
  joined: readonly MailboxTable[],
): MailboxFigures {
  const order = Uint32Array.from({ length: places.size }, (_, at) => at).sort(
    (a, b) => (bytes[a] ?? 0) - (bytes[b] ?? 0) || (messages[a] ?? 0) - (messages[b] ?? 0),
  )
  const listed = (has: boolean, of: Float64Array) =>
    has ? Float64Array.from(order, (at) => of[at] ?? 0) : null
  return {
    mailboxes: places.size,
    bytes: listed(
      main.some((table) => table.bytes),
      bytes,
    ),
    items: listed(
      main.every((table) => table.items),
      items,
    ),
    messages: listed(joined.length > 0, messages),
    messageBytes: listed(
      joined.length > 0 && joined.every((table) => table.messageBytes),
      messageBytes,
    ),
  }
}
