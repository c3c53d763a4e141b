import { ownRule } from '../core/source.ts'
import { largest, measured, type Worked } from '../core/worked.ts'
import { cutName } from '../plan/limits.ts'
import type { LatencySeries } from './jetstress-run.ts'
import type { Criterion, ReportedRun } from './judged-test.ts'
import { overlap, sameMachine } from './ran-at-once.ts'
import { placeOf } from './run-figures.ts'

type Maximum = {
  readonly code: 'dbReadMost' | 'logWriteMost'
  readonly role: 'database' | 'log'
  readonly what: LatencySeries['what']
  readonly label: string
}

const maxima = [
  { code: 'dbReadMost', role: 'database', what: 'read', label: 'Longest database read latency' },
  { code: 'logWriteMost', role: 'log', what: 'write', label: 'Longest log write latency' },
] as const satisfies readonly Maximum[]

const ofAllSamples = ownRule('The highest of all samples of the counters, of every volume.')

/**
 * The maxima a run is held to where its report states them. Reports do not print what was measured:
 * counters of the same time have it, else the report’s own verdict counts if it is a pass.
 */
export function maximaOf(
  reported: ReportedRun,
  counters: readonly ReportedRun[],
): readonly Criterion[] {
  const { limits, said } = reported.run
  const beside = counters.filter((one) => wasDuring(reported, one))
  return maxima.flatMap((maximum): readonly Criterion[] => {
    const stated = maximum.code === 'dbReadMost' ? limits.readMost : limits.logWriteMost
    if (stated === null) return []
    const { code, label } = maximum
    const limit = measured(`${label}, at most`, stated, 'ms', placeOf(reported, limitLine[code]))
    const found = measuredMost(reported, beside, maximum)
    if (found) {
      const holds = found.value <= stated
      return [{ code, limit, measured: found, holds, byReport: false }]
    }
    return [{ code, limit, measured: null, holds: said === 'pass' ? true : null, byReport: true }]
  })
}

const limitLine = {
  dbReadMost: 'Database read latency thresholds: maximum',
  logWriteMost: 'Log write latency thresholds: maximum',
} as const

function wasDuring(reported: ReportedRun, counters: ReportedRun): boolean {
  return sameMachine(reported.run, counters.run) && overlap(reported.run, counters.run)
}

function measuredMost(
  { run }: ReportedRun,
  counters: readonly ReportedRun[],
  { role, what, label }: Maximum,
): Worked<'ms'> | null {
  const roleOf = (series: LatencySeries) =>
    series.role ?? run.volumes.find(({ name }) => name === series.name)?.role ?? null
  const found = counters.flatMap((one) =>
    (one.run.overTime?.series ?? [])
      .filter((series) => series.what === what && roleOf(series) === role)
      .map(({ name, mostMs }) =>
        measured(`${label}, ${cutName(name)}`, mostMs, 'ms', placeOf(one, cutName(name))),
      ),
  )
  return found.length > 0 ? largest(label, found, ofAllSamples) : null
}
