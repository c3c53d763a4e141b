import { type Candidate, designId, type Ranked, rankKeys } from '../../../designs/candidate.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { Problem } from '../../../sizing/problems.ts'
import type { Sizing } from '../../../sizing/sizing.ts'
import type {
  ArrayLayout,
  ArrayPruneReason,
  FoundArrays,
  RankedFind,
  SearchStep,
} from '../../searching.ts'
import { capacityInAll } from '../sizing/volumes.ts'
import { type ArrayBounds, arraySpace, layoutsOf, type Sizes, withLayout } from './array-space.ts'
import { lineSearch, samePools } from './line-search.ts'

/**
 * Goes through every layout and every line of arrays within the bounds, about a millisecond a step.
 * Of designs that fit, only those with more arrays than keep the reserve are passed over.
 */
export function* arraySteps(
  plan: Plan,
  bounds: ArrayBounds,
  size: Sizes,
): Generator<SearchStep<FoundArrays>> {
  const space = arraySpace(plan, bounds, size)
  const known = new Set<string>()
  const poolsFor = samePools()
  const keys = rankKeys(plan.ranking)
  for (const layout of layoutsOf(space)) {
    const given = withLayout(plan, layout)
    const sized = sizeLayout(given, layout, size, known)
    if (!sized.ok) {
      const pruned = { [sized.reason]: space.designs / space.layouts }
      yield { found: [], pruned, layouts: 1 }
      continue
    }
    const { sizing } = sized
    const judged = lineSearch(given, sizing, space.arraysPerServer, poolsFor(given, sizing))
    for (const line of space.lines) {
      const { candidates, pruned } = judged(line)
      const found = candidates.map((one): RankedFind<FoundArrays> => {
        const ranked = inAll(one, sizing)
        return {
          ...measured(foundArrays(layout, one)),
          ranks: keys.map((of) => of(ranked)),
        }
      })
      yield { found, pruned, layouts: 0 }
    }
    yield { found: [], pruned: {}, layouts: 1 }
  }
}

/**
 * A trade-off is made in drives, reads and fuller arrays, the fewest drives first. Those without
 * predicted reads are compared with each other.
 */
function measured(found: FoundArrays): Omit<RankedFind<FoundArrays>, 'ranks'> {
  const { drives, readMs, capacityUsed } = found
  return {
    found,
    measures: [drives, readMs ?? Number.NaN, capacityUsed],
    frontRanks: [drives, readMs ?? 0],
  }
}

type SizedLayout =
  | { readonly ok: true; readonly sizing: Sizing }
  | { readonly ok: false; readonly reason: ArrayPruneReason }

/** The sizing of a layout; or why there is none, or none to judge designs against. */
function sizeLayout(
  plan: Plan,
  { servers, copies }: ArrayLayout,
  size: Sizes,
  known: Set<string>,
): SizedLayout {
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

/** Why a layout with a problem is not judged. */
export function reasonOf(problem: Problem): ArrayPruneReason {
  return 'advice' in problem ? 'failed check' : problem.code
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

/** A candidate of a layout as plain data. */
function foundArrays(
  { servers, copies, databases }: ArrayLayout,
  candidate: Candidate,
): FoundArrays {
  const { array, driveGb, raid, perServer, arrays, drives, cost, capacity, verdict } = candidate
  return {
    kind: 'arrays',
    servers,
    copies,
    databases,
    id: designId(candidate),
    model: array.model,
    own: array.kind === 'own' ? array.own.id : null,
    driveGb,
    raid,
    perServer,
    arrays: arrays.value,
    drives: drives.value,
    capacityUsed: capacity.used.value,
    readMs: candidate.prediction?.expected.dbRead.value ?? null,
    cost: cost?.value ?? null,
    verdict,
  }
}
