import type { Sheet } from '../book.ts'
import { firstRow } from './graph.ts'

type Section = { readonly section: string }

/** The rows of the lines that are put aside, each run of them below the section that it stands in. */
export function foldedRows<Line extends object>(
  lines: readonly (Line | Section)[],
  isAside: (line: Line) => boolean,
): NonNullable<Sheet['folded']> {
  const runs: { from: number; to: number }[] = []
  lines.forEach((line, at) => {
    if ('section' in line || !isAside(line)) return
    const row = firstRow + at
    const last = runs.at(-1)
    if (last?.to === row - 1) last.to = row
    else runs.push({ from: row, to: row })
  })
  return runs
}

/** The last row above the section of the first that is folded away; the last of all where none is. */
export function rowsBefore([first]: NonNullable<Sheet['folded']>, all: number): number {
  return first ? first.from - 2 : all
}
