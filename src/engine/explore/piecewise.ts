/** A search done in pieces: it gives way after each, so that a page can go on between two. */
export type Piecewise<T> = Generator<undefined, T, undefined>

/** Does all pieces at once. */
export function finish<T>(work: Piecewise<T>): T {
  for (;;) {
    const piece = work.next()
    if (piece.done) return piece.value
  }
}

/** The last of the whole numbers from `low`, which holds, up to `high`, which does not, that holds. */
export function* lastThatHolds(
  low: number,
  high: number,
  holds: (at: number) => boolean,
): Piecewise<number> {
  let [holding, failing] = [low, high]
  while (failing - holding > 1) {
    const middle = Math.floor((holding + failing) / 2)
    yield
    if (holds(middle)) holding = middle
    else failing = middle
  }
  return holding
}
