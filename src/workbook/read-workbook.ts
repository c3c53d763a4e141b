import type { Plan } from '../engine/index.ts'
import { type Cells, cellsOf, labelBeside, type Named } from './cells.ts'
import { hourNames, inputNames, switchedOff, workbookTiers } from './input-names.ts'
import { type DefinedName, type FileRefusal, openWorkbook } from './open-workbook.ts'
import { type NotReadName, type ReadAnswers, type ReadName, readAnswers } from './read-answers.ts'
import { resultNames } from './result-names.ts'

/** Why a file fills in no plan. */
export type WorkbookProblem =
  | FileRefusal
  /** A workbook, but it defines too few of the names that Microsoft’s has. */
  | { readonly code: 'another workbook'; readonly known: number }

export type WorkbookReading = {
  readonly plan: Plan
  readonly read: readonly ReadName[]
  readonly notRead: readonly NotReadName[]
  readonly missing: ReadAnswers['missing']
  /** Names beside the inputs that nothing here knows, with what stands there. */
  readonly unknown: readonly Named[]
  /** Count of such names; the list ends where it is too long to be looked through. */
  readonly unknownInAll: number
  /** Results that the workbook has by names that are known here. */
  readonly results: readonly Named[]
}

/** A workbook, read; or why not. */
export type ReadWorkbook =
  | ({ readonly ok: true } & WorkbookReading)
  | { readonly ok: false; readonly problem: WorkbookProblem }

/** A workbook with fewer names of Microsoft’s is another one. */
const leastNames = 5

/** As many names as are listed that nothing here knows: Microsoft’s workbook has fewer. */
const mostUnknown = 2_000

/** The names of results that are known here, in small letters. */
const namesOfResults = new Set(resultNames.map(({ name }) => name.toLowerCase()))

/** Reads a filled workbook by the names it defines: values only. Never throws. */
export function readWorkbook(bytes: Uint8Array): ReadWorkbook {
  const opened = openWorkbook(bytes)
  if (!opened.ok) return opened
  const known = opened.names.filter(({ name }) => isInput(name))
  const confirmed = known.filter(({ name }) => confirmedNames.has(name.toLowerCase()))
  if (confirmed.length < leastNames)
    return { ok: false, problem: { code: 'another workbook', known: confirmed.length } }
  const sheets = sheetsOf(known)
  const ofResults = opened.names.filter(({ name }) => namesOfResults.has(name.toLowerCase()))
  const read = cellsOf(bytes, opened, new Set([...sheets, ...sheetsOf(ofResults)]))
  if (!read.ok) return read
  const defined = new Map(opened.names.map((one) => [one.name.toLowerCase(), one]))
  const lookup = (name: string) => {
    const found = defined.get(name.toLowerCase())
    return found ? namedBy(found, read.cells) : null
  }
  const unknown = unknownNames(opened.names, sheets)
  return {
    ok: true,
    ...readAnswers(lookup),
    unknown: unknown.slice(0, mostUnknown).flatMap(({ name }) => lookup(name) ?? []),
    unknownInAll: unknown.length,
    results: ofResults.flatMap(({ name }) => lookup(name) ?? []),
  }
}

function namedBy({ name, place }: DefinedName, cells: Cells): Named {
  if (!place) return { name, at: null, value: { kind: 'empty' }, label: null }
  const at = `${place.sheet}!${place.cell}`
  return { name, at, value: cells(place), label: labelBeside(place, cells) }
}

/** The names of all inputs that are known here, each tier’s for itself, in small letters. */
const allNames = new Set(
  [...inputNames.map(({ name }) => name), ...hourNames, ...switchedOff.map(({ by }) => by)]
    .flatMap((name) =>
      name.includes('#')
        ? Array.from({ length: workbookTiers }, (_, at) => name.replace('#', String(at + 1)))
        : [name],
    )
    .map((name) => name.toLowerCase()),
)

/** Names that do not follow the pattern of the others alone. */
const confirmedNames = new Set(
  inputNames
    .filter(({ standing }) => standing !== 'unconfirmed')
    .map(({ name }) => name.replace('#', '1').toLowerCase()),
)

function isInput(name: string): boolean {
  return allNames.has(name.toLowerCase())
}

function sheetsOf(names: readonly DefinedName[]): ReadonlySet<string> {
  return new Set(names.flatMap(({ place }) => place?.sheet ?? []))
}

/** Names of single cells on the sheets of the inputs that are none of those that are known. */
function unknownNames(
  names: readonly DefinedName[],
  sheets: ReadonlySet<string>,
): readonly DefinedName[] {
  return names.filter(
    ({ name, place, isRange }) =>
      place !== null &&
      sheets.has(place.sheet) &&
      !isRange &&
      !isInput(name) &&
      !namesOfResults.has(name.toLowerCase()) &&
      !name.startsWith('_xlnm.'),
  )
}
