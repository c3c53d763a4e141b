import type { CellValue } from './cells.ts'

/** A name of a workbook with the cell it leads to. */
export type Named = {
  /** As the workbook writes it. */
  readonly name: string
  /** Sheet and cell, as “Input!E30”; null where the name leads to no single cell. */
  readonly at: string | null
  readonly value: CellValue
  /** The text to the left of the cell, by which the workbook calls it; null where there is none. */
  readonly label: string | null
}
