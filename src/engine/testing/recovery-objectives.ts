import { exceeds, units } from '../core/units.ts'
import type { Worked } from '../core/worked.ts'
import { answer, type Plan } from '../plan/plan.ts'
import type { RecoveryTime, RecoveryTimes } from './recovery-times.ts'

/** How long something takes at the rates of one system. */
export type Took = { readonly time: RecoveryTime; readonly took: Worked<'s'> }

/** The times that say most of a plan, the slowest first, and which of them miss or hold what is asked. */
export type Objective = {
  /** Null where nothing is asked: then nothing is missed or held. */
  readonly asked: Worked<'hours'> | null
  readonly times: readonly Took[]
  readonly missed: readonly Took[]
  readonly held: readonly Took[]
}

/** The recovery-time objective and the backup window of a plan; null where no time is known. */
export type Objectives = {
  readonly recovery: Objective | null
  readonly backup: Objective | null
}

/**
 * Holds the times of a plan against what is asked: at rates of the person’s own where they are known,
 * else at those of the blocks proposed, else at all that were published.
 */
export function objectivesOf(
  plan: Plan,
  { times }: RecoveryTimes,
  proposed: string | null,
): Objectives {
  const judged = (
    asked: Worked<'hours'> | null,
    of: (time: RecoveryTime) => Worked<'s'> | null,
  ): Objective | null => {
    const known = times.flatMap((time) => {
      const took = of(time)
      return took ? [{ time, took }] : []
    })
    if (known.length === 0) return null
    const slowestFirst = nearest(known, proposed).toSorted(
      (one, other) => other.took.value - one.took.value,
    )
    if (!asked) return { asked, times: slowestFirst, missed: [], held: [] }
    const isMissed = ({ took }: Took) => isTooLong(took, asked)
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

/** Whether something takes longer than is asked. */
export function isTooLong(took: Worked<'s'>, asked: Worked<'hours'>): boolean {
  return exceeds(took.value, (asked.value * units.hours.per) / units.s.per)
}

/** The times that say most of a plan: its own, or those of what is proposed, or all. */
function nearest(known: readonly Took[], proposed: string | null): readonly Took[] {
  const own = known.filter(({ time }) => time.of === 'own')
  if (own.length > 0) return own
  const built = known.filter(({ time }) => time.of === 'design' && time.id === proposed)
  return built.length > 0 ? built : known
}
