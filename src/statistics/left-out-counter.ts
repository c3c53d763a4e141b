import type { FoundColumn } from './columns.ts'
import type { LeftOut } from './statistics-note.ts'
import type { CellProblem } from './written-size.ts'

type RowCode = Exclude<LeftOut['code'], CellProblem>

/** Counts what is left out of a file, and keeps the place of the first of each kind. */
export function leftOutCounter() {
  const found = new Map<string, LeftOut>()
  const count = (key: string, first: LeftOut) => {
    const known = found.get(key)
    found.set(key, known ? { ...known, count: known.count + 1 } : first)
  }
  const row = (code: RowCode, at: number) => count(code, { code, count: 1, row: at })
  return {
    /** Counts a row that is left out for what it is. */
    row,
    /** A figure as it is; null, and counted, where its cell holds none. */
    figure: (
      column: FoundColumn | undefined,
      value: number | CellProblem,
      text: string,
      at: number,
    ): number | null => {
      if (typeof value === 'number') return value
      const head = column?.head ?? ''
      const shown = text.slice(0, 80)
      count(`${value} ${head}`, { code: value, count: 1, row: at, column: head, text: shown })
      return null
    },
    notes: (): readonly LeftOut[] => [...found.values()],
  }
}
