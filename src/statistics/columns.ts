import columnNames from './column-names.json' with { type: 'json' }
import { sizeUnitOfWord, type WrittenSizeUnit } from './written-size.ts'

/** Columns that identify a mailbox, most reliable first; mailboxes may share a display name. */
export const identityColumns = ['address', 'guid', 'dn', 'name'] as const

export type IdentityColumn = (typeof identityColumns)[number]

export type StatisticsColumn = (typeof columns)[number]

/** A recognized column of the file: zero-based index and header text. */
export type FoundColumn = { readonly at: number; readonly head: string }

export type RecognizedColumns = {
  readonly found: Readonly<Partial<Record<StatisticsColumn, FoundColumn>>>
  /** All columns whose cells mark a mailbox as disconnected or deleted. */
  readonly disconnected: readonly FoundColumn[]
  /** Columns with further mailbox sizes, which are ignored. */
  readonly otherSizes: readonly FoundColumn[]
  /** Further columns with an address name, such as *User* beside *Mailbox*. */
  readonly otherAddresses: readonly FoundColumn[]
  /** Unit that the header states for sizes without one in their cells; null if it states none. */
  readonly sizeUnit: WrittenSizeUnit | null
  readonly archiveUnit: WrittenSizeUnit | null
  /** True if the message counts are per day already. */
  readonly isADay: boolean
  /** True for a table of email_stats without a date column: each file is one day. */
  readonly isOfOneDay: boolean
}

/**
 * Known names of a column; the first one that a file has wins. English first, then German, French,
 * Spanish, Italian, Portuguese and Dutch; last, those of the admin centers in these and other
 * languages, which are partly from Microsoft’s translated reference of the mailbox usage report.
 *
 * `anySize` may be the size of anything, `looseAddress` an address or another name of the mailbox.
 * Lists of files or drives have no `displayName`. `disconnected` says when, why or whether a
 * mailbox was disconnected.
 */
function namesOf(column: keyof typeof columnNames): readonly string[] {
  return names.get(column) ?? []
}

const names = new Map(
  Object.entries(columnNames).map(([column, own]) => [column, own.map(normalizedHeader)]),
)

const columns = [
  ...identityColumns,
  'database',
  'kind',
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
  'archive',
  'archivePlace',
  'archiveSize',
  'state',
] as const satisfies readonly (keyof typeof columnNames)[]

/**
 * Words that column names are composed of, in letters alone and without accents: scripts and
 * translations of *TotalItemSize* or *ItemCount* order and join them freely. English first, then
 * German, French, Spanish, Italian, Portuguese and Dutch.
 */
const joints = 'de[slr]?|di|d[oa]s?|d|der|von|van|of|the|l[ae]?s?|in|en|per|alle'
const totals = 'total(?:[ei]?s?|en)|gesamte?|totaal|all'
const sizes = 'size|große|groesse|taille|tamano|dimension[ei]|tamanho|grootte|grosse'
const items = 'items?|element(?:[eis]|os?)?|itens'
const counts =
  'count|number|nr|num|anzahl|gesamtzahl|nombre|numero|recuento|conteggio|contagem|aantal'
const mailboxes =
  'primary|mailbox(?:es)?|mbx|postfach(?:es)?|boite(?:auxlettres)?|buzon|cassetta(?:postale)?|caixa(?:decorreio)?|postvak'
const archives = '(?:online|inplace|personal)?archiv(?:e[sn]?|i?o)?|arquivo(?:morto)?|archief'
const messages =
  'messages?|nachricht(?:en)?|mensajes?|messaggio?|mensage(?:m|ns)|berichten|e?mails?'

/** Maximum length of a column name that is recognized by its words; longer ones are ambiguous. */
const longest = 48

/** Returns a test: true if a column name has only these words, and one of each needed kind. */
function ofWords(allowed: readonly string[], needed: readonly string[]): (name: string) => boolean {
  const whole = new RegExp(`^(?:${[joints, ...allowed, ...needed].join('|')})+$`)
  const each = needed.map((words) => new RegExp(words))
  return (name) =>
    name.length <= longest && whole.test(name) && each.every((words) => words.test(name))
}

/** Tests that recognize a column by the words of its name without the unit. */
const wordedColumns = {
  size: ofWords([items], [sizes, `${totals}|${mailboxes}`]),
  archiveSize: ofWords([items, totals, mailboxes], [sizes, archives]),
  items: ofWords([mailboxes], [items, `${totals}|${counts}`]),
  messages: ofWords([], [messages, `${totals}|${counts}`]),
} as const

/** True for a column that holds the type of mailbox: `Type`, `MailboxKind`, `Postfachart`. */
function isTypeName(name: string): boolean {
  return /^(?:mailbox|mbx|recipient|postfach|row|store|object)?(?:type|kind|typ|art|soort|tipo)$/.test(
    name,
  )
}

const sizeNames = [...namesOf('size'), ...namesOf('anySize')]

/** Tests that recognize columns without a known name by the words of their names. */
const wordedNames: Partial<Record<StatisticsColumn, (name: string) => boolean>> = {
  ...wordedColumns,
  kind: isTypeName,
}

/** Pattern of names of sizes of parts of a mailbox, or of more than its contents. */
const otherSize =
  /^(?:primary|total|mailbox)*(?:recoverable|deleted|dumpster)(?:items?)?(?:total)?size$|^archive.*deleted.*size$|^archiverecoverable.*size$/

const unitBehind = /(?:in)?(bytes?|octets?|bajt(?:y|ow)?|ハイト|字节|[kmgt]i?b|[kmgt]o)$/
const dayBehind = /(?:permailbox)?(?:aday|perday|day|protag|parjour|pordia)$/

/** Column name for comparison: lower case letters and digits alone, without accents. */
export function normalizedHeader(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{Nd}]/gu, '')
    .replaceAll('grosse', 'große')
}

/** Column name without its unit at the end, as that of `totalitemsizemb`. */
export function headerWithoutUnit(name: string): string {
  return name.replace(unitBehind, '')
}

function withoutDay(name: string): string {
  return name.replace(dayBehind, '')
}

const shortened: Partial<Record<StatisticsColumn, (name: string) => string>> = {
  size: headerWithoutUnit,
  archiveSize: headerWithoutUnit,
  sent: withoutDay,
  received: withoutDay,
  messages: withoutDay,
}

/** True if some column identifies mailboxes uniquely, which a display name does not. */
function hasSureIdentity(found: RecognizedColumns['found']): boolean {
  return identityColumns.some((one) => one !== 'name' && found[one])
}

/** True if a column identifies the one mailbox of each row uniquely. */
export function hasUniqueMailboxColumn({ found }: RecognizedColumns): boolean {
  const address = normalizedHeader(found.address?.head ?? '')
  const isLoose = namesOf('looseAddress').includes(address)
  return Boolean(found.guid || found.dn || (address && !isLoose))
}

/** True if the columns are mailbox statistics: they name mailboxes, or a size only these have. */
export function areMailboxColumns({ found, isADay, isOfOneDay }: RecognizedColumns): boolean {
  const counts = found.sent || found.received || found.messages
  const isDated = found.days || found.date || isADay || isOfOneDay
  const hasIdentity = identityColumns.some((one) => found[one])
  const isOwnSize = /^(?:totalitemsize|mailboxsize|storageused)/.test(
    normalizedHeader(found.size?.head ?? ''),
  )
  const isOfArchives = found.archiveSize && hasSureIdentity(found)
  const isOfDays = counts && isDated && (hasIdentity || (found.sent && found.received))
  return isOwnSize || Boolean(isOfArchives || isOfDays || (hasIdentity && found.size))
}

/** Recognizes the columns of a file by its header row, in any order. */
export function findColumns(head: readonly string[]): RecognizedColumns {
  // A column with a percentage is neither a size nor a count.
  const plain = head.map((name) => (name.includes('%') ? '' : normalizedHeader(name)))
  const columnAt = (at: number): FoundColumn => ({ at, head: head[at] ?? '' })
  const find = (column: StatisticsColumn): number => {
    const shorten = shortened[column] ?? ((name: string) => name)
    for (const name of column === 'size' ? sizeNames : namesOf(column)) {
      const at = plain.findIndex((one) => one === name || shorten(one) === name)
      if (at >= 0) return at
    }
    return plain.findIndex((one) => wordedNames[column]?.(shorten(one)))
  }
  const found: Partial<Record<StatisticsColumn, FoundColumn>> = {}
  for (const column of columns) {
    const at = find(column)
    if (at >= 0) found[column] = columnAt(at)
  }
  const headOf = (column: StatisticsColumn) => plain[found[column]?.at ?? -1] ?? ''
  // Only beside the column *User* of email_stats does a domain complete an address.
  if (found.domain && headOf('address') !== 'user') delete found.domain
  const size = headOf('size')
  // A vague size with a unit counts only beside items or what only a mailbox has; one without a
  // unit never does.
  const isOfMailbox =
    found.items || hasSureIdentity(found) || namesOf('displayName').includes(headOf('name'))
  if (
    namesOf('anySize').includes(size) ||
    (namesOf('anySize').includes(headerWithoutUnit(size)) && !isOfMailbox)
  )
    delete found.size
  const unitOfHead = (name: string) => {
    const unit = unitBehind.exec(name)?.[1]
    return unit ? sizeUnitOfWord(unit) : null
  }
  const used = [found.size?.at, found.archiveSize?.at]
  const isOtherSize = (name: string) =>
    [...sizeNames, ...namesOf('archiveSize')].includes(name) ||
    otherSize.test(name) ||
    wordedColumns.size(name) ||
    wordedColumns.archiveSize(name)
  const counted = found.messages ?? found.sent ?? found.received
  const at = (test: (name: string, at: number) => boolean) =>
    plain.flatMap((name, place) => (test(name, place) ? [columnAt(place)] : []))
  return {
    found,
    disconnected: at((name) => namesOf('disconnected').includes(name)),
    otherSizes: found.size
      ? at((name, place) => isOtherSize(headerWithoutUnit(name)) && !used.includes(place))
      : [],
    otherAddresses: at(
      (name, place) => namesOf('address').includes(name) && place !== found.address?.at,
    ),
    sizeUnit: unitOfHead(headOf('size')),
    archiveUnit: unitOfHead(headOf('archiveSize')),
    isADay: counted !== undefined && dayBehind.test(plain[counted.at] ?? ''),
    isOfOneDay: found.sentSize !== undefined && !found.date && !found.days,
  }
}
