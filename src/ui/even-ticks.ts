/** Marks of an axis from 0 to no less than a value, alike far apart at round numbers, at most so many steps. */
export function evenTicks(most: number, steps: number): readonly number[] {
  const least = most / steps
  const magnitude = 10 ** Math.floor(Math.log10(least))
  const step = ([1, 2, 2.5, 5].find((one) => one * magnitude >= least) ?? 10) * magnitude
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step)
}
