/**
 * A whole number shared out by weights, each part at least one: whole parts that add up to it exactly,
 * what is left going to the largest remainders, the first of equals before the others. There are as
 * many as there are weights, so it is never less than these.
 */
export function wholeShares(total: number, weights: readonly number[]): readonly number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const exact = weights.map((weight) => (all > 0 ? (total * weight) / all : total / weights.length))
  const parts = exact.map((part) => Math.max(1, Math.floor(part)))
  let left = total - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((part, at) => ({ at, rest: part - Math.floor(part) }))
    .sort((one, other) => other.rest - one.rest || one.at - other.at)
  for (const { at } of byRemainder) {
    if (left <= 0) break
    parts[at] = (parts[at] ?? 0) + 1
    left -= 1
  }
  // Parts that were raised to one take what they got from the largest.
  while (left < 0) {
    const largest = parts.indexOf(Math.max(...parts))
    parts[largest] = (parts[largest] ?? 0) - 1
    left += 1
  }
  return parts
}
