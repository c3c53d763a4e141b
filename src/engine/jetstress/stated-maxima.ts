import { measured } from '../core/worked.ts'
import type { Criterion, ReportedRun } from './judged-test.ts'
import { placeOf } from './run-figures.ts'

const maxima = [
  {
    code: 'dbReadMost',
    stated: 'readMost',
    label: 'Longest database read latency, below',
    line: 'Database read latency thresholds: maximum',
  },
  {
    code: 'logWriteMost',
    stated: 'logWriteMost',
    label: 'Longest log write latency, below',
    line: 'Log write latency thresholds: maximum',
  },
] as const

/**
 * The maxima a run is held to where its report states them. Reports do not print what was measured:
 * the report’s own verdict counts if it is a pass.
 */
export function maximaOf(reported: ReportedRun): readonly Criterion[] {
  const { limits, said } = reported.run
  return maxima.flatMap(({ code, stated, label, line }): readonly Criterion[] => {
    const most = limits[stated]
    if (most === null) return []
    const limit = measured(label, most, 'ms', placeOf(reported, line))
    return [{ code, limit, measured: null, holds: said === 'pass' ? true : null, byReport: true }]
  })
}
