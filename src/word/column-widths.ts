import type { Cell, Row } from './document.ts'

/** The width of the text on A4 with margins of 20 mm, upright and on its side, in twentieths of a point. */
export const pageWidths = { portrait: 9638, landscape: 14_570 } as const

export type Orientation = keyof typeof pageWidths

/** Space beside the words of a cell, on each side, in twentieths of a point. */
export const cellMargin = 70

/** Sizes of the words of a table, the largest first, in half points. */
const sizes = [17, 15, 13, 11] as const

/** A column of prose is read well from this width on, in twentieths of a point. */
const comfortable = 2800

/** From so many columns on, a table whose prose is squeezed upright lies on its side. */
const manyColumns = 7

export type TableLayout = {
  /** The size of its words in half points. */
  readonly size: number
  /** The width of each column in twentieths of a point. */
  readonly widths: readonly number[]
}

/** The orientation of the page that a table is read on without a broken word. */
export function orientationOf(rows: readonly Row[]): Orientation {
  const columns = measured(rows)
  const scale = scaleOf(sizes[0])
  const least = sum(columns.map(({ word }) => padded(word * scale)))
  const prose = sum(columns.map(({ line }) => Math.min(comfortable, padded(line * scale))))
  const isSqueezed = columns.length >= manyColumns && prose > pageWidths.portrait
  return least > pageWidths.portrait || isSqueezed ? 'landscape' : 'portrait'
}

/**
 * The columns of a table that is as wide as the page: none narrower than its longest word, and the rest
 * shared by the length of their lines. Words get smaller where they would not fit otherwise.
 */
export function layoutOf(rows: readonly Row[], orientation: Orientation): TableLayout {
  const columns = measured(rows)
  const width = pageWidths[orientation]
  const leastAt = (size: number) => columns.map(({ word }) => padded(word * scaleOf(size)))
  const fitting = sizes.find((size) => sum(leastAt(size)) <= width)
  const size = fitting ?? 11
  const least = leastAt(size)
  // A column with a single line as long as the page takes no more than one with two.
  const wanted = columns.map(({ line }, at) =>
    Math.max(least[at] ?? 0, Math.min(width, padded(line * scaleOf(size)))),
  )
  const widths =
    fitting === undefined
      ? least.map((one) => (one / sum(least)) * width)
      : shared(least, wanted, width)
  return { size, widths: whole(widths, width) }
}

/** Widths from the least to the wanted ones that fill a page. */
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

/** The longest word and the longest line of a column, in widths of an em. */
type Measured = { readonly word: number; readonly line: number }

function measured(rows: readonly Row[]): readonly Measured[] {
  const found: Measured[] = Array.from({ length: columnsIn(rows) }, () => ({ word: 1, line: 2 }))
  const taken = new Map<number, Set<number>>()
  for (const [at, { cells, isHead }] of rows.entries()) {
    let column = 0
    for (const cell of cells) {
      // A cell that reaches down from a row above has this place.
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

function columnsIn(rows: readonly Row[]): number {
  return rows.reduce(
    (most, { cells }) => Math.max(most, sum(cells.map(({ columns }) => columns))),
    1,
  )
}

/** Longer words, such as addresses, may break. */
const mostWord = 24

function measuredCell({ runs }: Cell, isHead: boolean): Measured {
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

/** The width of a text in Arial, in widths of an em, rather too wide than too narrow. */
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

/** Twentieths of a point in an em of a size in half points. */
const scaleOf = (size: number) => size * 10

/** The width of a cell with words so wide, with a little to spare for another font. */
const padded = (words: number) => Math.ceil(words * 1.04) + 2 * cellMargin + 20

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
