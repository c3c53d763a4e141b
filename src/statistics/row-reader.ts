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

/** Lines above the head that a report begins with: so many with words, and so many with blank ones. */
const mostTitles = 5
const mostLinesAbove = 12

/** The head is looked for in so many characters. */
const mostAbove = 64 * 1024

/**
 * Reads a text of separated values that comes in pieces, row by row: parted by commas, semicolons or
 * tabs, whichever its head has. A cell may hold line ends between quotation marks. The lines of a title
 * above a head that `isHead` knows are left aside.
 */
export function rowReader(
  takeRow: (row: Row) => void,
  isHead: (cells: readonly string[]) => boolean,
) {
  let rest = ''
  let delimiter: string | null = null
  let read = 0
  let titles = 0
  let none: NoTable | null = null

  const takeRows = (text: string) => {
    for (const cells of rowsOf(text, delimiter ?? ',')) {
      read += 1
      if (cells.length > 1 || cells[0]?.trim() !== '') takeRow({ cells, at: read })
    }
  }
  const begin = (text: string): string => {
    const said = before.exec(text)?.[0] ?? ''
    const below = text.slice(said.length)
    const above = linesAbove(below, isHead)
    titles = above.titles
    read += (said === '' ? 0 : 1) + above.lines
    const left = below.slice(above.length)
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
      const isAwaited = delimiter === null && rest.length < mostAbove
      if (isAwaited && rest.split('\n', mostLinesAbove + 2).length < mostLinesAbove + 2) return
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
    /** Lines of a title above the head, blank ones left out. */
    titles: () => titles,
    /** Takes what came after the last line end; tells why the text is no table. */
    end: (): NoTable | null => {
      if (none) return none
      if (isOpen(rest)) return openIn(rest)
      if (rest.trim() !== '') takeRows(delimiter === null ? begin(rest) : rest)
      return null
    },
  }
}

type LinesAbove = { readonly lines: number; readonly titles: number; readonly length: number }

const noneAbove: LinesAbove = { lines: 0, titles: 0, length: 0 }

/**
 * The lines above a head that is known. None where the first line is it, where no line is, and where a line
 * above has as many cells as the head: then it may be one, whose names are not known.
 */
function linesAbove(text: string, isHead: (cells: readonly string[]) => boolean): LinesAbove {
  const filled: number[] = []
  let length = 0
  for (let lines = 0; lines <= mostLinesAbove && filled.length <= mostTitles; lines += 1) {
    const end = text.indexOf('\n', length)
    if (end < 0) return noneAbove
    const line = text.slice(length, end)
    const [cells = []] = rowsOf(line, delimiterOf(line))
    const heads = cells.map((cell) => cell.trim())
    const own = heads.filter((cell) => cell !== '').length
    if (own > 1 && isHead(heads)) {
      const isBelowTitles = filled.every((count) => count <= 2 || count < own)
      return isBelowTitles ? { lines, titles: filled.length, length } : noneAbove
    }
    if (own > 0) filled.push(own)
    length = end + 1
  }
  return noneAbove
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
