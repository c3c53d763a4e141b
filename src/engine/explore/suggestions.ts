import type { Design } from '../designs/design.ts'
import { explorationOf } from '../methods/exploration.ts'
import { methodOf, size } from '../methods/methods.ts'
import type { Method } from '../methods/port/port.ts'
import type { AnswerMove, MethodSuggestions } from '../methods/port/suggestions.ts'
import { isPinned, keepsPinnedAnswers } from '../plan/pins.ts'
import type { Plan } from '../plan/plan.ts'
import { type BrokenLimits, brokenLimitCodes, newlyBrokenLimits } from '../sizing/problems.ts'
import { startPlanAndOpenAnswers } from './automatic.ts'
import { type AnswerDial, dialOf, solvedDialPosition, withoutFloatDust } from './dial.ts'
import { type AnswerSettingValue, isDesignerAnswer, settingLaddersForMove } from './ladder.ts'
import { databaseCountOfOneDag, smallestChangeThatServes } from './track.ts'
import { tryPlan } from './trial.ts'

/** A single change with which a design fits a plan that no design fits. */
export type SuggestedChange = {
  readonly kind: 'change'
  /** Key of the answer that changes. */
  readonly answer: string
  readonly from: AnswerSettingValue
  readonly to: AnswerSettingValue
  /** True if the copies of the DAG must also be spread evenly. */
  readonly spread: boolean
  readonly plan: Plan
  /** Design that fits the changed plan. */
  readonly design: Design
}

/** An answer whose change alone never makes anything fit. */
export type UnhelpfulAnswer = {
  readonly kind: 'none helps'
  readonly answer: string
  /** The plan’s setting, then the ends of the numbers tried or every other choice tried. */
  readonly tried: readonly AnswerSettingValue[]
  /** Design that comes nearest with the last setting tried; null if there is none. */
  readonly closest: Design | null
}

export type Suggestion = SuggestedChange | UnhelpfulAnswer

/**
 * Smallest change of each single answer with which something that the plan considers fits. Changes
 * that keep the protection come first, the designer’s before the users’; then the answers that
 * alone do not help. Pinned answers are not tried. Empty if something fits already, if answers
 * contradict each other, or if no layout of the automatic answers holds (see `combinedChanges`).
 */
export function suggestions(plan: Plan): readonly Suggestion[] {
  const { propose } = methodOf(plan)
  const { suggesting } = explorationOf(plan)
  const result = size(plan)
  if (!result.ok || propose(plan, result.sizing)) return []
  if (startPlanAndOpenAnswers(plan).asked.length > 0 && !tryPlan(plan).holds) return []
  const broken = brokenLimitCodes(result.sizing)
  return suggesting
    .moves(plan, result.sizing, broken)
    .filter(({ answer }) => !isPinned(plan, answer))
    .flatMap((move) => suggested({ ...suggesting, propose, plan, broken }, move))
    .toSorted((one, other) => order(plan, one) - order(plan, other))
}

/** True if the changed plan survives fewer lost servers than the plan. */
export function isLessProtected(plan: Plan, changed: Plan): boolean {
  const { outlives } = explorationOf(plan).suggesting
  return outlives(changed) < outlives(plan)
}

/**
 * Rank of a suggestion: changes that keep the protection, other changes, answers that do not help;
 * within each the designer’s first. Ties keep the order tried.
 */
function order(plan: Plan, one: Suggestion): number {
  const last = one.kind === 'none helps' ? 4 : isLessProtected(plan, one.plan) ? 2 : 0
  return last + (isDesignerAnswer(one) ? 0 : 1)
}

type Search = MethodSuggestions &
  Pick<Method, 'propose'> & { readonly plan: Plan; readonly broken: BrokenLimits }

type Fitting =
  | { readonly code: 'fits'; readonly design: Design }
  | { readonly code: 'nothing fits' | 'contradiction' }
  /** The change breaks a further limit of Exchange. */
  | { readonly code: 'limit' }

function fittingOf({ propose, broken }: Search, plan: Plan): Fitting {
  const result = size(plan)
  if (!result.ok) return { code: 'contradiction' }
  if (newlyBrokenLimits(result.sizing, broken).length > 0) return { code: 'limit' }
  const design = propose(plan, result.sizing)
  return design ? { code: 'fits', design } : { code: 'nothing fits' }
}

function fits(search: Search, plan: Plan): boolean {
  return fittingOf(search, plan).code === 'fits'
}

type Moved<M extends AnswerMove['move']> = Extract<AnswerMove, { move: M }>

function suggested(search: Search, move: AnswerMove): readonly Suggestion[] {
  switch (move.move) {
    case 'lower':
      return lower(search, move)
    case 'quicken':
      return quicken(search, move)
    case 'raise':
      return raise(search, move)
    case 'recount':
      return recount(search, move)
    case 'enlarge':
    case 'choose':
      return changeSetting(search, move)
  }
}

/** Suggestion to change an answer to a setting, or why nothing fits with that setting. */
function changeTo(
  search: Search,
  { plan, ...change }: Pick<SuggestedChange, 'answer' | 'from' | 'to' | 'plan'>,
  spread = false,
): SuggestedChange | Exclude<Fitting['code'], 'fits'> {
  const fitting = fittingOf(search, plan)
  if (fitting.code !== 'fits') return fitting.code
  return { kind: 'change', ...change, spread, plan, design: fitting.design }
}

/** Change to a dial position that was found by trying one after another. */
function turned(search: Search, dial: AnswerDial, to: number, spread?: (plan: Plan) => Plan) {
  const { condition, inTurn, isExact } = search
  const plan = dial.planAt(to)
  return changeTo(
    search,
    {
      answer: dial.answer,
      from: dial.workedAt(dial.now),
      to: solvedDialPosition(dial, to, condition, inTurn, isExact ? 0 : dial.step),
      plan: spread ? spread(plan) : plan,
    },
    spread !== undefined,
  )
}

function noneHelps(
  { closest }: Search,
  dial: AnswerDial,
  ...ends: readonly number[]
): UnhelpfulAnswer {
  const last = ends.at(-1) ?? dial.now
  const tried = [dial.now, ...ends].map((end) => dial.workedAt(end))
  return { kind: 'none helps', answer: dial.answer, tried, closest: closest(dial.planAt(last)) }
}

function lower(search: Search, move: Moved<'lower'>): readonly Suggestion[] {
  const { answer, least: own, isRefined = false } = move
  const dial = dialOf(search.plan, answer)
  const least = dial && Math.max(dial.min, own ?? dial.min)
  if (!dial || least === null || dial.now <= least) return []
  const at = (change: number) => {
    const to = withoutFloatDust(dial.now - change)
    return Math.max(least, answer === 'mailboxes' ? Math.floor(to) : to)
  }
  return byHalving(search, dial, at, dial.now - least, isRefined)
}

function quicken(search: Search, { answer, assumed }: Moved<'quicken'>): readonly Suggestion[] {
  const dial = dialOf(search.plan, answer, assumed)
  if (!dial) return []
  const most = dial.now === 0 ? dial.max : dial.now * 9
  return byHalving(
    search,
    dial,
    (change) => Math.min(dial.max, withoutFloatDust(dial.now + change)),
    most,
  )
}

/** Smallest change, up to `most`, with which something fits. */
function byHalving(
  search: Search,
  dial: AnswerDial,
  at: (change: number) => number,
  most: number,
  isRefined = false,
): readonly Suggestion[] {
  const holds = (to: number) => fits(search, dial.planAt(to))
  const isByDatabases = explorationOf(search.plan).turning.way === 'each number of databases'
  const found = smallestChangeThatServes(
    most,
    (change) => holds(at(change)),
    isByDatabases ? (change) => databaseCountOfOneDag(dial.planAt(at(change))) : null,
  )
  if (found === null) return [noneHelps(search, dial, at(most))]
  const isLittle = isRefined && at(found) < dial.now * remainder
  const to = isLittle ? nearer(at(found), dial, holds) : at(found)
  const { condition, byHalving: source } = search
  const change = changeTo(search, {
    answer: dial.answer,
    from: dial.workedAt(dial.now),
    to: solvedDialPosition(
      dial,
      to,
      condition,
      source,
      withoutFloatDust(Math.abs(to - dial.now) / 2),
    ),
    plan: dial.planAt(to),
  })
  if (typeof change === 'string') throw new Error('A change found by search serves')
  return [change]
}

/** Share of an answer below which what is left is too little for two digits of the change. */
const remainder = 0.2

/** Precision of the search before rounding, as a share of what is left. */
const nearness = 0.005

/** Largest value from `from` up that still holds, rounded down to two digits if that holds. */
function nearer(from: number, { now, step }: AnswerDial, holds: (to: number) => boolean): number {
  let [held, failing] = [from, now]
  while (failing - held > Math.max(step, nearness * held)) {
    const middle = step === 1 ? Math.floor((held + failing) / 2) : (held + failing) / 2
    if (holds(middle)) held = middle
    else failing = middle
  }
  const digit = 10 ** (Math.floor(Math.log10(held)) - 1)
  const rounded = withoutFloatDust(Math.floor(withoutFloatDust(held / digit)) * digit)
  return rounded >= from && holds(rounded) ? rounded : held
}

function raise(search: Search, { answer, last, spread }: Moved<'raise'>): readonly Suggestion[] {
  const { plan } = search
  // If spreading alone is enough, it is a suggestion of its own.
  if (spread && fits(search, spread(plan))) return []
  const dial = dialOf(plan, answer)
  const end = dial && Math.min(dial.max, last ?? dial.max)
  if (!dial || end === null || dial.now >= end) return []
  for (let to = dial.now + 1; to <= end; to += 1)
    for (const besides of spread ? [undefined, spread] : [undefined]) {
      const change = turned(search, dial, to, besides)
      if (typeof change !== 'string') return [change]
    }
  return [noneHelps(search, dial, end)]
}

function recount(
  search: Search,
  { answer, now, tooMany }: Moved<'recount'>,
): readonly Suggestion[] {
  const dial = dialOf(search.plan, answer, now)
  if (!dial) return []
  const ends = { up: now, down: now }
  // If there are too many databases, more do not help.
  const open = { up: !tooMany, down: true }
  for (let by = 1; open.up || open.down; by += 1) {
    for (const way of ['down', 'up'] as const) {
      const to = way === 'up' ? now + by : now - by
      if (to < dial.min || to > dial.max) open[way] = false
      if (!open[way]) continue
      const change = turned(search, dial, to)
      if (typeof change !== 'string') return [change]
      // All numbers beyond a limit of Exchange break it as well.
      if (change === 'limit') open[way] = false
      else ends[way] = to
    }
  }
  return [noneHelps(search, dial, ends.down, ends.up)]
}

/** Settings in order: a change to the first that fits, or to every one; else what was tried. */
function changeSetting(search: Search, move: Moved<'enlarge' | 'choose'>): readonly Suggestion[] {
  const { plan, closest } = search
  const { answer } = move
  const rungs = settingLaddersForMove(plan, move)
    .flatMap(({ last, at }) => Array.from({ length: last + 1 }, (_, place) => at(plan, place)))
    .filter((rung) => rung !== null)
    .filter((rung) => keepsPinnedAnswers(plan, rung.plan))
  const last = rungs.at(-1)
  if (!last) return []
  const found: SuggestedChange[] = []
  for (const rung of rungs) {
    const change = changeTo(search, rung)
    if (typeof change === 'string') continue
    found.push(change)
    if (move.move === 'enlarge' || !move.isEvery) break
  }
  if (found.length > 0) return found
  const others = rungs.map(({ to }) => to)
  const tried = [last.from, ...(move.move === 'enlarge' ? others.slice(-1) : others)]
  return [{ kind: 'none helps', answer, tried, closest: closest(last.plan) }]
}
