import {
  type JetstressRun,
  lacksDatabaseRows,
  type VolumeFigures,
} from '../engine/jetstress/index.ts'
import type { PrintedLabelName } from './printed-labels.ts'

/** Labels of the figures that this report of a Jetstress 2007 run lacks. */
export function missingFiguresOf2007Run(run: JetstressRun, isRepeated: boolean): readonly string[] {
  return [
    ...(isLoadRun(run) ? missingOfLoad(run) : []),
    ...(run.kind === 'soft recovery' && !isLoadRun(run) && run.replays.length === 0
      ? ['Log files replayed']
      : []),
    ...(run.kind === 'backup' ? missingOfBackup(run) : []),
    ...missingOfVolumes(run.volumes, isRepeated),
  ]
}

/** True if a run put mailbox load on the storage, also to write logs for a recovery. */
export function isLoadRun({ kind, part }: JetstressRun): boolean {
  return kind === 'performance' || kind === 'stress' || part === 'preparation'
}

function missingOfLoad(run: JetstressRun): readonly string[] {
  const { limits } = run
  return named({
    'Overall Test Result': run.said,
    'Machine Name': run.machine,
    'Test Start Time': run.started,
    'Test End Time': run.ended,
    'Achieved I/O per Second': run.achieved,
    'Database read latency thresholds': limits.readMean,
    'Log write latency thresholds': limits.logWriteMean,
  })
}

function missingOfBackup({ backups }: JetstressRun): readonly string[] {
  if (backups.length === 0) return ['Streaming backup statistics']
  return [
    ...(backups.some(({ megabytes }) => megabytes === null) ? ['Database Size (MBytes)'] : []),
    ...(backups.some(({ seconds }) => seconds === null) ? ['Elapsed Backup Time'] : []),
    ...(backups.some(({ rate }) => rate === null) ? ['MBytes Transferred/sec'] : []),
  ]
}

function missingOfVolumes(volumes: readonly VolumeFigures[], isRepeated: boolean) {
  if (volumes.length === 0) return ['Disk subsystem performance']
  const lacks = (key: 'readMs' | 'writeMs' | 'reads' | 'writes') =>
    volumes.some((volume) => volume[key] === null)
  return [
    ...(['database', 'log'] as const)
      .filter((role) => !volumes.some((volume) => volume.role === role))
      .map((role) => (role === 'log' ? 'Log (volume)' : 'Database (volume)')),
    ...(lacks('readMs') ? ['Avg. Disk sec/Read'] : []),
    ...(lacks('writeMs') ? ['Avg. Disk sec/Write'] : []),
    // Rates missing from a table damaged in print have a note of their own.
    ...(lacks('reads') && !isRepeated ? ['Disk Reads/sec'] : []),
    ...(lacks('writes') && !isRepeated ? ['Disk Writes/sec'] : []),
  ]
}

function named(figures: Readonly<Record<string, string | number | null>>): readonly string[] {
  return Object.entries(figures).flatMap(([name, figure]) => (figure === null ? [name] : []))
}

const [summary, sizing] = ['test summary', 'database sizing and throughput'] as const

/** Labeled figures in reports of 2010 or later: label, and heading above it. */
export const labeledModernFigures = [
  { key: 'said', name: 'Overall Test Result', under: summary },
  { key: 'machine', name: 'Machine Name', under: summary },
  { key: 'started', name: 'Test Start Time', under: summary },
  { key: 'ended', name: 'Test End Time', under: summary },
  { key: 'achieved', name: 'Achieved Transactional I/O per Second', under: sizing },
  { key: 'target', name: 'Target Transactional I/O per Second', under: sizing },
  { key: 'bytesAtStart', name: 'Initial Database Size (bytes)', under: sizing },
  { key: 'bytesAtEnd', name: 'Final Database Size (bytes)', under: sizing },
  { key: 'databases', name: 'Database Files (Count)', under: sizing },
  { key: 'threads', name: 'Thread Count', under: 'jetstress system parameters' },
] as const satisfies readonly {
  readonly key: keyof JetstressRun
  readonly name: PrintedLabelName
  readonly under: string
}[]

type StatedFigure = (typeof labeledModernFigures)[number]['key']

const needed: ReadonlySet<string> = new Set(['said', 'machine', 'started', 'ended', 'achieved'])

/** Labels of figures that a report of 2010 or later lacks; `lost`: the label or table is empty. */
export function missingFiguresOfModernRun(
  run: JetstressRun,
  lost: readonly StatedFigure[],
  hasLog: boolean,
): readonly string[] {
  const ofFacts = labeledModernFigures.map(
    ({ key, name }) =>
      [
        lost.includes(key) || (isLoadRun(run) && needed.has(key) && run[key] === null),
        name,
      ] as const,
  )
  const lacking: readonly (readonly [boolean, string])[] = [
    ...ofFacts,
    [isLoadRun(run) && hasLog && run.limits.readMean === null, 'Database read latency thresholds'],
    [isLoadRun(run) && hasLog && run.limits.logWriteMean === null, 'Log write latency thresholds'],
    [
      run.kind === 'soft recovery' && !isLoadRun(run) && run.replays.length === 0,
      'Log files replayed',
    ],
    [run.kind === 'backup' && run.backups.length === 0, 'MBytes Transferred/sec'],
    [run.volumes.length === 0 || lacksDatabaseRows(run), 'Transactional I/O Performance'],
    [lacks(run, 'database', 'readMs'), 'I/O Database Reads Average Latency'],
    [lacks(run, 'database', 'writeMs'), 'I/O Database Writes Average Latency'],
    [lacks(run, 'database', 'reads'), 'I/O Database Reads/sec'],
    [lacks(run, 'database', 'writes'), 'I/O Database Writes/sec'],
    [lacks(run, 'log', 'writeMs'), 'I/O Log Writes Average Latency'],
    [lacks(run, 'log', 'writes'), 'I/O Log Writes/sec'],
  ]
  return [
    ...lacking.flatMap(([isLacking, name]) => (isLacking ? [name] : [])),
    ...(run.backups.length > 0 ? missingOfBackup(run) : []),
  ]
}

function lacks(
  { volumes }: JetstressRun,
  role: VolumeFigures['role'],
  key: 'readMs' | 'writeMs' | 'reads' | 'writes',
): boolean {
  return volumes.some((volume) => volume.role === role && volume[key] === null)
}
