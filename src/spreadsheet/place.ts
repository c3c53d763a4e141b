/** A cell by sheet, row and column, both from 1. */
export type CellPlace = { readonly sheet: string; readonly row: number; readonly column: number }

/** Column letters: 1 is A, 27 is AA. */
export function columnName(column: number): string {
  const before = Math.floor((column - 1) / 26)
  const last = String.fromCharCode(65 + ((column - 1) % 26))
  return before === 0 ? last : `${columnName(before)}${last}`
}

/** Sheet name for a formula, in quotes if it has other characters than letters and underscores. */
export function quotedSheet(sheet: string): string {
  return /^[A-Za-z_]+$/.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`
}

/** Absolute reference for a formula, as `Answers!$B$12`. */
export function referenceTo({ sheet, row, column }: CellPlace): string {
  return `${quotedSheet(sheet)}!$${columnName(column)}$${row}`
}

/** Cell address within its sheet, as `B12`. */
export function cellAddress(row: number, column: number): string {
  return `${columnName(column)}${row}`
}
