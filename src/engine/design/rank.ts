import type { RaidPolicy } from '../papers/equallogic-arrays.ts'
import type { Ranking } from '../plan/plan.ts'
import { type Candidate, verdicts } from './candidate.ts'

/** RAID policies by the failed drives they survive, then by how little a rebuild costs. */
export const byResilience: readonly RaidPolicy[] = ['RAID 6', 'RAID 10', 'RAID 50', 'RAID 5']

/** What each ranking puts first: the smaller the better. */
const keys: Readonly<Record<Ranking, (candidate: Candidate) => number>> = {
  arrays: ({ perServer }) => perServer,
  drives: ({ drives }) => drives.value,
  headroom: ({ utilization }) => utilization.value,
  space: ({ unused }) => unused.value,
  resilience: ({ raid }) => byResilience.indexOf(raid),
  // What has no price is not cheap: it comes after all that has one.
  cost: ({ cost }) => cost?.value ?? Number.POSITIVE_INFINITY,
}

/**
 * The order of candidates: what fits before what does not, then the ranking; equal ones by fewest
 * arrays per server, the verdict, the lowest predicted read latency (those without one last), and
 * the highest headroom. So a reserve never doubles the arrays by itself.
 */
export function byRank(ranking: Ranking): (a: Candidate, b: Candidate) => number {
  const key = keys[ranking]
  const order = [
    ({ verdict }: Candidate) => Number(verdict === 'does not fit'),
    key,
    ({ perServer }: Candidate) => perServer,
    ({ verdict }: Candidate) => verdicts.indexOf(verdict),
    ({ prediction }: Candidate) => prediction?.expected.dbRead.value ?? Number.POSITIVE_INFINITY,
    ({ utilization }: Candidate) => utilization.value,
  ]
  return (a, b) => {
    for (const of of order) {
      const [one, other] = [of(a), of(b)]
      if (one !== other) return one < other ? -1 : 1
    }
    return 0
  }
}
