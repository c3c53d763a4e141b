import type { JetstressRunKind } from '../engine/jetstress/index.ts'
import { decimalSignOfFigure, type ReportDecimalSign } from './written-figures.ts'

export const summaryLabelPatterns = {
  said: /^Overall Test Result$/i,
  machine: /^Machine Name$/i,
  started: /^Test Start Time$/i,
  ended: /^Test End Time$/i,
  version: /^Jetstress Version$/i,
  recording: /^Performance Log$/i,
  achieved: /^Achieved (?:Transactional )?I\/O per Second$/i,
  target: /^Target (?:Transactional )?I\/O per Second$/i,
  bytesAtStart: /^Initial database size(?: \(bytes\))?$/i,
  bytesAtEnd: /^Final database size(?: \(bytes\))?$/i,
  databases: /^Database files \(count\)$/i,
  threads: /^Thread count$/i,
} as const satisfies Record<string, RegExp>

export type SummaryKey = keyof typeof summaryLabelPatterns

export const volumeColumnNames = {
  readMs: 'Avg. Disk sec/Read',
  writeMs: 'Avg. Disk sec/Write',
  reads: 'Disk Reads/sec',
  writes: 'Disk Writes/sec',
  bytesPerRead: 'Avg. Disk Bytes/Read',
  bytesPerWrite: 'Avg. Disk Bytes/Write',
} as const

export type VolumeColumn = keyof typeof volumeColumnNames

export type UnparsedVolume = {
  readonly name: string
  readonly label: 'database' | 'log'
  readonly cells: ReadonlyMap<VolumeColumn, string>
  /** True if the first columns of the row repeat in place of others (E32). */
  readonly repeats: boolean
}

/** Latency of a volume that a log line states, with more digits than the table. */
export type LoggedLatency = {
  readonly volume: string
  readonly what: 'readMs' | 'writeMs'
  readonly seconds: string
}

/** Name and cells of a row of soft recovery or backup statistics. */
export type UnparsedStatistic = { readonly name: string; readonly cells: readonly string[] }

/** Report of one run as texts, before its numbers are parsed. */
export type Unparsed2007Run = {
  /** Kind of run by its title, else by names of recordings; null if unknown. */
  kind: JetstressRunKind | null
  summary: Partial<Record<SummaryKey, string>>
  volumes: UnparsedVolume[]
  replays: UnparsedStatistic[]
  backups: UnparsedStatistic[]
  /** First cells of table rows that do not match their header. */
  unreadRows: string[]
  /** Latency limits of reads and of log writes, in s: mean and maximum. */
  limits: { read: readonly [string, string] | null; logWrite: readonly [string, string] | null }
  latencies: LoggedLatency[]
  /** Volumes on which the log says that logs were generated. */
  logVolumes: string[]
  /** Times in the log: of its first and last line, and of the start and end of the work. */
  times: { first: string | null; last: string | null; from: string | null; to: string | null }
  /** Times in the names of recordings, as 2008_8_6_13_43_28. */
  stamps: string[]
  /** True if the log reaches the creation of the report, which ends a recovery or backup. */
  reports: boolean
  /** True if the log goes on after the latencies of a load test. */
  ends: boolean
  /** How many numbers fit only a decimal point, and only a decimal comma. */
  signs: Record<ReportDecimalSign, number>
  /** True if rows of the report were left out. */
  tooMany: boolean
}

export function makeEmptyTextBlock(): Unparsed2007Run {
  return {
    kind: null,
    summary: {},
    volumes: [],
    replays: [],
    backups: [],
    unreadRows: [],
    limits: { read: null, logWrite: null },
    latencies: [],
    logVolumes: [],
    times: { first: null, last: null, from: null, to: null },
    stamps: [],
    reports: false,
    ends: false,
    signs: { '.': 0, ',': 0 },
    tooMany: false,
  }
}

export function isEmptyBlock({
  summary,
  volumes,
  replays,
  backups,
  limits,
  latencies,
}: Unparsed2007Run) {
  const rows = [Object.keys(summary), volumes, replays, backups, latencies]
  return rows.every(({ length }) => length === 0) && !limits.read && !limits.logWrite
}

const mostRows = 2000

export function addBlockRow<T>(block: Unparsed2007Run, rows: T[], row: T): void {
  if (rows.length < mostRows) rows.push(row)
  else block.tooMany = true
}

/** Counts the decimal sign that a figure must have, if it is not open. */
export function countDecimalSign(block: Unparsed2007Run, written: string): void {
  const sign = decimalSignOfFigure(written)
  if (sign) block.signs[sign] += 1
}

export function decimalSignOfBlock({ signs }: Unparsed2007Run): ReportDecimalSign {
  return signs[','] > signs['.'] ? ',' : '.'
}
