import { type JetstressRun, lacksDatabases, type VolumeFigures } from '../engine/roles-index.ts'
import { isLoad } from './missing-figures.ts'

/** What a report of 2010 or later has and this one lacks, as the report calls it. */
export function modernMissing(run: JetstressRun): readonly string[] {
  const lacking: readonly (readonly [boolean, string])[] = [
    [isLoad(run) && run.said === null, 'Overall Test Result'],
    [isLoad(run) && run.machine === null, 'Machine Name'],
    [isLoad(run) && run.started === null, 'Test Start Time'],
    [isLoad(run) && run.ended === null, 'Test End Time'],
    [isLoad(run) && run.achieved === null, 'Achieved Transactional I/O per Second'],
    [
      run.kind === 'soft recovery' && !isLoad(run) && run.replays.length === 0,
      'Log files replayed',
    ],
    [run.kind === 'backup' && run.backups.length === 0, 'MBytes Transferred/sec'],
    [run.volumes.length === 0 || lacksDatabases(run), 'Transactional I/O Performance'],
    [lacks(run, 'database', 'readMs'), 'I/O Database Reads Average Latency'],
    [lacks(run, 'database', 'writeMs'), 'I/O Database Writes Average Latency'],
    [lacks(run, 'database', 'reads'), 'I/O Database Reads/sec'],
    [lacks(run, 'database', 'writes'), 'I/O Database Writes/sec'],
    [lacks(run, 'log', 'writeMs'), 'I/O Log Writes Average Latency'],
    [lacks(run, 'log', 'writes'), 'I/O Log Writes/sec'],
  ]
  return lacking.flatMap(([isLacking, name]) => (isLacking ? [name] : []))
}

function lacks(
  { volumes }: JetstressRun,
  role: VolumeFigures['role'],
  key: 'readMs' | 'writeMs' | 'reads' | 'writes',
): boolean {
  return volumes.some((volume) => volume.role === role && volume[key] === null)
}
