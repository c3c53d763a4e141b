import { labelLeftOfCell, type NamedCell, readCells, type WorkbookCells } from './cells.ts'
import { workbookTierNumbers } from './input-names.ts'
import { isWorkbookInputName } from './known-names.ts'
import {
  type DefinedName,
  type FileRefusal,
  openWorkbook,
  type SheetAndCellAddress,
} from './open-workbook.ts'
import {
  type NamedCellLookup,
  readSingleInputAnswers,
  type WorkbookAnswersReading,
} from './read-answers.ts'
import { readAnswersOfSeveralInputs } from './read-lists.ts'
import { workbookResultsOfTiers } from './result-names.ts'

export type WorkbookProblem =
  | FileRefusal
  /** The file is a workbook with too few of the names that Microsoft’s has. */
  | { readonly code: 'another workbook'; readonly known: number }

export type WorkbookReading = WorkbookAnswersReading & {
  /** Version of Microsoft’s calculator in the file, as 7.6; null if it states none. */
  readonly version: string | null
  /** Cells with unknown names that may be inputs. */
  readonly unknown: readonly NamedCell[]
  /** Number of all unknown names; `unknown` may be cut off. */
  readonly unknownInAll: number
  readonly results: readonly NamedCell[]
}

export type ReadWorkbookResult =
  | ({ readonly ok: true } & WorkbookReading)
  | { readonly ok: false; readonly problem: WorkbookProblem }

/** Minimum number of Microsoft’s input names that a workbook must have. */
const leastNames = 5

/** Maximum number of unknown names listed; Microsoft’s workbook has fewer. */
const mostUnknown = 2_000

const namesOfResults = new Set(
  workbookResultsOfTiers(workbookTierNumbers).map(({ name }) => name.toLowerCase()),
)

/** Reads a filled workbook by its defined names: values only. Never throws. */
export function readWorkbook(bytes: Uint8Array): ReadWorkbookResult {
  const opened = openWorkbook(bytes)
  if (!opened.ok) return opened
  const known = opened.names.filter(({ name }) => isWorkbookInputName(name))
  if (known.length < leastNames)
    return { ok: false, problem: { code: 'another workbook', known: known.length } }
  const ofResults = opened.names.filter(({ name }) => namesOfResults.has(name.toLowerCase()))
  const read = readCells(bytes, opened, sheetsOf([...known, ...ofResults]))
  if (!read.ok) return read
  const lookup = lookupOf(opened.names, read.cells)
  const unknown = unknownNames(opened.names, known, read.cells)
  return {
    ok: true,
    ...readAnswersOfSeveralInputs(readSingleInputAnswers(lookup), lookup),
    version: versionIn(read.cells),
    unknown: unknown.slice(0, mostUnknown).flatMap(({ name }) => lookup(name) ?? []),
    unknownInAll: unknown.length,
    results: ofResults.flatMap(({ name }) => lookup(name) ?? []),
  }
}

function lookupOf(names: readonly DefinedName[], cells: WorkbookCells): NamedCellLookup {
  const defined = new Map(names.map((one) => [one.name.toLowerCase(), one]))
  const key = ({ sheet, cell }: SheetAndCellAddress) => `${sheet.toLowerCase()}!${cell}`
  const places = new Set(names.flatMap(({ place }) => (place ? [key(place)] : [])))
  return (asked) => {
    const found = defined.get(asked.toLowerCase())
    if (!found) return null
    const { name, place } = found
    if (!place) return { name, at: null, value: { kind: 'empty' }, label: null }
    const label = labelLeftOfCell(place, cells, (beside) => places.has(key(beside)))
    return { name, at: `${place.sheet}!${place.cell}`, value: cells.valueAt(place), label }
  }
}

/** Version of the calculator in the first rows of the input sheet; null if there is none. */
function versionIn({ valueAt }: WorkbookCells): string | null {
  for (let row = 1; row <= 10; row += 1)
    for (const column of 'ABCDEFGHIJKLMNOPQRST') {
      const held = valueAt({ sheet: 'Input', cell: `${column}${row}` })
      const [, version] =
        (held.kind === 'text' && /version:?\s*(\d+(?:\.\d+)+)/i.exec(held.value)) || []
      if (version !== undefined) return version
    }
  return null
}

function sheetsOf(names: readonly DefinedName[]): ReadonlySet<string> {
  return new Set(names.flatMap(({ place }) => place?.sheet ?? []))
}

/**
 * Unknown names that may be inputs: single cells without formulas on the input sheets. The sheet
 * with the Exchange version holds constants of the calculator.
 */
function unknownNames(
  names: readonly DefinedName[],
  known: readonly DefinedName[],
  cells: WorkbookCells,
): readonly DefinedName[] {
  const sheets = sheetsOf(known.filter(({ name }) => name.toLowerCase() !== 'exversion'))
  return names.filter(
    ({ name, place, isRange }) =>
      place !== null &&
      sheets.has(place.sheet) &&
      !isRange &&
      !cells.isComputed(place) &&
      !isWorkbookInputName(name) &&
      !namesOfResults.has(name.toLowerCase()) &&
      !name.startsWith('_xlnm.'),
  )
}
