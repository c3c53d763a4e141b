import { formulaMakerOfSource } from '../../../core/formula.ts'
import type { CalculationMode } from '../../../core/mode.ts'
import { citeCalculator, ownRule, type PublicFigure, publicFigure } from '../../../core/source.ts'
import { assumedFigure, givenFigure, sum, type Worked } from '../../../core/worked.ts'
import { answer, type Plan } from '../../../plan/plan.ts'

const replication = citeCalculator('Replication Requirements')
const formula = formulaMakerOfSource(replication)

/** Hours that logs may wait, in whole hours: log shares are by whole hours. */
export const wholeHoursWaiting = formula({
  label: 'Hours that logs may wait',
  unit: 'hours',
  takes: { hours: 'hours' },
  text: 'round(hours, 1)',
  constants: { 1: 'hours' },
})

export const hoursWaiting = formula({
  ...wholeHoursWaiting.definition,
  text: 'max(1, hours)',
  errata: ['MS17'],
})

/** Hours that logs may wait as Microsoft: five are averaged instead of four (MS17). */
export const hoursWaitingByMicrosoft = formula({
  ...hoursWaiting.definition,
  text: 'if hours = 4 then 5 else max(1, hours)',
  constants: { 1: 'hours', 4: 'hours', 5: 'hours' },
})

/** Mean share of logs in the busiest consecutive hours. */
export const meanLogShareOfHours = formula({
  label: 'Share of an hour while logs wait',
  unit: '%',
  takes: { busiest: '%', hours: 'hours' },
  text: 'busiest ÷ (hours ÷ 1)',
  constants: { 1: 'hours' },
})

export const meanLogShareOfAssumedHours = formula({
  label: 'Share of an hour while logs wait',
  unit: '%',
  takes: { peak: '%', other: '%', hours: 'hours' },
  text: '(peak × 1 + other × (hours − 1)) ÷ hours',
  constants: { 1: 'hours' },
  source: ownRule('Beside its busiest hour the logs of a day are spread evenly over the other 23.'),
  errata: ['MS19'],
})

const assumedPeak = assumedFigure(
  'Busiest hour of a day',
  0.1,
  '%',
  'No hours of logs are given: the busiest is taken to have a tenth of a day’s logs, and an hour a 24th in the mean.',
)

const assumedOther = assumedFigure(
  'Any other hour of a day',
  0.9 / 23,
  '%',
  'What the busiest hour leaves is spread evenly over the other 23.',
)

/** Share of a day’s logs in each of its 24 hours, 0 to 1; null if the plan gives none. */
export function givenLogHours({ logHours }: Pick<Plan, 'logHours'>): readonly number[] | null {
  const hours = logHours.split(' ').map((share) => Number(share) / 100)
  return hours.length === 24 && hours.some((share) => share > 0) ? hours : null
}

/** Busiest and mean hours of logs; null as Microsoft if the plan gives no hours. */
export function busiestAndMeanLogHours(plan: Plan, mode: CalculationMode) {
  const asked = answer(plan, 'rpoHours')
  const waits = Number.isInteger(asked.value) ? asked : wholeHoursWaiting({ hours: asked })
  const hours = (mode === 'microsoft' ? hoursWaitingByMicrosoft : hoursWaiting)({ hours: waits })
  const shares = givenLogHours(plan)
  if (shares)
    return {
      peak: hourOf(shares, busiestFrom(shares, 1)),
      waiting: meanLogShareOfHours({ busiest: busiest(shares, hours.value), hours }),
      /** True if the hours of logs are assumed, as the plan gives none. */
      areAssumed: false,
    }
  if (mode === 'microsoft') return null
  const waiting = meanLogShareOfAssumedHours({ peak: assumedPeak, other: assumedOther, hours })
  return { peak: assumedPeak, waiting, areAssumed: true }
}

const hourOf = (shares: readonly number[], at: number): Worked<'%'> =>
  givenFigure(`Logs of hour ${(at % 24) + 1}`, shares[at % 24] ?? 0, '%', 'logHours')

/** Logs of the busiest consecutive hours, which may go past midnight. */
function busiest(shares: readonly number[], hours: number): Worked<'%'> {
  const from = busiestFrom(shares, hours)
  const parts = Array.from({ length: hours }, (_, at) => hourOf(shares, from + at))
  return sum('Logs of the busiest hours', parts, replication)
}

function busiestFrom(shares: readonly number[], hours: number): number {
  const totals = shares.map((_, from) =>
    Array.from({ length: hours }, (_, at) => shares[(from + at) % 24] ?? 0).reduce((a, b) => a + b),
  )
  return totals.indexOf(Math.max(...totals))
}

/** Source of the office day: an assumption. */
export const officeDaySource: PublicFigure = publicFigure(
  'assumed',
  'An office day: 89 % of the logs between 7 and 18 o’clock, 10 % in each of the two busiest hours.',
)

/** A day’s logs in each of 24 hours, in percent, for office workers in one time zone. */
export const officeDayLogHours: readonly number[] = [
  ...[0.5, 0.5, 0.5, 0.5, 0.5, 1, 2, 5],
  ...[9, 10, 10, 9, 7, 8, 9, 9],
  ...[8, 5, 2, 1, 1, 0.5, 0.5, 0.5],
]
