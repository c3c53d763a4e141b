import type { PageId } from '../../app/routes/pages.ts'
import type { Worked } from '../../engine/index.ts'

/** Kinds of entries, in the order in which equally good hits are listed. */
export const findEntryKinds = ['Answer', 'Figure', 'Section', 'Page', 'Erratum', 'Word'] as const

/** A name in Microsoft's workbook, and the index of the tier that it stands for, from 0. */
export type WorkbookName = { readonly name: string; readonly tier: number }

export type FindEntry = {
  readonly kind: (typeof findEntryKinds)[number]
  readonly title: string
  /** Other names of the entry, which are searched, too. */
  readonly also: readonly string[]
  readonly workbook?: readonly WorkbookName[]
  /** Short description: the place, the value or the meaning. */
  readonly says: string
  readonly page: PageId
  /** DOM id on the page, by the index of a tier; undefined for the top of the page. */
  readonly at?: (tier: number) => string
  /** Absent from the plan: found by its whole name, or, after all others, by the start of it. */
  readonly isAbsent?: true
  /** For an entry of a figure, the figure whose working opens on the page. */
  readonly worked?: Worked
}

/** Groups items by a key, in the order in which each key first appears. */
export function groupByKey<T, K>(
  all: readonly T[],
  keyOf: (one: T) => K,
): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>()
  for (const one of all) {
    const key = keyOf(one)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}
