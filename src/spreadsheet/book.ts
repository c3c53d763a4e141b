import type { Place } from './place.ts'

/** What a cell looks like; the writer has its colours, weight and borders. */
export type Look =
  | 'title'
  | 'section'
  | 'head'
  /** A head of numbers within a sheet, beside its section. */
  | 'over'
  | 'text'
  /** A label that the cells beside it are about. */
  | 'label'
  /** A cell that may be changed, and is read back in. */
  | 'input'
  /** A formula that follows the prices. */
  | 'live'
  /** A figure of the results. */
  | 'result'
  | 'note'
  /** The sentence below the title of a sheet. */
  | 'about'
  | 'total'
  | 'link'

/** What a cell holds: a number, a text, or yes and no; null where it is empty. */
export type Held = string | number | boolean | null

/** What a cell of a person may hold; the range is in the unit of the cell. */
export type Takes =
  | {
      readonly kind: 'number'
      readonly least: number
      readonly most: number
      readonly whole: boolean
    }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'text'; readonly most: number }

/** One cell of a sheet. */
export type Cell = {
  /** What it holds; of a formula, what it came to when it was written. */
  readonly value: Held
  /** Without the sign before it, as `Answers!$B$12*2`. */
  readonly formula?: string
  readonly look?: Look
  /** A number format of the file, as `#,##0.0" GB"`; text that stands in it is quoted. */
  readonly format?: string
  /** A name that the workbook defines for it. */
  readonly name?: string
  readonly takes?: Takes
  /** What is said beside a cell that is chosen: what it takes, and its help. */
  readonly hint?: string
  /** A place of the same workbook that it leads to, as `'2 Answers'!A1`. */
  readonly leadsTo?: string
  /** How many columns it covers; those right of it are empty. */
  readonly spans?: number
}

/** A column, as wide as so many digits. */
export type SheetColumn = { readonly width: number }

/** One sheet; its rows begin at the first. */
export type Sheet = {
  readonly name: string
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly (readonly Cell[])[]
  /** Rows at the head that stay in sight, and stand on every printed page. */
  readonly frozen: number
  /** Columns at the left that stay in sight. */
  readonly frozenColumns?: number
  readonly landscape?: true
  /** `very hidden`: no menu shows it. */
  readonly hidden?: 'very hidden'
  /** A colour of its tab, as `1F6F8B`. */
  readonly tab?: string
  /** Cells that turn red where a formula is true, which is written for the first of them: `C5:C90`, `ISTEXT(C5)`. */
  readonly red?: { readonly cells: string; readonly when: string }
}

/** A whole workbook. */
export type Book = {
  readonly title: string
  readonly subject: string
  /** Who the plan says wrote it; empty where it does not. */
  readonly author: string
  /** The program with its version. */
  readonly madeBy: string
  readonly made: Date
  /** As `en-GB`. */
  readonly language: string
  readonly sheets: readonly Sheet[]
}

/** The names that a workbook defines, each with its cell. */
export function namedCells({ sheets }: Pick<Book, 'sheets'>): ReadonlyMap<string, Place> {
  return new Map(
    sheets.flatMap(({ name: sheet, rows }) =>
      rows.flatMap((row, rowAt) =>
        row.flatMap(({ name }, columnAt): (readonly [string, Place])[] =>
          name === undefined ? [] : [[name, { sheet, row: rowAt + 1, column: columnAt + 1 }]],
        ),
      ),
    ),
  )
}
