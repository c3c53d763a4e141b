import type { PageId } from '../../app/pages.ts'
import type { Worked } from '../../engine/index.ts'

/** What there is to find, in the order in which equal hits are listed. */
export const entryKinds = ['Answer', 'Figure', 'Section', 'Page', 'Erratum', 'Word'] as const

/** A name of Microsoft’s workbook, and the tier of users here that it is of, from 0. */
export type WorkbookName = { readonly name: string; readonly tier: number }

/** Something that has a name, and where it is. */
export type Entry = {
  readonly kind: (typeof entryKinds)[number]
  readonly title: string
  /** Other names that it is shown under. */
  readonly also: readonly string[]
  readonly workbook: readonly WorkbookName[]
  /** Where it is, or what there is to know of it, in a few words. */
  readonly says: string
  readonly page: PageId
  /** The part of the page or the control on it, for a tier of users; undefined for its head. */
  readonly at?: (tier: number) => string
  /** Whether the plan does not have it: found by its whole name, or by the beginning of it after all others. */
  readonly isAbsent?: true
  /** The figure whose working is opened there. */
  readonly worked?: Worked
}

/** Things by what is alike of them, in the order in which each first comes. */
export function grouped<T, K>(
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
