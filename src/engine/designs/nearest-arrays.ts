import type { Candidate } from './candidate.ts'
import type { ArrayDesign, Design } from './design.ts'

/** The candidate that falls short least, by the lowest utilization; null without any. */
export function nearestArrays(candidates: readonly Candidate[]): Candidate | null {
  const [first, ...others] = candidates
  if (!first) return null
  return others.reduce(
    (least, one) => (one.utilization.value < least.utilization.value ? one : least),
    first,
  )
}

/** The design that falls short least: of arrays by utilization, else the first; null if none. */
export function nearestDesign(designs: readonly Design[]): Design | null {
  const arrays = designs.filter((one): one is ArrayDesign => one.kind === 'arrays')
  const nearest = nearestArrays(arrays.map(({ candidate }) => candidate))
  return arrays.find(({ candidate }) => candidate === nearest) ?? designs[0] ?? null
}
