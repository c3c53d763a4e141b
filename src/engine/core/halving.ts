/** The last whole number that `holds`, by halving; `low` must hold and `high` must not. */
export function lastThatHolds(low: number, high: number, holds: (at: number) => boolean): number {
  let [holding, failing] = [low, high]
  while (failing - holding > 1) {
    const middle = Math.floor((holding + failing) / 2)
    if (holds(middle)) holding = middle
    else failing = middle
  }
  return holding
}
