import {
  findColumns,
  hasUniqueMailboxColumn,
  headerWithoutUnit,
  normalizedHeader,
  type RecognizedColumns,
} from './columns.ts'
import names from './other-table-names.json' with { type: 'json' }

/** A file that lists other things than mailboxes, or in a form that loses figures. */
export type OtherTableNote = {
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

type OtherCode = OtherTableNote['code']

/** Tables that any one of their column names identifies. */
const anyOfCodes = Object.keys(names.anyOf) as (keyof typeof names.anyOf)[]

/** Tables that all column names of one of their lists identify together. */
const allOfCodes = Object.keys(names.allOf) as (keyof typeof names.allOf)[]

/** Names of columns by which mailboxes may be grouped, such as server, department or country. */
const groupColumnNames: readonly string[] = names.groups

/** Kinds of tables by the ends of the type names that PowerShell writes above them. */
const types: readonly (readonly [OtherCode, RegExp])[] = [
  ['folders', /Folder(?:Statistics)?$/],
  ['databases', /(?:MailboxDatabase|DatabaseCopyStatusEntry)$/],
  ['tracking log', /MessageTrackingEvent$/],
]

/** What a table lists other than mailboxes, by header row and PowerShell type; else null. */
export function recognizeOtherTable(heads: readonly string[], type: string): OtherTableNote | null {
  const plain = heads.map(normalizedHeader)
  const code =
    types.find(([, of]) => of.test(type))?.[0] ??
    allOfCodes.find((one) =>
      names.allOf[one].some((all) => all.every((name) => plain.includes(name))),
    ) ??
    anyOfCodes.find((one) =>
      plain.some((name) => names.anyOf[one].includes(headerWithoutUnit(name))),
    ) ??
    (isOfTotals(plain, findColumns(heads)) ? 'totals' : null)
  return code && { code }
}

/** Pattern of column names of means and extremes of many mailboxes. */
const ofMany =
  /^(?:average|avg|mean|median|largest|biggest|smallest)(?:size(?:per|of))?(?:mailbox|user)|^(?:durchschnitt|mittler|moyen|promedio|media|gemiddeld).*(?:postfach|benutzer|bo[iî]te|buzon|casella|cassetta|caixa|postvak)|(?:size|gb|mb)per(?:mailbox|user)$/

/** True if rows are of many mailboxes: they have a number or mean of them, or a day’s storage. */
function isOfTotals(plain: readonly string[], columns: RecognizedColumns): boolean {
  const { found } = columns
  if (!found.size || hasUniqueMailboxColumn(columns)) return false
  const isOfMembers =
    plain[found.name?.at ?? -1] === 'name' &&
    !found.address &&
    !found.items &&
    // Counts of members by *Group-Object*, whose *Name* is of no mailbox.
    names.memberCounts.some((name) => plain.includes(name))
  const counts = names.mailboxCounts.some((name) => plain.includes(name)) || isOfMembers
  const means = plain.some((name) => ofMany.test(headerWithoutUnit(name)))
  const isOfDay = !found.name && plain.includes('reportdate') && plain.includes('reportperiod')
  return counts || means || isOfDay
}

/** Index of the column that may group unnamed rows; null if there is none. */
export function findGroupColumn(
  heads: readonly string[],
  { found }: RecognizedColumns,
): number | null {
  const at = heads.findIndex((head) => groupColumnNames.includes(normalizedHeader(head)))
  return found.database?.at ?? found.kind?.at ?? (at < 0 ? null : at)
}

/**
 * Recognizes a log or PowerShell screen output by its beginning, before it is read as a table; null
 * if it may be a table of mailboxes.
 */
export function recognizeOtherText(beginning: string): OtherTableNote | null {
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
  // The command, or the head of a transcript, may stand above the output.
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

/** Column names printed above a line of dashes; a single space may separate them. */
function headsAbove(rule: string, heads: string): readonly string[] {
  const ends = [...rule.matchAll(/-+/g)].map(({ index, 0: dashes }) => index + dashes.length)
  return ends.map((end, at) => heads.slice(ends[at - 1] ?? 0, end).trim())
}

/** Code of a printed form if it has mailbox columns; others may be of another program. */
function printed(code: OtherCode, heads: readonly string[]): OtherTableNote | null {
  const { found } = findColumns(heads)
  const isOfMailboxes = found.size || found.items || found.archiveSize
  return isOfMailboxes ? { code } : recognizeOtherTable(heads, '')
}
