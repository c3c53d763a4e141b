/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)] ?? Number.NaN
  const above = sorted[Math.ceil(at)] ?? Number.NaN
  return below + (above - below) * (at - Math.floor(at))
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The median with the range it comes from, because the machine is never quiet. */
export function spread(values: readonly number[], write: (value: number) => string): string {
  return `${write(median(values))} (${write(Math.min(...values))}–${write(Math.max(...values))})`
}
