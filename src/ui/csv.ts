import Papa from 'papaparse'
import { saveFile } from './save-file.ts'

/** One line of a table: its values by the heads of their columns, each with its unit. */
export type CsvRow = Readonly<Record<string, string | number>>

/**
 * What a spreadsheet takes for the start of a formula. The library’s own pattern lets a formula pass
 * that has a line break in it, and knows nothing of the wide signs that Excel reads as well.
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * A table as comma-separated values: its heads are those of the first row. Numbers have a decimal
 * point whatever the locale. A mark at the start says that the text is UTF-8, which Excel would not
 * take it for. A text that starts like a formula gets an apostrophe before it.
 */
export function csvOf(rows: readonly CsvRow[]): string {
  return `\uFEFF${Papa.unparse([...rows], { escapeFormulae: formulaStart, newline: '\r\n' })}\r\n`
}

/** Saves a table as a file of comma-separated values. */
export function saveCsv(name: string, rows: readonly CsvRow[]): void {
  saveFile(name, 'text/csv;charset=utf-8', csvOf(rows))
}
