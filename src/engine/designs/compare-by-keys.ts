/** Compares two lists of numbers by their first difference, smaller first. */
export function compareNumberLists(one: readonly number[], other: readonly number[]): number {
  // A loop by index, because this runs for every design that a search finds.
  for (let at = 0; at < one.length; at += 1) {
    const [here, there] = [one[at] ?? 0, other[at] ?? 0]
    if (here !== there) return here < there ? -1 : 1
  }
  return 0
}

/** Comparator by several keys in turn, smaller first. */
export function comparatorByKeys<T>(
  keys: readonly ((one: T) => number)[],
): (one: T, other: T) => number {
  return (one, other) => {
    for (const of of keys) {
      const [here, there] = [of(one), of(other)]
      if (here !== there) return here < there ? -1 : 1
    }
    return 0
  }
}
