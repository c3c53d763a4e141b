import type { Column } from './columns.ts'
import { type DecimalSign, decimalSignShown } from './written-size.ts'

/** Collects evidence of the decimal sign from the cells of a file, by column. */
export function figureSigns() {
  const shown = new Map<Column, Set<DecimalSign>>()
  return {
    /** Takes a cell; `isWhole` is true for whole counts, which have no decimals. */
    take: (column: Column, text: string, isWhole: boolean) => {
      const sign = decimalSignShown(text, isWhole)
      if (sign === null) return
      const known = shown.get(column)
      if (known) known.add(sign)
      else shown.set(column, new Set([sign]))
    },
    /** Sign by the cells of the column, else of all columns; null if they differ or show none. */
    of: (column: Column): DecimalSign | null =>
      onlyOne(shown.get(column) ?? new Set([...shown.values()].flatMap((signs) => [...signs]))),
  }
}

function onlyOne(signs: ReadonlySet<DecimalSign>): DecimalSign | null {
  const [one = null, ...others] = signs
  return others.length === 0 ? one : null
}
