import type { Format } from './format.ts'
import { saveFile } from './save-file.tsx'

/** One line of a table, a field for each column. */
export type CsvLine = readonly (string | number)[]

/** A sign that a formula starts with, or one that Excel reads as such, after what cannot be seen. */
const sign = '[\\p{Z}\\p{C}\\p{DI}"]*[=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺₌₊]'

/** Text that starts like a formula, or with what ends a cell; and what follows such an end inside of a text. */
const formulaStart = new RegExp(`^(?:${sign}|[\\p{Z}\\p{C}\\p{DI}]*?[\\t\\r\\n])`, 'u')
const formulaInside = new RegExp(`([;|\\t\\r\\n]+)(?=${sign})`, 'gu')
const formulaBehindComma = new RegExp(`([,;|\\t\\r\\n]+)(?=${sign})`, 'gu')

/**
 * Lines as comma-separated values; where a locale writes a comma before decimals, as its spreadsheets
 * have them: parted by semicolons, with such decimals. Numbers stay numbers below zero; a text that starts like a formula gets an apostrophe before it. So does one inside of a
 * text: where lists are parted by another sign than here, Excel takes quotes for such only at the start of a line,
 * and makes cells of what the others hold. A mark at the start says that the text is UTF-8, which Excel
 * would not take it for.
 */
export function csvOf(lines: readonly CsvLine[], locale: string): string {
  const [part, decimal] = (1.5).toLocaleString(locale).includes(',') ? [';', ','] : [',', '.']
  const lineOf = (line: CsvLine) => `${line.map((value) => fieldOf(value, decimal)).join(part)}\r\n`
  return `\uFEFF${lines.map(lineOf).join('')}`
}

function fieldOf(value: string | number, decimal: string): string {
  if (typeof value === 'number') return `"${`${value}`.replace('.', decimal)}"`
  const safe = value.replace(decimal === ',' ? formulaBehindComma : formulaInside, "$1'")
  const text = formulaStart.test(safe) ? `'${safe}` : safe
  return `"${text.replaceAll('"', '""')}"`
}

/** Saves lines as a file of separated values, as a locale writes numbers. */
export function saveCsv(name: string, lines: readonly CsvLine[], { locale }: Format): void {
  saveFile(name, 'text/csv;charset=utf-8', csvOf(lines, locale))
}
