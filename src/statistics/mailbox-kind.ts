/** Kinds of mailboxes that may or may not belong to persons: the user says whether they count. */
export type OptionalMailboxKind = 'public folder' | 'journal'

/** Kind of mailbox that a row lists, by its type or name; rooms and shared mailboxes count. */
export type MailboxKind =
  | OptionalMailboxKind
  | 'archive'
  | 'system'
  | 'elsewhere'
  | 'room'
  | 'shared'
  | 'total row'

/** Pattern of names of Exchange’s own mailboxes, and of the account that tests connectivity. */
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
 * Prefix of an archive name before its owner, in the languages of Exchange servers: `Online Archive
 * - `, `In-Place Archive -`, `Persönliches Archiv - `.
 */
const archiveName =
  /^(?:(?:online|personal|in-?place)[- ]?archive|(?:online|persönliches |in-situ-|lokales |compliance)[- ]?archiv|archive (?:personnelle|en ligne|sur place|locale)|archivo (?:personal|en línea|local|en contexto)|archivio (?:personale|online|sul posto)|arquivo (?:pessoal|morto pessoal|online|in-loco|local)|(?:persoonlijk|online|in-place)[- ]?archief|archiwum (?:osobiste|online|w miejscu)|(?:個人用|インプレース|オンライン) ?アーカイブ)\s*[-–:]\s*/iu

const publicFolderName =
  /\b(?:public[- ]?folders?|pf[- _]?(?:mailbox|mbx|hierarchy)|(?:ö|oe)ffentlicher?[- ]?ordner|dossiers? publics?|carpetas? públicas?|cartelle? pubblic[ah]e?|pastas? públicas?|openbare mappen)|^öffentliche|パブリック ?フォルダー?/iu

const journalName =
  /(?:^|[^\p{L}])(?:journal(?:ing|e|s|isierung|isation)?|journal[- ]?(?:mailbox|postfach|archive?)|journalpostfach|diario de correo|registro en diario)(?![\p{L}])|ジャーナル/iu

/** Owner that the name of an archive contains; null for other names. */
export function ownerInArchiveName(name: string): string | null {
  const called = archiveName.exec(name)?.[0]
  const owner = called === undefined ? '' : name.slice(called.length).trim()
  return owner === '' ? null : owner
}

/** Kind of a mailbox by its display name or address; null if neither tells one. */
export function mailboxKindByName(name: string): MailboxKind | null {
  if (name === '') return null
  if (systemName.test(name)) return 'system'
  if (ownerInArchiveName(name) !== null) return 'archive'
  const own = name.replace(/@.*$/, '')
  if (publicFolderName.test(own)) return 'public folder'
  return journalName.test(own) ? 'journal' : null
}

/** Kinds of mailboxes by patterns of their types in letters alone, as in Exchange and reports. */
const kindsByType: readonly (readonly [RegExp, MailboxKind])[] = [
  [/archi[vef]|arquivo/, 'archive'],
  [/publicfolder/, 'public folder'],
  [/^(?:discovery|arbitration|monitoring|auditlog|auxauditlog|system|supervisoryreview)/, 'system'],
  [/^(?:remote|mailuser|guest|mailcontact|contact|dynamicdistribution|mailuniversal)/, 'elsewhere'],
  [/^(?:room|equipment|scheduling|resource|workspace)/, 'room'],
  [/^(?:shared|team|group)/, 'shared'],
]

/** Kind of a mailbox by its type; null for persons and unknown types. */
export function mailboxKindByType(type: string): MailboxKind | null {
  const plain = type.toLowerCase().replaceAll(/[^a-z]/g, '')
  return kindsByType.find(([of]) => of.test(plain))?.[1] ?? null
}
