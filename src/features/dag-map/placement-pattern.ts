import type { CopyLayout, LayoutCopy } from '../../engine/failures/index.ts'

/** Most printed rows of a placement: single databases, or runs of databases. */
export const mostPrintedRows = 40

export type PrintedPattern = {
  /** Number of databases after which the placement of copies repeats; null if it never does. */
  readonly repeats: number | null
  /** Number of databases that are neither printed nor follow from the repetition. */
  readonly left: number
} & (
  | { readonly kind: 'matrix'; readonly rows: number }
  | { readonly kind: 'runs'; readonly runs: readonly DatabaseRun[] }
)

/** How to print a DAG: its first 40 databases one by one, or runs, until the layout repeats. */
export function printedPattern(layout: CopyLayout): PrintedPattern {
  const all = layout.rows.length
  if (all <= mostPrintedRows) return { kind: 'matrix', rows: all, repeats: null, left: 0 }
  const repeats = repeatsAfter(layout)
  const rows = repeats ?? all
  if (rows <= mostPrintedRows) return { kind: 'matrix', rows, repeats, left: 0 }
  const runs = runsOf({ ...layout, rows: layout.rows.slice(0, rows) })
  const isPattern = runs.length <= rows / 2
  if (!isPattern)
    return { kind: 'matrix', rows: mostPrintedRows, repeats, left: rows - mostPrintedRows }
  const printed = runs.slice(0, mostPrintedRows)
  const covered = printed.reduce((sum, { length }) => sum + length, 0)
  return { kind: 'runs', runs: printed, repeats, left: rows - covered }
}

/** Number of databases after which the placement of copies repeats; null if it never does. */
function repeatsAfter({ rows }: CopyLayout): number | null {
  const signs = rows.map((row) =>
    row.map(({ server, lagged }) => `${server}${lagged ? 'L' : ''}`).join(' '),
  )
  // Finds the period by the longest prefix that is also a suffix (Knuth, Morris, Pratt).
  const borders = [0]
  for (let at = 1; at < signs.length; at += 1) {
    let length = borders[at - 1] ?? 0
    while (length > 0 && signs[at] !== signs[length]) length = borders[length - 1] ?? 0
    borders.push(signs[at] === signs[length] ? length + 1 : 0)
  }
  const period = signs.length - (borders.at(-1) ?? 0)
  return period < signs.length ? period : null
}

/** Run of databases, each with its copies one server after the last's; `first` counts from 0. */
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

/** Next server after each one of the same site and purpose; after the last comes the first. */
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
