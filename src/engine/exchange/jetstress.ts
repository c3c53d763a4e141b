import { type Cite, citeAx45i, type PublicFigure, publicFigure } from '../core/source.ts'
import { citedFigure, type Worked } from '../core/worked.ts'

export type JetstressRelease = '2007' | '2010' | '2013'

/** Runs that storage must pass: two hours (performance) and a day (stress). */
export type RequiredTestRun = 'performance' | 'stress'

/** Limits on the longest database read and log write of a test; null if no document states one. */
export type LongestLatencyLimits = {
  readonly readMost: Worked<'ms'> | null
  readonly logMost: Worked<'ms'> | null
}

export type JetstressVersion = {
  readonly name: string
  readonly release: JetstressRelease
  /** True if this release of Jetstress reads its configuration from a file. */
  readonly isConfigured: boolean
  readonly longest: Readonly<Record<RequiredTestRun, LongestLatencyLimits>>
}

function below(ms: number, cite: Cite | PublicFigure): LongestLatencyLimits {
  return {
    readMost: citedFigure('Longest database read, below', ms, 'ms', cite),
    logMost: citedFigure('Longest log write, below', ms, 'ms', cite),
  }
}

const configured = (fact: string) =>
  publicFigure('C', fact, { publication: 'jetstressConfiguration', place: 'Thresholds' })

const unknown = { readMost: null, logMost: null } as const

/** Jetstress for Exchange 2003; no document names a release. */
export const jetstress2003 = {
  name: 'Jetstress',
  release: '2007',
  isConfigured: false,
  longest: { performance: unknown, stress: unknown },
} as const satisfies JetstressVersion

export const jetstress2007 = {
  name: 'Jetstress 2007',
  release: '2007',
  isConfigured: false,
  longest: {
    performance: below(50, citeAx45i('Appendix A')),
    stress: below(100, citeAx45i('Appendix A')),
  },
} as const satisfies JetstressVersion

export const jetstress2010 = {
  name: 'Jetstress 2010',
  release: '2010',
  isConfigured: true,
  longest: {
    performance: below(100, configured('The strict thresholds, of the two-hour test.')),
    stress: below(200, configured('The lenient thresholds, of the stress test.')),
  },
} as const satisfies JetstressVersion

/** Jetstress for Exchange 2013 and later. */
export const jetstress2013 = {
  ...jetstress2010,
  name: 'Jetstress 2013',
  release: '2013',
} as const satisfies JetstressVersion
