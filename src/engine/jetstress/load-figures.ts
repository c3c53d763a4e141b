import { ownRule } from '../core/source.ts'
import { sum, type Worked } from '../core/worked.ts'
import type {
  JudgedCriterion,
  JudgedLatencyKind,
  MeasuredLatency,
  ReportedRun,
  RunIoRates,
} from './judged-test.ts'
import { highestLatency, meanLatency } from './mean-latency.ts'
import {
  achievedIopsOf,
  ioRatesOfRun,
  lacksDatabaseRows,
  latencyLabel,
  loadWithOneMoreDigit,
  statedTargetIops,
  volumeLatenciesOf,
} from './run-figures.ts'

/** Latencies a run is judged by, in display order. */
export const judgedLatencyKinds = ['dbRead', 'dbWrite', 'logWrite'] as const

export function recordByLatency<T>(
  of: (kind: JudgedLatencyKind) => T,
): Readonly<Record<JudgedLatencyKind, T>> {
  return { dbRead: of('dbRead'), dbWrite: of('dbWrite'), logWrite: of('logWrite') }
}

/** Figures of one run, one server or several, before comparison with a plan. */
export type LoadFigures = {
  readonly achieved: Worked<'IOPS'> | null
  readonly target: Worked<'IOPS'> | null
  readonly rates: RunIoRates
  readonly latencies: Readonly<Record<JudgedLatencyKind, LatencyFigures | null>>
  /** Criteria for the maximum latencies stated in the reports. */
  readonly maxima: readonly JudgedCriterion[]
  readonly saidToFail: boolean
}

export type LatencyFigures = Pick<MeasuredLatency, 'mean' | 'worst'> & {
  readonly rate: Worked<'IOPS'> | null
  /** True if every volume of the role reports the latency. */
  readonly isWhole: boolean
}

const together = ownRule('What ran at once, added up.')

export function runLoadFigures(
  reported: ReportedRun,
  maxima: readonly JudgedCriterion[],
): LoadFigures {
  const rates = ioRatesOfRun(reported)
  return {
    achieved: achievedIopsOf(reported, rates),
    target: statedTargetIops(reported),
    rates,
    latencies: recordByLatency((kind) => latencyFigures(reported, rates, kind)),
    maxima,
    saidToFail: reported.run.said === 'fail',
  }
}

const rateOf = { dbRead: 'reads', dbWrite: 'writes', logWrite: 'logWrites' } as const

function latencyFigures(
  reported: ReportedRun,
  rates: RunIoRates,
  kind: JudgedLatencyKind,
): LatencyFigures | null {
  const found = volumeLatenciesOf(reported, kind)
  const role = kind === 'logWrite' ? 'log' : 'database'
  const volumes = reported.run.volumes.filter((volume) => volume.role === role)
  const label = latencyLabel(kind)
  const mean = meanLatency(label, found)
  const worst = highestLatency(
    label,
    found.map(({ latency }) => latency),
  )
  const isWhole = found.length === volumes.length && !lacksDatabaseRows(reported.run)
  return mean && worst && { mean, worst, rate: rates[rateOf[kind]], isWhole }
}

/** Combines simultaneous runs: sums of loads, weighted means, worst latencies. Throws if empty. */
export function combinedLoad(all: readonly LoadFigures[]): LoadFigures {
  const [first, ...rest] = all
  if (!first) throw new Error('Nothing ran at once')
  if (rest.length === 0) return first
  const rate = (key: keyof RunIoRates) => total(all.map(({ rates }) => rates[key]))
  return {
    achieved: total(all.map(({ achieved }) => achieved)),
    target: total(all.map(({ target }) => target)),
    rates: {
      reads: rate('reads'),
      writes: rate('writes'),
      logReads: rate('logReads'),
      logWrites: rate('logWrites'),
      maintenance: rate('maintenance'),
    },
    latencies: recordByLatency((kind) =>
      worstTogether(
        latencyLabel(kind),
        all.map(({ latencies }) => latencies[kind]),
      ),
    ),
    maxima: worstMaxima(all.flatMap(({ maxima }) => maxima)),
    saidToFail: all.some(({ saidToFail }) => saidToFail),
  }
}

/** Sum of parts; null if any is unknown, because a partial sum would look complete. */
function total(parts: readonly (Worked<'IOPS'> | null)[]): Worked<'IOPS'> | null {
  const known = parts.filter((part) => part !== null)
  const [first] = known
  if (!first || known.length < parts.length) return null
  return loadWithOneMoreDigit(sum(first.label, known, together))
}

function worstTogether(
  label: string,
  all: readonly (LatencyFigures | null)[],
): LatencyFigures | null {
  const known = all.filter((one) => one !== null)
  const mean = meanLatency(
    label,
    known.map((one) => ({ latency: one.mean, rate: one.rate })),
  )
  const worst = highestLatency(
    label,
    known.map((one) => one.worst),
  )
  const isWhole = known.length === all.length && known.every((one) => one.isWhole)
  return mean && worst && { mean, worst, rate: total(known.map(({ rate }) => rate)), isWhole }
}

/** Deciding criterion of each code: failed first, then unknown, then the highest measured. */
function worstMaxima(all: readonly JudgedCriterion[]): readonly JudgedCriterion[] {
  const codes = [...new Set(all.map(({ code }) => code))]
  const order = ({ holds }: JudgedCriterion) => (holds === false ? 0 : holds === null ? 1 : 2)
  return codes.flatMap((code) =>
    all
      .filter((one) => one.code === code)
      .toSorted(
        (a, b) =>
          order(a) - order(b) ||
          Number(a.byReport) - Number(b.byReport) ||
          (b.measured?.value ?? 0) - (a.measured?.value ?? 0),
      )
      .slice(0, 1),
  )
}
