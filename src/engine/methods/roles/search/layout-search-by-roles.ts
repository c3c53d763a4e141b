import { parseProcessors } from '../../../hardware/published-processor.ts'
import { availabilityOf, considersDrives, isVirtual } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import {
  type LayoutSlice,
  type MethodLayoutSearch,
  type SolvedKey,
  solvedKeys,
} from '../../port/layout-search.ts'
import { dataDriveBays } from '../designs/drive-requirements.ts'
import { fewestCopiesToSurvive } from './copies-that-survive.ts'
import { judgeLayout } from './judge-layout.ts'
import {
  fewestServersInSpace,
  layoutSliceOfSpaces,
  layoutSpaces,
  mostServersInSpace,
} from './layout-spaces.ts'

/** Search for the servers, copies, DAGs, drives and processors of a plan. */
export const layoutSearchByRoles: MethodLayoutSearch = {
  followed: fewestCopiesToSurvive,
  ...{ solves, slices, sample, mayHold, judge: judgeLayout },
}

function solves(plan: Plan): readonly SolvedKey[] {
  const { processors, databases } = plan
  const hasDrives = considersDrives(plan) && !isVirtual(plan)
  const candidates: Readonly<Partial<Record<SolvedKey, boolean>>> = {
    activeServers: true,
    dags: availabilityOf(plan) === 'dag',
    copies: availabilityOf(plan) === 'dag',
    secondSiteCopies: availabilityOf(plan) === 'dag' && plan.sites > 1,
    laggedCopies: availabilityOf(plan) === 'dag',
    // The number of databases is open if it is counted and drive bays limit it.
    databases: databases === null && dataDriveBays(plan) !== null,
    databaseDrive: hasDrives,
    bays: hasDrives && plan.mode === 'corrected',
    processor: parseProcessors(processors).length > 1,
  }
  return solvedKeys.filter((key) => candidates[key])
}

/** Factor by which the number of servers grows from slice to slice of the search. */
const sliceGrowth = 1.15

/** Multiple of the fewest possible servers, with which it is tried whether any number holds. */
const mostTimes = 64

/** All layouts of a search, in slices of ever more servers. */
function* slices(plan: Plan, open: ReadonlySet<SolvedKey>): Iterable<LayoutSlice> {
  const spaces = layoutSpaces(plan, open)
  const most = Math.max(0, ...spaces.map(mostServersInSpace))
  const fewest = Math.min(most, ...spaces.map(fewestServersInSpace))
  let from = 0
  while (from < most) {
    const to = Math.min(most, Math.max(Math.ceil(from * sliceGrowth), fewest) + 1)
    yield { ...layoutSliceOfSpaces(spaces, from, to), servers: to }
    from = to
  }
}

/** Numbers of DAGs in a sample of layouts, each about half as large again as the one before. */
const sampledDags: readonly number[] = [
  ...[1, 2, 3, 4, 6, 9, 14, 21, 32, 48, 72, 108, 162, 243, 365, 548, 822, 1000],
]

/** Most choices of copies, drives and processors in a sample: those that need fewest servers. */
const mostSampled = 3

/** Sample of layouts: the choices that need fewest servers, with some numbers of DAGs. */
function sample(plan: Plan, open: ReadonlySet<SolvedKey>) {
  const spaces = layoutSpaces(plan, open)
    .map((space) => ({ space, fewest: fewestServersInSpace(space) }))
    .toSorted((one, other) => one.fewest - other.fewest || 0)
    .slice(0, mostSampled)
    .map(({ space }) => space)
  return layoutSliceOfSpaces(spaces, 0, Number.POSITIVE_INFINITY, sampledDags)
}

/** True if very many servers hold, with the members of a DAG in one group of servers or several. */
function mayHold(
  plan: Plan,
  open: ReadonlySet<SolvedKey>,
  how: 'at all' | 'with a tenth left',
): boolean {
  return layoutSpaces(plan, open).some((space) => {
    const { counts, mostDags, dagsAt } = space
    const [full = 1] = counts.slice(-1)
    const fewest = fewestServersInSpace(space)
    if (!Number.isFinite(fewest)) return false
    const dags = Math.min(mostDags, Math.max(1, Math.ceil((mostTimes * fewest) / full)))
    const tried = new Set(groupsOfServers.map((groups) => Math.floor(full / groups)))
    return counts.some((activeServers) => {
      if (!tried.has(activeServers)) return false
      const given = { ...space.plan, activeServers, dags: dagsAt(dags) }
      if (how === 'at all') return judgeLayout(given, open).ok
      if (!space.mayHaveTenth(activeServers, given.dags)) return false
      const judged = judgeLayout(given, open)
      return judged.ok && judged.figures.hasTenth
    })
  })
}

/** Numbers of groups that may share a DAG: active, the other site’s, lagged, recovery servers. */
const groupsOfServers = [1, 2, 3, 4] as const
