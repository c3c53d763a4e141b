import { unitOf, type WrittenUnit } from './written-size.ts'

/** Identities of a mailbox, the surest first. */
export const identities = ['address', 'guid', 'dn', 'name'] as const

export type Identity = (typeof identities)[number]

const columns = [
  ...identities,
  'size',
  'items',
  'sent',
  'received',
  'messages',
  'days',
  'date',
  'bytes',
  'sentSize',
  'receivedSize',
  'domain',
  'disconnected',
  'archive',
] as const

export type Column = (typeof columns)[number]

/** A column that was recognized: where it stands, and what it is called there. */
export type FoundColumn = { readonly at: number; readonly head: string }

export type Columns = {
  readonly found: Readonly<Partial<Record<Column, FoundColumn>>>
  /** Unit of sizes whose cells name none; null where the head names none either. */
  readonly sizeUnit: WrittenUnit | null
  /** Whether its counts of messages are a day’s already. */
  readonly isADay: boolean
  /** Whether it is a table of email_stats without its date: each counts one day. */
  readonly isOfOneDay: boolean
}

/** The names of each column, in letters and digits alone; of several the first that a file has. */
const names: Readonly<Record<Column, readonly string[]>> = {
  address: [
    'primarysmtpaddress',
    'windowsemailaddress',
    'emailaddress',
    'smtpaddress',
    'email',
    'mailbox',
    'userprincipalname',
    'recipient',
    'sender',
    'user',
  ],
  guid: ['mailboxguid', 'exchangeguid'],
  dn: ['legacydn', 'legacyexchangedn'],
  name: ['displayname', 'mailboxdisplayname', 'name'],
  size: ['totalitemsize', 'mailboxsize', 'totalsize', 'storageused', 'size'],
  items: ['itemcount', 'totalitems', 'items'],
  sent: [
    'sentuniquetotal',
    'sentuniqueitemstotal',
    'sent',
    'messagessent',
    'sentcount',
    'sendcount',
  ],
  received: [
    'receivedtotal',
    'receiveditemstotal',
    'received',
    'messagesreceived',
    'receivedcount',
    'receivecount',
    'delivered',
  ],
  messages: ['messages', 'messagecount', 'totalmessages'],
  days: ['days', 'reportperiod'],
  date: ['date', 'day'],
  bytes: ['messagebytes', 'totalbytes', 'bytes'],
  sentSize: ['sentuniquembtotal'],
  receivedSize: ['receivedmbtotal'],
  domain: ['domain'],
  disconnected: ['disconnectdate', 'datediscoveredabsentinds', 'deleteddate'],
  archive: ['isarchivemailbox'],
}

const unitBehind = /(?:in)?(bytes?|[kmgt]i?b)$/
const dayBehind = /(?:permailbox)?(?:aday|perday|day)$/

/** The name of a column in small letters and digits alone. */
export function plainHead(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{Nd}]/gu, '')
}

/** Whether a column tells mailboxes apart by what nothing else has, as a name does not. */
function hasSureIdentity(found: Columns['found']): boolean {
  return identities.some((one) => one !== 'name' && found[one])
}

/** Whether a file with such columns is one of statistics: they name mailboxes, or a size that only these have. */
export function isOfMailboxes({ found, isADay, isOfOneDay }: Columns): boolean {
  const counts = found.sent || found.received || found.messages
  const isDated = found.days || found.date || isADay || isOfOneDay
  const hasIdentity = identities.some((one) => found[one])
  const isOwnSize = /^(?:totalitemsize|mailboxsize|storageused)/.test(
    plainHead(found.size?.head ?? ''),
  )
  return isOwnSize || Boolean(hasIdentity && (found.size || (counts && isDated)))
}

/** The columns of a file by the names in its head, in any order. */
export function columnsOf(head: readonly string[]): Columns {
  const plain = head.map(plainHead)
  const find = (column: Column, shorten: (name: string) => string): number => {
    for (const name of names[column]) {
      const at = plain.findIndex((one) => one === name || shorten(one) === name)
      if (at >= 0) return at
    }
    return -1
  }
  const withoutUnit = (name: string) => name.replace(unitBehind, '')
  const withoutDay = (name: string) => name.replace(dayBehind, '')
  const shortened: Partial<Record<Column, (name: string) => string>> = {
    size: withoutUnit,
    sent: withoutDay,
    received: withoutDay,
    messages: withoutDay,
  }
  const found: Partial<Record<Column, FoundColumn>> = {}
  for (const column of columns) {
    const at = find(column, shortened[column] ?? ((name) => name))
    if (at >= 0) found[column] = { at, head: head[at] ?? '' }
  }
  const size = plain[found.size?.at ?? -1] ?? ''
  const unit = unitBehind.exec(size)?.[1]
  // Only the user and domain of email_stats make an address.
  if (found.domain && plain[found.address?.at ?? -1] !== 'user') delete found.domain
  // A size could be of anything, unless it stands beside items or what only a mailbox has; without a unit in any case.
  const isOfMailbox = found.items || hasSureIdentity(found)
  if (size === 'size' || (withoutUnit(size) === 'size' && !isOfMailbox)) delete found.size
  const counted = found.messages ?? found.sent ?? found.received
  return {
    found,
    sizeUnit: unit ? unitOf(unit) : null,
    isADay: counted !== undefined && dayBehind.test(plain[counted.at] ?? ''),
    isOfOneDay: found.sentSize !== undefined && !found.date && !found.days,
  }
}
