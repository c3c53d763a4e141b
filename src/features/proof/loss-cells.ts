import { neededOfAvailableWords } from '../../app/answer/needed-of-available.ts'
import type { NeedAndSupply } from '../../engine/failures/index.ts'
import { shownMargins } from '../../engine/index.ts'
import type { LossKindOutcomesWithLoad } from '../../engine/methods/index.ts'
import { areProcessorsTooBusy } from '../../engine/methods/roles/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import type { Format } from '../../ui/format.ts'

type Sets = LossKindOutcomesWithLoad['losing']

/** Losses of a kind with most databases down: without copy, quorum or automatic failover. */
export function lossesWithMostDown({
  losing,
  waiting,
  withoutMajority,
}: LossKindOutcomesWithLoad): Sets {
  const databasesOf = ({ worst }: Sets) => worst?.databases ?? 0
  const [most = losing] = [withoutMajority, waiting, losing].toSorted(
    (one, other) => databasesOf(other) - databasesOf(one),
  )
  return most
}

/** Cell with the most databases down after a loss of a kind, and how many losses bring down any. */
export function databasesDownCell(one: LossKindOutcomesWithLoad, format: Format): DataCell {
  return mostDatabasesDownCell(lossesWithMostDown(one), one.tried, format)
}

export function mostDatabasesDownCell(most: Sets, tried: number, format: Format): DataCell {
  if (!most.worst) return { hint: 'none' }
  const { databases } = most.worst
  return tried > 1 ? [databases, { note: casesWords(most.count, tried, format) }] : databases
}

/** Number of losses that have an effect: `in all 8 cases`, `in 1 of 2 cases`. */
function casesWords(count: number, tried: number, { number }: Format): string {
  const cases = count === tried ? `all ${number(tried)}` : `${number(count)} of ${number(tried)}`
  return `in ${cases} cases`.replaceAll(' ', '\u00a0')
}

/** What the busiest server lacks after the worst loss, in words; null if nothing. */
export function missingCapacityWords(
  { worst }: LossKindOutcomesWithLoad,
  format: Format,
): string | null {
  const { processors, memory, iops } = worst?.load ?? {}
  const short = (what: string, beside: NeedAndSupply<'GiB' | 'GB' | 'IOPS'> | null = null) => {
    if (!beside?.has || beside.needs.value <= beside.has.value) return []
    const [shown] = shownMargins([{ required: beside.needs, available: beside.has, holds: false }])
    return shown
      ? [`${what} ${neededOfAvailableWords(shown.required, shown.available, format)}`]
      : []
  }
  const parts = [
    ...(processors && areProcessorsTooBusy(processors)
      ? [`processors ${format.text(processors)}, limit 80\u00a0%`]
      : []),
    ...short('memory', memory),
    ...short('storage', iops),
  ]
  return parts.length > 0 ? `✗ Beyond the design: ${parts.join('; ')}.` : null
}
