/** A cell by its sheet, its row and its column, both from 1. */
export type Place = { readonly sheet: string; readonly row: number; readonly column: number }

/** The letters of a column: 1 is A, 27 is AA. */
export function columnName(column: number): string {
  const before = Math.floor((column - 1) / 26)
  const last = String.fromCharCode(65 + ((column - 1) % 26))
  return before === 0 ? last : `${columnName(before)}${last}`
}

/** A sheet as a formula names it; one with other than letters and digits in quotes. */
export function quotedSheet(sheet: string): string {
  return /^[A-Za-z_]+$/.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`
}

/** A place as a formula names it, wherever that stands, as `Answers!$B$12`. */
export function referenceTo({ sheet, row, column }: Place): string {
  return `${quotedSheet(sheet)}!$${columnName(column)}$${row}`
}

/** The address of a cell within its sheet, as `B12`. */
export function addressOf(row: number, column: number): string {
  return `${columnName(column)}${row}`
}
