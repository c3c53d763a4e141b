import type { Format } from './format.ts'
import { saveFile } from './save-file.tsx'

export type CsvLine = readonly (string | number)[]

/** Start of a formula in Excel, or a lookalike, after spaces, quotes and invisible characters. */
const sign = '[\\p{Z}\\p{C}\\p{DI}"]*[=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺₌₊]'

/** Text that starts like a formula, or with a tab or line break, which would end the cell. */
const formulaStart = new RegExp(`^(?:${sign}|[\\p{Z}\\p{C}\\p{DI}]*?[\\t\\r\\n])`, 'u')
/** List separators inside a text, a bar among them, that the start of a formula follows. */
const formulaInside = (also: string) => new RegExp(`([${also}|\\t\\r\\n]+)(?=${sign})`, 'gu')

/** Regions where Windows separates lists by semicolons anyway: Switzerland and Liechtenstein. */
const semicolons = /-(?:CH|LI)\b/

/**
 * Lines as CSV. In a locale with a decimal comma, fields are separated by semicolons, as its
 * spreadsheets expect. Numbers stay numbers, also below zero. A text that starts like a formula
 * gets an apostrophe before it. So does the start of a formula inside a text: where Excel's list
 * separator differs from the file's, Excel honors quotes only at the start of a line and splits
 * quoted text into cells. The byte order mark tells Excel that the text is UTF-8.
 */
export function makeCsv(lines: readonly CsvLine[], { locale, number }: Format): string {
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

/** Saves lines as a CSV file, in the form that the locale expects. */
export function saveCsv(name: string, lines: readonly CsvLine[], format: Format): void {
  saveFile(name, 'text/csv;charset=utf-8', makeCsv(lines, format))
}
