import { formula } from '../core/formula.ts'
import { ownRule } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import { answer, type Plan } from '../plan/plan.ts'
import type { RecoveryDataAmounts } from '../sizing/sizing.ts'
import type { BlockDesign } from './block-design.ts'

export const leastLogReplayTime = formula({
  label: 'Recovery time, at least',
  unit: 's',
  takes: { logs: 'logs', perLog: 's' },
  text: 'logs × perLog',
  source: ownRule(
    'Storage groups replay side by side, as those of AX4-5i did. Copying the databases back comes before it and was not measured.',
  ),
})

export const backupWindow = formula({
  label: 'Backup window, at least',
  unit: 's',
  takes: { group: 'GB', perGroup: 'MB/s', all: 'GB', inAll: 'MB/s' },
  text: 'max(group ÷ perGroup, all ÷ inAll) × 1000',
  constants: { 1000: 'MB/GB' },
  source: ownRule(
    'The tests only read: without users, and without a target that has to keep up. Megabytes of PowerVault are taken as decimal, the slower reading.',
  ),
})

export const backupWindowOfLargestGroup = formula({
  label: 'Backup window, at least',
  unit: 's',
  takes: { group: 'GB', perGroup: 'MB/s' },
  text: 'group ÷ perGroup × 1000',
  constants: { 1000: 'MB/GB' },
  source: ownRule('The largest database sets it where they are all backed up side by side.'),
})

export const backupWindowOfAllGroups = formula({
  label: 'Backup window, at least',
  unit: 's',
  takes: { all: 'GB', inAll: 'MB/s' },
  text: 'all ÷ inAll × 1000',
  constants: { 1000: 'MB/GB' },
  source: ownRule('All that a server backs up goes by one rate.'),
})

/** Least time to replay and to back up a server; null if no paper publishes the rates. */
export type BlockReplayAndBackupTimes = {
  readonly design: BlockDesign
  readonly logs: Worked<'logs'>
  readonly replay: Worked<'s'> | null
  readonly backup: Worked<'s'> | null
}

/** Rates of replay and of backup, for one database and in total; null if not known. */
export type ReplayAndBackupRates = {
  readonly perLog: Worked<'s'> | null
  readonly perDatabase: Worked<'MB/s'> | null
  readonly inAll: Worked<'MB/s'> | null
}

/** Rates that the plan’s author measured. */
export function ownReplayAndBackupRates(plan: Plan): ReplayAndBackupRates {
  return {
    perLog: answer(plan, 'replaySeconds'),
    perDatabase: answer(plan, 'databaseBackupRate'),
    inAll: answer(plan, 'serverBackupRate'),
  }
}

/** Times of replay and backup at these rates; null if a rate is unknown or no backup is planned. */
export function replayAndBackupTimes(
  { perLog, perDatabase, inAll }: ReplayAndBackupRates,
  { logs, database, backup }: RecoveryDataAmounts,
): { readonly replay: Worked<'s'> | null; readonly backup: Worked<'s'> | null } {
  return {
    replay: perLog && leastLogReplayTime({ logs, perLog }),
    backup: backup && windowOf(backup, database, perDatabase, inAll),
  }
}

function windowOf(
  all: Worked<'GB'>,
  group: Worked<'GB'>,
  perGroup: Worked<'MB/s'> | null,
  inAll: Worked<'MB/s'> | null,
): Worked<'s'> | null {
  if (perGroup && inAll) return backupWindow({ group, perGroup, all, inAll })
  if (inAll) return backupWindowOfAllGroups({ all, inAll })
  return perGroup && backupWindowOfLargestGroup({ group, perGroup })
}
