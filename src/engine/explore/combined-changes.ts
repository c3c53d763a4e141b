import { compareNumberLists } from '../designs/compare-by-keys.ts'
import type { Design } from '../designs/design.ts'
import { publishedProcessors } from '../hardware/published-processors.ts'
import { explorationOf } from '../methods/exploration.ts'
import { size } from '../methods/methods.ts'
import { goalSortKeys, type RankingFigures } from '../methods/port/goal.ts'
import { solvedKeys } from '../methods/port/layout-search.ts'
import { isAutomatic } from '../plan/automatic.ts'
import { isPinned, keepsPinnedAnswers } from '../plan/pins.ts'
import type { Plan } from '../plan/plan.ts'
import { brokenLimitCodes } from '../sizing/problems.ts'
import {
  isDesignerAnswer,
  type SettingChange,
  type SettingLadder,
  settingLaddersForMove,
  settingLaddersForProblem,
} from './ladder.ts'
import { compareNearness, lackSortKeys, type MissedLayout } from './missed-layouts.ts'
import { isLessProtected } from './suggestions.ts'
import { decidedPlanAndDesign, type PlanTrial, tryPlan } from './trial.ts'

/** One to three changes with which a plan that does not hold would hold. */
export type CombinedChange = {
  readonly changes: readonly Pick<SettingChange, 'answer' | 'from' | 'to'>[]
  /** Changed plan with its automatic answers decided. */
  readonly plan: Plan
  readonly design: Design
}

export type CombinedChanges = {
  /** Combinations that keep the protection first, then in the order of the plan’s ranking. */
  readonly combined: readonly CombinedChange[]
  /** Judged layout of the plan itself that lacks least; null if the plan holds. */
  readonly nearest: MissedLayout | null
  /** Number of layouts judged. */
  readonly judged: number
  /** True if every change was followed; false if `mostJudged` ended the search. */
  readonly isThrough: boolean
}

const mostChanges = 3

/** Nearest misses that are followed each time one more change is added. */
const followed = 5

/** Layouts judged in all stages together after which no further change is tried. */
const mostJudged = 800

/** Most combinations that are reduced, and most that are offered. */
const mostReduced = 6
const mostOffered = 3

/** Changes that each stage allows; a stage runs only if the one before finds nothing. */
const stages: readonly Allows[] = [
  (plan, rung) => isDesignerAnswer(rung) && !isLessProtected(plan, rung.plan),
  (_plan, rung) => isDesignerAnswer(rung),
  () => true,
]

/** Step of a search: a place on the ladder of an answer. */
type Step = { readonly ladder: SettingLadder; readonly place: number }

type Node = { readonly steps: readonly Step[]; readonly plan: Plan; readonly trial: PlanTrial }
type Held = { readonly steps: readonly Step[]; readonly figures: RankingFigures }
type Miss = Node & { readonly trial: Extract<PlanTrial, { readonly holds: false }> }

/**
 * Cheapest combinations of one to three changes with which a plan holds that does not. From its
 * nearest miss each change is tried as far as it goes, and the changes that then lack least are
 * followed. What holds is reduced as far as possible and sized again. Pinned answers are not tried.
 */
export function combinedChanges(plan: Plan): CombinedChanges {
  const tally = { judged: 0, isThrough: true }
  // Trials are kept, because each stage repeats the changes of the stages before it.
  const known = new Map<string, PlanTrial>()
  const tried = (changed: Plan, near?: Miss) => {
    const gives = near?.trial.nearest.gives
    const key = JSON.stringify([changed, gives])
    const before = known.get(key)
    if (before) return before
    const trial = tryPlan(changed, gives)
    known.set(key, trial)
    tally.judged += trial.judged
    return trial
  }
  const trial = tried(plan)
  if (trial.holds) return { combined: [], nearest: null, ...tally }
  const start: Miss = { steps: [], plan, trial }
  const foundOf = (allows: Allows, most: number) => {
    const found = search(start, allows, most, tried, tally)
    return offered(
      plan,
      found.slice(0, mostReduced).map((one) => reducedOf(plan, one, tried)),
    )
  }
  let combined: readonly CombinedChange[] = []
  for (const allows of stages) {
    combined = foundOf(allows, mostChanges)
    if (combined.length > 0) break
  }
  // In plans without automatic answers, `suggestions` finds these changes.
  const isOfUsers = combined.some(({ changes }) => changes.some((one) => !isDesignerAnswer(one)))
  if (plan.automatic.length > 0 && !isOfUsers)
    combined = [...combined, ...foundOf((_plan, rung) => !isDesignerAnswer(rung), 1)]
  return { combined, nearest: trial.nearest, ...tally }
}

type Allows = (plan: Plan, rung: SettingChange) => boolean

type Tried = (changed: Plan, near?: Miss) => PlanTrial

/** Combinations of the fewest changes that hold, best first. */
function search(
  start: Miss,
  allows: Allows,
  mostChanged: number,
  tried: Tried,
  tally: { judged: number; isThrough: boolean },
): readonly Held[] {
  const seen = new Set<string>()
  /** Greatest change of an answer that breaks no further rule; the least change if all do. */
  const furthest = (node: Miss, ladder: SettingLadder): Node | null => {
    let last: Node | null = null
    for (const place of placesOf(ladder)) {
      const rung = ladder.at(node.plan, place)
      if (!rung || !allows(start.plan, rung) || !keepsPinnedAnswers(start.plan, rung.plan)) continue
      const steps = [...node.steps, { ladder, place }]
      const key = keyOf(node.plan, steps)
      if (seen.has(key)) return null
      seen.add(key)
      if (tally.judged >= mostJudged) {
        tally.isThrough = false
        return null
      }
      const trial = tried(rung.plan, node)
      last = { steps, plan: rung.plan, trial }
      if (trial.holds || !isNewlyBroken(node.trial, trial)) break
    }
    return last
  }
  let nodes: readonly Miss[] = [start]
  for (let count = 1; count <= mostChanged; count += 1) {
    const found: Held[] = []
    const misses: Miss[] = []
    for (const node of nodes)
      for (const ladder of laddersFrom(node)) {
        const one = furthest(node, ladder)
        if (!one) continue
        const { steps, plan, trial } = one
        if (trial.holds) found.push({ ...trial, steps })
        else if (isNearer(node, trial)) misses.push({ steps, plan, trial })
      }
    if (found.length > 0) return found.toSorted(byOrder(start.plan))
    nodes = misses
      .toSorted((one, two) => compareNearness(one.trial.nearest, two.trial.nearest))
      .slice(0, followed)
  }
  return []
}

/** Identity of a plan in a search: its changed answers and their settings. */
function keyOf(plan: Plan, steps: readonly Step[]): string {
  const told = steps.map(({ ladder, place }) => {
    const to = ladder.at(plan, place)?.to
    return `${ladder.answer} ${typeof to === 'object' ? to.value : to}`
  })
  return told.toSorted().join()
}

/** Places to try until no further rule is broken: the end of the ladder, then nearer its start. */
function placesOf({ last }: SettingLadder): ReadonlySet<number> {
  return new Set([1, 2, 4, 8, 16, Number.POSITIVE_INFINITY].map((part) => Math.floor(last / part)))
}

type Missed = Miss['trial']

/** True if a change breaks a rule that the plan kept before; a smaller change may keep it. */
function isNewlyBroken(before: Missed, { nearest }: Missed): boolean {
  const known = brokenLimitCodes({ broken: problemsOf(before.nearest) })
  return problemsOf(nearest).some(({ code }) => !known.has(code))
}

/** True if a plan lacks less after a change, or mends one rule and breaks another instead. */
function isNearer({ trial: before }: Miss, trial: Missed): boolean {
  if (compareNearness(trial.nearest, before.nearest) < 0) return true
  const [was, is] = [lackSortKeys(before.nearest), lackSortKeys(trial.nearest)]
  const kept = brokenLimitCodes({ broken: problemsOf(trial.nearest) })
  return was[0] === is[0] && problemsOf(before.nearest).some(({ code }) => !kept.has(code))
}

function problemsOf({ lacks }: MissedLayout) {
  return lacks.flatMap((lack) => (lack.code === 'rules' ? lack.problems : []))
}

/** Answers to change next: what binds the nearest layout, and what mends the rules it breaks. */
function laddersFrom({ steps, plan, trial }: Miss): readonly SettingLadder[] {
  const { suggesting } = explorationOf(plan)
  const { given, nearest } = trial
  const lacking = new Set(nearest.lacks.flatMap(({ code }) => (code === 'rules' ? [] : [code])))
  const result = size(given)
  const moves = result.ok
    ? [
        ...suggesting.further(given, lacking, publishedProcessors),
        ...suggesting.moves(given, result.sizing, brokenLimitCodes(result.sizing)),
      ]
    : []
  const mending = problemsOf(nearest).flatMap((problem) => settingLaddersForProblem(given, problem))
  return [...mending, ...moves.flatMap((move) => settingLaddersForMove(given, move))].filter(
    ({ answer }) =>
      !isPinned(plan, answer) &&
      !isSolved(plan, answer) &&
      steps.every(({ ladder }) => ladder.answer !== answer),
  )
}

/** True if every trial of the plan solves for the answer. */
function isSolved(plan: Plan, answer: string): boolean {
  return (
    answer !== 'databases' && solvedKeys.some((key) => key === answer) && isAutomatic(plan, answer)
  )
}

/** Drops steps that are not needed, and makes each as small as the others allow. */
function reducedOf(plan: Plan, all: Held, tried: Tried): Held {
  let now = all
  const takes = (steps: readonly Step[]) => {
    const changed = planAfter(plan, steps)
    const trial = changed && tried(changed)
    if (trial?.holds) now = { ...trial, steps }
    return trial?.holds ?? false
  }
  if (all.steps.length > 2)
    for (const { ladder } of all.steps) takes(now.steps.filter((one) => one.ladder !== ladder))
  // A smaller step may let another shrink: fewer copies need fewer servers.
  let before: Held | null = null
  while (now !== before) {
    before = now
    for (const { ladder, place: enough } of before.steps) {
      let [failing, holding] = [-1, enough]
      while (holding - failing > 1) {
        const place = Math.floor((failing + holding) / 2)
        const isEnough = takes(
          now.steps.map((one) => (one.ladder === ladder ? { ...one, place } : one)),
        )
        if (isEnough) holding = place
        else failing = place
      }
    }
    if (before.steps.length === 1) break
  }
  return now
}

/** Changes of a plan in sequence, without those that have no effect by then. */
function rungsOf(plan: Plan, steps: readonly Step[]): readonly SettingChange[] {
  const rungs: SettingChange[] = []
  for (const { ladder, place } of steps) {
    const rung = ladder.at(rungs.at(-1)?.plan ?? plan, place)
    if (rung) rungs.push(rung)
  }
  return rungs
}

/** Plan after all steps; null if one of them has no effect. */
function planAfter(plan: Plan, steps: readonly Step[]): Plan | null {
  const rungs = rungsOf(plan, steps)
  return rungs.length === steps.length ? (rungs.at(-1)?.plan ?? plan) : null
}

/** Order: kept protection, fewer changes for users, fewer changes, the plan’s ranking. */
function byOrder(plan: Plan): (one: Held, other: Held) => number {
  const order = ({ steps, figures }: Held) => {
    const changed = planAfter(plan, steps)
    return [
      Number(changed !== null && isLessProtected(plan, changed)),
      steps.filter(({ ladder }) => !isDesignerAnswer(ladder)).length,
      steps.length,
      ...goalSortKeys(figures, plan.ranking),
    ]
  }
  return (one, other) => compareNumberLists(order(one), order(other))
}

/** Combinations to offer: the first for each set of answers, decided and sized like any plan. */
function offered(plan: Plan, all: readonly Held[]): readonly CombinedChange[] {
  const byAnswers = new Map<string, CombinedChange>()
  for (const { steps } of all.toSorted(byOrder(plan))) {
    const answers = steps.map(({ ladder }) => ladder.answer).toSorted()
    const isNew = byAnswers.size < mostOffered && !byAnswers.has(answers.join())
    const changed = isNew ? planAfter(plan, steps) : null
    const held = changed && decidedPlanAndDesign(changed)
    if (!held) continue
    const changes = rungsOf(plan, steps).map(({ answer, from, to }) => ({ answer, from, to }))
    byAnswers.set(answers.join(), { changes, ...held })
  }
  return [...byAnswers.values()]
}
