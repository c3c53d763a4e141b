import type { OnlyKeys } from '../core/only-keys.ts'
import { ownRule } from '../core/source.ts'
import { type MeasuredFigurePlace, measuredFigure, sum, type Worked } from '../core/worked.ts'
import { cutName } from '../plan/limits.ts'
import type { JetstressRun, VolumeFigures } from './jetstress-run.ts'
import type { JudgedLatencyKind, ReportedRun, RunIoRates } from './judged-test.ts'
import lines from './report-lines.json' with { type: 'json' }

/** Latency of one volume and its I/O rate; the rate is null if the report has none. */
export type VolumeLatency = {
  readonly name: string
  readonly latency: Worked<'ms'>
  readonly rate: Worked<'IOPS'> | null
}

const overVolumes = ownRule('What the volumes of the report did at once, added up.')
const readsAndWrites = ownRule(
  'Reads and writes of the databases: the report does not print what was achieved.',
)

/** Label of one kind of I/O, and its line in the reports of 2007 and in later ones. */
type Line = { readonly label: string; readonly early: string; readonly late: string }

const rateLines: Readonly<Record<keyof RunIoRates, Line>> = lines.rates satisfies OnlyKeys<
  typeof lines.rates,
  keyof RunIoRates
>

const latencyLines: Readonly<Record<JudgedLatencyKind, Line>> = lines.latencies satisfies OnlyKeys<
  typeof lines.latencies,
  JudgedLatencyKind
>

/** Achieved IOPS as printed, else database reads plus writes; null if neither is known. */
export function achievedIopsOf(reported: ReportedRun, { reads, writes }: RunIoRates) {
  const { run } = reported
  const line =
    run.release === '2007' ? 'Achieved I/O per Second' : 'Achieved Transactional I/O per Second'
  const label = 'Achieved transactional IOPS'
  if (run.achieved !== null)
    return loadWithOneMoreDigit(
      measuredFigure(label, run.achieved, 'IOPS', reportPlaceOf(reported, line)),
    )
  return reads && writes && loadWithOneMoreDigit(sum(label, [reads, writes], readsAndWrites))
}

/** Target stated in the report; null if it states none. */
export function statedTargetIops(reported: ReportedRun): Worked<'IOPS'> | null {
  const { target } = reported.run
  const line = 'Target Transactional I/O per Second'
  return target === null
    ? null
    : loadWithOneMoreDigit(
        measuredFigure('Target of the report', target, 'IOPS', reportPlaceOf(reported, line)),
      )
}

export function ioRatesOfRun(reported: ReportedRun): RunIoRates {
  const { volumes } = reported.run
  const databases = volumes.filter(({ role }) => role === 'database')
  const logs = volumes.filter(({ role }) => role === 'log')
  const total = (
    kind: keyof RunIoRates,
    of: readonly VolumeFigures[],
    ...keys: readonly RateKey[]
  ) => totalRate(reported, kind, of, keys)
  return {
    reads: total('reads', databases, 'reads'),
    writes: total('writes', databases, 'writes'),
    logReads: total('logReads', logs, 'reads', 'replicationReads'),
    logWrites: total('logWrites', logs, 'writes'),
    maintenance: total('maintenance', databases, 'maintenanceReads'),
  }
}

type RateKey = 'reads' | 'writes' | 'replicationReads' | 'maintenanceReads'

/** True if a report of 2010 or later lacks rows of some databases: it was cut off. */
export function lacksDatabaseRows({ release, databases, volumes }: JetstressRun): boolean {
  const rows = volumes.filter(({ role }) => role === 'database').length
  const hasRows = release === '2010' || release === '2013'
  return hasRows && databases !== null && databases > rows
}

/** Rate summed over volumes; null if any has none, because a partial sum would look complete. */
function totalRate(
  reported: ReportedRun,
  kind: keyof RunIoRates,
  volumes: readonly VolumeFigures[],
  keys: readonly RateKey[],
): Worked<'IOPS'> | null {
  const found = volumes.map((volume) =>
    keys.flatMap((key) => rateOf(reported, kind, volume, key) ?? []),
  )
  if (found.length === 0 || found.some((parts) => parts.length === 0)) return null
  if (lacksDatabaseRows(reported.run)) return null
  return loadWithOneMoreDigit(sum(rateLines[kind].label, found.flat(), overVolumes))
}

function rateOf(
  reported: ReportedRun,
  kind: keyof RunIoRates,
  volume: VolumeFigures,
  key: RateKey,
): Worked<'IOPS'> | null {
  const value = volume[key]
  if (value === null) return null
  const { label } = rateLines[kind]
  const place = reportPlaceOf(reported, lineOf(reported.run, volume, rateLines[kind]))
  return loadWithOneMoreDigit(measuredFigure(`${label}, ${nameOf(volume)}`, value, 'IOPS', place))
}

/** Latencies of the volumes that report one: logs for log writes, else databases. */
export function volumeLatenciesOf(
  reported: ReportedRun,
  kind: JudgedLatencyKind,
): readonly VolumeLatency[] {
  const role = kind === 'logWrite' ? 'log' : 'database'
  return reported.run.volumes
    .filter((volume) => volume.role === role)
    .flatMap((volume) => volumeLatencyOf(reported, kind, volume) ?? [])
}

/** Latency of one volume; null if the report does not state it. */
export function volumeLatencyOf(
  reported: ReportedRun,
  kind: JudgedLatencyKind,
  volume: VolumeFigures,
): VolumeLatency | null {
  const { label } = latencyLines[kind]
  const ms = kind === 'dbRead' ? volume.readMs : volume.writeMs
  if (ms === null) return null
  const line = lineOf(reported.run, volume, latencyLines[kind])
  const latency = measuredFigure(
    `${label}, ${nameOf(volume)}`,
    ms,
    'ms',
    reportPlaceOf(reported, line),
  )
  const rate =
    kind === 'logWrite'
      ? rateOf(reported, 'logWrites', volume, 'writes')
      : kind === 'dbRead'
        ? rateOf(reported, 'reads', volume, 'reads')
        : rateOf(reported, 'writes', volume, 'writes')
  return { name: volume.name, latency, rate }
}

export function latencyLabel(kind: JudgedLatencyKind): string {
  return latencyLines[kind].label
}

function lineOf({ release }: JetstressRun, volume: VolumeFigures, { early, late }: Line): string {
  return `${nameOf(volume)}, ${release === '2007' ? early : late}`
}

function nameOf({ name }: VolumeFigures): string {
  return cutName(name)
}

/** Reference to a report line, with names cut to display length. */
export function reportPlaceOf({ report, run }: ReportedRun, line: string): MeasuredFigurePlace {
  const machine = run.machine === null ? null : cutName(run.machine)
  return { report: cutName(report), machine, line }
}

/** Load with one more digit, as reports print it. */
export function loadWithOneMoreDigit(worked: Worked<'IOPS'>): Worked<'IOPS'> {
  return { ...worked, finer: 1 }
}
