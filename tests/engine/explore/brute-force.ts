import { byResilience } from '../../../src/engine/designs/candidate.ts'
import {
  type Candidate,
  designId,
  methodOf,
  type Plan,
  recommend,
  size,
} from '../../../src/engine/index.ts'
import type { ArrayBounds } from '../../../src/engine/methods/papers/search/array-space.ts'
import { spaceOfArrays } from './searches.ts'

/** A design that fits, found without leaving anything out. */
export type Brute = {
  /** Servers, copies, databases and design. */
  readonly id: string
  readonly layout: string
  readonly candidate: Candidate
  readonly storages: number
  readonly needed: number
}

const lineOf = ({ layout, candidate }: Brute) =>
  `${layout} ${designId({ ...candidate, perServer: 0 })}`

/** Every design within the bounds that fits by `size` and `recommend`. */
export function bruteForce(plan: Plan, bounds: ArrayBounds): readonly Brute[] {
  const { servers, copies, databases } = spaceOfArrays(plan, bounds)
  const { models, raid, arraysPerServer } = bounds
  const storage = { models, raid, arraysPerServer: arraysPerServer.to }
  const key = methodOf(plan).id === 'papers' ? 'servers' : 'activeServers'
  const layouts = databases.flatMap((count) =>
    copies.flatMap((each) =>
      servers.map(
        (one): Plan => ({ ...plan, databases: count, ...storage, [key]: one, copies: each }),
      ),
    ),
  )
  const seen = new Set<string>()
  return layouts.flatMap((layout) => {
    const result = size(layout)
    if (!result.ok || result.sizing.broken.length > 0) return []
    const { sizing } = result
    const { [key]: one, copies: each } = layout
    const same = `${one} ${each} ${sizing.databases.inAll.value}`
    if (seen.has(same)) return []
    seen.add(same)
    return recommend(layout, sizing)
      .candidates.filter(
        ({ perServer, verdict }) => perServer >= arraysPerServer.from && verdict !== 'does not fit',
      )
      .map((candidate) => ({
        id: `${one} ${each} ${layout.databases} ${designId(candidate)}`,
        layout: same,
        candidate,
        storages: sizing.databases.storages.value,
        needed: sizing.volumes.perServer.value,
      }))
  })
}

/**
 * Without those that have more arrays than another of their kind that keeps the reserve, and holds
 * while rebuilding where that ranks.
 */
export function withoutMoreOfTheSame(
  all: readonly Brute[],
  ranking: Plan['ranking'] = 'arrays',
): readonly Brute[] {
  const fewest = new Map<string, number>()
  for (const one of all) {
    if (one.candidate.verdict !== 'fits with reserve') continue
    if (ranking === 'rebuild' && !one.candidate.rebuild.holds) continue
    const known = fewest.get(lineOf(one)) ?? Number.POSITIVE_INFINITY
    fewest.set(lineOf(one), Math.min(known, one.candidate.perServer))
  }
  return all.filter((one) => one.candidate.perServer <= (fewest.get(lineOf(one)) ?? 99))
}

/** Those and, of each kind, the one with the most arrays: what a ranking by headroom looks at. */
export function withTheMost(all: readonly Brute[]): readonly Brute[] {
  const most = new Map<string, number>()
  for (const one of all)
    most.set(lineOf(one), Math.max(most.get(lineOf(one)) ?? 0, one.candidate.perServer))
  const kept = new Set(withoutMoreOfTheSame(all))
  return all.filter((one) => kept.has(one) || one.candidate.perServer === most.get(lineOf(one)))
}

/** What a ranking puts first, the smaller the better. */
export const rankOf: Readonly<Record<Plan['ranking'], (one: Brute) => number>> = {
  arrays: ({ candidate }) => candidate.arrays.value,
  drives: ({ candidate }) => candidate.drives.value,
  headroom: ({ candidate }) => candidate.utilization.value,
  space: ({ candidate, storages }) =>
    (candidate.usable.value - candidate.constraints[0]!.required.value) * storages,
  resilience: ({ candidate }) => byResilience.indexOf(candidate.raid),
  cost: ({ candidate }) => candidate.cost?.value ?? Number.POSITIVE_INFINITY,
  rebuild: ({ candidate }) => Number(!candidate.rebuild.holds),
  servers: () => 0,
  power: () => 0,
}

/** The ids of those that no other beats in drives, reads and the share of the space taken. */
export function frontIds(all: readonly Brute[]): readonly string[] {
  const measured = all.map(({ id, candidate, needed }) => ({
    id,
    drives: candidate.drives.value,
    reads: candidate.prediction?.expected.dbRead.value ?? null,
    used: needed / candidate.usable.value,
  }))
  const front = measured.filter(
    (one) =>
      !measured.some(
        (other) =>
          (one.reads === null) === (other.reads === null) &&
          other.drives <= one.drives &&
          (other.reads ?? 0) <= (one.reads ?? 0) &&
          other.used <= one.used &&
          (other.drives < one.drives ||
            (other.reads ?? 0) < (one.reads ?? 0) ||
            other.used < one.used),
      ),
  )
  return front.map(({ id }) => id).sort()
}
