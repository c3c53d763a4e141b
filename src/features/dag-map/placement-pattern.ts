import type { CopyLayout, LayoutCopy } from '../../engine/failures/index.ts'

/** Most databases printed one by one, and most lines of a pattern. */
export const printedRows = 40

export type PrintedPattern = {
  /** Databases after which the layout repeats; null if never. */
  readonly repeats: number | null
  /** Databases neither printed nor covered by the repetition. */
  readonly left: number
} & (
  | { readonly kind: 'matrix'; readonly rows: number }
  | { readonly kind: 'runs'; readonly runs: readonly DatabaseRun[] }
)

/**
 * How to print a DAG: up to 40 databases one by one; a larger DAG only until the layout repeats,
 * one by one or in runs.
 */
export function printedPattern(layout: CopyLayout): PrintedPattern {
  const all = layout.rows.length
  if (all <= printedRows) return { kind: 'matrix', rows: all, repeats: null, left: 0 }
  const repeats = repeatsAfter(layout)
  const rows = repeats ?? all
  if (rows <= printedRows) return { kind: 'matrix', rows, repeats, left: 0 }
  const runs = runsOf({ ...layout, rows: layout.rows.slice(0, rows) })
  const isPattern = runs.length <= rows / 2
  if (!isPattern) return { kind: 'matrix', rows: printedRows, repeats, left: rows - printedRows }
  const printed = runs.slice(0, printedRows)
  const covered = printed.reduce((sum, { length }) => sum + length, 0)
  return { kind: 'runs', runs: printed, repeats, left: rows - covered }
}

/** Databases after which the layout repeats; null if never. */
function repeatsAfter({ rows }: CopyLayout): number | null {
  const signs = rows.map((row) =>
    row.map(({ server, lagged }) => `${server}${lagged ? 'L' : ''}`).join(' '),
  )
  // Longest prefix that is also a suffix (Knuth, Morris, Pratt).
  const borders = [0]
  for (let at = 1; at < signs.length; at += 1) {
    let length = borders[at - 1] ?? 0
    while (length > 0 && signs[at] !== signs[length]) length = borders[length - 1] ?? 0
    borders.push(signs[at] === signs[length] ? length + 1 : 0)
  }
  const period = signs.length - (borders.at(-1) ?? 0)
  return period < signs.length ? period : null
}

/** Consecutive databases, each with its copies one server further on; `first` counts from 0. */
export type DatabaseRun = { readonly first: number; readonly length: number }

function runsOf(layout: CopyLayout): readonly DatabaseRun[] {
  const next = nextServers(layout)
  const runs: DatabaseRun[] = []
  for (const [at, row] of layout.rows.entries()) {
    const run = runs.at(-1)
    const before = layout.rows[at - 1]
    if (run && before && follows(row, before, next))
      runs[runs.length - 1] = { ...run, length: run.length + 1 }
    else runs.push({ first: at, length: 1 })
  }
  return runs
}

type Next = ReadonlyMap<number, number>

function follows(row: readonly LayoutCopy[], before: readonly LayoutCopy[], next: Next): boolean {
  return (
    row.length === before.length &&
    row.every(({ server, lagged }, at) => {
      const last = before[at]
      return last?.lagged === lagged && next.get(last.server) === server
    })
  )
}

/** Next server of each, among servers of the same site and purpose; the first follows the last. */
function nextServers({ members }: CopyLayout): Next {
  const numbered = members.map((member, at) => ({ ...member, number: at + 1 }))
  return new Map(
    numbered.map(({ number, site, holds }) => {
      const ring = numbered.filter((one) => one.site === site && one.holds === holds)
      const next = ring.find((one) => one.number > number) ?? ring[0]
      return [number, next?.number ?? number]
    }),
  )
}
