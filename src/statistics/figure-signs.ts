import type { Column } from './columns.ts'
import { type DecimalSign, decimalSignShown } from './written-size.ts'

/** Collects what the cells of a file show of its decimal sign, and settles that of each column. */
export function figureSigns() {
  const shown = new Map<Column, Set<DecimalSign>>()
  return {
    /** Takes a cell of figures; a whole one has no decimals. */
    take: (column: Column, text: string, isWhole: boolean) => {
      const sign = decimalSignShown(text, isWhole)
      if (sign === null) return
      const known = shown.get(column)
      if (known) known.add(sign)
      else shown.set(column, new Set([sign]))
    },
    /** The sign of a column by its own cells, else by those of the others; null where they differ or show none. */
    of: (column: Column): DecimalSign | null =>
      onlyOne(shown.get(column) ?? new Set([...shown.values()].flatMap((signs) => [...signs]))),
  }
}

function onlyOne(signs: ReadonlySet<DecimalSign>): DecimalSign | null {
  const [one = null, ...others] = signs
  return others.length === 0 ? one : null
}
