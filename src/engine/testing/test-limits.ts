import { ax45i, publicFigure } from '../core/source.ts'
import { published, type Worked } from '../core/worked.ts'
import { jetstressLimits } from '../methods/papers/documents/jetstress-rules.ts'
import type { Plan } from '../plan/plan.ts'

/** The two runs that a storage must pass: of two hours, and of a day. */
export type TestRun = 'performance' | 'stress'

/** What a run is held to. A longest latency is null where no document states one. */
export type TestLimits = {
  readonly achieved: Worked<'%'>
  readonly readMean: Worked<'ms'>
  readonly writeMean: Worked<'ms'>
  readonly logMean: Worked<'ms'>
  /** The longest read of a database, and the longest write of a log, of those in the report. */
  readonly readMost: Worked<'ms'> | null
  readonly logMost: Worked<'ms'> | null
}

const configured = (fact: string) =>
  publicFigure('C', fact, { publication: 'jetstressConfiguration', place: 'Thresholds' })

type Most = Pick<TestLimits, 'readMost' | 'logMost'>

function most(ms: number, cite: Parameters<typeof published>[3]): Most {
  return {
    readMost: published('Longest database read, below', ms, 'ms', cite),
    logMost: published('Longest log write, below', ms, 'ms', cite),
  }
}

const later: Readonly<Record<TestRun, Most>> = {
  performance: most(100, configured('The strict thresholds, of the two-hour test.')),
  stress: most(200, configured('The lenient thresholds, of the stress test.')),
}

const byVersion: Readonly<Record<'2003' | '2007', Readonly<Record<TestRun, Most>>>> = {
  '2003': {
    performance: { readMost: null, logMost: null },
    stress: { readMost: null, logMost: null },
  },
  '2007': {
    performance: most(50, ax45i('Appendix A')),
    stress: most(100, ax45i('Appendix A')),
  },
}

/** What a run is held to in the version of a plan. */
export function testLimits({ exchange }: Pick<Plan, 'exchange'>, run: TestRun): TestLimits {
  const { achieved, dbRead, dbWrite, logWrite } = jetstressLimits
  const means = { achieved, readMean: dbRead, writeMean: dbWrite, logMean: logWrite }
  const of = exchange === '2003' || exchange === '2007' ? byVersion[exchange] : later
  return { ...means, ...of[run] }
}
