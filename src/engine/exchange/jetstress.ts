import { ax45i, type Cite, type PublicFigure, publicFigure } from '../core/source.ts'
import { published, type Worked } from '../core/worked.ts'

/** The releases of Jetstress, by what their reports call them. */
export type JetstressRelease = '2007' | '2010' | '2013'

/** The two runs that a storage must pass: of two hours, and of a day. */
export type TestRun = 'performance' | 'stress'

/** The longest read of a database, and the longest write of a log, of those in a report; null where no document states one. */
export type LongestLatencies = {
  readonly readMost: Worked<'ms'> | null
  readonly logMost: Worked<'ms'> | null
}

/** What a version is tested with. */
export type Jetstress = {
  readonly name: string
  readonly release: JetstressRelease
  /** Whether it is configured by file. */
  readonly isConfigured: boolean
  readonly longest: Readonly<Record<TestRun, LongestLatencies>>
}

function below(ms: number, cite: Cite | PublicFigure): LongestLatencies {
  return {
    readMost: published('Longest database read, below', ms, 'ms', cite),
    logMost: published('Longest log write, below', ms, 'ms', cite),
  }
}

const configured = (fact: string) =>
  publicFigure('C', fact, { publication: 'jetstressConfiguration', place: 'Thresholds' })

const unknown = { readMost: null, logMost: null } as const

/** Of Exchange 2003: no document names a release. */
export const jetstress2003 = {
  name: 'Jetstress',
  release: '2007',
  isConfigured: false,
  longest: { performance: unknown, stress: unknown },
} as const satisfies Jetstress

export const jetstress2007 = {
  name: 'Jetstress 2007',
  release: '2007',
  isConfigured: false,
  longest: {
    performance: below(50, ax45i('Appendix A')),
    stress: below(100, ax45i('Appendix A')),
  },
} as const satisfies Jetstress

export const jetstress2010 = {
  name: 'Jetstress 2010',
  release: '2010',
  isConfigured: true,
  longest: {
    performance: below(100, configured('The strict thresholds, of the two-hour test.')),
    stress: below(200, configured('The lenient thresholds, of the stress test.')),
  },
} as const satisfies Jetstress

/** Of Exchange 2013 and later. */
export const jetstress2013 = {
  ...jetstress2010,
  name: 'Jetstress 2013',
  release: '2013',
} as const satisfies Jetstress
