import type { Worked } from '../core/worked.ts'
import type { JetstressRun, VolumeFigures } from './jetstress-run.ts'

/** A run of a report that was read, by an id of its own and by what its report is called. */
export type ReportedRun = {
  readonly id: string
  readonly report: string
  readonly run: JetstressRun
}

/** What a run did a second. Null where the report does not say. */
export type RunRates = {
  readonly reads: Worked<'IOPS'> | null
  readonly writes: Worked<'IOPS'> | null
  readonly logReads: Worked<'IOPS'> | null
  readonly logWrites: Worked<'IOPS'> | null
  readonly maintenance: Worked<'IOPS'> | null
}

/** The latencies a run is judged by. */
export type JudgedLatency = 'dbRead' | 'dbWrite' | 'logWrite'

/** One latency over all volumes it was measured on. */
export type MeasuredLatency = {
  /** Weighted by how often each volume read or wrote; plain where the report does not say that. */
  readonly mean: Worked<'ms'>
  /** The volume with the highest. */
  readonly worst: Worked<'ms'>
  /** The mean as it would be at the planned load, where more was achieved. */
  readonly equated: Worked<'ms'>
}

/** What a test is held to: the planned load, means, and the maxima that its report states. */
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

/** A load that was tested, held against the one that was planned. */
export type Judged = {
  /** Transactional IOPS that the plan asks for. */
  readonly planned: Worked<'IOPS'>
  /** Transactional IOPS. */
  readonly achieved: Worked<'IOPS'> | null
  /** Transactional IOPS that the report itself aimed at. */
  readonly target: Worked<'IOPS'> | null
  readonly rates: RunRates
  /** All I/O a second that a plan of its method is judged by: from 2013 on without maintenance. */
  readonly allIo: Worked<'IOPS'> | null
  /** What of the database I/O read. */
  readonly readShare: Worked<'%'> | null
  readonly latencies: Readonly<Record<JudgedLatency, MeasuredLatency | null>>
  readonly criteria: readonly Criterion[]
  /** Null where no criterion fails but one is not known. */
  readonly passes: boolean | null
}

/** One volume, with the criteria it is held to. */
export type JudgedVolume = VolumeFigures & { readonly criteria: readonly Criterion[] }

/** One run of a report, held against the server it stands for. */
export type JudgedRun = ReportedRun &
  Judged & {
    /** The server of the plan that it stands for, by name; null where the plan names none. */
    readonly server: string | null
    readonly volumes: readonly JudgedVolume[]
  }

/** The runs of one server that ran at once, added up. */
export type JudgedServer = Judged & {
  readonly name: string
  readonly runs: readonly JudgedRun[]
}

/** All that ran at once, on one server or on several that share storage, added up. */
export type JudgedTest = Judged & {
  readonly id: string
  readonly kind: 'performance' | 'stress' | 'preparation'
  readonly servers: readonly JudgedServer[]
  /** Whether it is a test of its own: what prepares a recovery is shown and counts for nothing. */
  readonly counts: boolean
}

/** What a person says of the runs where their times and machines do not tell. */
export type TestChoices = {
  /** A word for each run, by its id: those of one word ran at once. */
  readonly atOnce: Readonly<Record<string, string>>
}

/** What the reports showed of a plan. */
export type TestVerdict = {
  /** In the order they started. */
  readonly tests: readonly JudgedTest[]
  /** Of all that count; null where none fails but one is not whole, or none counts. */
  readonly passes: boolean | null
}
