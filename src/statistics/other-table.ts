import { type Columns, columnsOf, hasOwnAddress, plainHead, withoutUnit } from './columns.ts'

/** A file that lists something else than mailboxes, or lists them in a form that loses figures. */
export type OtherTable = {
  readonly code:
    | 'printed table'
    | 'printed list'
    | 'folders'
    | 'databases'
    | 'tracking log'
    | 'other log'
    | 'deployment'
    | 'totals'
}

type OtherCode = OtherTable['code']

/** Columns of other tables: one of each line is enough. */
const tellingHeads: readonly (readonly [OtherCode, readonly string[]])[] = [
  [
    'deployment',
    ['dbpervolume', 'volumesrootfolder', 'dbmap', 'altwitnessdir', 'autodagvolumesrootfolderpath'],
  ],
  [
    'folders',
    [
      ...['folderpath', 'foldertype', 'folderandsubfoldersize', 'itemsinfolder'],
      ...['itemsinfolderandsubfolders', 'folderid', 'parentpath', 'contentmailboxname'],
      ...['folder', 'foldername', 'ordner', 'ordnername', 'ordnerpfad', 'dossier', 'carpeta'],
      ...['cartella', 'pasta', 'mapnaam'],
    ],
  ],
  [
    'databases',
    [
      ...['databasesize', 'availablenewmailboxspace', 'edbfilepath', 'edbsize'],
      ...['copyqueuelength', 'replayqueuelength', 'mountedonserver', 'logfolderpath'],
      ...['whitespace', 'activationpreference', 'dbsize'],
    ],
  ],
]

/** Sets of columns of other tables: all of a line are there. */
const togetherHeads: readonly (readonly [OtherCode, readonly string[]])[] = [
  ['deployment', ['edbfilepath', 'logfolderpath', 'oab']],
  ['deployment', ['activationpreference', 'replaylagtime', 'gc']],
  ['tracking log', ['eventid', 'messageid']],
  ['tracking log', ['eventid', 'recipients']],
  ['tracking log', ['eventid', 'messagesubject']],
]

/** Types that PowerShell writes above a table, by the end of their names. */
const types: readonly (readonly [OtherCode, RegExp])[] = [
  ['folders', /Folder(?:Statistics)?$/],
  ['databases', /(?:MailboxDatabase|DatabaseCopyStatusEntry)$/],
  ['tracking log', /MessageTrackingEvent$/],
]

/** The other table that a head names, below the type that PowerShell wrote above it; null where it names none. */
export function otherTableOf(heads: readonly string[], type: string): OtherTable | null {
  const plain = heads.map(plainHead)
  const code =
    types.find(([, of]) => of.test(type))?.[0] ??
    togetherHeads.find(([, all]) => all.every((name) => plain.includes(name)))?.[0] ??
    tellingHeads.find(([, any]) => plain.some((name) => any.includes(withoutUnit(name))))?.[0] ??
    (isOfTotals(plain, columnsOf(heads)) ? 'totals' : null)
  return code && { code }
}

const mailboxCounts = [
  ...['mailboxes', 'mailboxcount', 'numberofmailboxes', 'totalmailboxes', 'mailboxestotal'],
  ...['activemailboxes', 'usercount', 'numberofusers', 'totalusers', 'usermailboxes'],
  ...['anzahlpostfacher', 'postfacher', 'anzahlbenutzer', 'boites', 'nombredeboites', 'buzones'],
  ...['caselle', 'caixas', 'numerodebuzones', 'aantalpostvakken', 'メールホックス数', 'ユーサー数'],
]

/** What *Group-Object* calls the number of its members, beside a *Name* that is none of a mailbox. */
const memberCounts = ['count', 'users', 'anzahl', 'benutzer']

/** Means and extremes of many mailboxes, in the name of a column. */
const ofMany =
  /^(?:average|avg|mean|median|largest|biggest|smallest)(?:size(?:per|of))?(?:mailbox|user)|^(?:durchschnitt|mittler|moyen|promedio|media|gemiddeld).*(?:postfach|benutzer|bo[iî]te|buzon|casella|cassetta|caixa|postvak)|(?:size|gb|mb)per(?:mailbox|user)$/

/** Whether each row holds many mailboxes: it counts them, has their mean, or says what a tenant stores on a day. */
function isOfTotals(plain: readonly string[], columns: Columns): boolean {
  const { found } = columns
  if (!found.size || hasOwnAddress(columns)) return false
  const isOfMembers =
    plain[found.name?.at ?? -1] === 'name' &&
    !found.address &&
    !found.items &&
    memberCounts.some((name) => plain.includes(name))
  const counts = mailboxCounts.some((name) => plain.includes(name)) || isOfMembers
  const means = plain.some((name) => ofMany.test(withoutUnit(name)))
  const isOfDay = !found.name && plain.includes('reportdate') && plain.includes('reportperiod')
  return counts || means || isOfDay
}

/** Columns that say which group of mailboxes a row is of. */
const groupHeads = [
  ...['server', 'servername', 'department', 'abteilung', 'service', 'departamento', 'reparto'],
  ...['afdeling', 'office', 'site', 'location', 'standort', 'city', 'country', 'company', 'domain'],
  ...['group', 'groupname', 'organizationalunit', 'ou', '部署'],
]

/** The place of the column by which the rows of a table may be of groups; null where there is none. */
export function groupColumnOf(heads: readonly string[], { found }: Columns): number | null {
  const at = heads.findIndex((head) => groupHeads.includes(plainHead(head)))
  return found.database?.at ?? found.kind?.at ?? (at < 0 ? null : at)
}

/**
 * The other form of a file by its beginning, before it is read as a table: a log, or what PowerShell
 * prints for the screen. Null where it may be a table of mailboxes.
 */
export function otherForm(beginning: string): OtherTable | null {
  const lines = beginning
    .split(/\r?\n/, 200)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
  const [first = ''] = lines
  if (/^#(?:Software|Version|Log-type|Fields|Date): /i.test(first)) {
    const isOfTracking = lines.some((line) =>
      /^#(?:Log-type: Message Track|Fields:.*\bmessage-id\b.*\brecipient-address\b)/i.test(line),
    )
    return { code: isOfTracking ? 'tracking log' : 'other log' }
  }
  // Above what was printed may stand the command, or the head of a transcript.
  const rule = lines.findIndex((line) => /^\s*-{2,}(?:\s+-{2,})*$/.test(line))
  const above = lines[rule - 1]
  if (above !== undefined && !/[,;\t]/.test(above))
    return printed('printed table', headsAbove(lines[rule] ?? '', above))
  const keys = lines.map((line) => /^(\S[^:,;"]{0,60}?)\s* : ?/.exec(line))
  const isOfList = keys.some(
    (key, at) => key && key[0].trimEnd().length === keys[at + 1]?.[0].trimEnd().length,
  )
  if (isOfList) return printed('printed list', [...new Set(keys.flatMap((key) => key?.[1] ?? []))])
  return null
}

/** The heads that stand above a line of dashes: one may follow another after a single space. */
function headsAbove(rule: string, heads: string): readonly string[] {
  const ends = [...rule.matchAll(/-+/g)].map(({ index, 0: dashes }) => index + dashes.length)
  return ends.map((end, at) => heads.slice(ends[at - 1] ?? 0, end).trim())
}

/** A printed form is of mailboxes where its heads are: anything else may be a report of another program. */
function printed(code: OtherCode, heads: readonly string[]): OtherTable | null {
  const { found } = columnsOf(heads)
  const isOfMailboxes = found.size || found.items || found.archiveSize
  return isOfMailboxes ? { code } : otherTableOf(heads, '')
}
