import { exceeds } from '../core/compare.ts'
import { units } from '../core/units.ts'
import type { Worked } from '../core/worked.ts'
import type { BlockDesign } from '../designs/block-design.ts'
import {
  type BlockReplayAndBackupTimes,
  ownReplayAndBackupRates,
  type ReplayAndBackupRates,
  replayAndBackupTimes,
} from '../designs/recovery.ts'
import { type TestedBackupRates, testedBackupRatesBySystem } from '../hardware/tested-backup.ts'
import { methodOf } from '../methods/methods.ts'
import { answer, type Plan } from '../plan/plan.ts'
import type { RecoveryDataAmounts, Sizing } from '../sizing/sizing.ts'

export type RecoveryTimesOfSystem = ReplayAndBackupRates & {
  /** Unique id: `own`, or that of a tested system. */
  readonly id: string
  readonly name: string
  /** Who measured the rates: the user, or a paper on a design of the plan or on other hardware. */
  readonly of: 'own' | 'design' | 'other hardware'
  /** Backup rates as printed, if the paper counts in binary megabytes; else null. */
  readonly printed: TestedBackupRates['printed'] | null
  /** Time to replay the logs; null if no rate is known. */
  readonly replay: Worked<'s'> | null
  /** Time to back up one server; null if no rate is known or no backups are planned. */
  readonly backup: Worked<'s'> | null
}

export type RecoveryTimes = {
  readonly demand: RecoveryDataAmounts
  readonly times: readonly RecoveryTimesOfSystem[]
}

/**
 * Recovery and backup times of a plan at the user’s own rates, at those of its tested blocks and,
 * if its hardware is of their period, at those of the other tested systems.
 */
export function recoveryTimes(
  plan: Plan,
  sizing: Sizing,
  designs: readonly BlockDesign[],
): RecoveryTimes {
  const method = methodOf(plan)
  const demand = method.recoveryDemand(plan, sizing)
  const own = ownTime(plan, demand)
  const ofDesigns = method.blockRecoveries(plan, sizing, designs).map(designTime)
  const others = (demand.comparesTested ? Object.keys(testedBackupRatesBySystem) : [])
    .filter((name) => ofDesigns.every(({ id }) => id !== name))
    .map((name) => otherTime(name, demand))
  return { demand, times: [...(own ? [own] : []), ...ofDesigns, ...others] }
}

function ownTime(plan: Plan, demand: RecoveryDataAmounts): RecoveryTimesOfSystem | null {
  const rates = ownReplayAndBackupRates(plan)
  if (Object.values(rates).every((rate) => rate === null)) return null
  const own = { id: 'own', name: 'Your rates', of: 'own', printed: null } as const
  return { ...own, ...rates, ...replayAndBackupTimes(rates, demand) }
}

function designTime({
  design: { solution },
  replay,
  backup,
}: BlockReplayAndBackupTimes): RecoveryTimesOfSystem {
  const tested = testedBackupRatesBySystem[solution.id]
  const { id, name } = solution
  return { id, name, of: 'design', ...ratesOf(tested), replay, backup }
}

function otherTime(name: string, demand: RecoveryDataAmounts): RecoveryTimesOfSystem {
  const rates = ratesOf(testedBackupRatesBySystem[name])
  return { id: name, name, of: 'other hardware', ...rates, ...replayAndBackupTimes(rates, demand) }
}

function ratesOf(
  tested: TestedBackupRates | undefined,
): ReplayAndBackupRates & Pick<RecoveryTimesOfSystem, 'printed'> {
  if (!tested) return { perLog: null, perDatabase: null, inAll: null, printed: null }
  const { perLog, perGroup: perDatabase, inAll, printed } = tested
  return { perLog, perDatabase, inAll, printed: printed.inAll === inAll ? null : printed }
}

export type SystemDuration = { readonly time: RecoveryTimesOfSystem; readonly took: Worked<'s'> }

/** Most relevant times of a plan, slowest first, split by whether they meet the objective. */
export type ComparedObjective = {
  /** Objective; null if none is set, so that `missed` and `held` are empty. */
  readonly asked: Worked<'hours'> | null
  readonly times: readonly SystemDuration[]
  readonly missed: readonly SystemDuration[]
  readonly held: readonly SystemDuration[]
}

/** Recovery-time objective and backup window of a plan; null if no time is known. */
export type ComparedObjectives = {
  readonly recovery: ComparedObjective | null
  readonly backup: ComparedObjective | null
}

/**
 * Compares the times of a plan with its objectives: at the user’s own rates if known, else at those
 * of the proposed blocks, else at all published rates.
 */
export function compareRecoveryWithObjectives(
  plan: Plan,
  { times }: RecoveryTimes,
  proposed: string | null,
): ComparedObjectives {
  const judged = (
    asked: Worked<'hours'> | null,
    of: (time: RecoveryTimesOfSystem) => Worked<'s'> | null,
  ): ComparedObjective | null => {
    const known = times.flatMap((time) => {
      const took = of(time)
      return took ? [{ time, took }] : []
    })
    if (known.length === 0) return null
    const slowestFirst = nearest(known, proposed).toSorted(
      (one, other) => other.took.value - one.took.value,
    )
    if (!asked) return { asked, times: slowestFirst, missed: [], held: [] }
    const isMissed = ({ took }: SystemDuration) => isLongerThanObjective(took, asked)
    return {
      asked,
      times: slowestFirst,
      missed: slowestFirst.filter(isMissed),
      held: slowestFirst.filter((one) => !isMissed(one)),
    }
  }
  return {
    recovery: judged(answer(plan, 'recoveryObjective'), ({ replay }) => replay),
    backup: judged(answer(plan, 'backupHours'), ({ backup }) => backup),
  }
}

export function isLongerThanObjective(took: Worked<'s'>, asked: Worked<'hours'>): boolean {
  return exceeds(took.value, (asked.value * units.hours.per) / units.s.per)
}

/** Most relevant times: the user’s own, else those of the proposed blocks, else all. */
function nearest(
  known: readonly SystemDuration[],
  proposed: string | null,
): readonly SystemDuration[] {
  const own = known.filter(({ time }) => time.of === 'own')
  if (own.length > 0) return own
  const built = known.filter(({ time }) => time.of === 'design' && time.id === proposed)
  return built.length > 0 ? built : known
}
