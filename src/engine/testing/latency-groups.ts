import { measured, type Worked } from '../core/worked.ts'
import type { Plan } from '../plan/plan.ts'
import { isSameVolume, type JetstressRun, type LatencySeries } from './jetstress-run.ts'
import { nameOf, overlap, sameMachine } from './ran-at-once.ts'
import { type TestLimits, testLimits } from './test-limits.ts'

/** One latency over time with its figures. */
export type TimedLatency = {
  readonly series: LatencySeries
  readonly mean: Worked<'ms'>
  readonly most: Worked<'ms'>
}

export type LatencyOf =
  | 'database read'
  | 'database write'
  | 'log write'
  | 'log read'
  | 'disk read'
  | 'disk write'

/** Latencies of one kind, that of the highest mean first, and what they are held to. */
export type LatencyGroup = {
  readonly of: LatencyOf
  readonly latencies: readonly [TimedLatency, ...TimedLatency[]]
  readonly meanLimit: Worked<'ms'> | null
  readonly mostLimit: Worked<'ms'> | null
}

const kinds: readonly LatencyOf[] = [
  'database read',
  'database write',
  'log write',
  'log read',
  'disk read',
  'disk write',
]

/** A run that goes on for longer is held to what the day’s is. */
const longestPerformance = 12 * 3600

/** The latencies that counters recorded, by what they are of; a disk is what a report of the machine says it holds. */
export function latencyGroups(
  plan: Pick<Plan, 'exchange'>,
  run: JetstressRun,
  report: string,
  others: readonly JetstressRun[],
): readonly LatencyGroup[] {
  const limits = testLimits(
    plan,
    (run.seconds ?? 0) > longestPerformance ? 'stress' : 'performance',
  )
  const timed = (run.overTime?.series ?? []).map((series) => ({
    of: kindOf(series, run, others),
    latency: timedLatency(series, run, report),
  }))
  return kinds.flatMap((of) => {
    const [first, ...rest] = timed
      .flatMap((one) => (one.of === of ? [one.latency] : []))
      .sort((one, other) => other.mean.value - one.mean.value)
    return first ? [{ of, latencies: [first, ...rest] as const, ...limitsOf(of, limits) }] : []
  })
}

function kindOf(
  { name, role, what }: LatencySeries,
  run: JetstressRun,
  others: readonly JetstressRun[],
): LatencyOf {
  const reported = others
    .filter((one) => isOfMachine(one, run))
    .flatMap(({ volumes }) => volumes)
    .find((volume) => isSameVolume(volume.name, name))
  return `${role ?? reported?.role ?? 'disk'} ${what}`
}

/** Whether two runs were of one machine: by its name, or where one of them names none by their times. */
function isOfMachine(one: JetstressRun, other: JetstressRun): boolean {
  const isNamed = nameOf(one.machine) !== null && nameOf(other.machine) !== null
  return sameMachine(one, other) && (isNamed || overlap(one, other))
}

function timedLatency(series: LatencySeries, run: JetstressRun, report: string): TimedLatency {
  const samples = run.overTime?.samples ?? 0
  const figure = (label: string, value: number, line: string) =>
    measured(`${label} of ${series.name}`, value, 'ms', { report, machine: run.machine, line })
  return {
    series,
    mean: figure('Mean', series.meanMs, `mean of ${samples} samples`),
    most: figure('Most', series.mostMs, `highest of ${samples} samples`),
  }
}

function limitsOf(
  of: LatencyOf,
  limits: TestLimits,
): Pick<LatencyGroup, 'meanLimit' | 'mostLimit'> {
  if (of === 'database read') return { meanLimit: limits.readMean, mostLimit: limits.readMost }
  if (of === 'database write') return { meanLimit: limits.writeMean, mostLimit: null }
  if (of === 'log write') return { meanLimit: limits.logMean, mostLimit: limits.logMost }
  return { meanLimit: null, mostLimit: null }
}

/** At most so many places in time are drawn. */
const mostPlaces = 300

type TimedPoint = LatencySeries['points'][number]

/** The highest of several latencies, place by place in time. */
export function highestOverTime(group: Pick<LatencyGroup, 'latencies'>): readonly TimedPoint[] {
  const points = group.latencies.flatMap(({ series }) => series.points)
  const end = points.reduce((last, { second }) => Math.max(last, second), 0)
  const width = Math.max(end / mostPlaces, Number.MIN_VALUE)
  const highest = new Map<number, TimedPoint>()
  for (const point of points) {
    const place = Math.floor(point.second / width)
    const before = highest.get(place)
    if (!before || point.ms > before.ms) highest.set(place, point)
  }
  return [...highest.values()].sort((one, other) => one.second - other.second)
}
