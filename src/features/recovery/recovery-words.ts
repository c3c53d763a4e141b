import type {
  Objective,
  Objectives,
  RecoveryDemand,
  RecoveryTime,
  Took,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

export const recoveryTitle = 'Recovery and backup'

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
}

const namesOf = (times: readonly Took[]) => listed(times.map(({ time }) => time.name))

/** The times of recovery and backup, and whether that is what was asked. */
export function recoveryWords(
  { logs, subject, backup: read }: RecoveryDemand,
  { recovery, backup }: Objectives,
  format: Format,
): string {
  const replay = `Replaying the ${format.text(logs)} of the largest ${subject} takes ${tookWords(recovery, format)}.`
  if (!read) return `${replay} No backups are planned.`
  return `${replay} Backing up the ${format.text(read)} of a server takes ${tookWords(backup, format)}.`
}

/** How long something takes, and whether that is within what was asked. */
function tookWords(objective: Objective | null, format: Format): string {
  const slowest = objective?.times[0]
  const fastest = objective?.times.at(-1)
  if (!objective || !slowest || !fastest) return 'an unknown time: no rate was measured'
  return `${spanOf(objective.times, fastest, slowest, format)}${judgedWords(objective, format)}`
}

function spanOf(times: readonly Took[], fastest: Took, slowest: Took, format: Format): string {
  if (slowest.time.of === 'own') return `${format.text(slowest.took)} at your rates`
  const span =
    fastest === slowest
      ? format.text(slowest.took)
      : `${format.text(fastest.took)} to ${format.text(slowest.took)}`
  return `${span} at least, as fast as ${namesOf(times.toReversed())}`
}

function judgedWords({ asked, missed, held }: Objective, format: Format): string {
  if (!asked) return ''
  const within = `the ${format.text(asked)} allowed`
  if (missed.length === 0) return `, within ${within}`
  if (held.length === 0) return `, longer than ${within}`
  return `; only ${namesOf(held)} would keep within ${within}`
}

/** Whose rates they are. */
export const standingWords = {
  own: 'measured by you',
  design: 'a block that is considered',
  'other hardware': 'other hardware than this plan’s',
} as const satisfies Record<RecoveryTime['of'], string>

/** Why a rate is missing. */
export const missingWords = {
  own: 'not measured',
  design: 'not published',
  'other hardware': 'not published',
} as const satisfies Record<RecoveryTime['of'], string>
