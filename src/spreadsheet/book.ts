import type { CellPlace } from './place.ts'
import type { CellLook } from './styles.ts'

/** Content of a cell; null for an empty one. */
export type CellContent = string | number | boolean | null

/** What an input cell accepts; the range of a number is in the unit of the cell. */
export type CellInputRule =
  | {
      readonly kind: 'number'
      readonly least: number
      readonly most: number
      readonly whole: boolean
    }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'text'; readonly most: number }

export type SheetCell = {
  /** Value of the cell; with a formula, its result when the file was written. */
  readonly value: CellContent
  /** Formula of the cell without its `=`, as `Answers!$B$12*2`. */
  readonly formula?: string
  readonly look?: CellLook
  /** Number format of the cell, as `#,##0.0" GB"`; literal text is quoted. */
  readonly format?: string
  /** Defined name of the cell. */
  readonly name?: string
  readonly takes?: CellInputRule
  /** Tip that shows beside the cell while it is selected: accepted values, and help. */
  readonly hint?: string
  /** Place in the same workbook that the cell links to, as `'2 Answers'!A1`. */
  readonly leadsTo?: string
  /** Number of columns that the cell spans; the cells right of it are empty. */
  readonly spans?: number
}

/** Width of a column of a sheet, in digits. */
export type SheetColumn = { readonly width: number }

/** A sheet of a workbook; the first of `rows` is row 1. */
export type Sheet = {
  readonly name: string
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly (readonly SheetCell[])[]
  /** Number of header rows that stay in view and repeat on every printed page. */
  readonly frozen: number
  /** Number of columns at the left that stay in view. */
  readonly frozenColumns?: number
  readonly landscape?: true
  /** Set if no menu shows the sheet. */
  readonly hidden?: 'very hidden'
  /** Color of the sheet’s tab, as `1F6F8B`. */
  readonly tab?: string
  /** Cells that turn red where a formula, written for the first, holds: `C5:C90`, `ISTEXT(C5)`. */
  readonly red?: { readonly cells: string; readonly when: string }
}

export type Book = {
  readonly title: string
  readonly subject: string
  /** Author named in the plan; may be empty. */
  readonly author: string
  /** Name and version of the program that made the workbook. */
  readonly madeBy: string
  readonly made: Date
  /** Language of the workbook, as `en-US`. */
  readonly language: string
  readonly sheets: readonly Sheet[]
}

export function placesOfNamedCells({
  sheets,
}: Pick<Book, 'sheets'>): ReadonlyMap<string, CellPlace> {
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
