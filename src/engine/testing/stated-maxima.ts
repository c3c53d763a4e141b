import { ownRule } from '../core/source.ts'
import { largest, measured, type Worked } from '../core/worked.ts'
import { cutName } from '../plan/limits.ts'
import type { Plan } from '../plan/plan.ts'
import { isSameVolume, type LatencySeries } from './jetstress-run.ts'
import type { Criterion, ReportedRun } from './judged-test.ts'
import { overlap, sameMachine } from './ran-at-once.ts'
import { placeOf } from './run-figures.ts'
import { testLimits } from './test-limits.ts'

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
 * counters of the same time have it, and are held to the limits of the plan’s version where the report
 * states none; without counters the report’s own verdict counts if it is a pass.
 */
export function maximaOf(
  plan: Pick<Plan, 'exchange'>,
  reported: ReportedRun,
  counters: readonly ReportedRun[],
): readonly Criterion[] {
  const { limits, said, kind } = reported.run
  const { readMost, logMost } = testLimits(plan, kind === 'stress' ? 'stress' : 'performance')
  const configured = { dbReadMost: readMost, logWriteMost: logMost }
  const beside = counters.filter((one) => wasDuring(reported, one))
  return maxima.flatMap((maximum): readonly Criterion[] => {
    const { code, label } = maximum
    const found = measuredMost(reported, beside, maximum)
    const stated = code === 'dbReadMost' ? limits.readMost : limits.logWriteMost
    const limit =
      stated === null
        ? found && configured[code]
        : measured(`${label}, below`, stated, 'ms', placeOf(reported, limitLine[code]))
    if (!limit) return []
    if (found)
      return [{ code, limit, measured: found, holds: found.value < limit.value, byReport: false }]
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
    series.role ?? run.volumes.find(({ name }) => isSameVolume(name, series.name))?.role ?? null
  const found = counters.flatMap((one) =>
    (one.run.overTime?.series ?? [])
      .filter((series) => series.what === what && roleOf(series) === role)
      .map(({ name, mostMs }) =>
        measured(`${label}, ${cutName(name)}`, mostMs, 'ms', placeOf(one, cutName(name))),
      ),
  )
  return found.length > 0 ? largest(label, found, ofAllSamples) : null
}
