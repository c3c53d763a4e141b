import type { Worked } from '../core/worked.ts'
import type { JetstressRun, VolumeFigures } from './jetstress-run.ts'
import type { OtherRelease, TooShort } from './test-limits.ts'

export type ReportedRun = {
  readonly id: string
  readonly report: string
  readonly run: JetstressRun
}

/** Null where the report does not say. */
export type RunRates = {
  readonly reads: Worked<'IOPS'> | null
  readonly writes: Worked<'IOPS'> | null
  readonly logReads: Worked<'IOPS'> | null
  readonly logWrites: Worked<'IOPS'> | null
  readonly maintenance: Worked<'IOPS'> | null
}

export type JudgedLatency = 'dbRead' | 'dbWrite' | 'logWrite'

export type MeasuredLatency = {
  /** Weighted by how often each volume read or wrote; plain where the report does not say that. */
  readonly mean: Worked<'ms'>
  /** Latency of the slowest volume. */
  readonly worst: Worked<'ms'>
  /** The mean as it would be at the planned load; null where it is not known what was achieved. */
  readonly equated: Worked<'ms'> | null
}

/** Criteria of a test: the planned load, means, and the maxima that its report states. */
export type CriterionCode = 'achieved' | JudgedLatency | 'dbReadMost' | 'logWriteMost'

/** One criterion. `measured` and `holds` are null where the report does not say. */
export type Criterion = {
  readonly code: CriterionCode
  readonly limit: Worked<'%' | 'ms'>
  readonly measured: Worked<'%' | 'ms'> | null
  readonly holds: boolean | null
  /** Whether it holds by the word of the report, which does not print what it measured. */
  readonly byReport: boolean
}

/** The transactional IOPS that a test is held against. */
export type PlannedLoad = {
  /** Load expected of the mailboxes: it decides. */
  readonly expected: Worked<'IOPS'>
  /** The same with the reserve of the plan; the same figure where it keeps none. */
  readonly withReserve: Worked<'IOPS'>
}

/** A load that was tested, held against the one that was planned. */
export type Judged = {
  readonly planned: PlannedLoad
  /** Transactional IOPS. */
  readonly achieved: Worked<'IOPS'> | null
  /** Transactional IOPS that the report itself aimed at. */
  readonly target: Worked<'IOPS'> | null
  /** Achieved share of the planned load with its reserve; it does not decide. */
  readonly ofReserve: Worked<'%'> | null
  readonly rates: RunRates
  /** All I/O a second that a plan of its method is judged by: from 2013 on without maintenance. */
  readonly allIo: Worked<'IOPS'> | null
  readonly readShare: Worked<'%'> | null
  readonly latencies: Readonly<Record<JudgedLatency, MeasuredLatency | null>>
  readonly criteria: readonly Criterion[]
  readonly outcome: Outcome
}

/**
 * `unknown`: no criterion fails, but one is not known, the report itself fails for another reason, a
 * run was too short, or Jetstress was of a release with pages of another size than the version has.
 */
export type Outcome = 'passes with reserve' | 'passes' | 'fails' | 'unknown'

export type JudgedVolume = {
  readonly volume: VolumeFigures
  readonly criteria: readonly Criterion[]
}

/** One run of a report, held against the server it stands for. */
export type JudgedRun = ReportedRun & Judged & { readonly volumes: readonly JudgedVolume[] }

/** Server of the plan that a machine stands for: the one of its name, else one like the fullest. */
export type StandsFor = 'its name' | 'any, all alike' | 'the fullest'

/** The runs of one server that ran at once, added up. */
export type JudgedServer = Judged & {
  /** As the plan calls it, or else the machine; null where neither is known. */
  readonly name: string | null
  readonly standsFor: StandsFor
  readonly runs: readonly JudgedRun[]
}

/** Purpose of a test; what prepares a recovery is shown and does not count. */
export type TestKind = 'performance' | 'stress' | 'preparation'

/** All that ran at once, on one server or on several that share storage, added up. */
export type JudgedTest = Judged & {
  readonly id: string
  readonly kind: TestKind
  readonly otherRelease: OtherRelease | null
  readonly tooShort: TooShort | null
  readonly servers: readonly JudgedServer[]
}

/** Words of a person on runs whose times and machines do not tell. */
export type TestChoices = {
  /** A word for a run, by its id: those of one word ran at once. */
  readonly atOnce: Readonly<Record<string, string>>
}

export type TestVerdict = {
  /** In the order they started. */
  readonly tests: readonly JudgedTest[]
  /** Runs that were read twice, as from two forms of one report: the second does not count. */
  readonly repeated: readonly { readonly run: ReportedRun; readonly of: ReportedRun }[]
  readonly readShare: Worked<'%'>
  /** The worst of all tests that count; null where none does. */
  readonly outcome: Outcome | null
}
