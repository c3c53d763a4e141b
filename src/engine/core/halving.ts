/** The last of the whole numbers from `low`, which holds, up to `high`, which does not, that holds. */
export function lastThatHolds(low: number, high: number, holds: (at: number) => boolean): number {
  let [holding, failing] = [low, high]
  while (failing - holding > 1) {
    const middle = Math.floor((holding + failing) / 2)
    if (holds(middle)) holding = middle
    else failing = middle
  }
  return holding
}
