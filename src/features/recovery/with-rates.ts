import { fieldOf, type MeasuredRates, type Plan } from '../../engine/index.ts'

const keys = ['replaySeconds', 'databaseBackupRate', 'serverBackupRate'] as const

/** As many digits as a report can have meant. */
const digits = 6

/** A plan with measured rates as its answers; the very plan where it has them. */
export function withRates(plan: Plan, rates: MeasuredRates): Plan {
  const taken = keys.flatMap((key) => {
    const field = fieldOf(key)
    const rate = rates[key]
    if (!rate || field.kind !== 'number') return []
    // A rate beyond the range is none that a person could enter either.
    const within = Math.min(Math.max(rate.value, field.min), field.max)
    const value = Number(within.toPrecision(digits))
    return value === plan[key] ? [] : [[key, value] as const]
  })
  return taken.length === 0 ? plan : { ...plan, ...Object.fromEntries(taken) }
}
