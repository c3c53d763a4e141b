/**
 * Shares a total out in proportion, in whole numbers of at least one each, by the method of Adams:
 * a larger total never gives anyone less, and today’s total gives everyone what they have.
 */
export function inProportion(weights: readonly number[], total: number): readonly number[] {
  const shares = (factor: number) =>
    weights.map((weight) => Math.max(1, Math.ceil(factor * weight)))
  const taken = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
  let low = 0
  let high = (2 * total) / taken(weights)
  // Each round halves the interval: more than these change no digit of the factor.
  for (let round = 0; round < 60; round += 1) {
    const middle = (low + high) / 2
    if (taken(shares(middle)) <= total) low = middle
    else high = middle
  }
  const counts = shares(low)
  // Whoever is next to get one more comes first; equals in their order.
  const next = counts
    .map((count, at) => ({ at, due: count / (weights[at] ?? 1) }))
    .sort((one, other) => one.due - other.due || one.at - other.at)
    .slice(0, Math.max(0, total - taken(counts)))
    .map(({ at }) => at)
  return counts.map((count, at) => (next.includes(at) ? count + 1 : count))
}
