import { versionOf } from '../exchange/versions.ts'
import { answerDefinitions, isAnswerKey, type Plan } from './plan.ts'

const bases = { decimal: 1000, binary: 1024 } as const

/**
 * Given sizes in the units of another version: 2 GB stays 2 GB, of 1,024 MB if binary. A size below
 * the next larger unit keeps its number, as does one that would be out of range. Drive sizes are
 * decimal in every version.
 */
export function sizesInVersionUnits<T extends object>(
  held: T,
  usual: T,
  was: Pick<Plan, 'exchange'>,
  is: Pick<Plan, 'exchange'>,
): Readonly<Record<string, number>> {
  const [from, to] = [bases[versionOf(was).sizes], bases[versionOf(is).sizes]]
  const sizes: Record<string, number> = {}
  if (from === to) return sizes
  for (const key in held) {
    const value = held[key]
    const range = isAnswerKey(key) ? rangeOfSize(key) : null
    if (range === null || typeof value !== 'number' || value === usual[key]) continue
    const size = inBase(value, from, to)
    if (size >= range.min && size <= range.max) sizes[key] = size
  }
  return sizes
}

function rangeOfSize(key: keyof typeof answerDefinitions) {
  const answer = answerDefinitions[key]
  if (answer.kind !== 'number' || answer.figure === 'GB/drive') return null
  return /^[KMG]B$/.test(answer.unit) ? answer : null
}

/** Converts a size between decimal and binary units; its number in the largest unit stays. */
function inBase(value: number, from: number, to: number): number {
  let factor = 1
  for (let left = value; left >= from; left /= from) factor *= to / from
  return Number((value * factor).toPrecision(12))
}
