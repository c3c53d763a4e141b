import { type DecodedProjectSuccess, decodeProjectFile, encodeProjectFile } from '../codec/index.ts'
import type { Field, Plan, planTextDefinitions, RawAnswer } from '../engine/index.ts'
import {
  type CellValue,
  type OpenedWorkbook,
  openWorkbook,
  readCells,
  type SheetAndCellAddress,
} from '../workbook/index.ts'
import { answerCellValue, answerSheetLayouts } from './answer-cells.ts'
import { cellNameOfAnswer, cellNameOfTierName, cellNameOfTitle } from './answer-names.ts'
import type { CellContent } from './book.ts'
import {
  embeddedProjectFormatNumber,
  projectCellName,
  readEmbeddedProject,
} from './embedded-project.ts'
import { columnLetters } from './place.ts'
import {
  type AnswerCellProblem,
  readAnswerCell,
  readNameCell,
  trimmedCellText,
} from './read-answer-cell.ts'
import { validCellText } from './xml.ts'

/** A cell that holds another answer than when the file was written. */
export type ChangedCell = {
  /** Index of the cell’s plan in the project. */
  readonly variant: number
  /** What the cell holds: an answer, or the name of the plan or of a tier. */
  readonly of: Field | keyof typeof planTextDefinitions | 'tier name'
  readonly tier: number
  /** Sheet and address of the cell, as “Answers!B12”. */
  readonly at: string
  readonly was: RawAnswer
  /** Value that the cell holds now. */
  readonly holds: CellValue
} & (
  | { readonly ok: true; readonly is: RawAnswer }
  | { readonly ok: false; readonly why: AnswerCellProblem }
)

/** Contents of a spreadsheet of Spindle: its plans, with the answers changed in cells. */
export type SpreadsheetContents = DecodedProjectSuccess & {
  readonly changes: readonly ChangedCell[]
  /** Number of deleted cell names; the answers of those cells stay as they were. */
  readonly missing: number
  /** Columns of the tier sheet that are filled but belong to no tier, as “Tiers!G”. */
  readonly besideTiers: readonly string[]
}

export type SpreadsheetProblem =
  /** The project stored in the spreadsheet was changed or removed. */
  { readonly code: 'not kept' } | { readonly code: 'newer' }

export type ReadSpreadsheetResult =
  | ({ readonly ok: true } & SpreadsheetContents)
  | { readonly ok: false; readonly problem: SpreadsheetProblem }

const mostPieces = 1_000

/** Reads a Spindle spreadsheet back; null for any other file. Never throws. */
export function readSpreadsheet(bytes: Uint8Array): ReadSpreadsheetResult | null {
  const opened = openWorkbook(bytes)
  if (!opened.ok) return null
  const places = new Map(
    opened.names.flatMap(({ name, place }) => (place ? [[name.toLowerCase(), place]] : [])),
  )
  const mark = places.get(projectCellName.toLowerCase())
  if (!mark) return null
  const kept = readKept(bytes, opened, mark)
  if (!kept.ok) return kept
  const { project } = kept
  const sheets = new Set([...places.values()].map(({ sheet }) => sheet))
  sheets.delete(mark.sheet)
  const read = readCells(bytes, opened, sheets)
  if (!read.ok) return notKept
  // A program may keep the names of a deleted sheet.
  const placeOfName = (name: string) => {
    const place = places.get(name.toLowerCase())
    return place && opened.sheetParts.has(place.sheet.toLowerCase()) ? place : null
  }
  const found = project.plans.map((one, variant) =>
    withChanges(one.plan, variant, (name) => {
      const place = placeOfName(name)
      return place ? { place, value: read.cells.valueAt(place) } : null
    }),
  )
  const besideTiers = project.plans.flatMap(({ plan }, variant) =>
    columnsBesideTiers(plan, variant, placeOfName, read.cells.valueAt),
  )
  const [first, ...others] = project.plans.map((one, at) => ({
    ...one,
    plan: found[at]?.plan ?? one.plan,
  }))
  if (!first) return notKept
  return {
    ...project,
    plans: [first, ...others],
    changes: found.flatMap(({ changes }) => changes),
    missing: found.reduce((all, { missing }) => all + missing, 0),
    besideTiers,
  }
}

/** Number of columns to check for numbers beside those of the tiers. */
const columnsLookedAt = 30

/** Columns of the tier sheet with numbers but without a tier, which the user added. */
function columnsBesideTiers(
  plan: Plan,
  variant: number,
  placeOfName: (name: string) => SheetAndCellAddress | null,
  valueAt: (place: SheetAndCellAddress) => CellValue,
): readonly string[] {
  const { lines, column } = answerSheetLayouts(plan).tiers
  const places = lines.flatMap((line) =>
    line.kind === 'answer'
      ? plan.tiers.flatMap((_tier, at) => {
          const place = placeOfName(cellNameOfAnswer(line.field, plan, at, variant))
          return place ? [place] : []
        })
      : [],
  )
  const [first] = places
  if (!first) return []
  const { sheet } = first
  const own = new Set(places.map(({ cell }) => cell.replace(/\d+$/, '')))
  const rows = new Set(places.map(({ cell }) => cell.replace(/^[A-Z]+/, '')))
  const others = Array.from({ length: plan.tiers.length + columnsLookedAt }, (_, at) =>
    columnLetters(column + at),
  ).filter((name) => !own.has(name))
  // Notes stand beside the tiers too, but are texts.
  const isFilled = (name: string) =>
    [...rows].some((row) => isNumber(valueAt({ sheet, cell: `${name}${row}` })))
  return others.filter(isFilled).map((name) => `${sheet}!${name}`)
}

function isNumber(value: CellValue): boolean {
  if (value.kind === 'number') return true
  return value.kind === 'text' && /^\s*[+-]?\d[\d.,]*\s*%?\s*$/.test(value.value)
}

const notKept = { ok: false, problem: { code: 'not kept' } } as const
const newer = { ok: false, problem: { code: 'newer' } } as const

function readKept(bytes: Uint8Array, opened: OpenedWorkbook, mark: SheetAndCellAddress) {
  const read = readCells(bytes, opened, new Set([mark.sheet]))
  if (!read.ok) return notKept
  const { valueAt } = read.cells
  const form = valueAt(mark)
  if (form.kind !== 'number') return notKept
  if (form.value > embeddedProjectFormatNumber) return newer
  const [, column = 'A', row = '1'] = /^([A-Z]+)(\d+)$/.exec(mark.cell) ?? []
  const pieces: string[] = []
  for (let at = Number(row) + 1; pieces.length < mostPieces; at += 1) {
    const held = valueAt({ sheet: mark.sheet, cell: `${column}${at}` })
    if (held.kind !== 'text') break
    pieces.push(decoded(held.value))
  }
  const project = readEmbeddedProject(pieces)
  if (project?.ok) return { ok: true, project } as const
  return project?.problem.code === 'newer' ? newer : notKept
}

/** Text with the character codes decoded that a spreadsheet writes as `_x005F_`. */
function decoded(text: string): string {
  return text.replaceAll(/_x([\da-f]{4})_/gi, (_code, digits) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
}

/** Finds the cell that has a name, and its value; null if there is none. */
type Lookup = (
  name: string,
) => { readonly place: SheetAndCellAddress; readonly value: CellValue } | null

/** A cell to read back: its value before, how to read it, and how to set its answer in a plan. */
type Asked = Pick<ChangedCell, 'of' | 'tier'> & {
  readonly name: string
  readonly was: RawAnswer
  readonly held: CellContent
  readonly read: (value: CellValue, plan: Plan) => ReturnType<typeof readAnswerCell>
  readonly write: (plan: Plan, answer: RawAnswer) => Plan
}

function withChanges(base: Plan, variant: number, lookup: Lookup) {
  const changes: ChangedCell[] = []
  let plan = base
  let missing = 0
  for (const one of askedOf(base, variant)) {
    const found = lookup(one.name)
    if (!found) {
      missing += 1
      continue
    }
    const holds = decodedValue(found.value)
    if (isHeld(holds, one.held)) continue
    const { of, tier, was } = one
    const at = `${found.place.sheet}!${found.place.cell}`
    const read = one.read(holds, plan)
    const next = read.ok ? one.write(plan, read.answer) : plan
    if (!read.ok) changes.push({ variant, of, tier, at, was, holds, ...read })
    else if (!isPlan(next))
      changes.push({ variant, of, tier, at, was, holds, ok: false, why: 'not with the others' })
    else {
      changes.push({ variant, of, tier, at, was, holds, ok: true, is: read.answer })
      plan = next
    }
  }
  return { plan, changes, missing }
}

/** All cells that the user may change. The Exchange version is first: others depend on it. */
function askedOf(plan: Plan, variant: number): readonly Asked[] {
  const sheets = answerSheetLayouts(plan)
  const tiers = plan.tiers.map((_tier, at) => at)
  const cells = [...sheets.plan.lines, ...sheets.tiers.lines].flatMap((line): readonly Asked[] => {
    if (line.kind === 'section') return []
    if (line.kind === 'name') return [askedTitle(line.key, plan, variant)]
    if (line.kind === 'tier name') return tiers.map((tier) => askedTierName(plan, tier, variant))
    const { field } = line
    const places = field.scope === 'tier' ? tiers : [0]
    return places.map((tier) => askedAnswer(field, plan, tier, variant))
  })
  const isVersion = ({ of }: Asked) => typeof of === 'object' && of.key === 'exchange'
  return cells.toSorted((one, other) => Number(isVersion(other)) - Number(isVersion(one)))
}

function askedAnswer(field: Field, plan: Plan, tier: number, variant: number): Asked {
  const was = field.read(plan, tier)
  return {
    name: cellNameOfAnswer(field, plan, tier, variant),
    of: field,
    tier,
    was,
    held: answerCellValue(field, was),
    read: (value, now) => readAnswerCell(field, value, now),
    write: (now, answer) => field.write(now, tier, answer),
  }
}

function asName(value: CellValue): ReturnType<typeof readAnswerCell> {
  const answer = readNameCell(value)
  return answer === null ? { ok: false, why: 'no name' } : { ok: true, answer }
}

function askedTitle(key: keyof typeof planTextDefinitions, plan: Plan, variant: number): Asked {
  return {
    name: cellNameOfTitle(key, variant),
    of: key,
    tier: 0,
    was: plan[key],
    held: plan[key] || null,
    read: asName,
    write: (now, answer) => ({ ...now, [key]: String(answer) }),
  }
}

function askedTierName(plan: Plan, tier: number, variant: number): Asked {
  const was = plan.tiers[tier]?.name ?? ''
  return {
    name: cellNameOfTierName(tier, variant),
    of: 'tier name',
    tier,
    was,
    held: was || null,
    read: asName,
    write: (now, answer) => {
      const [first, ...others] = now.tiers.map((one, at) =>
        at === tier ? { ...one, name: String(answer) } : one,
      )
      return first ? { ...now, tiers: [first, ...others] } : now
    },
  }
}

function decodedValue(value: CellValue): CellValue {
  return value.kind === 'text' ? { ...value, value: decoded(value.value) } : value
}

/** True if a cell holds what was written; programs keep 15 digits and may make numbers of texts. */
function isHeld(value: CellValue, held: CellContent): boolean {
  if (value.kind === 'error') return false
  const written = typeof held === 'string' ? validCellText(held).trim() : held
  if (value.kind === 'empty') return written === null || written === ''
  if (typeof written === 'number' && value.kind === 'number')
    return Math.abs(value.value - written) <= 1e-12 * Math.abs(written)
  return written !== null && trimmedCellText(value) === String(written)
}

/** True if a plan is valid: it could be saved and read again. */
function isPlan(plan: Plan): boolean {
  return decodeProjectFile(encodeProjectFile([plan], 0)).ok
}
