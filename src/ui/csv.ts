import { saveFile } from './save-file.tsx'

/** One line of a table, a field for each column. */
export type CsvLine = readonly (string | number)[]

/**
 * What a spreadsheet takes for a formula: a sign that one starts with, a tab or a line break, each
 * also after what cannot be seen.
 */
const formulaStart = /^[\p{Z}\p{C}\p{DI}]*?[=+\-@\t\r\n]/u

/**
 * Lines as comma-separated values. Numbers have a decimal point whatever the locale, and stay numbers
 * below zero; a text that starts like a formula gets an apostrophe before it. A mark at the start says
 * that the text is UTF-8, which Excel would not take it for.
 */
export function csvOf(lines: readonly CsvLine[]): string {
  return `\uFEFF${lines.map((line) => `${line.map(fieldOf).join(',')}\r\n`).join('')}`
}

function fieldOf(value: string | number): string {
  // Excel reads the wide and small forms of those signs as well.
  const isFormula = typeof value === 'string' && formulaStart.test(value.normalize('NFKC'))
  const text = isFormula ? `'${value}` : `${value}`
  return `"${text.replaceAll('"', '""')}"`
}

/** Saves lines as a file of comma-separated values. */
export function saveCsv(name: string, lines: readonly CsvLine[]): void {
  saveFile(name, 'text/csv;charset=utf-8', csvOf(lines))
}
