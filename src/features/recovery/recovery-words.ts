import { listedWords } from '../../app/words/listed-words.ts'
import type { RecoveryDataAmounts, Worked } from '../../engine/index.ts'
import type {
  ComparedObjective,
  ComparedObjectives,
  RecoveryTimesOfSystem,
  SystemDuration,
} from '../../engine/jetstress/index.ts'
import type { Format } from '../../ui/format.ts'

export const recoveryTitle = 'Recovery and backup'

const namesOf = (times: readonly SystemDuration[], format: Format) =>
  listedWords(
    times.map(({ time }) => time.name),
    format,
    times.length,
  )

export function recoveryWords(
  { logs, subject, backup: read }: RecoveryDataAmounts,
  { recovery, backup }: ComparedObjectives,
  format: Format,
): string {
  const replay = `Replaying the ${format.text(logs)} of the largest ${subject} takes ${tookWords(recovery, format)}.`
  const copying = read
    ? ` Backing up the ${format.text(read)} of a server takes ${tookWords(backup, format)}.`
    : ' No backups are planned.'
  const isOfOthers = [recovery, ...(read ? [backup] : [])].some((one) => one && areOfOthers(one))
  return `${replay}${copying}${isOfOthers ? ' No rate is published for these arrays; estimated from the published rates of others.' : ''}`
}

function areOfOthers({ times }: ComparedObjective): boolean {
  return times.length > 0 && times.every(({ time }) => time.of === 'other hardware')
}

function tookWords(objective: ComparedObjective | null, format: Format): string {
  const slowest = objective?.times[0]
  const fastest = objective?.times.at(-1)
  if (!objective || !slowest || !fastest) return 'an unknown time: no rate was measured'
  return `${spanOf(objective, fastest, slowest, format)}${judgedWords(objective, format)}`
}

function spanOf(
  objective: ComparedObjective,
  fastest: SystemDuration,
  slowest: SystemDuration,
  format: Format,
): string {
  const { times, asked } = objective
  const span = spanWords(fastest.took, slowest.took, asked !== null, format)
  if (slowest.time.of === 'own') return `${span} at your rates`
  if (areOfOthers(objective)) return `${span} at least`
  return `${span} at least, as fast as ${namesOf(times.toReversed(), format)}`
}

/** Range between two durations: `30 to 46 min`; to the minute if judged against a goal. */
function spanWords(
  fastest: Worked<'s'>,
  slowest: Worked<'s'>,
  isJudged: boolean,
  format: Format,
): string {
  const told = ({ value }: Worked<'s'>): readonly [number: string, unit: string] => {
    const [unit, seconds] = units.find(([, size]) => value >= 2 * size) ?? units[2]
    const amount = value / seconds
    return [format.number(amount, amount < 9.95 ? 1 : 0), `\u00a0${unit}`]
  }
  const [from, to] = isJudged
    ? [format.text(fastest), format.text(slowest)]
    : [told(fastest).join(''), told(slowest).join('')]
  if (from === to) return to
  const [number, unit] = told(fastest)
  return !isJudged && unit === told(slowest)[1] ? `${number} to ${to}` : `${from} to ${to}`
}

const units = [
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const

function judgedWords({ asked, missed, held }: ComparedObjective, format: Format): string {
  if (!asked) return ''
  const within = `the ${format.text(asked)} allowed`
  if (missed.length === 0) return `, within ${within}`
  if (held.length === 0) return `, longer than ${within}`
  return `; only ${namesOf(held, format)} would keep within ${within}`
}

export const rateOriginWords = {
  own: 'measured by you',
  design: 'a block that is considered',
  'other hardware': 'other hardware than this plan’s',
} as const satisfies Record<RecoveryTimesOfSystem['of'], string>

export const missingRateWords = {
  own: 'not measured',
  design: 'not published',
  'other hardware': 'not published',
} as const satisfies Record<RecoveryTimesOfSystem['of'], string>
