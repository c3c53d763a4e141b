import { defineCheck, type Sentence, sentenceTag } from '../core/check.ts'
import { ownRule } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import { versionOf } from '../exchange/versions.ts'
import {
  type ComparedObjective,
  type ComparedObjectives,
  compareRecoveryWithObjectives,
  recoveryTimes,
  type SystemDuration,
} from '../jetstress/recovery-times.ts'
import type { PlanToCheck } from '../methods/port/port.ts'

const ours = ownRule(
  'Times are lower bounds: replay without copying databases back, backup without users and without a target that has to keep up.',
)

type Missed = ComparedObjective & {
  readonly asked: Worked<'hours'>
  readonly slowest: SystemDuration
}

/** Recovery or backup objective that a plan misses at the slowest rates; null if it is met. */
function missedIn(
  { plan, sizing, recommendation: { blocks, proposedBlocks } }: PlanToCheck,
  which: keyof ComparedObjectives,
): Missed | null {
  if (plan.recoveryObjective === null && plan.backupHours === null) return null
  const times = recoveryTimes(plan, sizing, blocks)
  const judged = compareRecoveryWithObjectives(plan, times, proposedBlocks?.solution.id ?? null)[
    which
  ]
  const slowest = judged?.missed[0]
  return judged?.asked && slowest ? { ...judged, asked: judged.asked, slowest } : null
}

type Figures = { readonly asked: Worked<'hours'>; readonly took: Worked<'s'> }

function figuresOf(checked: PlanToCheck, which: keyof ComparedObjectives): readonly Figures[] {
  const missed = missedIn(checked, which)
  return missed ? [{ asked: missed.asked, took: missed.slowest.took }] : []
}

function named(times: readonly SystemDuration[]): string {
  const names = times.map(({ time }) => time.name)
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
}

/** Names the systems whose rates were used, and those whose rates would meet the objective. */
function atRates({ slowest, missed, held }: Missed): string {
  if (slowest.time.of === 'own') return 'at your rates'
  if (held.length === 0) return `at the rates measured on ${named(missed)}, at the most`
  return `at the rates measured on ${named(missed)}, at the most; ${named(held)} would keep within it`
}

function foundIn(
  found: PlanToCheck & Figures,
  which: keyof ComparedObjectives,
  what: string,
): Sentence {
  const missed = missedIn(found, which)
  if (!missed) return []
  const isElsewhere = missed.times.every(({ time }) => time.of === 'other hardware')
  const other = isElsewhere ? ' None of that is hardware of this plan.' : ''
  return sentenceTag`${what} takes ${found.took} ${atRates(missed)}. The plan allows ${found.asked}.${other}`
}

/** Checks of the times of recovery and backup; they warn if an objective is given and missed. */
export const recoveryChecks = [
  defineCheck({
    code: 'recovery-too-long',
    severity: 'warning',
    when: (checked: PlanToCheck) => figuresOf(checked, 'recovery'),
    title: 'Recovery takes longer than its objective',
    finding: (found) => foundIn(found, 'recovery', 'Replaying the logs of the largest database'),
    fix: 'Back up more often and keep fewer days of logs, use more and smaller databases, or measure the replay on the storage you plan and enter it.',
    answer: ({ plan }) => versionOf(plan).asks.keptLogs,
    source: ours,
  }),
  defineCheck({
    code: 'backup-too-long',
    severity: 'warning',
    when: (checked: PlanToCheck) => figuresOf(checked, 'backup'),
    title: 'A backup takes longer than its window',
    finding: (found) => foundIn(found, 'backup', 'Backing up a server'),
    fix: 'Use more servers or smaller databases, back up fewer of them in full on one day, or measure the backup on the storage you plan and enter its rates.',
    answer: ({ plan }) => versionOf(plan).asks.backups,
    source: ours,
  }),
] as const
