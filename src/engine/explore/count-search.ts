/** What keeps a number of arrays per server from being judged. */
export type CountPruned = 'capacity' | 'load' | 'fewer arrays' | 'more arrays'

/** The numbers of arrays per server of one line, in ascending order, and how to try one. */
export type Counts = {
  readonly counts: readonly number[]
  readonly hasSpace: (count: number) => boolean
  /** Whether it carries the expected load; more of the same arrays carry no less. */
  readonly carries: (count: number) => boolean
}

/** Of some numbers of arrays those that carry the load, and why the others do not. */
export type Carrying = {
  /** Ascending: from the fewest that carry it up to all that there are. */
  readonly counts: readonly number[]
  readonly pruned: Readonly<Record<Exclude<CountPruned, 'more arrays'>, number>>
}

/**
 * Finds the numbers of arrays that have the space and carry the load, trying as few as it can: the
 * most first, then halves. What carries the load with some arrays carries it with more.
 */
export function carryingCounts({ counts, hasSpace, carries }: Counts): Carrying {
  const roomy = counts.filter(hasSpace)
  const capacity = counts.length - roomy.length
  const failed = new Set<number>()
  const fits = (at: number): boolean => {
    const count = roomy[at]
    if (count === undefined) return false
    const does = carries(count)
    if (!does) failed.add(count)
    return does
  }
  let most = roomy.length - 1
  let least = 0
  if (!fits(most)) least = roomy.length
  while (least < most) {
    const middle = Math.floor((least + most) / 2)
    if (fits(middle)) most = middle
    else least = middle + 1
  }
  return {
    counts: roomy.slice(least),
    pruned: { capacity, load: failed.size, 'fewer arrays': least - failed.size },
  }
}
