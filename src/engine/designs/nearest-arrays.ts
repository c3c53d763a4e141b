import type { Candidate } from './candidate.ts'
import type { ArrayDesign, Design } from './design.ts'

/** Of arrays that do not fit those that lack least: what fails most of them fails by the smallest share. */
export function nearestArrays(candidates: readonly Candidate[]): Candidate | null {
  const [first, ...others] = candidates
  if (!first) return null
  return others.reduce(
    (least, one) => (one.utilization.value < least.utilization.value ? one : least),
    first,
  )
}

/** Of designs that do not hold the one that comes nearest: of arrays those that lack least, else the first. */
export function nearestDesign(designs: readonly Design[]): Design | null {
  const arrays = designs.filter((one): one is ArrayDesign => one.kind === 'arrays')
  const nearest = nearestArrays(arrays.map(({ candidate }) => candidate))
  return arrays.find(({ candidate }) => candidate === nearest) ?? designs[0] ?? null
}
