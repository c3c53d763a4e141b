/** Mailboxes that may be somebody’s or not, by their names: a person says whether they count. */
export const askedKinds = ['public folder', 'journal'] as const

export type AskedKind = (typeof askedKinds)[number]

/** The kind of a row, by its type or its name; rooms and shared mailboxes count as those of persons do. */
export type MailboxKind =
  | AskedKind
  | 'archive'
  | 'system'
  | 'elsewhere'
  | 'room'
  | 'shared'
  | 'total row'

/** Names that Exchange gives to its own mailboxes, and the account that tests its connectivity. */
const systemName = new RegExp(
  [
    '^SystemMailbox',
    '^HealthMailbox',
    '^Microsoft System Attendant',
    '^System ?Attendant',
    '^Microsoft Exchange',
    '^MicrosoftExchange[0-9a-f]{10}',
    '^FederatedEmail\\.',
    '^Migration\\.[0-9a-f]{8}',
    '^E4E Encryption Store',
    '^extest_[0-9a-f]{6}',
    '^SMTP \\(',
    'Discovery.{0,3}(?:Search|Such)',
    'D919BA05-46A6-415f-80AD-7E09334BB852',
  ].join('|'),
  'i',
)

/**
 * What Exchange puts before the name of the owner of an archive, in the languages of its servers:
 * `Online Archive - `, `In-Place Archive -`, `Persönliches Archiv - `.
 */
const archiveName =
  /^(?:(?:online|personal|in-?place)[- ]?archive|(?:online|persönliches |in-situ-|lokales |compliance)[- ]?archiv|archive (?:personnelle|en ligne|sur place|locale)|archivo (?:personal|en línea|local|en contexto)|archivio (?:personale|online|sul posto)|arquivo (?:pessoal|morto pessoal|online|in-loco|local)|(?:persoonlijk|online|in-place)[- ]?archief|archiwum (?:osobiste|online|w miejscu)|(?:個人用|インプレース|オンライン) ?アーカイブ)\s*[-–:]\s*/iu

const publicFolderName =
  /\b(?:public[- ]?folders?|pf[- _]?(?:mailbox|mbx|hierarchy)|(?:ö|oe)ffentlicher?[- ]?ordner|dossiers? publics?|carpetas? públicas?|cartelle? pubblic[ah]e?|pastas? públicas?|openbare mappen)|^öffentliche|パブリック ?フォルダー?/iu

const journalName =
  /(?:^|[^\p{L}])(?:journal(?:ing|e|s|isierung|isation)?|journal[- ]?(?:mailbox|postfach|archive?)|journalpostfach|diario de correo|registro en diario)(?![\p{L}])|ジャーナル/iu

/** The name of the owner of an archive, by what the archive is called; null where it is called otherwise. */
export function archiveOwner(name: string): string | null {
  const called = archiveName.exec(name)?.[0]
  const owner = called === undefined ? '' : name.slice(called.length).trim()
  return owner === '' ? null : owner
}

/** The kind of a mailbox by its display name or its address; null where that says none. */
export function kindByName(name: string): MailboxKind | null {
  if (name === '') return null
  if (systemName.test(name)) return 'system'
  if (archiveOwner(name) !== null) return 'archive'
  const own = name.replace(/@.*$/, '')
  if (publicFolderName.test(own)) return 'public folder'
  return journalName.test(own) ? 'journal' : null
}

/** Types of Exchange in letters alone: *RecipientTypeDetails*, *MailboxTypeDetail* and those of usage reports. */
const kindsByType: readonly (readonly [RegExp, MailboxKind])[] = [
  [/archi[vef]|arquivo/, 'archive'],
  [/publicfolder/, 'public folder'],
  [/^(?:discovery|arbitration|monitoring|auditlog|auxauditlog|system|supervisoryreview)/, 'system'],
  [/^(?:remote|mailuser|guest|mailcontact|contact|dynamicdistribution|mailuniversal)/, 'elsewhere'],
  [/^(?:room|equipment|scheduling|resource|workspace)/, 'room'],
  [/^(?:shared|team|group)/, 'shared'],
]

/** The kind of a mailbox by its type; null for that of a person, and for types that say none. */
export function kindByType(type: string): MailboxKind | null {
  const plain = type.toLowerCase().replaceAll(/[^a-z]/g, '')
  return kindsByType.find(([of]) => of.test(plain))?.[1] ?? null
}
