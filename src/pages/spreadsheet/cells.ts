import { currencyName } from '../../app/words/currency.ts'
import { decimals, type Plan, type Unit, type Worked } from '../../engine/index.ts'
import {
  addressOf,
  answersChanged,
  type Cell,
  type Look,
  type Sheet,
  type SheetColumn,
} from '../../spreadsheet/index.ts'
import type { Format } from '../../ui/format.ts'

/** One plan of a workbook, and how its sheets are written. */
export type Writing = {
  readonly plan: Plan
  /** Before the names of its sheets, where there are several: `2 `. */
  readonly prefix: string
  readonly format: Format
  /** The formula that says at the top of a sheet that answers were changed. */
  readonly guard: string
}

/** A text. */
export function text(value: string, look: Look = 'text'): Cell {
  return { value, look }
}

/** The first rows of a sheet: its title with the guard of its answers beside it, and a sentence about it. */
export function topOf(
  title: string,
  about: string,
  columns: readonly SheetColumn[],
  guard: string,
): { readonly rows: readonly (readonly Cell[])[]; readonly red: NonNullable<Sheet['red']> } {
  const at = guardColumn(title, columns)
  const address = addressOf(1, at + 1)
  const between = Array.from({ length: at - 1 }, (): Cell => ({ value: null }))
  const spans = roomFor(columns.slice(at))
  return {
    rows: [
      [{ value: title, look: 'title' }, ...between, { value: '', formula: guard, spans }],
      [{ value: about, look: 'about', spans: columns.length }],
    ],
    red: { cells: address, when: `${address}<>""` },
  }
}

/** How wide a character of a title is at most, in digits of a cell. */
const titleDigits = 1.8

/** The first column behind a title, from 0: a cell that holds something would cut it off. */
function guardColumn(title: string, columns: readonly SheetColumn[]): number {
  let width = 0
  const at = columns.findIndex((column) => {
    const isClear = width > title.length * titleDigits
    width += column.width
    return isClear
  })
  return Math.max(1, at === -1 ? columns.length - 1 : at)
}

/** How many of these columns take the words of the guard on one line. */
function roomFor(columns: readonly SheetColumn[]): number {
  let [spans, width] = [0, 0]
  for (const column of columns) {
    if (width > answersChanged.length) break
    spans += 1
    width += column.width
  }
  return Math.max(1, spans)
}

/** A line of heads. */
export function heads(...words: readonly string[]): readonly Cell[] {
  return words.map((value) => ({ value, look: 'head' }))
}

/** A title above the rows that follow, over all columns. */
export function section(value: string, columns: number): readonly Cell[] {
  return Array.from({ length: columns }, (_, at) => ({
    value: at === 0 ? value : null,
    look: 'section',
  }))
}

/** Columns of these widths, in digits. */
export function wide(...widths: readonly number[]): readonly SheetColumn[] {
  return widths.map((width) => ({ width }))
}

/** A sheet of a table: its title and a sentence, its heads, its rows. The heads stay in sight. */
export function tableSheet(
  name: string,
  {
    title = name,
    about,
    columns,
    head,
    rows,
    guard,
  }: {
    readonly title?: string
    readonly about: string
    readonly columns: readonly SheetColumn[]
    readonly head: readonly string[]
    readonly rows: readonly (readonly Cell[])[]
    readonly guard: string
  },
): Sheet {
  const top = topOf(title, about, columns, guard)
  return {
    name,
    columns,
    rows: [...top.rows, heads(...head), ...rows],
    red: top.red,
    frozen: 3,
    frozenColumns: 1,
    landscape: true,
  }
}

/** Longer latencies only say that an array is saturated: they stand as words. */
const isWord = ({ value, unit }: Worked, format: Format, written: string) =>
  !Number.isFinite(value) ||
  (unit === 'ms' && written !== format.value(value, unit) && /^[^\d]/.test(written))

/** The cell of a figure, with its number in the unit that it is computed in. */
export function figureCell(worked: Worked, { plan, format }: Writing): Cell {
  const written = format.asComputed.text(worked)
  if (isWord(worked, format.asComputed, written)) return { value: written, look: 'result' }
  return {
    value: worked.value,
    look: 'result',
    format: numberFormat(worked.value, worked.unit, plan, format),
  }
}

/** A number in a unit as the cells of a workbook show it. */
export function numberFormat(value: number, unit: Unit | null, plan: Plan, format: Format): string {
  if (unit === '%') return `${digits(decimalsIn(value * 100, 2))}%`
  const most = unit === null ? 6 : Math.max(Math.abs(value) < 1000 ? 2 : 1, decimals(unit, value))
  const number = digits(decimalsIn(value, most))
  if (unit === null) return number
  if (unit === 'money' || unit === 'money/kWh') {
    const currency = currencyName(plan.currency)
    const of = unit === 'money' ? currency : `${currency} per kWh`.trim()
    return withUnit('#,##0.00', of)
  }
  const [one, many] = [1, 2].map((count) => unitIn(format.asComputed.value(count, unit)))
  if (one === many || !one || !many) return withUnit(number, many ?? '')
  return `[=1]${withUnit(number, one)};${withUnit(number, many)}`
}

/** The words behind a number. */
function unitIn(written: string): string {
  return written.replace(/^[\d.,٠-٩\s\u200e]+/, '')
}

function withUnit(number: string, unit: string): string {
  return unit === '' ? number : `${number}" ${unit.replaceAll('"', "''")}"`
}

function digits(count: number): string {
  return count === 0 ? '#,##0' : `#,##0.${'0'.repeat(count)}`
}

/** As many decimals as a number has, up to these. */
function decimalsIn(value: number, most: number): number {
  const written = Math.abs(value)
    .toFixed(most)
    .replace(/\.?0+$/, '')
  return (written.split('.')[1] ?? '').length
}
