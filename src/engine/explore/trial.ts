import { compareNumberLists } from '../designs/compare-by-keys.ts'
import type { Design } from '../designs/design.ts'
import { explorationOf } from '../methods/exploration.ts'
import { methodOf, size } from '../methods/methods.ts'
import { goalSortKeys, type RankingFigures } from '../methods/port/goal.ts'
import type { LayoutSlice, SolvedAnswers } from '../methods/port/layout-search.ts'
import type { Plan } from '../plan/plan.ts'
import { decideAutomatic, startPlanAndOpenAnswers } from './automatic.ts'
import { compareNearness, type MissedLayout } from './missed-layouts.ts'

/** Outcome of a plan with some of the layouts that its automatic answers allow. */
export type PlanTrial = { readonly judged: number } & (
  | {
      readonly holds: true
      readonly figures: RankingFigures
    }
  | {
      readonly holds: false
      /** The plan with the judged layout that lacks least. */
      readonly given: Plan
      readonly nearest: MissedLayout
    }
)

/** Most layouts judged for one plan, spread evenly over all that may hold. */
const mostJudged = 24

/** Tries a plan as it is; with automatic answers, the layout `near` first, then a sample. */
export function tryPlan(plan: Plan, near: SolvedAnswers = {}): PlanTrial {
  const { solving } = explorationOf(plan)
  const { left, asked } = startPlanAndOpenAnswers(plan)
  const solves = solving.solves(left)
  const open = new Set(asked.filter((key) => solves.includes(key) && !plan.pinned.includes(key)))
  const misses: MissedLayout[] = []
  for (const gives of open.size === 0 ? [{}] : someOf(solving.sample(left, open), near)) {
    const given = { ...left, ...gives }
    const found = solving.judge(given, open)
    const judged = misses.length + 1
    if (found.ok) return { holds: true, figures: found.figures, judged }
    misses.push({ gives, reason: found.reason, lacks: found.lacks })
  }
  const [nearest] = misses.toSorted(compareNearness)
  if (!nearest) throw new Error('A plan has a layout')
  const judged = misses.length
  return { holds: false, given: { ...left, ...nearest.gives }, nearest, judged }
}

/** The layout `near`, if it gives the same answers, then others spread evenly, up to the limit. */
function someOf(
  { layouts, passed }: Pick<LayoutSlice, 'layouts' | 'passed'>,
  near: SolvedAnswers,
): readonly SolvedAnswers[] {
  const may = layouts
    .toSorted((one, two) =>
      compareNumberLists(goalSortKeys(one.least, 'servers'), goalSortKeys(two.least, 'servers')),
    )
    .map(({ gives }) => gives)
  // If bounds rule out every layout, the largest for each reason shows what is lacking.
  if (may.length === 0) return passed.map(({ largest }) => largest)
  const { databases: _counted, ...first } = near
  const isLike = keysOf(first) === keysOf(may[0] ?? {})
  return [...(isLike ? [first] : []), ...spread(may)].slice(0, mostJudged)
}

const keysOf = (gives: SolvedAnswers) => Object.keys(gives).toSorted().join()

/** Spreads any first few of a list evenly: the middle, then the middles of both halves. */
function spread<T>(all: readonly T[]): readonly T[] {
  const places: number[] = []
  const parts: [number, number][] = [[0, all.length]]
  for (const [from, to] of parts) {
    if (from >= to) continue
    const middle = Math.floor((from + to) / 2)
    places.push(middle)
    parts.push([from, middle], [middle + 1, to])
  }
  return places.flatMap((place) => all.slice(place, place + 1))
}

/** A plan with its automatic answers decided, and its proposed design; null if it fails. */
export function decidedPlanAndDesign(
  plan: Plan,
): { readonly plan: Plan; readonly design: Design } | null {
  const { plan: decided } = decideAutomatic(plan)
  const result = size(decided)
  if (!result.ok || result.sizing.broken.length > 0) return null
  const design = methodOf(decided).propose(decided, result.sizing)
  return design && { plan: decided, design }
}
