/** Collects offers; `all` returns those that no other beats. */
type Leading<T> = { readonly offer: (one: T) => void; readonly all: () => readonly T[] }

/**
 * Keeps what nothing else beats, which would be as good in every measure and better in one. Smaller
 * measures are better. Items with and without a measure (NaN) are not compared.
 */
export function paretoFrontCollector<T>(measures: (one: T) => readonly number[]): Leading<T> {
  let kept: { readonly one: T; readonly measured: readonly number[] }[] = []
  return {
    offer: (one) => {
      const measured = measures(one)
      if (kept.some((other) => beats(other.measured, measured))) return
      kept = kept.filter((other) => !beats(measured, other.measured))
      kept.push({ one, measured })
    },
    all: () => kept.map(({ one }) => one),
  }
}

function beats(one: readonly number[], other: readonly number[]): boolean {
  let better = false
  // By index: this runs for every design found against every one kept.
  for (let at = 0; at < one.length; at += 1) {
    const value = one[at] ?? Number.NaN
    const against = other[at] ?? Number.NaN
    if (value < against) better = true
    else if (value !== against && !(Number.isNaN(value) && Number.isNaN(against))) return false
  }
  return better
}
