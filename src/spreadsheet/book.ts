import type { CellPlace } from './place.ts'
import type { CellLook } from './styles.ts'

/** Cell value; null if empty. */
export type CellContent = string | number | boolean | null

/** Values that an input cell accepts; a range is in the unit of the cell. */
export type InputRule =
  | {
      readonly kind: 'number'
      readonly least: number
      readonly most: number
      readonly whole: boolean
    }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'text'; readonly most: number }

export type SheetCell = {
  /** For a formula, its result when the file was written. */
  readonly value: CellContent
  /** Without `=`, as `Answers!$B$12*2`. */
  readonly formula?: string
  readonly look?: CellLook
  /** Number format, as `#,##0.0" GB"`; literal text is quoted. */
  readonly format?: string
  /** Defined name of the cell. */
  readonly name?: string
  readonly takes?: InputRule
  /** Tip that a spreadsheet shows beside the selected cell: accepted values, and help. */
  readonly hint?: string
  /** Link target in the same workbook, as `'2 Answers'!A1`. */
  readonly leadsTo?: string
  /** Number of columns it spans; cells right of it are empty. */
  readonly spans?: number
}

/** Column width in digits. */
export type SheetColumn = { readonly width: number }

/** A sheet; `rows` begin at row 1. */
export type Sheet = {
  readonly name: string
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly (readonly SheetCell[])[]
  /** Header rows that stay in view and repeat on every printed page. */
  readonly frozen: number
  /** Left columns that stay in view. */
  readonly frozenColumns?: number
  readonly landscape?: true
  /** `very hidden`: no menu shows it. */
  readonly hidden?: 'very hidden'
  /** Tab color, as `1F6F8B`. */
  readonly tab?: string
  /** Cells that turn red by a formula, written for the first cell: `C5:C90`, `ISTEXT(C5)`. */
  readonly red?: { readonly cells: string; readonly when: string }
}

export type Book = {
  readonly title: string
  readonly subject: string
  /** Author in the plan; may be empty. */
  readonly author: string
  /** Program name and version. */
  readonly madeBy: string
  readonly made: Date
  /** As `en-US`. */
  readonly language: string
  readonly sheets: readonly Sheet[]
}

export function namedCells({ sheets }: Pick<Book, 'sheets'>): ReadonlyMap<string, CellPlace> {
  return new Map(
    sheets.flatMap(({ name: sheet, rows }) =>
      rows.flatMap((row, rowAt) =>
        row.flatMap(({ name }, columnAt): (readonly [string, CellPlace])[] =>
          name === undefined ? [] : [[name, { sheet, row: rowAt + 1, column: columnAt + 1 }]],
        ),
      ),
    ),
  )
}
