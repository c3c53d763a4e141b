import type { JetstressRelease } from '../exchange/jetstress.ts'

export type JetstressRunKind = 'performance' | 'stress' | 'soft recovery' | 'backup'

export type VolumeRole = 'database' | 'log'

/** Averages of one volume. Since 2010, a database has one record and its log another. */
export type VolumeFigures = {
  /** Name in the report: a drive letter, a path or a database instance. */
  readonly name: string
  readonly role: VolumeRole
  /** Reads per second. */
  readonly reads: number | null
  /** Writes per second. */
  readonly writes: number | null
  readonly readMs: number | null
  readonly writeMs: number | null
  readonly bytesPerRead: number | null
  readonly bytesPerWrite: number | null
  /** Background maintenance reads per second, of a database. */
  readonly maintenanceReads: number | null
  /** Log replication reads per second, of a log. */
  readonly replicationReads: number | null
}

/** Latency limits of a run in ms; null if the report does not state them. */
export type StatedLatencyLimits = Readonly<
  Record<'readMean' | 'readMost' | 'logWriteMean' | 'logWriteMost', number | null>
>

/** Log replay of one database or storage group, one log after the other. */
export type LogReplay = {
  readonly name: string
  readonly logs: number
  readonly seconds: number
}

export type StreamedBackup = {
  readonly name: string
  /** Size of the backup in MiB, as Jetstress counts. */
  readonly megabytes: number | null
  readonly seconds: number | null
  /** Rate of the backup in MiB/s. */
  readonly rate: number | null
}

/** Failure reason, in the report’s own words. */
export type FailReason = {
  readonly text: string
  /** Database page fault stalls per second: mean and limit; null for other reasons. */
  readonly stalls: { readonly mean: number; readonly most: number } | null
}

/** One Jetstress run as reported; null for what the report does not state. */
export type JetstressRun = {
  readonly kind: JetstressRunKind
  readonly release: JetstressRelease | null
  /** `preparation` writes the logs before a soft recovery. */
  readonly part: 'test' | 'preparation'
  readonly machine: string | null
  /** Local time without a zone, as 2008-08-06T13:43:24. */
  readonly started: string | null
  readonly ended: string | null
  readonly seconds: number | null
  /** The report’s own verdict. */
  readonly said: 'pass' | 'fail' | null
  readonly reasons: readonly FailReason[]
  /** Transactional IOPS: database reads and writes. */
  readonly achieved: number | null
  /** Target transactional IOPS stated in the report. */
  readonly target: number | null
  /** Threads per database or storage group. */
  readonly threads: number | null
  readonly databases: number | null
  readonly bytesAtStart: number | null
  readonly bytesAtEnd: number | null
  readonly limits: StatedLatencyLimits
  readonly volumes: readonly VolumeFigures[]
  readonly replays: readonly LogReplay[]
  readonly backups: readonly StreamedBackup[]
  /** True if figures are missing that reports of this kind contain. */
  readonly incomplete: boolean
}

/** True if two names mean the same volume, as `O:`, `o:` and `O:\` do. */
export function isSameVolumeName(one: string, other: string): boolean {
  return bare(one) === bare(other)
}

function bare(name: string): string {
  return name.replace(/[:\\/]+$/, '').toLowerCase()
}
