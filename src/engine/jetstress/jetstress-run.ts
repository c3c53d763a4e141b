import type { JetstressRelease } from '../exchange/jetstress.ts'

export type RunKind = 'performance' | 'stress' | 'soft recovery' | 'backup'

export type VolumeRole = 'database' | 'log'

/** Averages of one volume: of 2010 and later one of these for a database and one for its log. */
export type VolumeFigures = {
  /** As the report calls it: a drive letter, a path, or an instance. */
  readonly name: string
  readonly role: VolumeRole
  /** A second. */
  readonly reads: number | null
  /** A second. */
  readonly writes: number | null
  readonly readMs: number | null
  readonly writeMs: number | null
  readonly bytesPerRead: number | null
  readonly bytesPerWrite: number | null
  /** Reads of background maintenance a second, of a database. */
  readonly maintenanceReads: number | null
  /** Reads of log replication a second, of a log. */
  readonly replicationReads: number | null
}

/** Latencies in ms that a run was held to, where its report states them. */
export type StatedLimits = {
  readonly readMean: number | null
  readonly readMost: number | null
  readonly logWriteMean: number | null
  readonly logWriteMost: number | null
}

/** The logs of one database or storage group that were replayed one after the other. */
export type LogReplay = {
  readonly name: string
  readonly logs: number
  readonly seconds: number
}

/** One database or storage group that was backed up by streaming. */
export type StreamedBackup = {
  readonly name: string
  /** In 2^20 bytes, as Jetstress counts them. */
  readonly megabytes: number | null
  readonly seconds: number | null
  /** MB/s, of 2^20 bytes. */
  readonly rate: number | null
}

/** A reason that a report gives for the failure of its run, in its own words. */
export type FailReason = {
  readonly text: string
  /** Page fault stalls of the database a second, mean and limit; null of any other reason. */
  readonly stalls: { readonly mean: number; readonly most: number } | null
}

/** One run of Jetstress as its report has it. Null is what the report does not say. */
export type JetstressRun = {
  readonly kind: RunKind
  readonly release: JetstressRelease | null
  /** The test itself, or what prepared it: logs are written before a soft recovery. */
  readonly part: 'test' | 'preparation'
  readonly machine: string | null
  /** Local time without a zone, as 2008-08-06T13:43:24. */
  readonly started: string | null
  readonly ended: string | null
  readonly seconds: number | null
  /** The report’s own verdict. */
  readonly said: 'pass' | 'fail' | null
  /** Every reason it gives for a failure. */
  readonly reasons: readonly FailReason[]
  /** Transactional I/O a second, reads and writes of databases. */
  readonly achieved: number | null
  /** Transactional I/O a second that the report itself aims at. */
  readonly target: number | null
  /** For each database or storage group. */
  readonly threads: number | null
  readonly databases: number | null
  readonly bytesAtStart: number | null
  readonly bytesAtEnd: number | null
  readonly limits: StatedLimits
  readonly volumes: readonly VolumeFigures[]
  readonly replays: readonly LogReplay[]
  readonly backups: readonly StreamedBackup[]
  /** Whether figures are missing that a report of its kind has. */
  readonly incomplete: boolean
}

/** Whether two names mean the same volume: O:, o: and O:\ do. */
export function isSameVolume(one: string, other: string): boolean {
  return bare(one) === bare(other)
}

function bare(name: string): string {
  return name.replace(/[:\\/]+$/, '').toLowerCase()
}
