import { exceeds } from '../core/compare.ts'
import { units } from '../core/units.ts'
import type { Worked } from '../core/worked.ts'
import type { BlockDesign } from '../designs/block-design.ts'
import {
  type BlockRecovery,
  ownRates,
  type RecoveryRates,
  recoveryAt,
} from '../designs/recovery.ts'
import { type TestedBackup, testedBackups } from '../hardware/tested-backup.ts'
import { methodOf } from '../methods/method-of.ts'
import { answer, type Plan } from '../plan/plan.ts'
import type { RecoveryDemand, Sizing } from '../sizing/sizing.ts'

export type RecoveryTime = RecoveryRates & {
  /** For keys: `own`, or the name of a tested system. */
  readonly id: string
  readonly name: string
  /** Measured by the person, by a paper on a design of the plan, or by a paper on other hardware. */
  readonly of: 'own' | 'design' | 'other hardware'
  /** The rates of backup as their paper prints them, where that is in other megabytes. */
  readonly printed: TestedBackup['printed'] | null
  /** To replay the logs; null where no rate is known. */
  readonly replay: Worked<'s'> | null
  /** To back a server up; null where no rate is known or no backups are planned. */
  readonly backup: Worked<'s'> | null
}

/** Times of recovery and backup of a plan, at every rate that is known. */
export type RecoveryTimes = {
  readonly demand: RecoveryDemand
  readonly times: readonly RecoveryTime[]
}

/**
 * How long recovery and backup of a plan take at rates of the person’s own, of the tested blocks it
 * considers, and, where its hardware is of their time, of the other tested systems.
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
  const others = (demand.comparesTested ? Object.keys(testedBackups) : [])
    .filter((name) => ofDesigns.every(({ id }) => id !== name))
    .flatMap((name) => otherTime(name, demand) ?? [])
  return { demand, times: [...(own ? [own] : []), ...ofDesigns, ...others] }
}

function ownTime(plan: Plan, demand: RecoveryDemand): RecoveryTime | null {
  const rates = ownRates(plan)
  if (Object.values(rates).every((rate) => rate === null)) return null
  return {
    id: 'own',
    name: 'Your rates',
    of: 'own',
    ...rates,
    printed: null,
    ...recoveryAt(rates, demand),
  }
}

function designTime({ design: { solution }, replay, backup }: BlockRecovery): RecoveryTime {
  const tested = testedBackups[solution.id]
  return {
    id: solution.id,
    name: solution.name,
    of: 'design',
    perLog: tested?.perLog ?? null,
    perDatabase: tested?.perGroup ?? null,
    inAll: tested?.inAll ?? null,
    printed: tested ? printedIn(tested) : null,
    replay,
    backup,
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
  const rates = { perLog, perDatabase, inAll }
  return {
    id: name,
    name,
    of: 'other hardware',
    ...rates,
    printed: printedIn(tested),
    ...recoveryAt(rates, demand),
  }
}

/** A time at the rates of one system. */
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
