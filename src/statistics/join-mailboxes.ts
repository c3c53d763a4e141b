import { type Identity, identities } from './columns.ts'
import type { MailboxRow, MailboxTable } from './read-table.ts'

/**
 * What is known of mailboxes: the same place in every list is one mailbox, and nothing says whose.
 * They are sorted by size, so that not even the order of a file is kept. Null is what no file says.
 */
export type MailboxFigures = {
  readonly mailboxes: number
  /** What each holds, in bytes. */
  readonly bytes: Float64Array | null
  /** How many items each holds. */
  readonly items: Float64Array | null
  /** How many messages each sends and receives a day. */
  readonly messages: Float64Array | null
  /** How many bytes these have in all, a day. */
  readonly messageBytes: Float64Array | null
}

/** How the files were brought together. */
export type Joined = {
  readonly figures: MailboxFigures | null
  /** What told which rows are of one mailbox; null where no file asked for it, or none could. */
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

type Mailbox = { bytes: number; items: number; messages: number; messageBytes: number }

/** Brings the rows of all files together, a mailbox each; what tells whose it is goes no further. */
export function joinMailboxes(tables: readonly MailboxTable[]): Joined {
  const filled = tables.filter(({ rows }) => rows.length > 0)
  const ofSizes = filled.filter(({ columns }) => columns.size)
  const ofMessages = filled.filter(hasMessages)
  const isOfBoth = ofSizes.length > 0 && ofMessages.some(({ columns }) => !columns.size)
  const common = commonIdentity(isOfBoth ? filled : [])
  const main = ofSizes.length > 0 ? ofSizes : ofMessages
  const by = isOfBoth ? common : commonIdentity(main)
  const { mailboxes, again } = listed(main, by)
  const joining = isOfBoth && common === null ? ofSizes.filter(hasMessages) : ofMessages
  const { matched, strangers } = addMessages(mailboxes, joining, by)
  const isApart = isOfBoth && (common === null || matched === 0)
  const all = [...mailboxes.values()]
  return {
    figures: all.length === 0 ? null : figuresOf(all, main, isApart ? [] : joining),
    by: isOfBoth ? common : null,
    again: ofSizes.length > 0 ? again : 0,
    silent:
      isApart || joining.length === 0 ? 0 : all.filter(({ messages }) => messages === 0).length,
    strangers: isApart ? 0 : strangers,
    apart: isApart ? (common === null ? 'no common column' : 'none in common') : null,
  }
}

function hasMessages({ columns }: MailboxTable): boolean {
  return Boolean(columns.messages || columns.sent || columns.received)
}

/** The surest thing that tells mailboxes apart in every table. */
function commonIdentity(tables: readonly MailboxTable[]): Identity | null {
  if (tables.length === 0) return null
  return identities.find((one) => tables.every(({ columns }) => columns[one])) ?? null
}

/** The name of the mailbox of a row; a row that has none is a mailbox of its own. */
function nameOf(row: MailboxRow, by: Identity | null, table: number, at: number): string {
  return (by && row.ids[by]) || `row ${table} ${at}`
}

/** The mailboxes of the tables that list them, and how many rows list one again. */
function listed(tables: readonly MailboxTable[], by: Identity | null) {
  const mailboxes = new Map<string, Mailbox>()
  let again = 0
  for (const [table, { rows }] of tables.entries())
    for (const [at, row] of rows.entries()) {
      const name = nameOf(row, by, table, at)
      if (mailboxes.has(name)) again += 1
      else
        mailboxes.set(name, {
          bytes: row.bytes ?? 0,
          items: row.items ?? 0,
          messages: 0,
          messageBytes: 0,
        })
    }
  return { mailboxes, again }
}

/** Adds what each mailbox sends and receives a day; counts those that no table of sizes lists. */
function addMessages(
  mailboxes: ReadonlyMap<string, Mailbox>,
  tables: readonly MailboxTable[],
  by: Identity | null,
) {
  const strangers = new Set<string>()
  let matched = 0
  for (const [table, { rows, days }] of tables.entries())
    for (const [at, row] of rows.entries()) {
      const name = nameOf(row, by, table, at)
      const mailbox = mailboxes.get(name)
      if (!mailbox) strangers.add(name)
      else {
        matched += 1
        mailbox.messages += (row.messages ?? 0) / (days ?? 1)
        mailbox.messageBytes += (row.messageBytes ?? 0) / (days ?? 1)
      }
    }
  return { matched, strangers: strangers.size }
}

/** Mailboxes as lists of figures, the smallest first. */
function figuresOf(
  all: readonly Mailbox[],
  main: readonly MailboxTable[],
  joined: readonly MailboxTable[],
): MailboxFigures {
  const sorted = all.toSorted((a, b) => a.bytes - b.bytes || a.messages - b.messages)
  const list = (has: boolean, of: (mailbox: Mailbox) => number) =>
    has ? Float64Array.from(sorted, of) : null
  return {
    mailboxes: sorted.length,
    bytes: list(
      main.some(({ columns }) => columns.size),
      ({ bytes }) => bytes,
    ),
    items: list(
      main.every(({ columns }) => columns.items),
      ({ items }) => items,
    ),
    messages: list(joined.length > 0, ({ messages }) => messages),
    messageBytes: list(
      joined.length > 0 && joined.every(({ columns }) => columns.bytes),
      ({ messageBytes }) => messageBytes,
    ),
  }
}
