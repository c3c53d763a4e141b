import { saveFile } from './save-file.tsx'

/** One line of a table, a field for each column. */
export type CsvLine = readonly (string | number)[]

/** A sign that a formula starts with, or one that Excel reads as such, after what cannot be seen. */
const sign = '[\\p{Z}\\p{C}\\p{DI}"]*[=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺₌₊]'

/** Text that starts like a formula, or with what ends a cell; and what follows such an end inside of a text. */
const formulaStart = new RegExp(`^(?:${sign}|[\\p{Z}\\p{C}\\p{DI}]*?[\\t\\r\\n])`, 'u')
const formulaInside = new RegExp(`([;|\\t\\r\\n]+)(?=${sign})`, 'gu')

/**
 * Lines as comma-separated values. Numbers have a decimal point whatever the locale, and stay numbers
 * below zero; a text that starts like a formula gets an apostrophe before it. So does one inside of a
 * text: where lists are parted by semicolons, Excel takes quotes for such only at the start of a line,
 * and makes cells of what the others hold. A mark at the start says that the text is UTF-8, which Excel
 * would not take it for.
 */
export function csvOf(lines: readonly CsvLine[]): string {
  return `\uFEFF${lines.map((line) => `${line.map(fieldOf).join(',')}\r\n`).join('')}`
}

function fieldOf(value: string | number): string {
  if (typeof value === 'number') return `"${value}"`
  const safe = value.replace(formulaInside, "$1'")
  const text = formulaStart.test(safe) ? `'${safe}` : safe
  return `"${text.replaceAll('"', '""')}"`
}

/** Saves lines as a file of comma-separated values. */
export function saveCsv(name: string, lines: readonly CsvLine[]): void {
  saveFile(name, 'text/csv;charset=utf-8', csvOf(lines))
}
