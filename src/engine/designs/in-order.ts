import { isMore } from '../core/compare.ts'
import type { Worked } from '../core/worked.ts'

/** Compares what several numbers put in order: the smaller first one comes first, equal ones by the next. */
export function byNumbers(one: readonly number[], other: readonly number[]): number {
  // By index: this runs for every design that a search finds.
  for (let at = 0; at < one.length; at += 1) {
    const [here, there] = [one[at] ?? 0, other[at] ?? 0]
    if (here !== there) return here < there ? -1 : 1
  }
  return 0
}

/** A number that things are put in order by: worked out, or a rank. */
export type OrderedBy = Worked | number

/** The same as a plain number. */
export function rankOf(by: OrderedBy): number {
  return typeof by === 'number' ? by : by.value
}

/** The same order, of things by what each key makes of them. */
export function inOrderOf<T>(
  keys: readonly ((one: T) => OrderedBy)[],
): (one: T, other: T) => number {
  return (one, other) => {
    for (const of of keys) {
      const [here, there] = [of(one), of(other)]
      if (isMore(there, here)) return -1
      if (isMore(here, there)) return 1
    }
    return 0
  }
}
