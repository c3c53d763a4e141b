import Papa from 'papaparse'

/** Maximum characters of a pasted text that are read: far more than twelve tiers need. */
const longestBlock = 100_000

/** Cells of text pasted from a spreadsheet or CSV, without blank lines at the end. */
export function parsePastedCells(text: string): readonly (readonly string[])[] {
  const cut = text.slice(0, longestBlock).replace(/\s+$/, '')
  if (cut === '') return []
  const delimiter = ['\t', ';'].find((sign) => cut.includes(sign)) ?? (isCommas(cut) ? ',' : '\t')
  const { data } = Papa.parse<string[]>(cut, { delimiter })
  return data.map((row) => row.map((cell) => cell.trim()))
}

/** Cells by line of delimited text; a line with invalid quotation marks is a single cell. */
export function splitDelimitedRows(
  lines: string,
  delimiter: string,
): readonly (readonly string[])[] {
  const text = lines.replaceAll('\r', '')
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' })
  if (!errors.some(({ type }) => type === 'Quotes')) return data
  if (!text.includes('\n')) return [[text]]
  return text.split('\n').flatMap((line) => splitDelimitedRows(line, delimiter))
}

/** True if commas separate the cells: the first line has commas but no digits, as headers have. */
function isCommas(text: string): boolean {
  const [first = ''] = text.split(/\r?\n/, 1)
  return first.includes(',') && !/\d/.test(first)
}
