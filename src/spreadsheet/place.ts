/** A cell of a workbook by sheet, row and column, both counted from 1. */
export type CellPlace = { readonly sheet: string; readonly row: number; readonly column: number }

/** Letters of a column by its number: 1 is A, 27 is AA. */
export function columnLetters(column: number): string {
  const before = Math.floor((column - 1) / 26)
  const last = String.fromCharCode(65 + ((column - 1) % 26))
  return before === 0 ? last : `${columnLetters(before)}${last}`
}

/** Sheet name as a formula takes it: quoted if it has more than letters and underscores. */
export function quotedSheetName(sheet: string): string {
  return /^[A-Za-z_]+$/.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`
}

/** Absolute reference to a cell for a formula, as `Answers!$B$12`. */
export function absoluteReference({ sheet, row, column }: CellPlace): string {
  return `${quotedSheetName(sheet)}!$${columnLetters(column)}$${row}`
}

/** Address of a cell within its sheet, as `B12`. */
export function cellAddress(row: number, column: number): string {
  return `${columnLetters(column)}${row}`
}
