import type { ProvenCase } from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import type { Format } from '../../ui/format.ts'

type Sets = ProvenCase['losing']

/** The worst of these: a majority that is missing, or copies that wait for a person. */
export function waitingMost({ waiting, withoutMajority }: ProvenCase): Sets {
  return withoutMajority.count > waiting.count ? withoutMajority : waiting
}

/** How many databases the worst of these losses takes, and how many losses do. */
export function ofSets({ count, worst }: Sets, tried: number, format: Format): Cell {
  if (count === 0 || !worst) return { hint: 'none' }
  const databases = format.number(worst.databases)
  return count === tried && tried === 1
    ? databases
    : `up to ${databases}, in ${format.number(count)} of ${format.number(tried)}`
}

/** The most databases that are down after one of these losses, for good or until a person acts, and after how many. */
export function downCell(one: ProvenCase, format: Format): Cell {
  const { losing, waiting, withoutMajority, tried } = one
  const databasesOf = ({ worst }: Sets) => worst?.databases ?? 0
  const [most = losing] = [withoutMajority, waiting, losing].toSorted(
    (one, other) => databasesOf(other) - databasesOf(one),
  )
  if (!most.worst) return { hint: 'none' }
  const after = `after ${format.number(most.count)} of ${format.number(tried)}`
  return [most.worst.databases, { note: after }]
}
