import type { Candidate } from './candidate.ts'

/**
 * Of some candidates those that no other beats: none has as few drives, as fast reads and as much
 * usable space at once, and more of one of them. Fewest drives first. Candidates without predicted
 * latencies cannot be compared and are left out.
 */
export function paretoFront(candidates: readonly Candidate[]): readonly Candidate[] {
  const known = candidates.flatMap((candidate) => {
    const { prediction, drives, usable, arrays, perServer } = candidate
    if (!prediction) return []
    const space = (usable.value * arrays.value) / perServer
    // The smaller the better.
    return [{ candidate, of: [drives.value, prediction.expected.dbRead.value, -space] }]
  })
  const beats = (one: readonly number[], other: readonly number[]) =>
    one.every((value, at) => value <= (other[at] ?? value)) &&
    one.some((value, at) => value < (other[at] ?? value))
  return known
    .filter(({ of }) => !known.some((other) => beats(other.of, of)))
    .sort((a, b) => (a.of[0] ?? 0) - (b.of[0] ?? 0) || (a.of[1] ?? 0) - (b.of[1] ?? 0))
    .map(({ candidate }) => candidate)
}
