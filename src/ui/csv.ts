import type { Format } from './format.ts'
import { saveFile } from './save-file.tsx'

/** One line of a table, a field for each column. */
export type CsvLine = readonly (string | number)[]

/** A sign that a formula starts with, or one that Excel reads as such, after what cannot be seen. */
const sign = '[\\p{Z}\\p{C}\\p{DI}"]*[=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺₌₊]'

/** Text that starts like a formula, or with what ends a cell. */
const formulaStart = new RegExp(`^(?:${sign}|[\\p{Z}\\p{C}\\p{DI}]*?[\\t\\r\\n])`, 'u')
/** What follows such an end, or one of these signs, inside of a text. */
const formulaInside = (also: string) => new RegExp(`([${also}|\\t\\r\\n]+)(?=${sign})`, 'gu')

/** Regions whose lists Windows parts by semicolons, whatever stands before decimals: Switzerland and Liechtenstein. */
const semicolons = /-(?:CH|LI)\b/

/**
 * Lines as comma-separated values; where a locale writes a comma before decimals, as its spreadsheets
 * have them: parted by semicolons, with such decimals. Numbers stay numbers below zero; a text that
 * starts like a formula gets an apostrophe before it. So does one inside of a text: where lists are
 * parted by another sign than here, Excel takes quotes for such only at the start of a line, and makes
 * cells of what the others hold. A mark at the start says that the text is UTF-8, which Excel would not
 * take it for.
 */
export function csvOf(lines: readonly CsvLine[], { locale, number }: Format): string {
  const hasComma = number(0.5).includes(',')
  const part = hasComma || semicolons.test(locale) ? ';' : ','
  const inside = formulaInside(part === ';' ? ';,' : ';')
  const fieldOf = (value: string | number) => {
    if (typeof value === 'number') return hasComma ? `${value}`.replace('.', ',') : value
    const safe = value.replace(inside, "$1'")
    return (formulaStart.test(safe) ? `'${safe}` : safe).replaceAll('"', '""')
  }
  return `\uFEFF${lines.map((line) => `${line.map((value) => `"${fieldOf(value)}"`).join(part)}\r\n`).join('')}`
}

/** Saves lines as a file of separated values, as a locale writes numbers. */
export function saveCsv(name: string, lines: readonly CsvLine[], format: Format): void {
  saveFile(name, 'text/csv;charset=utf-8', csvOf(lines, format))
}
