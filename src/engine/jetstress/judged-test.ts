import type { Worked } from '../core/worked.ts'
import type { JetstressRun, VolumeFigures } from './jetstress-run.ts'
import type { TooShortRun, WrongJetstressRelease } from './test-limits.ts'

export type ReportedRun = {
  readonly id: string
  readonly report: string
  readonly run: JetstressRun
}

/** I/O rates of a run; null if the report does not state them. */
export type RunIoRates = Readonly<
  Record<'reads' | 'writes' | 'logReads' | 'logWrites' | 'maintenance', Worked<'IOPS'> | null>
>

export type JudgedLatencyKind = 'dbRead' | 'dbWrite' | 'logWrite'

export type MeasuredLatency = {
  /** Weighted by the I/O rate of each volume; unweighted if rates are unknown. */
  readonly mean: Worked<'ms'>
  /** Latency of the slowest volume. */
  readonly worst: Worked<'ms'>
  /** Mean at the planned load; null if the achieved load is unknown. */
  readonly equated: Worked<'ms'> | null
}

/** Test criteria: planned load, mean latencies, maximum latencies stated in the report. */
export type CriterionCode = 'achieved' | JudgedLatencyKind | 'dbReadMost' | 'logWriteMost'

/** A criterion of a test; `measured` and `holds` are null if the report does not state them. */
export type JudgedCriterion = {
  readonly code: CriterionCode
  readonly limit: Worked<'%' | 'ms'>
  readonly measured: Worked<'%' | 'ms'> | null
  readonly holds: boolean | null
  /** True if only the report’s verdict tells, because it does not print the measured value. */
  readonly byReport: boolean
}

export type PlannedLoad = {
  /** Expected load of the mailboxes; decides the outcome. */
  readonly expected: Worked<'IOPS'>
  /** Expected load with the plan’s reserve; equal to `expected` without one. */
  readonly withReserve: Worked<'IOPS'>
}

export type JudgedLoad = {
  readonly planned: PlannedLoad
  readonly achieved: Worked<'IOPS'> | null
  readonly target: Worked<'IOPS'> | null
  /** Achieved share of `withReserve`; separates `passes` from `passes with reserve`. */
  readonly ofReserve: Worked<'%'> | null
  readonly rates: RunIoRates
  /** IOPS including logs and, up to Exchange 2010, maintenance. */
  readonly allIo: Worked<'IOPS'> | null
  readonly readShare: Worked<'%'> | null
  readonly latencies: Readonly<Record<JudgedLatencyKind, MeasuredLatency | null>>
  readonly criteria: readonly JudgedCriterion[]
  readonly outcome: TestOutcome
}

/**
 * `unknown`: no criterion fails, but one is unknown, the report states another failure, a run was
 * too short, or the Jetstress release has another page size than the Exchange version.
 */
export type TestOutcome = 'passes with reserve' | 'passes' | 'fails' | 'unknown'

export type JudgedVolume = {
  readonly volume: VolumeFigures
  readonly criteria: readonly JudgedCriterion[]
}

export type JudgedRun = ReportedRun & JudgedLoad & { readonly volumes: readonly JudgedVolume[] }

/** Match of a machine to a planned server: by name, else one like the fullest. */
export type ServerMatchBasis = 'its name' | 'any, all alike' | 'the fullest'

/** Simultaneous runs of one server, added up. */
export type JudgedServer = JudgedLoad & {
  /** Name in the plan, else of the machine; null if neither is known. */
  readonly name: string | null
  readonly standsFor: ServerMatchBasis
  readonly runs: readonly JudgedRun[]
}

/** Kind of test; the `preparation` of a recovery is shown and does not count. */
export type JetstressTestKind = 'performance' | 'stress' | 'preparation'

/** Simultaneous runs on one server, or on several that share storage, added up. */
export type JudgedTest = JudgedLoad & {
  readonly id: string
  readonly kind: JetstressTestKind
  readonly otherRelease: WrongJetstressRelease | null
  readonly tooShort: TooShortRun | null
  readonly servers: readonly JudgedServer[]
}

/** User’s choices for runs whose times and machines leave them open. */
export type RunGroupingChoices = {
  /** Group label by run id; runs with the same label ran simultaneously. */
  readonly atOnce: Readonly<Record<string, string>>
}

export type TestVerdict = {
  /** Judged tests in the order of their start. */
  readonly tests: readonly JudgedTest[]
  /** Runs read twice, as from two forms of one report; `run` does not count. */
  readonly repeated: readonly { readonly run: ReportedRun; readonly of: ReportedRun }[]
  readonly readShare: Worked<'%'>
  /** Worst outcome of all tests that count; null if none counts. */
  readonly outcome: TestOutcome | null
}
