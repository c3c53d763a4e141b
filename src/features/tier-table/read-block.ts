import { fieldInPlanUnits } from '../../app/words/field-in-plan-units.ts'
import { invalidNameWords } from '../../app/words/name-words.ts'
import {
  defaultsOfVersion,
  type Field,
  type Plan,
  projectLimits,
  type RawAnswer,
  type Tier,
} from '../../engine/index.ts'
import { numberProblemWords } from '../../ui/field-words.ts'
import type { Format } from '../../ui/format.ts'
import { readNumber } from '../../ui/read-number.ts'

/** Meaning of a pasted column: the tier name, the key of an answer, or null to leave it out. */
export type PastedColumnMeaning = 'name' | (string & {}) | null

/** Text of a pasted cell, and its error; null if it has none. */
export type PastedBlockCell = { readonly text: string; readonly wrong: string | null }

/** A pasted line. `wrong` is a remark on it or the reason why it is left out; null for none. */
export type PastedBlockRow = {
  readonly line: number
  readonly cells: readonly PastedBlockCell[]
  readonly wrong: string | null
  /** Index of the tier that gets the answers; null if the line is left out. */
  readonly at: number | null
}

export type PastedBlockReading = {
  readonly rows: readonly PastedBlockRow[]
  readonly tiers: Plan['tiers']
  /** Answers that the block sets, by tier index and key. */
  readonly taken: readonly { readonly at: number; readonly key: string }[]
  /** Invalid texts, by tier index and key; they stay in their boxes to be corrected. */
  readonly typed: readonly { readonly at: number; readonly key: string; readonly text: string }[]
}

/** True if the first line holds headings: it names a column and no cell begins with a digit. */
export function hasHeadingLine(
  rows: readonly (readonly string[])[],
  fields: readonly Field[],
): boolean {
  const [first = []] = rows
  return (
    first.some((cell) => columnOfHeading(cell, fields) !== null) &&
    !first.some((cell) => /^\d/.test(cell))
  )
}

const wordsForName = ['tier', 'name', 'tier name', 'name of tier', 'group']
const wordsForMailboxes = ['users', 'mailboxes', 'mailbox count', 'number of mailboxes']

/** Column that a heading means, by label or key of an answer; null if none matches. */
export function columnOfHeading(head: string, fields: readonly Field[]): PastedColumnMeaning {
  const named = plain(head)
  if (named === '') return null
  if (wordsForName.includes(named)) return 'name'
  if (wordsForMailboxes.includes(named)) return 'mailboxes'
  const exact = fields.find(({ key, label }) => [plain(key), plain(label)].includes(named))
  if (exact) return exact.key
  const [only, ...others] = fields.filter(
    ({ label }) => named.length > 3 && plain(label).includes(named),
  )
  return only && others.length === 0 ? only.key : null
}

/** Heading in lower case, without signs and without a unit in brackets. */
function plain(text: string): string {
  return text
    .replace(/[([].*$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
}

type BlockToRead = {
  readonly plan: Plan
  readonly fields: readonly Field[]
  readonly lines: readonly (readonly string[])[]
  readonly columns: readonly PastedColumnMeaning[]
  /** Index of the tier that takes the first line; null if the block replaces all tiers. */
  readonly from: number | null
  readonly format: Format
}

/** Reads the lines below the headings as answers of tiers. */
export function readPastedBlock({
  plan,
  fields,
  lines,
  columns,
  from,
  format,
}: BlockToRead): PastedBlockReading {
  const [usual] = defaultsOfVersion(plan).tiers
  const tiers: Tier[] = from === null ? [] : [...plan.tiers]
  const taken: { at: number; key: string }[] = []
  const typed: { at: number; key: string; text: string }[] = []
  let next = from ?? 0
  const rows = lines.map((line, number): PastedBlockRow => {
    const leftOut = (wrong: string): PastedBlockRow => ({
      line: number,
      cells: columns.map((_column, at) => ({ text: line[at] ?? '', wrong: null })),
      wrong,
      at: null,
    })
    if (line.every((cell) => cell === '')) return leftOut('blank, left out')
    if (next >= projectLimits.tiers)
      return leftOut(`left out: a plan has at most ${projectLimits.tiers} tiers`)
    const at = next
    next += 1
    const isNew = tiers[at] === undefined
    let tier = tiers[at] ?? { ...usual, name: '', mailboxes: 1 }
    const cells = columns.map((column, index): PastedBlockCell => {
      const text = line[index] ?? ''
      const read = readCell(column, text, { plan, fields, format, isNew })
      if (read === null) return { text, wrong: null }
      if ('wrong' in read) {
        if (read.key) typed.push({ at, key: read.key, text })
        return { text, wrong: read.wrong }
      }
      tier = { ...tier, [read.key]: read.value }
      taken.push({ at, key: read.key })
      return { text, wrong: null }
    })
    const hasMailboxes = columns.includes('mailboxes')
    const wrong = isNew && !hasMailboxes ? 'no column of mailboxes: starts with 1' : null
    tiers[at] = tier
    return { line: number, cells, wrong, at }
  })
  const [first = plan.tiers[0], ...others] = tiers
  return { rows, tiers: [first, ...others], taken, typed }
}

/** What a cell gives: an answer, or an error and the key of the box that keeps the text. */
type CellRead =
  | { readonly key: string; readonly value: RawAnswer }
  | { readonly wrong: string; readonly key: string | null }

type CellContext = Pick<BlockToRead, 'plan' | 'fields' | 'format'> & { readonly isNew: boolean }

/** Reads a pasted cell as an answer; null if it changes nothing. */
function readCell(
  column: PastedColumnMeaning,
  text: string,
  { plan, fields, format, isNew }: CellContext,
): CellRead | null {
  if (column === null) return null
  if (column === 'name') {
    const unseen = invalidNameWords('Name', text)
    if (unseen) return { wrong: unseen, key: null }
    return text === '' ? null : { key: 'name', value: text.slice(0, projectLimits.name) }
  }
  const asked = fields.find(({ key }) => key === column)
  if (!asked) return null
  const field = fieldInPlanUnits(asked, plan)
  // An empty cell keeps the answer, but a new tier needs its number of mailboxes.
  if (text === '' && !(isNew && column === 'mailboxes')) return null
  if (field.kind === 'switch') return readSwitch(field, text)
  if (field.kind !== 'number') return null
  if (isMoney(text))
    return {
      wrong: `${field.label}: “${text.slice(0, 24)}” is an amount of money, not a number of this column.`,
      key: field.key,
    }
  const read = readNumber(field, text, format.locale)
  return read.ok
    ? { key: field.key, value: read.value }
    : { wrong: numberProblemWords(field, read.problem, format), key: field.key }
}

function isMoney(text: string): boolean {
  return /\p{Sc}|\b(?:AED|AUD|CAD|CHF|CNY|EUR|GBP|INR|JPY|USD)\b/iu.test(text)
}

const on = ['yes', 'on', 'true', '1', 'x', 'ja', 'oui', 'wahr', 'vrai']
const off = ['no', 'off', 'false', '0', 'nein', 'non', 'falsch', 'faux']

function readSwitch({ key, label }: Field, text: string): CellRead {
  const typed = text.toLowerCase()
  if (on.includes(typed)) return { key, value: true }
  if (off.includes(typed)) return { key, value: false }
  return { wrong: `${label}: “${text.slice(0, 24)}” is neither yes nor no.`, key: null }
}
