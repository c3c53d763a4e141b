import Papa from 'papaparse'

/** The longest text that is read as a block, in characters: far more than twelve tiers have. */
const longestBlock = 100_000

/** The cells of a text as a spreadsheet or a CSV has them, blank lines at its end left out. */
export function cellsOf(text: string): readonly (readonly string[])[] {
  const cut = text.slice(0, longestBlock).replace(/\s+$/, '')
  if (cut === '') return []
  const delimiter = ['\t', ';'].find((sign) => cut.includes(sign)) ?? (isCommas(cut) ? ',' : '\t')
  const { data } = Papa.parse<string[]>(cut, { delimiter })
  return data.map((row) => row.map((cell) => cell.trim()))
}

/** The cells of lines; of a line whose quotation marks make no sense, one cell, so that none swallows the next. */
export function rowsOf(lines: string, delimiter: string): readonly (readonly string[])[] {
  const text = lines.replaceAll('\r', '')
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' })
  if (!errors.some(({ type }) => type === 'Quotes')) return data
  if (!text.includes('\n')) return [[text]]
  return text.split('\n').flatMap((line) => rowsOf(line, delimiter))
}

/** Whether commas part the cells: they do where the first line names columns, elsewhere they are of numbers. */
function isCommas(text: string): boolean {
  const [first = ''] = text.split(/\r?\n/, 1)
  return first.includes(',') && !/\d/.test(first)
}
