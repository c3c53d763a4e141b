import Papa from 'papaparse'
import { rowsOf } from '../text/cells-of.ts'

/** One row of a table with its place, counted from the first line on as a spreadsheet does. */
export type Row = { readonly cells: readonly string[]; readonly at: number }

/** Why a text is no table from a row on: a quotation mark that nothing closes, or no line end for too long. */
export type NoTable = { readonly code: 'open quote' | 'long line'; readonly row: number }

/** No row is longer, in characters; where one is, a quotation mark was never closed, or lines do not end. */
const mostRow = 4_000_000

/** Lines above the head that say how the table is written: PowerShell’s and Excel’s. */
const before = /^(?:#TYPE [^\n]*|sep=.)\r?\n/i

/**
 * Reads a text of separated values that comes in pieces, row by row: parted by commas, semicolons or
 * tabs, whichever its head has. A cell may hold line ends between quotation marks.
 */
export function rowReader(takeRow: (row: Row) => void) {
  let rest = ''
  let delimiter: string | null = null
  let read = 0
  let none: NoTable | null = null

  const takeRows = (text: string) => {
    for (const cells of rowsOf(text, delimiter ?? ',')) {
      read += 1
      if (cells.length > 1 || cells[0]?.trim() !== '') takeRow({ cells, at: read })
    }
  }
  const begin = (text: string): string => {
    const said = before.exec(text)?.[0] ?? ''
    if (said !== '') read += 1
    const left = text.slice(said.length)
    delimiter = delimiterOf(left.slice(0, left.indexOf('\n') + 1 || undefined))
    return left
  }
  const openIn = (text: string): NoTable => {
    const left = delimiter === null ? begin(text) : text
    const { errors } = Papa.parse(left.replaceAll('\r', ''), {
      delimiter: delimiter ?? ',',
      newline: '\n',
    })
    const missing = errors.find(({ code }) => code === 'MissingQuotes')
    return { code: 'open quote', row: read + 1 + (missing?.row ?? 0) }
  }
  return {
    /** Takes the next piece; pieces end anywhere. */
    take: (text: string) => {
      if (none) return
      rest += text
      const end = rest.lastIndexOf('\n')
      if (end < 0) {
        if (rest.length > mostRow)
          none = isOpen(rest) ? openIn(rest) : { code: 'long line', row: read + 1 }
        return
      }
      const lines = rest.slice(0, end)
      // An odd number of quotation marks leaves a cell open: its end comes with another piece.
      if (isOpen(lines)) {
        if (rest.length > mostRow) none = openIn(rest)
        return
      }
      rest = rest.slice(end + 1)
      takeRows(delimiter === null ? begin(`${lines}\n`).slice(0, -1) : lines)
    },
    /** Whether nothing more is taken. */
    isOver: () => none !== null,
    /** Takes what came after the last line end; tells why the text is no table. */
    end: (): NoTable | null => {
      if (none) return none
      if (isOpen(rest)) return openIn(rest)
      if (rest.trim() !== '') takeRows(delimiter === null ? begin(rest) : rest)
      return null
    },
  }
}

function isOpen(text: string): boolean {
  let isOdd = false
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) isOdd = !isOdd
  return isOdd
}

/** The most frequent delimiter of a head, outside of quotation marks. */
function delimiterOf(head: string): string {
  const bare = head.replaceAll(/"[^"]*"/g, '')
  const count = (sign: string) => bare.split(sign).length
  const [most = ','] = [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))
  return most
}
