import { byNumbers } from '../designs/in-order.ts'
import { frontOf } from '../designs/leading.ts'
import { drivesTried } from '../hardware/drives.ts'
import { processorsIn } from '../hardware/published-processor.ts'
import { exploringOf } from '../methods/exploring-of.ts'
import type { PruneReason } from '../methods/layout-reasons.ts'
import {
  type Goal,
  type JudgedLayout,
  putsServersFirst,
  ranksOf,
  type SolvedAnswers,
  type SolvedKey,
  type SolveFigures,
  type SolveLayout,
  solvedKeys,
} from '../methods/solving.ts'
import { processorAnswers } from '../plan/named-processor.ts'
import { sizesIn } from '../plan/named-sizes.ts'
import type { Plan } from '../plan/plan.ts'
import { type MissedLayout, nearestFirst } from './missed.ts'

/** A layout that holds, as plain data. */
export type SolvedLayout = { readonly gives: SolvedAnswers; readonly figures: SolveFigures }

/** One beside the choice: an answer has one step less. */
export type FailedLayout = MissedLayout & { readonly fewer: SolvedKey }

type Judge = (gives: SolvedAnswers) => JudgedLayout

/** What a space comes to. */
export type Solved = {
  /** The first of all layouts that hold, in the order of the goal; null where none does. */
  readonly choice: SolvedLayout | null
  /** Layouts with one step less of a single answer than the choice, and what they lack. */
  readonly neighbours: readonly FailedLayout[]
  /** What no other layout that was judged beats in servers, drives and cost, the fewest servers first. */
  readonly front: readonly SolvedLayout[]
  /** Layouts that hold, as far as they were judged. */
  readonly found: number
  /** Those of them that differ in what they are compared by, choice and front among them; evenly fewer of very many. */
  readonly held: readonly SolvedLayout[]
  /** Where none holds: of what was judged the layout that lacks least. */
  readonly nearest: MissedLayout | null
  /** Layouts that do not hold, by the first reason. */
  readonly passed: Readonly<Partial<Record<PruneReason, number>>>
  /** Layouts that were not judged: at best they come after the choice, and are beaten where trade-offs are asked for. */
  readonly beaten: number
  readonly layouts: number
  /** The most servers that were searched: every layout with as many or fewer was looked at. */
  readonly searchedServers: number
  /** What was tried of each answer, in the order of the answers. */
  readonly ranges: readonly SearchedRange[]
}

/** How far a search is: the layouts that were judged, and the first of those that hold; null before one does. */
export type SearchProgress = { readonly judged: number; readonly best: SolveFigures | null }

/** What was tried of one answer: how many values, of numbers between the least and the most. */
export type SearchedRange = {
  readonly key: SolvedKey
  readonly count: number
  readonly from: number
  readonly to: number
}

/**
 * Solves a plan for the answers that are left open: exact over every layout with up to `searchedServers`
 * servers, of the values in `ranges`; databases are those that the method tries. What is pinned is not open. Layouts are judged in the order of what they have at least; one that can neither
 * come before what was found nor stand among the trade-offs is not judged, and where the choice alone is
 * asked for, nothing is that cannot come before it.
 */
export function solve(
  plan: Plan,
  open: readonly SolvedKey[],
  goal: Goal,
  asked: 'the choice' | 'the trade-offs',
  onProgress?: (progress: SearchProgress) => void,
): Solved {
  const { solving } = exploringOf(plan)
  const solved = new Set(
    solving.solves(plan).filter((key) => open.includes(key) && !plan.pinned.includes(key)),
  )
  const passed: Partial<Record<PruneReason, number>> = {}
  const pass = (reason: PruneReason, count = 1) => {
    passed[reason] = (passed[reason] ?? 0) + count
  }
  const order = (figures: SolveFigures) => ranksOf(figures, goal)
  const known = new Map<string, JudgedLayout>()
  // A neighbour of the choice is a layout, too: most were judged before it.
  const judge: Judge = (gives) => {
    const answers = Object.entries({ ...gives, databases: gives.databases ?? plan.databases })
    const key = JSON.stringify(answers.toSorted())
    const judged = known.get(key) ?? solving.judge({ ...plan, ...gives }, solved)
    known.set(key, judged)
    return judged
  }
  const front = frontOf<SolvedLayout>(({ figures }) => measuresOf(figures))
  const held = new Map<string, SolvedLayout>()
  const ruledOut = new Map<PruneReason, SolvedAnswers>()
  const misses: MissedLayout[] = []
  let [choice, found, beaten] = [null as SolvedLayout | null, 0, 0]
  let [layouts, searchedServers, reach] = [0, 0, Number.POSITIVE_INFINITY]
  const tryLayout = (layout: SolveLayout) => {
    const isLater = choice !== null && byNumbers(order(layout.least), order(choice.figures)) >= 0
    if (isLater && (asked === 'the choice' || isBeaten(front.all(), layout.least))) {
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
    if (!choice || byNumbers(order(one.figures), order(choice.figures)) < 0) choice = one
    reach = Math.min(reach, one.figures.servers * timesFewest)
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
    if (searchedServers >= reach) break
    if (!choice && searchedSlices === patience && !solving.mayHold(plan, solved)) break
  }
  const inFront = front
    .all()
    .toSorted((one, two) => byNumbers(measuresOf(one.figures), measuresOf(two.figures)))
  if (!choice) {
    // The largest that bounds rule out for one reason lacks least of it.
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
    nearest: choice ? null : (misses.toSorted(nearestFirst)[0] ?? null),
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

/** Up to how many times the fewest servers that hold it is searched where more of them may be better. */
const timesFewest = 2

/** Slices without a layout that holds, after which very many servers are tried at once. */
const patience = 4

/** Whether no layout with more servers than those searched comes before the choice, or is asked for. */
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

/** As many layouts as a chart tells apart. */
const mostHeld = 300

/** Every so many of the layouts that hold, and all of those that are kept. */
function thinned(
  all: readonly SolvedLayout[],
  kept: readonly SolvedLayout[],
): readonly SolvedLayout[] {
  const every = Math.ceil(all.length / mostHeld)
  return all.filter((one, at) => at % every === 0 || kept.includes(one))
}

/** By what they have at least; of equal ones in the order they were given. */
function inOrder(
  layouts: readonly SolveLayout[],
  order: (figures: SolveFigures) => readonly number[],
): readonly SolveLayout[] {
  return layouts
    .map((layout) => ({ layout, ranks: order(layout.least) }))
    .toSorted((one, two) => byNumbers(one.ranks, two.ranks))
    .map(({ layout }) => layout)
}

function measuresOf({ servers, drives, cost }: SolveFigures): readonly number[] {
  // What has no price is not cheap: it beats nothing that has one.
  return [servers, drives, cost ?? Number.POSITIVE_INFINITY]
}

/** Whether something found is as good in every trade-off. */
function isBeaten(found: readonly SolvedLayout[], by: SolveFigures): boolean {
  const measures = measuresOf(by)
  return found.some(({ figures }) =>
    measuresOf(figures).every((one, at) => one <= (measures[at] ?? 0)),
  )
}

/** The choice with one less of each number that was solved, of those that then do not hold. */
function neighboursOf(
  plan: Plan,
  { gives }: SolvedLayout,
  open: ReadonlySet<SolvedKey>,
  judge: Judge,
): readonly FailedLayout[] {
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

/** One less of a number, the next smaller size or the next slower processor of those named; null where there is none. */
function stepLess(plan: Plan, key: SolvedKey, gives: SolvedAnswers): SolvedAnswers | null {
  if (key === 'processor') {
    const rate = gives.specRate2017 ?? 0
    const slower = processorsIn(plan.processors).filter(({ median }) => median < rate)
    const [next] = slower.toSorted((one, two) => two.median - one.median)
    return next ? processorAnswers(next) : null
  }
  const now = gives[key] ?? 1
  if (key === 'databaseDrive') return smallerDrive(plan, gives)
  // Fewer copies than what must survive asks for are no neighbor, and a lagged copy is no number to save.
  const least = exploringOf(plan).solving.followed(plan, [...plan.automatic])
  if (key === 'laggedCopies' || key === 'secondSiteCopies') return null
  const fewest = key === 'copies' ? (least.copies?.value ?? 1) : 1
  return now > fewest ? { [key]: now - 1 } : null
}

/** The next smaller drive of those named, or of the kind that was taken among those sold. */
function smallerDrive(plan: Plan, gives: SolvedAnswers): SolvedAnswers | null {
  const now = gives.databaseDrive ?? 0
  const named = sizesIn(plan.driveSizes)
  const sizes =
    named.length > 0
      ? named
      : drivesTried.flatMap(({ kind, size }) => (kind === gives.databaseDriveKind ? [size] : []))
  const size = sizes.findLast((one) => one < now)
  return size === undefined ? null : { databaseDrive: size }
}
