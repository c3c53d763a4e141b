import { convertSize, type Plan, type Unit } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { quotaUnit } from './tier-proposal.ts'

const larger = {
  MB: ['MB', 'GB', 'TB'],
  MiB: ['MiB', 'GiB', 'TiB'],
} as const satisfies Record<string, readonly Unit[]>

/** Converts bytes to the most readable unit, binary or decimal like the quotas of the plan. */
export function sizeAmount(bytes: number, plan: Plan) {
  const units = larger[quotaUnit(plan)]
  const [least] = units
  const unit = units.findLast((one) => convertSize(bytes, 'bytes', one) >= 1) ?? least
  const value = convertSize(bytes, 'bytes', unit)
  return { amount: value < 100 ? Number(value.toPrecision(3)) : Math.round(value), unit }
}

/** Size in words, as by `sizeAmount`. */
export function sizeWords(bytes: number, plan: Plan, format: Format): string {
  const { amount, unit } = sizeAmount(bytes, plan)
  return format.value(amount, unit)
}
