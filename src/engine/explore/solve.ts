import { compareNumberLists } from '../designs/compare-by-keys.ts'
import { paretoFrontCollector } from '../designs/pareto-front.ts'
import { defaultCandidateDrives } from '../hardware/drives.ts'
import { parseProcessors } from '../hardware/published-processor.ts'
import { explorationOf } from '../methods/exploration.ts'
import {
  type Goal,
  goalSortKeys,
  putsServersFirst,
  type RankingFigures,
} from '../methods/port/goal.ts'
import type { PruneReason } from '../methods/port/layout-reasons.ts'
import {
  type JudgedLayout,
  type LayoutToSize,
  type SolvedAnswers,
  type SolvedKey,
  solvedKeys,
} from '../methods/port/layout-search.ts'
import { answersOfProcessor } from '../plan/named-processor.ts'
import { parseDriveSizes } from '../plan/named-sizes.ts'
import type { Plan } from '../plan/plan.ts'
import { compareNearness, type MissedLayout } from './missed-layouts.ts'

/** A layout that holds, as plain data. */
export type SolvedLayout = { readonly gives: SolvedAnswers; readonly figures: RankingFigures }

/** A layout that fails with one step less of one answer than the choice. */
export type FailedNeighbor = MissedLayout & { readonly fewer: SolvedKey }

type Judge = (gives: SolvedAnswers) => JudgedLayout

/** Result of a search over layouts. */
export type SolveResult = {
  /** First layout that holds, in the order of the goal; null if none holds. */
  readonly choice: SolvedLayout | null
  /** Failing layouts with one step less of a single answer than the choice. */
  readonly neighbours: readonly FailedNeighbor[]
  /** Layouts that no other judged one beats in servers, drives and cost, fewest servers first. */
  readonly front: readonly SolvedLayout[]
  /** Number of judged layouts that hold. */
  readonly found: number
  /** Layouts that hold with different figures, choice and front included; evenly thinned. */
  readonly held: readonly SolvedLayout[]
  /** Judged layout that lacks least, if none holds; else null. */
  readonly nearest: MissedLayout | null
  /** Number of layouts that do not hold, by their first reason. */
  readonly passed: Readonly<Partial<Record<PruneReason, number>>>
  /**
   * Number of layouts not judged: even at best they come after the choice and, if trade-offs are
   * asked for and enough layouts hold, are beaten.
   */
  readonly beaten: number
  readonly layouts: number
  /** Most servers searched: every layout with up to that many was considered. */
  readonly searchedServers: number
  /** Values tried of each answer, in the order of `solvedKeys`. */
  readonly ranges: readonly SearchedRange[]
}

/** Progress of a search: layouts judged, and figures of the best so far; null before one holds. */
export type SearchProgress = { readonly judged: number; readonly best: RankingFigures | null }

/** Values tried of one answer: how many, and the least and most number; infinite if not numbers. */
export type SearchedRange = {
  readonly key: SolvedKey
  readonly count: number
  readonly from: number
  readonly to: number
}

/**
 * Solves a plan for its open answers, exactly over every layout with up to `searchedServers`
 * servers and the values in `ranges`; the method chooses the numbers of databases to try. Pinned
 * answers are not open. Layouts are judged in the order of their lower bounds. A layout is not
 * judged if its bounds come after the choice and, where trade-offs are asked for, are beaten.
 */
export function solve(
  plan: Plan,
  open: readonly SolvedKey[],
  goal: Goal,
  asked: 'the choice' | 'the trade-offs',
  onProgress?: (progress: SearchProgress) => void,
): SolveResult {
  const { solving } = explorationOf(plan)
  const solved = new Set(
    solving.solves(plan).filter((key) => open.includes(key) && !plan.pinned.includes(key)),
  )
  const passed: Partial<Record<PruneReason, number>> = {}
  const pass = (reason: PruneReason, count = 1) => {
    passed[reason] = (passed[reason] ?? 0) + count
  }
  const order = (figures: RankingFigures) => goalSortKeys(figures, goal)
  const known = new Map<string, JudgedLayout>()
  // Neighbors of the choice are layouts as well, most of which have been judged.
  const judge: Judge = (gives) => {
    const answers = Object.entries({ ...gives, databases: gives.databases ?? plan.databases })
    const key = JSON.stringify(answers.toSorted())
    const judged = known.get(key) ?? solving.judge({ ...plan, ...gives }, solved)
    known.set(key, judged)
    return judged
  }
  const front = paretoFrontCollector<SolvedLayout>(({ figures }) => measuresOf(figures))
  const held = new Map<string, SolvedLayout>()
  const ruledOut = new Map<PruneReason, SolvedAnswers>()
  const misses: MissedLayout[] = []
  let [choice, found, beaten] = [null as SolvedLayout | null, 0, 0]
  let [layouts, searchedServers, reach] = [0, 0, Number.POSITIVE_INFINITY]
  const tryLayout = (layout: LayoutToSize) => {
    const isLater =
      choice !== null && compareNumberLists(order(layout.least), order(choice.figures)) >= 0
    const isKnown = () => held.size >= fewestHeld && isBeaten(front.all(), layout.least)
    if (isLater && (asked === 'the choice' || isKnown())) {
      beaten += 1
      return
    }
    const judged = judge(layout.gives)
    if (!judged.ok) {
      pass(judged.reason)
      if (!choice) misses.push({ gives: layout.gives, ...judged })
      return
    }
    found += 1
    const one = { gives: { ...layout.gives, ...judged.gives }, figures: judged.figures }
    const figures = JSON.stringify(one.figures)
    if (!held.has(figures)) held.set(figures, one)
    if (!isBeaten(front.all(), one.figures)) front.offer(one)
    if (!choice || compareNumberLists(order(one.figures), order(choice.figures)) < 0) choice = one
    reach = Math.min(reach, one.figures.servers * timesFewest)
  }
  let leavesTenth: boolean | null = null
  // No number of servers is too many for a free tenth, if it takes that many.
  const seeksTenth = () => {
    if (goal !== 'recommended' || choice?.figures.hasTenth) return false
    leavesTenth ??= solving.mayHold(plan, solved, 'with a tenth left')
    return leavesTenth
  }
  const values = new Map<SolvedKey, Set<unknown>>()
  let searchedSlices = 0
  for (const slice of solving.slices(plan, solved)) {
    searchedSlices += 1
    for (const layout of inOrder(slice.layouts, order)) {
      tryLayout(layout)
      onProgress?.({ judged: known.size, best: choice?.figures ?? null })
    }
    for (const { reason, count, largest } of slice.passed) {
      pass(reason, count)
      layouts += count
      ruledOut.set(reason, largest)
    }
    layouts += slice.layouts.length
    for (const { gives } of slice.layouts) noteValues(values, gives)
    for (const { first, largest } of slice.passed)
      for (const gives of [first, largest]) noteValues(values, gives)
    searchedServers = slice.servers
    if (choice && isDone(plan, goal, asked, choice, searchedServers)) break
    // Nothing with fewer servers than the choice is left unsearched.
    if (searchedServers >= Math.max(reach, choice?.figures.servers ?? 0) && !seeksTenth()) break
    if (!choice && searchedSlices === patience && !solving.mayHold(plan, solved, 'at all')) break
  }
  const inFront = front
    .all()
    .toSorted((one, two) => compareNumberLists(measuresOf(one.figures), measuresOf(two.figures)))
  if (!choice) {
    // The largest layout that bounds rule out for a reason lacks least.
    for (const gives of ruledOut.values()) {
      const judged = judge(gives)
      if (!judged.ok) misses.push({ gives, ...judged })
    }
  }
  return {
    choice,
    neighbours: choice ? neighboursOf(plan, choice, solved, judge) : [],
    front: inFront,
    held: thinned([...held.values()], choice ? [choice, ...inFront] : []),
    nearest: choice ? null : (misses.toSorted(compareNearness)[0] ?? null),
    ...{ found, passed, beaten, layouts, searchedServers, ranges: rangesOf(values) },
  }
}

function noteValues(values: Map<SolvedKey, Set<unknown>>, gives: SolvedAnswers): void {
  for (const key of solvedKeys)
    if (key in gives) values.set(key, (values.get(key) ?? new Set()).add(gives[key]))
}

function rangesOf(values: ReadonlyMap<SolvedKey, ReadonlySet<unknown>>): readonly SearchedRange[] {
  return solvedKeys.flatMap((key) => {
    const all = [...(values.get(key) ?? [])]
    const numbers = all.filter((one) => typeof one === 'number')
    const [from, to] = [Math.min(...numbers), Math.max(...numbers)]
    return all.length === 0 ? [] : [{ key, count: all.length, from, to }]
  })
}

/** The search goes up to this multiple of the fewest servers that hold. */
const timesFewest = 2

/** Slices without a layout that holds, after which very many servers are tried at once. */
const patience = 4

/** True if no layout with more servers than searched comes before the choice, or is asked for. */
function isDone(
  plan: Plan,
  goal: Goal,
  asked: 'the choice' | 'the trade-offs',
  { figures: { servers, hasTenth } }: SolvedLayout,
  searched: number,
): boolean {
  if (asked === 'the trade-offs' || !putsServersFirst(plan, goal)) return false
  return searched >= servers && (goal !== 'recommended' || hasTenth)
}

/** Layouts judged although they are beaten, if so few hold: a chart shows what lies beside. */
const fewestHeld = 24

/** Most layouts that a chart can show apart. */
const mostHeld = 300

/** Every nth layout that holds, and all of `kept`. */
function thinned(
  all: readonly SolvedLayout[],
  kept: readonly SolvedLayout[],
): readonly SolvedLayout[] {
  const every = Math.ceil(all.length / mostHeld)
  return all.filter((one, at) => at % every === 0 || kept.includes(one))
}

/** Layouts in the order of their lower bounds; ties keep their order. */
function inOrder(
  layouts: readonly LayoutToSize[],
  order: (figures: RankingFigures) => readonly number[],
): readonly LayoutToSize[] {
  return layouts
    .map((layout) => ({ layout, ranks: order(layout.least) }))
    .toSorted((one, two) => compareNumberLists(one.ranks, two.ranks))
    .map(({ layout }) => layout)
}

function measuresOf({ servers, drives, cost }: RankingFigures): readonly number[] {
  // A layout without a price never beats a layout with one.
  return [servers, drives, cost ?? Number.POSITIVE_INFINITY]
}

/** True if a layout found is at least as good in servers, drives and cost. */
function isBeaten(found: readonly SolvedLayout[], by: RankingFigures): boolean {
  const measures = measuresOf(by)
  return found.some(({ figures }) =>
    measuresOf(figures).every((one, at) => one <= (measures[at] ?? 0)),
  )
}

/** Layouts with one step less of one solved answer than the choice that do not hold. */
function neighboursOf(
  plan: Plan,
  { gives }: SolvedLayout,
  open: ReadonlySet<SolvedKey>,
  judge: Judge,
): readonly FailedNeighbor[] {
  return [...open].flatMap((key) => {
    const less = stepLess(plan, key, gives)
    // Databases follow from the rest, and so do bays from the drive.
    if (key === 'databases' || key === 'bays' || less === null) return []
    const fewer = { ...gives, databases: plan.databases, ...less }
    const judged = judge(fewer)
    return judged.ok
      ? []
      : [{ fewer: key, gives: fewer, reason: judged.reason, lacks: judged.lacks }]
  })
}

/** A number less 1, the next smaller drive, or the next slower named processor; null if none. */
function stepLess(plan: Plan, key: SolvedKey, gives: SolvedAnswers): SolvedAnswers | null {
  if (key === 'processor') {
    const rate = gives.specRate2017 ?? 0
    const slower = parseProcessors(plan.processors).filter(({ median }) => median < rate)
    const [next] = slower.toSorted((one, two) => two.median - one.median)
    return next ? answersOfProcessor(next) : null
  }
  const now = gives[key] ?? 1
  if (key === 'databaseDrive') return smallerDrive(plan, gives)
  // Fewer copies than survival needs are no neighbor; lagged and second-site copies are not
  // reduced.
  const least = explorationOf(plan).solving.followed(plan, [...plan.automatic])
  if (key === 'laggedCopies' || key === 'secondSiteCopies') return null
  const fewest = key === 'copies' ? (least.copies?.value ?? 1) : 1
  return now > fewest ? { [key]: now - 1 } : null
}

/** Next smaller drive size that the plan names, or that is sold if it names none; else null. */
function smallerDrive(plan: Plan, gives: SolvedAnswers): SolvedAnswers | null {
  const now = gives.databaseDrive ?? 0
  const named = parseDriveSizes(plan.driveSizes)
  const sizes =
    named.length > 0
      ? named
      : defaultCandidateDrives.flatMap(({ kind, size }) =>
          kind === gives.databaseDriveKind ? [size] : [],
        )
  const size = sizes.findLast((one) => one < now)
  return size === undefined ? null : { databaseDrive: size }
}
