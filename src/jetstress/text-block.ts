import type { RunKind } from '../engine/jetstress/index.ts'
import { type DecimalSign, signOfFigure } from './written-figures.ts'

/** The figures of a report that stand alone on their line, each under its label. */
export const summaryLabels = {
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

export type SummaryKey = keyof typeof summaryLabels

/** The columns of the table of volumes, as the report heads them. */
export const volumeColumns = {
  readMs: 'Avg. Disk sec/Read',
  writeMs: 'Avg. Disk sec/Write',
  reads: 'Disk Reads/sec',
  writes: 'Disk Writes/sec',
  bytesPerRead: 'Avg. Disk Bytes/Read',
  bytesPerWrite: 'Avg. Disk Bytes/Write',
} as const

export type VolumeColumn = keyof typeof volumeColumns

/** A row of the table of volumes, as it is written. */
export type WrittenVolume = {
  readonly name: string
  readonly label: 'database' | 'log'
  readonly cells: Readonly<Partial<Record<VolumeColumn, string>>>
  /** Whether its first columns stand again where others should (E32). */
  readonly repeats: boolean
}

/** One latency of a volume that a line of the log states, more exactly than the table. */
export type LoggedLatency = {
  readonly volume: string
  readonly what: 'readMs' | 'writeMs'
  readonly seconds: string
}

/** A row of the statistics of a soft recovery or a backup: a name, and its cells. */
export type WrittenStatistic = { readonly name: string; readonly cells: readonly string[] }

/** A report of one run as it is written, before any of it is taken for a number. */
export type TextBlock = {
  /** Kind by its title, or by the names of its recordings. */
  kind: RunKind | null
  summary: Partial<Record<SummaryKey, string>>
  volumes: WrittenVolume[]
  replays: WrittenStatistic[]
  backups: WrittenStatistic[]
  /** First cells of rows that have not as many as their head. */
  unreadRows: string[]
  /** Limits in seconds: of reads and of log writes, mean and most. */
  limits: { read: readonly [string, string] | null; logWrite: readonly [string, string] | null }
  latencies: LoggedLatency[]
  /** Volumes on which logs were generated. */
  logVolumes: string[]
  /** Times in its log: of its first and last line, and of the work itself. */
  times: { first: string | null; last: string | null; from: string | null; to: string | null }
  /** Times in the names of its recordings, as 2008_8_6_13_43_28. */
  stamps: string[]
  /** Whether its log comes to the making of the report, which ends that of a recovery or a backup. */
  reports: boolean
  /** Whether it comes to what follows the latencies of a load. */
  ends: boolean
  /** Counts of numbers that can only be written with each sign. */
  signs: Record<DecimalSign, number>
  /** Whether more rows stood there than are kept. */
  tooMany: boolean
}

/** A block of which nothing was read yet. */
export function emptyBlock(): TextBlock {
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

/** Whether anything of a report stands in a block. */
export function isEmpty({ summary, volumes, replays, backups, limits, latencies }: TextBlock) {
  const rows = [Object.keys(summary), volumes, replays, backups, latencies]
  return rows.every(({ length }) => length === 0) && !limits.read && !limits.logWrite
}

/** Hardly any report has as many volumes. */
const mostRows = 2000

/** Adds a row to a list of a block, as long as it is not absurdly long. */
export function add<T>(block: TextBlock, rows: T[], row: T): void {
  if (rows.length < mostRows) rows.push(row)
  else block.tooMany = true
}

/** Counts what a written figure tells of the decimal sign. */
export function weigh(block: TextBlock, written: string): void {
  const sign = signOfFigure(written)
  if (sign) block.signs[sign] += 1
}

/** The decimal sign that most of a block’s numbers are written with. */
export function signIn({ signs }: TextBlock): DecimalSign {
  return signs[','] > signs['.'] ? ',' : '.'
}
