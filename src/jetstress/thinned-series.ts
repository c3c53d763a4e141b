import type { LatencySeries } from '../engine/roles-index.ts'

/** At most so many points of a series are kept. */
export const mostPoints = 600

/** One latency over time, of which no more is kept than a chart can show. */
export type ThinnedSeries = {
  /** Takes the next sample; samples come in the order of time. */
  readonly take: (second: number, ms: number) => void
  /** Mean and most of all samples, and the worst of each stretch; null without any sample. */
  readonly end: () => Pick<LatencySeries, 'meanMs' | 'mostMs' | 'points'> | null
}

/**
 * Keeps the worst sample of each stretch, so that no peak is lost. Stretches are as long as need be:
 * whenever there are too many, two become one.
 */
export function thinnedSeries(): ThinnedSeries {
  let points: { second: number; ms: number }[] = []
  let perPoint = 1
  let inLast = 0
  let samples = 0
  let sum = 0
  let most = 0
  return {
    take: (second, ms) => {
      samples += 1
      sum += ms
      most = Math.max(most, ms)
      const last = points.at(-1)
      if (last && inLast < perPoint) {
        inLast += 1
        if (ms > last.ms) points[points.length - 1] = { second, ms }
        return
      }
      if (points.length === mostPoints) {
        points = inPairs(points)
        perPoint *= 2
      }
      points.push({ second, ms })
      inLast = 1
    },
    end: () => (samples === 0 ? null : { meanMs: sum / samples, mostMs: most, points }),
  }
}

function inPairs(points: readonly { second: number; ms: number }[]) {
  return points.flatMap((one, at) => {
    const next = points[at + 1]
    if (at % 2 === 1) return []
    return [next && next.ms > one.ms ? next : one]
  })
}
