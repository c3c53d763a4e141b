import type { ErratumId } from '../../../core/errata.ts'
import type { Worked } from '../../../core/worked.ts'
import { recoveryTime } from '../../../designs/recovery.ts'
import {
  ax4Backup,
  ax4Recovery,
  secondsPerLog,
  testedBackup,
} from '../../../hardware/tested-backup.ts'
import type { TestedSystem } from '../../../hardware/tested-solutions.ts'
import { recoveries } from '../designs/recoveries.ts'
import type { SizedReference } from './reference-solution.ts'

/** A printed line on replay or backup, beside the computed figure. */
export type BackupLine = {
  readonly label: string
  /** The figure, or why there is none. */
  readonly printed: Worked | 'not published' | 'damaged in print'
  readonly computed: Worked | null
  readonly note: string | null
  readonly erratum: ErratumId | null
}

function line(
  label: string,
  printed: BackupLine['printed'],
  computed: Worked | null = null,
  note: string | null = null,
  erratum: ErratumId | null = null,
): BackupLine {
  return { label, printed, computed, note, erratum }
}

const binary = 'Printed as MB; those of the report have 2^20 bytes.'

/** Runs behind the rates of AX4-5i, by its report. */
function ax4Lines(perLog: Worked<'s'>): readonly BackupLine[] {
  const { first, logsOfFirst: logs } = ax4Recovery
  const replay = 'Replay of 500 logs in a storage group'
  return [
    line(
      replay,
      first,
      recoveryTime({ logs, perLog }, replay),
      'Beside it 511 of the other group.',
    ),
    line('Backup of a storage group', ax4Backup.elapsed, ax4Backup.computed, binary),
    line(
      'Reads and writes a second during the backup',
      'damaged in print',
      null,
      'The table repeats its first columns where these rates belong.',
      'E32',
    ),
  ]
}

/** Replay and backup of a tested system, and the times that follow for its plan. */
export function backupLines(
  system: TestedSystem,
  { plan, sizing, design }: SizedReference,
): readonly BackupLine[] {
  const tested = testedBackup(system)
  if (!tested)
    return ['Time to replay one log', 'Streaming backup of the databases'].map((label) =>
      line(label, 'not published'),
    )
  const { perLog, printed, perGroup, inAll, groups, sideBySide } = tested
  const isBinary = printed.inAll !== inAll
  const rate = (label: string, one: Worked, decimal: Worked) =>
    isBinary ? line(label, one, decimal, binary) : line(label, one)
  return [
    isBinary
      ? line(perLog.label, perLog, secondsPerLog(ax4Recovery), null, 'E47')
      : line(perLog.label, perLog),
    rate(perGroup.label, printed.perGroup, perGroup),
    rate(inAll.label, printed.inAll, inAll),
    groups.how.kind === 'published'
      ? line(groups.label, groups)
      : line(groups.label, 'not published', groups, 'The rate in all by that of one group.'),
    ...(isBinary ? ax4Lines(perLog) : []),
    ...recoveries(plan, sizing, [design]).flatMap(({ replay, backup }) =>
      replay && backup
        ? [
            line(replay.label, 'not published', replay, besideWords[sideBySide]),
            line(backup.label, 'not published', backup, 'Of the plan, all mailboxes full.'),
          ]
        : [],
    ),
  ]
}

const besideWords = {
  measured: 'Of the plan; storage groups were seen to replay side by side.',
  assumed: 'Of the plan; storage groups are taken to replay side by side.',
} as const
