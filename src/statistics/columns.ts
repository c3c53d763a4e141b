import { isTypeName, wordedColumns } from './column-words.ts'
import { localizedColumns } from './localized-columns.ts'
import { unitOf, type WrittenUnit } from './written-size.ts'

/** Identities of a mailbox, the surest first; several mailboxes may have one display name. */
export const identities = ['address', 'guid', 'dn', 'name'] as const

export type Identity = (typeof identities)[number]

const columns = [
  ...identities,
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
] as const

export type Column = (typeof columns)[number]

/** A column that was recognized: where it stands, and what it is called there. */
export type FoundColumn = { readonly at: number; readonly head: string }

export type Columns = {
  readonly found: Readonly<Partial<Record<Column, FoundColumn>>>
  /** Every column whose cells say that a mailbox is disconnected or deleted. */
  readonly disconnected: readonly FoundColumn[]
  /** Further sizes of a mailbox, which are left aside. */
  readonly otherSizes: readonly FoundColumn[]
  /** Further columns with a name of an address, such as *User* beside *Mailbox*. */
  readonly otherAddresses: readonly FoundColumn[]
  /** Unit of sizes whose cells name none; null where the head names none either. */
  readonly sizeUnit: WrittenUnit | null
  readonly archiveUnit: WrittenUnit | null
  /** Whether its counts of messages are a day’s already. */
  readonly isADay: boolean
  /** Whether it is a table of email_stats without its date: each counts one day. */
  readonly isOfOneDay: boolean
}

/** Names of a kind in the languages of the admin centers, written as names of columns are compared. */
function localized(kind: Column | 'anySize' | 'gone'): readonly string[] {
  const languages: readonly Readonly<Partial<Record<string, readonly string[]>>>[] =
    Object.values(localizedColumns)
  return languages.flatMap((names) => names[kind] ?? []).map(plainHead)
}

/** Names of columns that hold an address or, as often, what else somebody calls a mailbox by. */
const looseMailboxes = ['mailbox', 'postfach']
const loosePersons = [
  ...['recipient', 'sender', 'absender', 'empfanger', 'expediteur', 'destinataire', 'remitente'],
  ...['destinatario', 'mittente', 'remetente', 'afzender', 'ontvanger', 'user', 'username'],
  ...['benutzer', 'utilisateur', 'usuario', 'utente', 'utilizador', 'gebruiker'],
]

/** Sizes without a word that says what of, which a list of other things may have as well. */
const anySizes: readonly string[] = [
  ...['size', 'große', 'groesse', 'taille', 'tamano', 'dimensione', 'dimensioni', 'tamanho'],
  'grootte',
  ...localized('anySize'),
]

/**
 * The names of each column, in letters and digits alone and without accents; of several the first that a
 * file has. English first, then German, French, Spanish, Italian, Portuguese and Dutch; last those that
 * the admin centers have in these and other languages.
 */
const names: Readonly<Record<Column, readonly string[]>> = {
  address: [
    ...['primarysmtpaddress', 'primarysmtp', 'primaryemailaddress', 'primaryemail'],
    ...['windowsemailaddress'],
    ...['emailaddress', 'smtpaddress', 'primaresmtpadresse', 'emailadresse', 'smtpadresse'],
    ...['adressesmtpprincipale', 'adresseemail', 'adressedemessagerie', 'adresseelectronique'],
    ...['direccionsmtpprincipal', 'direcciondecorreoelectronico', 'direcciondecorreo'],
    ...[
      'correoelectronico',
      'indirizzosmtpprimario',
      'indirizzoemail',
      'indirizzodipostaelettronica',
    ],
    ...['enderecosmtpprincipal', 'enderecodeemail', 'primairsmtpadres', 'emailadres'],
    ...['email', 'mail', ...looseMailboxes, 'userprincipalname', 'upn', ...loosePersons],
    ...localized('address'),
  ],
  guid: ['mailboxguid', 'exchangeguid'],
  dn: ['legacydn', 'legacyexchangedn'],
  name: [
    ...['displayname', 'mailboxdisplayname', 'fullname', 'mailboxname', 'anzeigename'],
    ...['nomcomplet', 'nomdaffichage', 'nombreparamostrar', 'nombrecompleto', 'nomevisualizzato'],
    ...['nomecompleto', 'nomedeexibicao', 'weergavenaam', 'name', 'nom', 'nombre', 'nome', 'naam'],
    ...['owner', 'mailboxowner', 'besitzer', 'inhaber', 'proprietaire', 'propietario'],
    ...['proprietario', 'eigenaar', 'alias', 'samaccountname', 'account', 'logonname'],
    ...localized('name'),
  ],
  database: [
    ...['database', 'databasename', 'mailboxdatabase', 'primarymailboxdatabase', 'datenbank'],
    ...['postfachdatenbank', 'basededonnees', 'basededatos', 'bancodedados'],
    ...localized('database'),
  ],
  kind: [
    ...['recipienttypedetails', 'mailboxtypedetail', 'mailboxtype', 'recipienttype', 'postfachtyp'],
    ...['typedeboiteauxlettres', 'tipodebuzon'],
    ...localized('kind'),
  ],
  size: [
    ...['totalitemsize', 'mailboxsize', 'primarynormalitemsize', 'primarymailboxsize', 'mbxsize'],
    ...[
      'storageused',
      'mailboxused',
      'totalmailboxsize',
      'primarysize',
      'mailboxtotalsize',
      'totalsize',
    ],
    ...['postfachgroße', 'postfachgroesse', 'gesamtgroße', 'gesamtgroesse'],
    ...['taillebal', 'tailledelaboiteauxlettres', 'tailledelaboite', 'tailletotale'],
    ...['tamanodelbuzon', 'tamanobuzon', 'tamanototal', 'dimensionecassettapostale'],
    ...['dimensionetotale', 'tamanhodacaixadecorreio', 'tamanhototal', 'postvakgrootte'],
    ...localized('size'),
    ...anySizes,
  ],
  items: [
    ...['itemcount', 'totalitems', 'mailboxitems', 'mailboxitemcount', 'totalitemcount', 'items'],
    ...['numberofitems', 'elementanzahl', 'anzahlelemente', 'elemente', 'nombredelements'],
    ...['elements', 'numerodeelementos', 'elementos', 'numeroelementi', 'elementi'],
    ...['numerodeitens', 'itens', 'aantalitems'],
    ...localized('items'),
  ],
  sent: [
    ...['sentuniquetotal', 'sentuniqueitemstotal', 'sent', 'messagessent', 'sentmessages'],
    ...['sentcount', 'sendcount', 'totalsent', 'emailssent', 'sentitems', 'gesendet'],
    ...['gesendetenachrichten', 'envoyes', 'messagesenvoyes', 'enviados', 'mensajesenviados'],
    ...['inviati', 'messaggiinviati', 'enviadas', 'verzonden'],
  ],
  received: [
    ...['receivedtotal', 'receiveditemstotal', 'received', 'messagesreceived', 'receivedmessages'],
    ...[
      'receivedcount',
      'receivecount',
      'totalreceived',
      'emailsreceived',
      'delivered',
      'empfangen',
    ],
    ...['empfangenenachrichten', 'recus', 'messagesrecus', 'recibidos', 'mensajesrecibidos'],
    ...['ricevuti', 'messaggiricevuti', 'recebidos', 'recebidas', 'ontvangen'],
  ],
  messages: [
    ...['messages', 'messagecount', 'totalmessages', 'nachrichten', 'mensajes', 'messaggi'],
    ...['mensagens', 'berichten'],
  ],
  days: ['days', 'reportperiod', 'tage', 'jours', 'dias', 'giorni', 'dagen'],
  date: ['date', 'day', 'datum', 'tag', 'jour', 'fecha', 'data', 'giorno', 'dia'],
  bytes: ['messagebytes', 'totalbytes', 'bytes'],
  sentSize: ['sentuniquembtotal'],
  receivedSize: ['receivedmbtotal'],
  domain: ['domain'],
  archive: ['isarchivemailbox', 'isarchive'],
  archivePlace: ['archivestate', 'archivelocation'],
  archiveSize: [
    ...['archivesize', 'archivenormalitemsize', 'archivetotalitemsize', 'archivemailboxsize'],
    ...['archiveitemsize', 'totalarchivesize', 'archivetotalsize', 'archivestorageused'],
    ...['archiveused'],
    ...['inplacearchivesize', 'onlinearchivesize', 'personalarchivesize', 'archivgroße'],
    ...['archivgroesse', 'taillearchive', 'taillelarchive', 'tailledelarchive', 'tamanodelarchivo'],
    ...['tamanoarchivo', 'dimensionearchivio', 'tamanhodoarquivo', 'archiefgrootte'],
    ...localized('archiveSize'),
  ],
  state: [
    'mailboxstate',
    'mailboxstatus',
    'state',
    'status',
    'zustand',
    'statut',
    'etat',
    'estado',
  ],
}

/** What a column says where none of its names does, by the words of its name. */
const wordedNames: Partial<Record<Column, (name: string) => boolean>> = {
  ...wordedColumns,
  kind: isTypeName,
}

/** Names that a list of files or drives does not have. */
const displayNames: readonly string[] = [
  ...['displayname', 'mailboxdisplayname', 'mailboxname', 'anzeigename', 'nomdaffichage'],
  ...['nombreparamostrar', 'nomevisualizzato', 'nomedeexibicao', 'weergavenaam'],
  ...localized('name'),
]

/** Names of columns that say when or why a mailbox was disconnected, or that it was. */
const disconnectedNames: readonly string[] = [
  ...['disconnectdate', 'disconnectreason', 'datediscoveredabsentinds', 'deleteddate', 'isdeleted'],
  ...['whensoftdeleted', 'issoftdeleted', 'issoftdeletedbyremove', 'issoftdeletedbydisable'],
  ...['isinactivemailbox', 'trennungsdatum', 'trennungsgrund'],
  ...['isdisconnected', 'disconnected', 'disconnectedon', 'softdeleted', 'isinactive'],
  ...localized('gone'),
]

/** Sizes of parts of a mailbox, or of more than its contents. */
const otherSize =
  /^(?:primary|total|mailbox)*(?:recoverable|deleted|dumpster)(?:items?)?(?:total)?size$|^archive.*deleted.*size$|^archiverecoverable.*size$/

const unitBehind = /(?:in)?(bytes?|octets?|bajt(?:y|ow)?|ハイト|字节|[kmgt]i?b|[kmgt]o)$/
const dayBehind = /(?:permailbox)?(?:aday|perday|day|protag|parjour|pordia)$/

/** The name of a column in small letters and digits alone, without accents. */
export function plainHead(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{Nd}]/gu, '')
    .replaceAll('grosse', 'große')
}

/** A name without the unit that it ends with, such as `totalitemsizemb`. */
export function withoutUnit(name: string): string {
  return name.replace(unitBehind, '')
}

function withoutDay(name: string): string {
  return name.replace(dayBehind, '')
}

const shortened: Partial<Record<Column, (name: string) => string>> = {
  size: withoutUnit,
  archiveSize: withoutUnit,
  sent: withoutDay,
  received: withoutDay,
  messages: withoutDay,
}

/** Whether a column tells mailboxes apart by what nothing else has, as a name does not. */
function hasSureIdentity(found: Columns['found']): boolean {
  return identities.some((one) => one !== 'name' && found[one])
}

/** Whether each row names one mailbox, by what nothing else has. */
export function hasOwnAddress({ found }: Columns): boolean {
  const address = plainHead(found.address?.head ?? '')
  const isLoose = [...looseMailboxes, ...loosePersons].includes(address)
  return Boolean(found.guid || found.dn || (address && !isLoose))
}

/** Whether a file with such columns is one of statistics: they name mailboxes, or a size that only these have. */
export function isOfMailboxes({ found, isADay, isOfOneDay }: Columns): boolean {
  const counts = found.sent || found.received || found.messages
  const isDated = found.days || found.date || isADay || isOfOneDay
  const hasIdentity = identities.some((one) => found[one])
  const isOwnSize = /^(?:totalitemsize|mailboxsize|storageused)/.test(
    plainHead(found.size?.head ?? ''),
  )
  const isOfArchives = found.archiveSize && hasSureIdentity(found)
  const isOfDays = counts && isDated && (hasIdentity || (found.sent && found.received))
  return isOwnSize || Boolean(isOfArchives || isOfDays || (hasIdentity && found.size))
}

/** The columns of a file by the names in its head, in any order. */
export function columnsOf(head: readonly string[]): Columns {
  // A share is neither a size nor a count.
  const plain = head.map((name) => (name.includes('%') ? '' : plainHead(name)))
  const columnAt = (at: number): FoundColumn => ({ at, head: head[at] ?? '' })
  const find = (column: Column): number => {
    const shorten = shortened[column] ?? ((name: string) => name)
    for (const name of names[column]) {
      const at = plain.findIndex((one) => one === name || shorten(one) === name)
      if (at >= 0) return at
    }
    return plain.findIndex((one) => wordedNames[column]?.(shorten(one)))
  }
  const found: Partial<Record<Column, FoundColumn>> = {}
  for (const column of columns) {
    const at = find(column)
    if (at >= 0) found[column] = columnAt(at)
  }
  const headOf = (column: Column) => plain[found[column]?.at ?? -1] ?? ''
  // Only the user and domain of email_stats make an address.
  if (found.domain && headOf('address') !== 'user') delete found.domain
  const size = headOf('size')
  // A size could be of anything, unless it stands beside items or what only a mailbox has; without a unit in any case.
  const isOfMailbox = found.items || hasSureIdentity(found) || displayNames.includes(headOf('name'))
  if (anySizes.includes(size) || (anySizes.includes(withoutUnit(size)) && !isOfMailbox))
    delete found.size
  const unitOfHead = (name: string) => {
    const unit = unitBehind.exec(name)?.[1]
    return unit ? unitOf(unit) : null
  }
  const used = [found.size?.at, found.archiveSize?.at]
  const isOtherSize = (name: string) =>
    [...names.size, ...names.archiveSize].includes(name) ||
    otherSize.test(name) ||
    wordedColumns.size(name) ||
    wordedColumns.archiveSize(name)
  const counted = found.messages ?? found.sent ?? found.received
  const at = (test: (name: string, at: number) => boolean) =>
    plain.flatMap((name, place) => (test(name, place) ? [columnAt(place)] : []))
  return {
    found,
    disconnected: at((name) => disconnectedNames.includes(name)),
    otherSizes: found.size
      ? at((name, place) => isOtherSize(withoutUnit(name)) && !used.includes(place))
      : [],
    otherAddresses: at(
      (name, place) => names.address.includes(name) && place !== found.address?.at,
    ),
    sizeUnit: unitOfHead(headOf('size')),
    archiveUnit: unitOfHead(headOf('archiveSize')),
    isADay: counted !== undefined && dayBehind.test(plain[counted.at] ?? ''),
    isOfOneDay: found.sentSize !== undefined && !found.date && !found.days,
  }
}
