/** Predicted against measured less one, as shares: one for each test. */
export type Misses = readonly number[]

/** Mean absolute miss. */
export function meanMiss(misses: Misses): number {
  return misses.reduce((sum, miss) => sum + Math.abs(miss), 0) / misses.length
}

/**
 * The 90 % conformal quantile of absolute logarithms of predicted over measured. Too few misses for
 * it give the largest: of six, six in seven is what they can show.
 */
export function conformal(misses: Misses): number {
  const sorted = misses.map((miss) => Math.abs(Math.log(1 + miss))).sort((a, b) => a - b)
  return sorted[Math.min(Math.ceil(0.9 * (sorted.length + 1)), sorted.length) - 1] ?? Number.NaN
}
