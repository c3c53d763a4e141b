import { asShown } from '../core/as-shown.ts'
import { formula } from '../core/formula.ts'
import { ownRule } from '../core/source.ts'
import { assumedFigure, largest, sum, type Worked } from '../core/worked.ts'

/** A latency and the I/O rate that weights it; the rate is null if unknown. */
export type WeightedLatency = {
  readonly latency: Worked<'ms'>
  readonly rate: Worked<'IOPS'> | null
}

const weighted = ownRule('Volumes count by how often they were read or written.')
const plain = ownRule('Volumes count alike: how often each was read or written is not known.')
const highest = ownRule('Jetstress holds every volume to the limit, so the slowest decides.')

export const partOfMeanByRate = formula({
  label: 'Part of the mean',
  unit: 'ms',
  takes: { latency: 'ms', rate: 'IOPS', all: 'IOPS' },
  text: 'latency × rate ÷ all',
  source: weighted,
})

/** Part of the mean if some rate is unknown, so that all volumes count equally. */
export const partOfMeanByVolumeCount = formula({
  label: 'Part of the mean',
  unit: 'ms',
  takes: { latency: 'ms', volumes: 'volumes' },
  text: 'latency ÷ volumes',
  source: plain,
})

/** Mean latency, weighted if every rate is known; null if the list is empty. */
export function meanLatency(
  label: string,
  [first, ...rest]: readonly WeightedLatency[],
): Worked<'ms'> | null {
  if (!first) return null
  if (rest.length === 0) return { ...first.latency, label }
  const all = [first, ...rest]
  const rates = all.flatMap(({ rate }) => rate ?? [])
  const total = sum('All of them', rates.length > 0 ? rates : [noRate], weighted)
  const parts =
    rates.length === all.length && total.value > 0
      ? all.map(({ latency, rate }) =>
          partOfMeanByRate({ latency, rate: rate ?? noRate, all: total }),
        )
      : all.map(({ latency }) => partOfMeanByVolumeCount({ latency, volumes: countOf(all.length) }))
  const finer = parts.map((part) => ({ ...part, finer: 2 }))
  return sum(label, finer, rates.length === all.length ? weighted : plain)
}

const noRate = assumedFigure('No rate', 0, 'IOPS', 'The report says none.')

function countOf(volumes: number): Worked<'volumes'> {
  return assumedFigure('Volumes', volumes, 'volumes', 'As many as the report has.')
}

/** Highest latency, which decides; null if the list is empty. */
export function highestLatency(
  label: string,
  latencies: readonly Worked<'ms'>[],
): Worked<'ms'> | null {
  return latencies.length === 0 ? null : largest(`${label}, highest`, latencies, highest)
}

/** Maximum number of extra decimal digits. */
const mostDigits = 6

/** Latency with enough digits to show on which side of its limit it lies. */
export function latencyRoundedBesideLimit(latency: Worked<'ms'>, limit: Worked): Worked<'ms'> {
  const holds = latency.value < limit.value
  let finer = 0
  while (finer < mostDigits && asShown({ ...latency, finer }) < limit.value !== holds) finer += 1
  return finer === 0 ? latency : { ...latency, finer }
}
