import { type IdentityColumn, identityColumns } from './columns.ts'
import type { MailboxTable } from './mailbox-table.ts'

/**
 * Figures of mailboxes: the same index in every list is one mailbox, without its identity. Sorted
 * by size, so that not even the order of a file is kept. Null if no file has the figure.
 */
export type MailboxFigures = {
  readonly mailboxes: number
  /** Bytes in each mailbox without its archive, one element per mailbox. */
  readonly bytes: Float64Array | null
  readonly items: Float64Array | null
  /** Messages that each mailbox sends and receives per day. */
  readonly messages: Float64Array | null
  /** Bytes of these messages per day. */
  readonly messageBytes: Float64Array | null
  /** Contents of each archive, in bytes; 0 for a mailbox without one. */
  readonly archives: Float64Array | null
}

export type JoinedMailboxes = {
  readonly figures: MailboxFigures | null
  /** Column that joined the rows of size and message files; null if none was needed or shared. */
  readonly by: IdentityColumn | null
  /** Number of rows that repeat a mailbox, whose first row counts. */
  readonly again: number
  /** True if several files have sizes, but no common column tells repeated mailboxes. */
  readonly isUncompared: boolean
  /** Number of mailboxes that share their display name or weak address; each counts. */
  readonly namesakes: number
  /** True if only messages were read, and a display name alone identifies their mailboxes. */
  readonly isByNameAlone: boolean
  /** Number of message rows left out because several mailboxes have their display name. */
  readonly unclear: number
  /** Number of mailboxes without messages in the counted days. */
  readonly silent: number
  /** Number of senders and recipients in message files without a mailbox in the size files. */
  readonly strangers: number
  /** Archives with rows of their own: how many have their owner’s mailbox in the files. */
  readonly archives: {
    readonly joined: number
    readonly strange: number
    readonly strangeBytes: number
  } | null
  /** Why size files and message files could not be joined; null if they were. */
  readonly apart: 'no common column' | 'none in common' | null
}

/** Joins the rows of all files to one per mailbox; the result holds no identities. */
export function joinMailboxes(tables: readonly MailboxTable[]): JoinedMailboxes {
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
  const { matched, strangers, unclear } = addMessages(mailboxes, joining, by)
  const isApart = isOfBoth && (common === null || matched === 0)
  const hasMessages = joining.length > 0 && !isApart
  const archives = addArchives(mailboxes, main, tables)
  return {
    figures: mailboxes.count === 0 ? null : figuresOf(mailboxes, main, hasMessages ? joining : []),
    by: isOfBoth ? common : null,
    again: ofSizes.length > 0 ? mailboxes.again : 0,
    isUncompared: by === null && ofSizes.length > 1,
    namesakes: by === 'name' || by === 'address' ? mailboxes.namesakes : 0,
    isByNameAlone: by === 'name' && ofSizes.length === 0,
    unclear: isApart ? 0 : unclear,
    silent: hasMessages ? mailboxes.messages.filter((messages) => messages === 0).length : 0,
    strangers: isApart ? 0 : strangers,
    archives,
    apart: isApart ? (common === null ? 'no common column' : 'none in common') : null,
  }
}

/** Most reliable identifying column that every table has; null if there is none. */
function commonIdentity(tables: readonly MailboxTable[]): IdentityColumn | null {
  if (tables.length === 0) return null
  return identityColumns.find((one) => tables.every(({ columns }) => columns[one])) ?? null
}

/** Key that identifies the mailbox of a row; a row without one is a mailbox of its own. */
function nameOf(
  { ids }: MailboxTable,
  by: IdentityColumn | null,
  table: number,
  row: number,
): string {
  return (by && ids[by]?.[row]) || `row ${table} ${row}`
}

/**
 * Key that tells if two rows with sizes are one mailbox. A display name, or a repeated value in an
 * address column, does not: such rows are one mailbox only if all their figures agree.
 */
function identityOf(
  table: MailboxTable,
  by: IdentityColumn | null,
  at: number,
  row: number,
  repeated: ReadonlySet<string>,
): string {
  const name = nameOf(table, by, at, row)
  if ((by !== 'name' && !repeated.has(name)) || !table.bytes) return name
  return rowIdentity(table, name, row)
}

function rowIdentity({ bytes, items, databases }: MailboxTable, name: string, row: number): string {
  return JSON.stringify([name, bytes?.[row], items?.[row], databases?.[row]])
}

/** Values in an address column that are no addresses and repeat with different figures. */
function repeatedNames(table: MailboxTable, by: IdentityColumn | null): ReadonlySet<string> {
  const repeated = new Set<string>()
  // A table of days repeats each mailbox on every day.
  if (by !== 'address' || table.columns.date) return repeated
  const known = new Map<string, string>()
  for (const [row, name] of (table.ids.address ?? []).entries()) {
    if (name === '' || name.includes('@')) continue
    const identity = rowIdentity(table, name, row)
    if ((known.get(name) ?? identity) !== identity) repeated.add(name)
    known.set(name, identity)
  }
  return repeated
}

type Mailboxes = {
  readonly count: number
  /** Index of the mailbox with a key; null if several mailboxes have the key. */
  readonly places: ReadonlyMap<string, number | null>
  /** Number of rows that repeat a mailbox. */
  readonly again: number
  readonly namesakes: number
  /** Index of the table, and row in it, of each mailbox. */
  readonly from: readonly (readonly [table: number, row: number])[]
  readonly bytes: Float64Array
  readonly items: Float64Array
  readonly messages: Float64Array
  readonly messageBytes: Float64Array
  readonly archives: Float64Array
}

function listMailboxes(tables: readonly MailboxTable[], by: IdentityColumn | null): Mailboxes {
  const most = tables.reduce((total, { rows }) => total + rows, 0)
  const bytes = new Float64Array(most)
  const items = new Float64Array(most)
  const archives = new Float64Array(most)
  const known = new Set<string>()
  const places = new Map<string, number | null>()
  const from: (readonly [number, number])[] = []
  let again = 0
  let namesakes = 0
  for (const [at, table] of tables.entries()) {
    const repeated = repeatedNames(table, by)
    for (let row = 0; row < table.rows; row += 1) {
      const identity = identityOf(table, by, at, row, repeated)
      if (known.has(identity)) {
        again += 1
        continue
      }
      known.add(identity)
      const place = from.length
      from.push([at, row])
      const name = nameOf(table, by, at, row)
      const before = places.get(name)
      if (before !== undefined) namesakes += before === null ? 1 : 2
      places.set(name, before === undefined ? place : null)
      bytes[place] = table.bytes?.[row] ?? 0
      items[place] = table.items?.[row] ?? 0
      archives[place] = table.archiveBytes?.[row] ?? 0
    }
  }
  const one = () => new Float64Array(from.length)
  const counted = { again, namesakes, from, bytes, items, archives }
  return { count: from.length, places, ...counted, messages: one(), messageBytes: one() }
}

/** Adds daily messages to mailboxes; counts senders and recipients that no size table lists. */
function addMessages(
  { places, messages, messageBytes }: Mailboxes,
  tables: readonly MailboxTable[],
  by: IdentityColumn | null,
) {
  const strangers = new Set<string>()
  let matched = 0
  let unclear = 0
  for (const [at, table] of tables.entries())
    for (let row = 0; row < table.rows; row += 1) {
      const name = nameOf(table, by, at, row)
      const place = places.get(name)
      if (place === undefined) strangers.add(name)
      else if (place === null) unclear += 1
      else {
        matched += 1
        messages[place] = (messages[place] ?? 0) + (table.messages?.[row] ?? 0)
        messageBytes[place] = (messageBytes[place] ?? 0) + (table.messageBytes?.[row] ?? 0)
      }
    }
  return { matched, strangers: strangers.size, unclear }
}

/** Adds archives with rows of their own to their owners’ mailboxes, by address or unique name. */
function addArchives(
  { archives, from }: Mailboxes,
  main: readonly MailboxTable[],
  tables: readonly MailboxTable[],
): JoinedMailboxes['archives'] {
  const rows = tables.flatMap((table) => table.archives)
  if (rows.length === 0) return null
  const owners = new Map<string, number | null>()
  for (const [place, [table, row]] of from.entries())
    for (const one of ['address', 'name'] as const) {
      const name = main[table]?.ids[one]?.[row]
      if (name) owners.set(`${one} ${name}`, owners.has(`${one} ${name}`) ? null : place)
    }
  let joined = 0
  let strangeBytes = 0
  for (const { address, name, bytes } of rows) {
    const place = owners.get(`address ${address}`) ?? owners.get(`name ${name}`) ?? null
    if (place === null) strangeBytes += bytes
    else {
      joined += 1
      archives[place] = (archives[place] ?? 0) + bytes
    }
  }
  return { joined, strange: rows.length - joined, strangeBytes }
}

/** Lists the figures of the mailboxes, smallest mailbox first. */
function figuresOf(
  { count, bytes, items, messages, messageBytes, archives }: Mailboxes,
  main: readonly MailboxTable[],
  joined: readonly MailboxTable[],
): MailboxFigures {
  const order = Uint32Array.from({ length: count }, (_, at) => at).sort(
    (a, b) => (bytes[a] ?? 0) - (bytes[b] ?? 0) || (messages[a] ?? 0) - (messages[b] ?? 0),
  )
  const listed = (has: boolean, of: Float64Array) =>
    has ? Float64Array.from(order, (at) => of[at] ?? 0) : null
  const hasArchives =
    main.some(({ archiveBytes }) => archiveBytes) || archives.some((size) => size > 0)
  return {
    mailboxes: count,
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
    archives: listed(hasArchives, archives),
  }
}
