import type { PlanState } from '../../app/store/history.ts'
import { shortCurrencyName } from '../../app/words/currency.ts'
import type { Design } from '../../engine/designs/index.ts'
import {
  type Advice,
  decimalsOfUnit,
  type Plan,
  type Sizing,
  type Unit,
  type Worked,
} from '../../engine/index.ts'
import type { EveryLossProofWithLoads } from '../../engine/methods/index.ts'
import {
  answersChangedWarning,
  type CellLook,
  cellAddress,
  type Sheet,
  type SheetCell,
  type SheetColumn,
} from '../../spreadsheet/index.ts'
import type { Format } from '../../ui/format.ts'

export type SheetContext = {
  readonly plan: Plan
  /** Prefix of the sheet names of the plan, such as `2 `; empty for a single plan. */
  readonly prefix: string
  readonly format: Format
  /** Formula at the top of a sheet that tells when answers were changed. */
  readonly guard: string
}

/** A plan with the origins of its answers, and its index in the project. */
export type WrittenVariant = SheetContext & {
  readonly variant: number
  readonly state: Pick<PlanState, 'origins' | 'tierIds'>
}

export type SizedVariant = WrittenVariant & {
  readonly title: string
  readonly sizing: Sizing
  /** The proposed design; null if no considered design holds. */
  readonly design: Design | null
  readonly advice: readonly Advice[]
  /** What every failure leaves; null without DAGs. */
  readonly proof: EveryLossProofWithLoads | null
  readonly roots: readonly Worked[]
}

export function textCell(value: string, look: CellLook = 'text'): SheetCell {
  return { value, look }
}

/** First rows of a sheet: the title with the guard beside it, and a sentence about the sheet. */
export function sheetTitleRows(
  title: string,
  about: string,
  columns: readonly SheetColumn[],
  guard: string,
): { readonly rows: readonly (readonly SheetCell[])[]; readonly red: NonNullable<Sheet['red']> } {
  const at = guardColumn(title, columns)
  const address = cellAddress(1, at + 1)
  const between = Array.from({ length: at - 1 }, (): SheetCell => ({ value: null }))
  const spans = roomFor(columns.slice(at))
  return {
    rows: [
      [{ value: title, look: 'title' }, ...between, { value: '', formula: guard, spans }],
      [{ value: about, look: 'about', spans: columns.length }],
    ],
    red: { cells: address, when: `${address}<>""` },
  }
}

/** Widest character of a title, in digits of a cell. */
const titleDigits = 1.8

/** Index of the first column beyond a title, from 0: a filled cell would cut the title off. */
function guardColumn(title: string, columns: readonly SheetColumn[]): number {
  let width = 0
  const at = columns.findIndex((column) => {
    const isClear = width > title.length * titleDigits
    width += column.width
    return isClear
  })
  return Math.max(1, at === -1 ? columns.length - 1 : at)
}

/** Number of columns that hold the guard's text on one line. */
function roomFor(columns: readonly SheetColumn[]): number {
  let [spans, width] = [0, 0]
  for (const column of columns) {
    if (width > answersChangedWarning.length) break
    spans += 1
    width += column.width
  }
  return Math.max(1, spans)
}

/** A title across all columns, above the rows that follow. */
export function sectionRow(value: string, columns: number): readonly SheetCell[] {
  return Array.from({ length: columns }, (_, at) => ({
    value: at === 0 ? value : null,
    look: 'section',
  }))
}

/** Columns with these widths, in digits. */
export function columnsOfWidths(...widths: readonly number[]): readonly SheetColumn[] {
  return widths.map((width) => ({ width }))
}

/** A table with its title, if that is not the name of its sheet, and a sentence about it. */
export type SheetTable = {
  readonly title?: string
  readonly about: string
  readonly columns: readonly SheetColumn[]
  readonly head: readonly string[]
  readonly rows: readonly (readonly SheetCell[])[]
  readonly guard: string
}

/** A sheet with one table: a title, a sentence, heads and rows. The heads stay in sight. */
export function tableSheet(name: string, table: SheetTable): Sheet {
  const { title = name, about, columns, head, rows, guard } = table
  const top = sheetTitleRows(title, about, columns, guard)
  return {
    name,
    columns,
    rows: [...top.rows, head.map((value): SheetCell => ({ value, look: 'head' })), ...rows],
    red: top.red,
    frozen: 3,
    frozenColumns: 1,
    landscape: true,
  }
}

/** True for figures written as text: infinite ones, and latencies of a saturated array. */
const isWord = ({ value, unit }: Worked, format: Format, written: string) =>
  !Number.isFinite(value) ||
  (unit === 'ms' && written !== format.value(value, unit) && /^[^\d]/.test(written))

/** Cell of a figure, as a number in the unit that it is computed in. */
export function figureCell(worked: Worked, { plan, format }: SheetContext): SheetCell {
  const written = format.asComputed.text(worked)
  if (isWord(worked, format.asComputed, written)) return { value: written, look: 'result' }
  return {
    value: worked.value,
    look: 'result',
    format: excelNumberFormat(worked.value, worked.unit, plan, format),
  }
}

/** Excel number format of a value with its unit; the decimals fit this value. */
export function excelNumberFormat(
  value: number,
  unit: Unit | null,
  plan: Plan,
  format: Format,
): string {
  if (unit === '%') return `${digits(decimalsIn(value * 100, 2))}%`
  const most =
    unit === null ? 6 : Math.max(Math.abs(value) < 1000 ? 2 : 1, decimalsOfUnit(unit, value))
  const number = digits(decimalsIn(value, most))
  if (unit === null) return number
  if (unit === 'money' || unit === 'money/kWh') {
    const currency = shortCurrencyName(plan.currency)
    const of = unit === 'money' ? currency : `${currency} per kWh`.trim()
    return withUnit('#,##0.00', of)
  }
  const [one, many] = [1, 2].map((count) => unitIn(format.asComputed.value(count, unit)))
  if (one === many || !one || !many) return withUnit(number, many ?? '')
  return `[=1]${withUnit(number, one)};${withUnit(number, many)}`
}

/** The unit at the end of a formatted value. */
function unitIn(written: string): string {
  return written.replace(/^[\d.,٠-٩\s\u200e]+/, '')
}

function withUnit(number: string, unit: string): string {
  return unit === '' ? number : `${number}" ${unit.replaceAll('"', "''")}"`
}

function digits(count: number): string {
  return count === 0 ? '#,##0' : `#,##0.${'0'.repeat(count)}`
}

/** Number of decimals that a value needs, at most `most`. */
function decimalsIn(value: number, most: number): number {
  const written = Math.abs(value)
    .toFixed(most)
    .replace(/\.?0+$/, '')
  return (written.split('.')[1] ?? '').length
}
