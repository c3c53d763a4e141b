import { currencyName } from '../../app/words/currency.ts'
import { decimals, type Plan, type Unit, type Worked } from '../../engine/index.ts'
import {
  addressOf,
  type Cell,
  columnName,
  type Look,
  noLonger,
  type Sheet,
  type SheetColumn,
} from '../../spreadsheet/index.ts'
import type { Format } from '../../ui/format.ts'

/** What of a plan goes on calculating: the cell of a figure, and one of what was found only as it stands. */
export type LiveCells = {
  readonly figure: (worked: Worked) => Pick<Cell, 'formula' | 'look'>
  readonly whileItHolds: (cell: Cell) => Cell
  /** The same of one that may move with any answer. */
  readonly whileUnchanged: (cell: Cell) => Cell
  /** A cell that is true while all of it is as it was planned; null where nothing can undo that. */
  readonly holds: string | null
  /** The same of all answers. */
  readonly unchanged: string | null
}

/** Of a plan that cannot be computed nothing does. */
export const nothingLive: LiveCells = {
  figure: () => ({}),
  whileItHolds: (cell) => cell,
  whileUnchanged: (cell) => cell,
  ...{ holds: null, unchanged: null },
}

/** One plan of a workbook, and how its sheets are written. */
export type Writing = {
  readonly plan: Plan
  /** Before the names of its sheets, where there are several: `2 `. */
  readonly prefix: string
  readonly format: Format
  readonly live: LiveCells
}

/** A text. */
export function text(value: string, look: Look = 'text'): Cell {
  return { value, look }
}

/** The first rows of a sheet: what it is, and a sentence about it. */
export function headOf(
  title: string,
  about: string,
  columns: readonly SheetColumn[],
  live = nothingLive,
): readonly (readonly Cell[])[] {
  const state = standing(live)
  return [
    [{ value: title, look: 'title' }, ...(state ? [{ ...state, spans: roomFor(columns) }] : [])],
    [{ value: about, look: 'about', spans: columns.length }],
  ]
}

/** How many columns from the second on take on one line that something holds no longer. */
function roomFor(columns: readonly SheetColumn[]): number {
  let [spans, width] = [0, 0]
  for (const column of columns.slice(1)) {
    if (width > noLonger.length) break
    spans += 1
    width += column.width
  }
  return Math.max(1, spans)
}

/** Whether what was found is still as it was planned; null where nothing can undo it. */
export function standing({ holds, whileItHolds }: LiveCells): Cell | null {
  if (holds === null) return null
  return whileItHolds({ value: 'As planned', look: 'chosen' })
}

/** All cells that say that they hold no longer turn red. */
export function redWhereInvalid(columns: number, rows: number): NonNullable<Sheet['red']> {
  return { cells: `A1:${addressOf(rows, columns)}`, when: `A1="${noLonger}"` }
}

/**
 * A text that stands as long as every answer is as it was: it stands itself in a hidden column at the
 * right of all others, so that no formula holds what a person wrote. It begins in column `at`.
 */
export function textUnchanged(
  value: string,
  { unchanged }: LiveCells,
  { at, spans, columns }: { readonly at: number; readonly spans: number; readonly columns: number },
): readonly Cell[] {
  if (unchanged === null) return [{ value, spans }]
  const hidden = columnName(columns + 1)
  const formula = `IF(${unchanged},INDEX($${hidden}:$${hidden},ROW()),"${noLonger}")`
  const between = Array.from({ length: columns - at }, (): Cell => ({ value: null }))
  return [{ value, formula, spans }, ...between, { value }]
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
    live,
  }: {
    readonly title?: string
    readonly about: string
    readonly columns: readonly SheetColumn[]
    readonly head: readonly string[]
    readonly rows: readonly (readonly Cell[])[]
    /** What says beside the title whether all of it is as it was planned. */
    readonly live?: LiveCells
  },
): Sheet {
  return {
    name,
    columns,
    rows: [...headOf(title, about, columns, live), heads(...head), ...rows],
    ...(live?.holds && { red: redWhereInvalid(columns.length, rows.length + 3) }),
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
export function figureCell(worked: Worked, { plan, format, live }: Writing): Cell {
  const written = format.asComputed.text(worked)
  if (isWord(worked, format.asComputed, written))
    return live.whileUnchanged({ value: written, look: 'result' })
  return {
    value: worked.value,
    look: 'result',
    ...live.figure(worked),
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
