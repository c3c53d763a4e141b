import type { NumberedRow } from './row-reader.ts'

/** Figures of a row that a total may add up; null for those the row lacks. */
export type RowFigures = readonly [
  bytes: number | null,
  archive: number | null,
  items: number | null,
  messages: number | null,
]

/** Number of added rows, and the sum of each figure. */
type Sum = { readonly rows: number; readonly figures: readonly number[] }

const noSum: Sum = { rows: 0, figures: [0, 0, 0, 0] }

/** Relative tolerance of a sum, because sums of rounded figures differ from rounded sums. */
const tolerance = 0.01

/** Sums of rows above a row, which it may repeat: of mailboxes, and with rows left out. */
type Above = { readonly kept: Sum; readonly all: Sum }

/**
 * Adds up the rows of a list, and finds unnamed rows that repeat a sum: of all rows above, of those
 * since the last total, or of the whole list. `least` is the minimum number of rows of a sum.
 */
export function totalRowFinder(least: number) {
  const kept = addition()
  const leftOut = addition()
  const held: { readonly row: NumberedRow; readonly above: Above }[] = []
  const above = (): Above => ({ kept: kept.sum(), all: plus(kept.sum(), leftOut.sum()) })
  return {
    /** Adds a row to the sums; `isKept` is true if the row counts as a mailbox. */
    add: (figures: RowFigures, isKept: boolean) => (isKept ? kept : leftOut).add(figures),
    /** True if this many rows were added, with or without those left out. */
    isCount: (rows: number) => rows === kept.rows() || rows === kept.rows() + leftOut.rows(),
    /** Holds back a row that may be a total until all rows are known. */
    hold: (row: NumberedRow) => {
      held.push({ row, above: above() })
    },
    /** Number of rows held back. */
    rows: () => held.length,
    /** The rows held back, in order, and whether each repeats a sum. */
    settled: (
      figuresOf: (row: NumberedRow) => RowFigures,
    ): readonly { readonly row: NumberedRow; readonly isTotal: boolean }[] => {
      const whole = above()
      let mailboxes = noSum
      let last: Above = { kept: noSum, all: noSum }
      return held.map(({ row, above: before }) => {
        const figures = figuresOf(row)
        const isTotal = (['kept', 'all'] as const).some((rows) =>
          [before[rows], minus(before[rows], last[rows]), whole[rows]].some((sum) =>
            repeats(figures, plus(sum, mailboxes), least),
          ),
        )
        if (isTotal) last = before
        else mailboxes = plus(mailboxes, { rows: 1, figures: figures.map((one) => one ?? 0) })
        return { row, isTotal }
      })
    },
  }
}

function addition() {
  let rows = 0
  const figures = [0, 0, 0, 0]
  return {
    add: (row: RowFigures) => {
      rows += 1
      for (let at = 0; at < figures.length; at += 1)
        figures[at] = (figures[at] ?? 0) + (row[at] ?? 0)
    },
    rows: () => rows,
    sum: (): Sum => ({ rows, figures: [...figures] }),
  }
}

function plus(one: Sum, other: Sum): Sum {
  return {
    rows: one.rows + other.rows,
    figures: one.figures.map((figure, at) => figure + (other.figures[at] ?? 0)),
  }
}

function minus(one: Sum, other: Sum): Sum {
  return {
    rows: one.rows - other.rows,
    figures: one.figures.map((figure, at) => figure - (other.figures[at] ?? 0)),
  }
}

/** True if a row has a figure, and each of its figures is that of the sum. */
function repeats(row: RowFigures, { rows, figures }: Sum, least: number): boolean {
  if (rows < least || !row.some((figure) => figure !== null && figure > 0)) return false
  return row.every((figure, at) => {
    const sum = figures[at] ?? 0
    return figure === null || Math.abs(figure - sum) <= tolerance * sum
  })
}
