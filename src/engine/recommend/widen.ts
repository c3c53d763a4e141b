import type { Sizing } from '../model/size.ts'
import type { Plan, Storage } from '../plan.ts'
import { type Candidate, candidates } from './candidate.ts'
import { byRank } from './recommend.ts'

/** The most arrays per server that a plan can consider. */
const mostArrays = 8

/**
 * The best design that a plan does not consider but that fits it: with more arrays per server, else
 * with any RAID policy too, else with any model too. Null when none of them fits. The storage is what
 * the plan would have to ask for.
 */
export function widen(
  plan: Plan,
  sizing: Sizing,
): { candidate: Candidate; storage: Storage } | null {
  const wider: readonly Partial<Storage>[] = [
    { arraysPerServer: mostArrays },
    { arraysPerServer: mostArrays, raid: 'any' },
    { arraysPerServer: mostArrays, raid: 'any', models: 'any' },
  ]
  for (const change of wider) {
    const storage = { ...plan.storage, ...change }
    const [candidate] = candidates({ ...plan, storage }, sizing)
      .filter(({ verdict }) => verdict !== 'does not fit')
      .sort(byRank)
    if (candidate)
      return { candidate, storage: { ...storage, arraysPerServer: candidate.perServer } }
  }
  return null
}
