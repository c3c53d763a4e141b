import Papa from 'papaparse'
import { splitDelimitedRows } from '../text/parse-cells.ts'

/** Cells of one row of a table, and its line number, from 1 as spreadsheets count. */
export type NumberedRow = { readonly cells: readonly string[]; readonly at: number }

/** Why a text is no table from a row on: an unclosed quotation mark, or a line without end. */
export type NoTableNote = { readonly code: 'open quote' | 'long line'; readonly row: number }

/** Maximum characters of a row; a longer one has an unclosed quotation mark or no line end. */
const mostRow = 4_000_000

/** Line about the format above a header: PowerShell’s `#TYPE` and Excel’s `sep=`. */
const before = /^(?:#TYPE [^\n]*|sep=.)\r?\n/i

/** Maximum lines above the header row: title lines, and all lines with blank ones. */
const mostTitles = 5
const mostLinesAbove = 12

/** Number of first characters in which the header row is searched. */
const mostAbove = 64 * 1024

/**
 * Reads separated values in pieces, row by row. The separator is a comma, semicolon or tab, as in
 * the header. Quoted cells may hold line ends. Title lines above a header that `isHead` knows are
 * skipped.
 */
export function delimitedRowReader(
  takeRow: (row: NumberedRow) => void,
  isHead: (cells: readonly string[]) => boolean,
) {
  let rest = ''
  let delimiter: string | null = null
  let read = 0
  let titles = 0
  let none: NoTableNote | null = null

  const takeRows = (text: string) => {
    for (const cells of splitDelimitedRows(text, delimiter ?? ',')) {
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
  const openIn = (text: string): NoTableNote => {
    const left = delimiter === null ? begin(text) : text
    const { errors } = Papa.parse(left.replaceAll('\r', ''), {
      delimiter: delimiter ?? ',',
      newline: '\n',
    })
    const missing = errors.find(({ code }) => code === 'MissingQuotes')
    return { code: 'open quote', row: read + 1 + (missing?.row ?? 0) }
  }
  return {
    /** Takes the next piece of the text; pieces may end anywhere. */
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
      // An odd number of quotation marks leaves a cell open, which a later piece ends.
      if (isOpen(lines)) {
        if (rest.length > mostRow) none = openIn(rest)
        return
      }
      rest = rest.slice(end + 1)
      takeRows(delimiter === null ? begin(`${lines}\n`).slice(0, -1) : lines)
    },
    /** True if the text is no table, so that the rest of it is ignored. */
    isOver: () => none !== null,
    /** Number of title lines above the header, without blank ones. */
    titles: () => titles,
    /** Takes the text after the last line end; returns why the text is no table, or null. */
    end: (): NoTableNote | null => {
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
 * Counts the lines above a known header row. None if the first line is the header, if no line is,
 * or if a line above has as many cells: it may be a header with unknown names.
 */
function linesAbove(text: string, isHead: (cells: readonly string[]) => boolean): LinesAbove {
  const filled: number[] = []
  let length = 0
  for (let lines = 0; lines <= mostLinesAbove && filled.length <= mostTitles; lines += 1) {
    const end = text.indexOf('\n', length)
    if (end < 0) return noneAbove
    const line = text.slice(length, end)
    const [cells = []] = splitDelimitedRows(line, delimiterOf(line))
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

/** Most frequent separator in a header row, outside of quotation marks. */
function delimiterOf(head: string): string {
  const bare = head.replaceAll(/"[^"]*"/g, '')
  const count = (sign: string) => bare.split(sign).length
  const [most = ','] = [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))
  return most
}
