import { byRank, type Candidate, type Ranked } from '../designs/candidate.ts'
import { firstOf, frontOf } from '../designs/leading.ts'
import { size } from '../methods/method-of.ts'
import { capacityInAll } from '../methods/papers/sizing/volumes.ts'
import type { Plan, Ranking } from '../plan/plan.ts'
import type { Problem } from '../sizing/problems.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { type CountPruned, lineSearch, samePools } from './line-search.ts'
import {
  type FoundDesign,
  foundDesign,
  type Layout,
  layoutsOf,
  type SearchBounds,
  searchSpace,
  withLayout,
} from './search-space.ts'
/** Why designs of a search were not judged: the first reason that holds, in this order. */
export const pruneReasons = [
  'sites above servers',
  'sites above clusters',
  'odd clusters',
  'unequal DAGs',
  'copies above servers',
  'losses not below copies',
  'one site to survive',
  'unequal sites',
  'copies lost with a site',
  'same layout',
  'too many databases',
  'database file too large',
  'failed check',
  'capacity',
  'load',
  'fewer arrays',
  'more arrays',
] as const satisfies readonly (Problem['code'] | CountPruned | 'same layout' | 'failed check')[]
export type PruneReason = (typeof pruneReasons)[number]

/** How far a search is. The designs done are those found and those pruned. */
export type SearchProgress = {
  readonly layouts: number
  readonly designs: number
  /** Designs that fit. */
  readonly found: number
  readonly pruned: Readonly<Record<PruneReason, number>>
}

/** What a search found, as plain data. */
export type SearchResult = SearchProgress & {
  /** The first of all found by the ranking of the plan, at most `mostShown`. */
  readonly best: readonly FoundDesign[]
  /**
   * The designs found that no other beats: with no more drives, no slower reads and no fuller
   * arrays, and better in one. Fewest drives first. Those without predicted reads are compared with
   * each other.
   */
  readonly front: readonly FoundDesign[]
}

const mostShown = 50

/**
 * Searches every layout and every line of arrays within the bounds, and tells how far it is after
 * each step of about a millisecond. Of designs that fit, only those with more arrays than keep the
 * reserve are passed over.
 */
export function searchDesigns(
  plan: Plan,
  bounds: SearchBounds,
  onProgress?: (progress: SearchProgress) => void,
): SearchResult {
  const space = searchSpace(plan, bounds)
  const tally = emptyTally()
  const best = firstOf<Offered>(mostShown, inOrder(plan.ranking))
  const front = frontOf<FoundDesign>(({ drives, readMs, capacityUsed }) => [
    drives,
    readMs ?? Number.NaN,
    capacityUsed,
  ])
  const known = new Set<string>()
  const poolsFor = samePools()
  for (const layout of layoutsOf(space)) {
    const layoutPlan = withLayout(plan, layout)
    const sized = sizeLayout(layoutPlan, layout, known)
    if (sized.ok) {
      const pools = poolsFor(layoutPlan, sized.sizing)
      const judged = lineSearch(layoutPlan, sized.sizing, space.arraysPerServer, pools)
      for (const line of space.lines) {
        const { candidates, pruned } = judged(line)
        tally.count(pruned)
        for (const candidate of candidates) {
          const found = foundDesign(layout, candidate)
          best.offer({ found, ranked: inAll(candidate, sized.sizing) })
          front.offer(found)
        }
        tally.find(candidates.length)
        onProgress?.(tally.progress())
      }
    } else tally.count({ [sized.reason]: space.designs / space.layouts })
    tally.endLayout()
    onProgress?.(tally.progress())
  }
  return {
    ...tally.progress(),
    best: best.all().map(({ found }) => found),
    front: fewestDrivesFirst(front.all()),
  }
}

function fewestDrivesFirst(designs: readonly FoundDesign[]): readonly FoundDesign[] {
  return designs.toSorted((a, b) => a.drives - b.drives || (a.readMs ?? 0) - (b.readMs ?? 0))
}

type Counted = Readonly<Partial<Record<PruneReason, number>>>

function emptyTally() {
  const pruned = Object.fromEntries(pruneReasons.map((reason) => [reason, 0])) as Record<
    PruneReason,
    number
  >
  let [layouts, designs, found] = [0, 0, 0]
  return {
    count: (more: Counted) => {
      for (const reason of pruneReasons) {
        const of = more[reason] ?? 0
        pruned[reason] += of
        designs += of
      }
    },
    find: (count: number) => {
      found += count
      designs += count
    },
    endLayout: () => {
      layouts += 1
    },
    progress: (): SearchProgress => ({ layouts, designs, found, pruned: { ...pruned } }),
  }
}

type SizedLayout =
  | { readonly ok: true; readonly sizing: Sizing }
  | { readonly ok: false; readonly reason: PruneReason }

/** The sizing of a layout; or why there is none, or none to judge designs against. */
function sizeLayout(plan: Plan, { servers, copies }: Layout, known: Set<string>): SizedLayout {
  const result = size(plan)
  const [problem] = result.ok ? result.sizing.broken : result.problems
  if (!result.ok) {
    if (!problem) throw new Error('A plan without a sizing has a problem')
    return { ok: false, reason: reasonOf(problem) }
  }
  const key = `${servers} ${copies} ${result.sizing.databases.perGroup.value}`
  if (known.has(key)) return { ok: false, reason: 'same layout' }
  known.add(key)
  return problem ? { ok: false, reason: reasonOf(problem) } : result
}

function reasonOf(problem: Problem): PruneReason {
  return 'advice' in problem ? 'failed check' : problem.code
}

/** A found design with what it is put in order by. */
type Offered = { readonly found: FoundDesign; readonly ranked: Ranked }

/** The order of a plan’s ranking. */
function inOrder(ranking: Ranking): (a: Offered, b: Offered) => number {
  const order = byRank(ranking)
  return (a, b) => order(a.ranked, b.ranked)
}

/** What a ranking compares, of all servers: layouts differ in how many there are. */
function inAll(candidate: Candidate, { databases: { storages } }: Sizing): Ranked {
  const { arrays, unused, verdict, borderline, drives, utilization, raid, cost } = candidate
  const { prediction, basis } = candidate
  return {
    verdict,
    borderline,
    drives,
    utilization,
    raid,
    cost,
    prediction,
    basis,
    perServer: arrays.value,
    unused: capacityInAll({ perServer: unused, servers: storages }, 'Unused capacity in all'),
    get rebuild() {
      return candidate.rebuild
    },
  }
}
