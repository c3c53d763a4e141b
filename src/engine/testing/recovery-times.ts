import type { Worked } from '../core/worked.ts'
import type { BlockDesign } from '../designs/block-design.ts'
import {
  backupOfAll,
  backupOfLargest,
  backupWindow,
  recoveries,
  recoveryTime,
} from '../designs/recovery.ts'
import { type TestedBackup, testedBackups } from '../methods/papers/documents/tested-backup.ts'
import type { Sizing } from '../methods/papers/sizing/size.ts'
import { answer, type Plan } from '../plan/plan.ts'
import { type RecoveryDemand, recoveryDemand } from './recovery-demand.ts'

/** How long a plan takes at the rates of one system. */
export type RecoveryTime = {
  /** For keys: `own`, or the name of a tested system. */
  readonly id: string
  readonly name: string
  /** Measured by the person, by a paper on a design of the plan, or by a paper on other hardware. */
  readonly of: 'own' | 'design' | 'other hardware'
  readonly perLog: Worked<'s'> | null
  readonly perDatabase: Worked<'MB/s'> | null
  readonly inAll: Worked<'MB/s'> | null
  /** The two as their paper prints them, where that is in other megabytes. */
  readonly printed: TestedBackup['printed'] | null
  /** To replay the logs; null where no rate is known. */
  readonly replay: Worked<'s'> | null
  /** To back a server up; null where no rate is known or no backups are planned. */
  readonly backup: Worked<'s'> | null
}

/** How long recovery and backup of a plan take, at every rate that is known. */
export type RecoveryTimes = {
  readonly demand: RecoveryDemand
  readonly times: readonly RecoveryTime[]
}

/**
 * How long recovery and backup of a plan take at rates of the person’s own, of the tested blocks it
 * considers, and of the other tested systems. Null where the plan was sized by neither method.
 */
export function recoveryTimes(
  plan: Plan,
  sizing: Sizing,
  designs: readonly BlockDesign[],
): RecoveryTimes | null {
  const demand = recoveryDemand(plan, sizing)
  if (!demand) return null
  const own = ownTime(plan, demand)
  const ofDesigns = recoveries(plan, sizing, designs).map(designTime)
  const others = Object.keys(testedBackups)
    .filter((name) => ofDesigns.every(({ id }) => id !== name))
    .flatMap((name) => otherTime(name, demand) ?? [])
  return { demand, times: [...(own ? [own] : []), ...ofDesigns, ...others] }
}

function ownTime(plan: Plan, demand: RecoveryDemand): RecoveryTime | null {
  const perLog = answer(plan, 'replaySeconds')
  const perDatabase = answer(plan, 'databaseBackupRate')
  const inAll = answer(plan, 'serverBackupRate')
  if (!perLog && !perDatabase && !inAll) return null
  return {
    ...{ id: 'own', name: 'Your rates', of: 'own', perLog, perDatabase, inAll, printed: null },
    replay: perLog && recoveryTime({ logs: demand.logs, perLog }),
    backup: windowOf(demand, perDatabase, inAll),
  }
}

function windowOf(
  { database: group, backup: all }: RecoveryDemand,
  perGroup: Worked<'MB/s'> | null,
  inAll: Worked<'MB/s'> | null,
): Worked<'s'> | null {
  if (!all) return null
  if (perGroup && inAll) return backupWindow({ group, perGroup, all, inAll })
  if (inAll) return backupOfAll({ all, inAll })
  return perGroup && backupOfLargest({ group, perGroup })
}

function designTime({
  design: { solution },
  replay,
  backup,
}: ReturnType<typeof recoveries>[number]): RecoveryTime {
  const tested = testedBackups[solution.id]
  return {
    ...{ id: solution.id, name: solution.name, of: 'design' },
    perLog: tested?.perLog ?? null,
    perDatabase: tested?.perGroup ?? null,
    inAll: tested?.inAll ?? null,
    printed: tested ? printedIn(tested) : null,
    ...{ replay, backup },
  }
}

/** The rates of a paper as it prints them, where it counts in binary megabytes. */
function printedIn({ printed, inAll }: TestedBackup): TestedBackup['printed'] | null {
  return printed.inAll === inAll ? null : printed
}

function otherTime(name: string, demand: RecoveryDemand): RecoveryTime | null {
  const tested = testedBackups[name]
  if (!tested) return null
  const { perLog, perGroup: perDatabase, inAll } = tested
  return {
    ...{ id: name, name, of: 'other hardware', perLog, perDatabase, inAll },
    printed: printedIn(tested),
    replay: recoveryTime({ logs: demand.logs, perLog }),
    backup: windowOf(demand, perDatabase, inAll),
  }
}
