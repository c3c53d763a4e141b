export type NonEmpty<T> = readonly [T, ...T[]]

/** Maps a list of at least one item to a list of as many. */
export function mapNonEmpty<T, R>(
  [first, ...others]: NonEmpty<T>,
  of: (one: T, at: number) => R,
): NonEmpty<R> {
  return [of(first, 0), ...others.map((one, at) => of(one, at + 1))]
}
