/** Last whole number for which `holds` is true, by halving: true at `low`, false at `high`. */
export function lastThatHolds(low: number, high: number, holds: (at: number) => boolean): number {
  let [holding, failing] = [low, high]
  while (failing - holding > 1) {
    const middle = Math.floor((holding + failing) / 2)
    if (holds(middle)) holding = middle
    else failing = middle
  }
  return holding
}
