import type { WordCell, WordRow } from './document.ts'

/** Width of text on an A4 page with 20 mm margins, in twentieths of a point. */
export const pageTextWidths = { portrait: 9638, landscape: 14_570 } as const

export type WordPageOrientation = keyof typeof pageTextWidths

/** Padding of a table cell at its left and right, in twentieths of a point. */
export const wordTableCellMargin = 70

/** Font sizes that tables may have, in half points, largest first. */
const sizes = [17, 15, 13, 11] as const

/** Readable width of a column of prose, in twentieths of a point. */
const comfortable = 2800

/** From this many columns on, a table with squeezed prose is set in landscape. */
const manyColumns = 7

export type WordTableLayout = {
  /** Font size of the table’s text in half points. */
  readonly size: number
  /** Widths of the table’s columns in twentieths of a point. */
  readonly widths: readonly number[]
}

/** Orientation of the page on which no word of a table must be broken. */
export function pageOrientationForTable(rows: readonly WordRow[]): WordPageOrientation {
  const columns = measured(rows)
  const scale = scaleOf(sizes[0])
  const least = sum(columns.map(({ word }) => padded(word * scale)))
  const prose = sum(columns.map(({ line }) => Math.min(comfortable, padded(line * scale))))
  const isSqueezed = columns.length >= manyColumns && prose > pageTextWidths.portrait
  return least > pageTextWidths.portrait || isSqueezed ? 'landscape' : 'portrait'
}

/**
 * Layout of a table as wide as the page’s text: each column at least as wide as its longest word,
 * the rest shared by length of lines. The font gets smaller if words do not fit.
 */
export function wordTableLayout(
  rows: readonly WordRow[],
  orientation: WordPageOrientation,
): WordTableLayout {
  const columns = measured(rows)
  const width = pageTextWidths[orientation]
  const leastAt = (size: number) => columns.map(({ word }) => padded(word * scaleOf(size)))
  const fitting = sizes.find((size) => sum(leastAt(size)) <= width)
  const size = fitting ?? 11
  const least = leastAt(size)
  // A column with a line longer than the page wants no more than the width of the page.
  const wanted = columns.map(({ line }, at) =>
    Math.max(least[at] ?? 0, Math.min(width, padded(line * scaleOf(size)))),
  )
  const widths =
    fitting === undefined
      ? least.map((one) => (one / sum(least)) * width)
      : shared(least, wanted, width)
  return { size, widths: whole(widths, width) }
}

/** Column widths that fill the page, between the least and the wanted ones. */
function shared(
  least: readonly number[],
  wanted: readonly number[],
  width: number,
): readonly number[] {
  const room = width - sum(wanted)
  if (room >= 0) return wanted.map((one) => one * (width / sum(wanted)))
  const more = sum(wanted) - sum(least)
  const share = (width - sum(least)) / more
  return least.map((one, at) => one + ((wanted[at] ?? one) - one) * share)
}

function whole(widths: readonly number[], width: number): readonly number[] {
  const floors = widths.map(Math.floor)
  const rest = width - sum(floors)
  return floors.map((one, at) => (at === 0 ? one + rest : one))
}

/** Width of the longest word and of the longest line in a column, in em. */
type Measured = { readonly word: number; readonly line: number }

function measured(rows: readonly WordRow[]): readonly Measured[] {
  const found: Measured[] = Array.from({ length: columnsIn(rows) }, () => ({ word: 1, line: 2 }))
  const taken = new Map<number, Set<number>>()
  for (const [at, { cells, isHead }] of rows.entries()) {
    let column = 0
    for (const cell of cells) {
      // A cell of a row above that spans down occupies this place.
      while (taken.get(at)?.has(column)) column += 1
      for (let below = 1; below < cell.rows; below += 1)
        for (let beside = 0; beside < cell.columns; beside += 1) {
          const places = taken.get(at + below) ?? new Set()
          taken.set(at + below, places.add(column + beside))
        }
      const known = found[column]
      if (cell.columns === 1 && known) {
        const { word, line } = measuredCell(cell, isHead)
        found[column] = { word: Math.max(known.word, word), line: Math.max(known.line, line) }
      }
      column += cell.columns
    }
  }
  return found
}

function columnsIn(rows: readonly WordRow[]): number {
  return rows.reduce(
    (most, { cells }) => Math.max(most, sum(cells.map(({ columns }) => columns))),
    1,
  )
}

/** Maximum width of a word in em; longer words, such as addresses, may break. */
const mostWord = 24

function measuredCell({ runs }: WordCell, isHead: boolean): Measured {
  const lines = runs
    .map((run) => (run === 'line break' ? '\n' : run.text))
    .join('')
    .split('\n')
  const isBold = isHead || runs.some((run) => run !== 'line break' && run.isBold)
  const ems = (text: string) => emsOf(text) * (isBold ? 1.08 : 1)
  const words = lines.flatMap((line) => line.split(/[ \t]|(?<=\p{L}-)/u))
  return {
    word: Math.min(mostWord, Math.max(0, ...words.map(ems))),
    line: Math.max(0, ...lines.map(ems)),
  }
}

/** Width of a text in Arial, in em, rather too wide than too narrow. */
function emsOf(text: string): number {
  return sum([...text].map(emOf))
}

function emOf(sign: string): number {
  if (/[ijl.,:;'|!]/.test(sign)) return 0.28
  if (/[ftrI()[\]/\s\u00a0-]/.test(sign)) return 0.34
  if (/[mMW@%—…→]/.test(sign)) return 0.95
  if (/[A-Zw&✓✗]/.test(sign)) return 0.76
  return 0.58
}

/** Twentieths of a point per em at a font size in half points. */
const scaleOf = (size: number) => size * 10

/** Width of a cell for a width of text, with a reserve for other fonts. */
const padded = (words: number) => Math.ceil(words * 1.04) + 2 * wordTableCellMargin + 20

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
