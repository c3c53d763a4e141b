import type { Candidate } from './candidate.ts'

/** Of arrays that do not fit those that lack least: what fails most of them fails by the smallest share. */
export function nearestArrays(candidates: readonly Candidate[]): Candidate | null {
  const [first, ...others] = candidates
  if (!first) return null
  return others.reduce(
    (least, one) => (one.utilization.value < least.utilization.value ? one : least),
    first,
  )
}
