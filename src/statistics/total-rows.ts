import type { Row } from './row-reader.ts'

/** Size, archive, items and messages of a row; null where it has none. */
export type RowFigures = readonly [
  bytes: number | null,
  archive: number | null,
  items: number | null,
  messages: number | null,
]

/** Rows that were added up: how many, and the sum of each of their figures. */
type Sum = { readonly rows: number; readonly figures: readonly number[] }

const noSum: Sum = { rows: 0, figures: [0, 0, 0, 0] }

/** The sum of rounded figures differs from a rounded sum; no row without a name comes as near by chance. */
const tolerance = 0.01

/** What may be repeated by a row: the mailboxes above it, and these with the rows that were left out. */
type Above = { readonly kept: Sum; readonly all: Sum }

/**
 * Adds up the rows of a list, and finds among those without a name the ones that repeat the sum of others: of
 * all above, of those since the last such row, or of the whole list. `least` is how few rows make a sum.
 */
export function totalRows(least: number) {
  const kept = addition()
  const leftOut = addition()
  const held: { readonly row: Row; readonly above: Above }[] = []
  const above = (): Above => ({ kept: kept.sum(), all: plus(kept.sum(), leftOut.sum()) })
  return {
    /** Adds a row that counts as a mailbox, or one that does not. */
    add: (figures: RowFigures, isKept: boolean) => (isKept ? kept : leftOut).add(figures),
    /** Whether so many rows were added. */
    isCount: (rows: number) => rows === kept.rows() || rows === kept.rows() + leftOut.rows(),
    /** Keeps a row that may repeat the sum of others until all are known. */
    hold: (row: Row) => {
      held.push({ row, above: above() })
    },
    /** Rows that are held. */
    rows: () => held.length,
    /** The rows that were held, in their order, and whether each repeats a sum. */
    settled: (
      figuresOf: (row: Row) => RowFigures,
    ): readonly { readonly row: Row; readonly isTotal: boolean }[] => {
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

/** Whether a row has a figure, and every figure that it has is the sum of the others. */
function repeats(row: RowFigures, { rows, figures }: Sum, least: number): boolean {
  if (rows < least || !row.some((figure) => figure !== null && figure > 0)) return false
  return row.every((figure, at) => {
    const sum = figures[at] ?? 0
    return figure === null || Math.abs(figure - sum) <= tolerance * sum
  })
}
