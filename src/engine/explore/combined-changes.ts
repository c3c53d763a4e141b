import type { Design } from '../designs/design.ts'
import { byNumbers } from '../designs/in-order.ts'
import { publishedProcessors } from '../hardware/published-processors.ts'
import { exploringOf } from '../methods/exploring-of.ts'
import { size } from '../methods/method-of.ts'
import { ranksOf, type SolveFigures, solvedKeys } from '../methods/solving.ts'
import { isAutomatic } from '../plan/automatic.ts'
import { isPinned, keepsPins } from '../plan/pins.ts'
import type { Plan } from '../plan/plan.ts'
import { brokenOf } from '../sizing/problems.ts'
import { isOfDesigner, type Ladder, laddersOf, mendingLadders, type Rung } from './ladder.ts'
import { lackOf, type MissedLayout, nearestFirst } from './missed.ts'
import { isWeaker } from './suggestions.ts'
import { heldPlan, type Trial, tryPlan } from './trial.ts'

/** One to three changes of a plan that does not hold, with which it does. */
export type CombinedChange = {
  readonly changes: readonly Pick<Rung, 'answer' | 'from' | 'to'>[]
  /** The changed plan, its automatic answers decided. */
  readonly plan: Plan
  readonly design: Design
}

/** What was found by combining changes. */
export type CombinedChanges = {
  /** Those that weaken no protection first, then the cheapest in the order of the plan’s ranking. */
  readonly combined: readonly CombinedChange[]
  /** Of what was judged of the plan itself the layout that lacks least; null where it holds. */
  readonly nearest: MissedLayout | null
  /** Layouts that were judged. */
  readonly judged: number
  /** Whether every change was followed, and not only as many as `mostJudged` layouts allow. */
  readonly isThrough: boolean
}

/** Changes that are combined at most. */
const mostChanges = 3

/** Changes that come nearest and are followed, each time one more is added. */
const followed = 5

/** Layouts that are judged at most in each stage; then what was found is made small. */
const mostJudged = 1200

/** Combinations that are made as small as they may be, and of these those that are offered. */
const mostReduced = 6
const mostOffered = 3

/** What may be changed, each only where the one before finds nothing. */
const stages: readonly Allows[] = [
  (plan, rung) => isOfDesigner(rung) && !isWeaker(plan, rung.plan),
  (_plan, rung) => isOfDesigner(rung),
  () => true,
]

/** Steps of a search, each a place on the ladder of an answer. */
type Step = { readonly ladder: Ladder; readonly place: number }

type Node = { readonly steps: readonly Step[]; readonly plan: Plan; readonly trial: Trial }
type Held = {
  readonly steps: readonly Step[]
  readonly figures: SolveFigures
  /** The changed plan with a layout that holds. */
  readonly given: Plan
}
type Miss = Node & { readonly trial: Extract<Trial, { readonly holds: false }> }

/**
 * The cheapest one to three changes with which a plan holds that does not: from its nearest miss, each
 * change is tried as far as it goes, and those that lack least then are followed. What holds is made as
 * small as it may be and sized again. What is pinned is neither changed nor tried.
 */
export function combinedChanges(plan: Plan): CombinedChanges {
  const tally = { judged: 0, isThrough: true }
  const tried = (changed: Plan, near?: Miss) => {
    const trial = tryPlan(changed, near?.trial.nearest.gives)
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
  // Of a plan without automatic answers these are suggestions of their own.
  const isOfUsers = combined.some(({ changes }) => changes.some((one) => !isOfDesigner(one)))
  if (plan.automatic.length > 0 && !isOfUsers)
    combined = [...combined, ...foundOf((_plan, rung) => !isOfDesigner(rung), 1)]
  return { combined, nearest: trial.nearest, ...tally }
}

type Allows = (plan: Plan, rung: Rung) => boolean

type Tried = (changed: Plan, near?: Miss) => Trial

/** Combinations that hold, those of the fewest changes, the cheapest first. */
function search(
  start: Miss,
  allows: Allows,
  mostChanged: number,
  tried: Tried,
  tally: { judged: number; isThrough: boolean },
): readonly Held[] {
  const most = tally.judged + mostJudged
  const seen = new Set<string>()
  /** The greatest change of an answer that breaks no rule anew; where all do, the least. */
  const furthest = (node: Miss, ladder: Ladder): Node | null => {
    let last: Node | null = null
    for (const place of placesOf(ladder)) {
      const rung = ladder.at(node.plan, place)
      if (!rung || !allows(start.plan, rung) || !keepsPins(start.plan, rung.plan)) continue
      const steps = [...node.steps, { ladder, place }]
      const key = keyOf(node.plan, steps)
      if (seen.has(key)) return null
      seen.add(key)
      if (tally.judged >= most) {
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
      .toSorted((one, two) => nearestFirst(one.trial.nearest, two.trial.nearest))
      .slice(0, followed)
  }
  return []
}

/** What a plan is told by in a search: its answers and where each is. */
function keyOf(plan: Plan, steps: readonly Step[]): string {
  const told = steps.map(({ ladder, place }) => {
    const to = ladder.at(plan, place)?.to
    return `${ladder.answer} ${typeof to === 'object' ? to.value : to}`
  })
  return told.toSorted().join()
}

/** Places on a ladder that are tried until no rule is broken anew: the end, and ever nearer to its foot. */
function placesOf({ last }: Ladder): ReadonlySet<number> {
  return new Set([1, 2, 4, 8, 16, Number.POSITIVE_INFINITY].map((part) => Math.floor(last / part)))
}

type Missed = Miss['trial']

/** Whether a change breaks a rule that was kept: less of it may not. */
function isNewlyBroken(before: Missed, { nearest }: Missed): boolean {
  const known = brokenOf({ broken: problemsOf(before.nearest) })
  return problemsOf(nearest).some(({ code }) => !known.has(code))
}

/** Whether a plan lacks less after a change, or keeps a rule that it broke and breaks another instead. */
function isNearer({ trial: before }: Miss, trial: Missed): boolean {
  if (nearestFirst(trial.nearest, before.nearest) < 0) return true
  const [was, is] = [lackOf(before.nearest), lackOf(trial.nearest)]
  const kept = brokenOf({ broken: problemsOf(trial.nearest) })
  return was[0] === is[0] && problemsOf(before.nearest).some(({ code }) => !kept.has(code))
}

function problemsOf({ lacks }: MissedLayout) {
  return lacks.flatMap((lack) => (lack.code === 'rules' ? lack.problems : []))
}

/** The answers that may change next: what binds the nearest layout, and what mends the rules that it breaks. */
function laddersFrom({ steps, plan, trial }: Miss): readonly Ladder[] {
  const { suggesting } = exploringOf(plan)
  const { given, nearest } = trial
  const lacking = new Set(nearest.lacks.flatMap(({ code }) => (code === 'rules' ? [] : [code])))
  const result = size(given)
  const moves = result.ok
    ? [
        ...suggesting.further(given, lacking, publishedProcessors),
        ...suggesting.moves(given, result.sizing, brokenOf(result.sizing)),
      ]
    : []
  const mending = problemsOf(nearest).flatMap((problem) => mendingLadders(given, problem))
  return [...mending, ...moves.flatMap((move) => laddersOf(given, move))].filter(
    ({ answer }) =>
      !isPinned(plan, answer) &&
      !isSolved(plan, answer) &&
      steps.every(({ ladder }) => ladder.answer !== answer),
  )
}

/** Whether an answer is one that every trial of a plan solves for. */
function isSolved(plan: Plan, answer: string): boolean {
  return (
    answer !== 'databases' && solvedKeys.some((key) => key === answer) && isAutomatic(plan, answer)
  )
}

/** The same without steps that are not needed, each as small as it may be beside the others. */
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
  // Once one is smaller, another may need less as well: as many servers as copies, and the copies fewer.
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

/** The changes of a plan one after another, of those that count by then. */
function rungsOf(plan: Plan, steps: readonly Step[]): readonly Rung[] {
  const rungs: Rung[] = []
  for (const { ladder, place } of steps) {
    const rung = ladder.at(rungs.at(-1)?.plan ?? plan, place)
    if (rung) rungs.push(rung)
  }
  return rungs
}

/** A plan after its changes; null where not all of them count. */
function planAfter(plan: Plan, steps: readonly Step[]): Plan | null {
  const rungs = rungsOf(plan, steps)
  return rungs.length === steps.length ? (rungs.at(-1)?.plan ?? plan) : null
}

/** Those that weaken no protection first, then the designer’s, then by the ranking of a plan. */
function byOrder(plan: Plan): (one: Held, other: Held) => number {
  const order = ({ steps, figures }: Held) => {
    const changed = planAfter(plan, steps)
    return [
      Number(changed !== null && isWeaker(plan, changed)),
      steps.filter(({ ladder }) => !isOfDesigner(ladder)).length,
      steps.length,
      ...ranksOf(figures, plan.ranking),
    ]
  }
  return (one, other) => byNumbers(order(one), order(other))
}

/** What is offered: of the same answers the first, decided and sized again through the front door. */
function offered(plan: Plan, all: readonly Held[]): readonly CombinedChange[] {
  const byAnswers = new Map<string, CombinedChange>()
  for (const { steps, given } of all.toSorted(byOrder(plan))) {
    const answers = steps.map(({ ladder }) => ladder.answer).toSorted()
    const isNew = byAnswers.size < mostOffered && !byAnswers.has(answers.join())
    const changed = isNew ? planAfter(plan, steps) : null
    const held = changed && heldPlan(changed, given)
    if (!held) continue
    const changes = rungsOf(plan, steps).map(({ answer, from, to }) => ({ answer, from, to }))
    byAnswers.set(answers.join(), { changes, ...held })
  }
  return [...byAnswers.values()]
}
