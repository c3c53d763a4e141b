import type { Design } from '../designs/design.ts'
import { byNumbers } from '../designs/in-order.ts'
import { firstOf, frontOf } from '../designs/leading.ts'
import { exploringOf } from '../methods/exploring-of.ts'
import { methodOf, size } from '../methods/method-of.ts'
import {
  type Found,
  type FoundFigures,
  type PruneReason,
  pruneReasons,
  type RankedFind,
  type SearchBounds,
  type SearchStep,
} from '../methods/searching.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'

/** How far a search is. The designs done are those found and those pruned. */
export type SearchProgress = {
  readonly layouts: number
  readonly designs: number
  /** Designs that fit. */
  readonly found: number
  readonly pruned: Readonly<Record<PruneReason, number>>
}

/** What a search found, as plain data. */
export type SearchResult<F extends Found = Found> = SearchProgress & {
  /** The first of all found by the ranking of the plan, at most `mostShown`. */
  readonly best: readonly F[]
  /** The trade-offs: those that no other beats, as good in every measure and better in one. */
  readonly front: readonly F[]
}

const mostShown = 50

/** Searches everything within the bounds, as the method of a plan does, and tells how far it is after each step. */
export function search(
  plan: Plan,
  bounds: SearchBounds,
  onProgress?: (progress: SearchProgress) => void,
): SearchResult {
  return goThrough(exploringOf(plan).searching.steps(plan, bounds), onProgress)
}

/** Goes through a search step by step, and keeps the best and the trade-offs of what it finds. */
export function goThrough<F extends Found>(
  steps: Iterable<SearchStep<F>>,
  onProgress?: (progress: SearchProgress) => void,
): SearchResult<F> {
  const tally = emptyTally()
  const best = firstOf<RankedFind<F>>(mostShown, (a, b) => byNumbers(a.ranks, b.ranks))
  const front = frontOf<RankedFind<F>>(({ measures }) => measures)
  for (const step of steps) {
    for (const one of step.found) {
      best.offer(one)
      front.offer(one)
    }
    tally.count(step)
    onProgress?.(tally.progress())
  }
  const inFront = front.all().toSorted((a, b) => byNumbers(a.frontRanks, b.frontRanks))
  return {
    ...tally.progress(),
    best: best.all().map(({ found }) => found),
    front: inFront.map(({ found }) => found),
  }
}

function emptyTally() {
  const pruned = Object.fromEntries(pruneReasons.map((reason) => [reason, 0])) as Record<
    PruneReason,
    number
  >
  let [layouts, designs, found] = [0, 0, 0]
  return {
    count: (step: SearchStep) => {
      layouts += step.layouts
      found += step.found.length
      designs += step.found.length
      for (const reason of pruneReasons) {
        const of = step.pruned[reason] ?? 0
        pruned[reason] += of
        designs += of
      }
    },
    progress: (): SearchProgress => ({ layouts, designs, found, pruned: { ...pruned } }),
  }
}

/** What was found, worked out again from its answers. */
export type WorkedFind = {
  readonly design: Design
  readonly sizing: Sizing
  readonly figures: FoundFigures
}

/** What a search of a plan found, sized and judged in full. */
export function workedFind(searched: Plan, found: Found): WorkedFind {
  const { designCalled } = methodOf(searched)
  const { searching } = exploringOf(searched)
  const plan = searching.withFound(searched, found)
  const result = size(plan)
  if (!result.ok) throw new Error('What was found can be sized')
  const { sizing } = result
  const design = designCalled(plan, sizing, searching.calledThen(found))
  if (!design) throw new Error('What was found is considered')
  return { design, sizing, figures: searching.figures(sizing) }
}

/**
 * Whether what was found for one plan holds for another: they may differ only in names, in what is
 * accepted, and in the answers that a search gives itself.
 */
export function isSameSearch(one: Plan, other: Plan): boolean {
  return one === other || searchedAnswers(one) === searchedAnswers(other)
}

function searchedAnswers(plan: Plan): string {
  const left: readonly string[] = [
    ...['name', 'author', 'customer', 'acknowledged'],
    ...exploringOf(plan).searching.gives,
  ]
  return JSON.stringify(
    Object.fromEntries(Object.entries(plan).filter(([key]) => !left.includes(key))),
  )
}
