import { givenFigure, type Worked } from '../core/worked.ts'
import type { AnswerMove } from '../methods/port/suggestions.ts'
import { fieldOf, numberGivenOrChosen } from '../plan/fields.ts'
import type { Plan } from '../plan/plan.ts'
import { fixesOfProblem, type Problem } from '../sizing/problems.ts'
import { type AnswerDial, dialOf, withoutFloatDust } from './dial.ts'

export type AnswerSettingValue = Worked | string

export type SettingChange = {
  readonly answer: string
  readonly from: AnswerSettingValue
  readonly to: AnswerSettingValue
  readonly plan: Plan
}

/** Answers about what users have; all others are the designer’s. */
const ofUsers: readonly string[] = [
  ...['quota', 'archive', 'messages', 'measuredIops', 'active', 'growth', 'mailboxes'],
]

export function isDesignerAnswer({ answer }: Pick<SettingChange, 'answer'>): boolean {
  return !ofUsers.includes(answer)
}

/** Settings of one answer, from the least change to the greatest. */
export type SettingLadder = {
  readonly answer: string
  readonly last: number
  /** Change to a setting, in any plan with the same answer; null if that has no effect there. */
  readonly at: (plan: Plan, place: number) => SettingChange | null
}

/** Equal steps in which a number goes down to 0 or less. */
const parts = 20

/** Share by which a number changes at each step, and the number of steps. */
const [share, times] = [0.1, 50]

export function settingLaddersForMove(plan: Plan, move: AnswerMove): readonly SettingLadder[] {
  const { answer } = move
  switch (move.move) {
    case 'lower':
      return turned(plan, answer, undefined, (dial) => lowered(dial, move.least ?? dial.min))
    case 'quicken':
      return turned(plan, answer, move.assumed, (dial) => byShares(dial, 1))
    case 'raise':
      return turned(plan, answer, undefined, (dial) =>
        wholes(dial, 1, Math.min(dial.max, move.last ?? dial.max)),
      )
    case 'recount':
      return recounted(plan, answer, move.now)
    case 'enlarge':
      return sized(plan, answer, move.sizes, move.now)
    case 'choose':
      return chosen(plan, answer, move.others, move.isInOrder, move.write)
  }
}

/** Settings that may solve a problem: its fixes, and other settings of the answers it names. */
export function settingLaddersForProblem(plan: Plan, problem: Problem): readonly SettingLadder[] {
  const mends = fixesOfProblem(problem).map(({ answer: key, value }) =>
    typeof value === 'string' ? chosen(plan, key, [value]) : sized(plan, key, [value]),
  )
  const named = 'answers' in problem ? problem.answers : [problem.answer]
  return [...mends.flat(), ...named.flatMap((answer) => othersOf(plan, answer))]
}

/** Every other choice of an answer, or every whole number in its range. */
function othersOf(plan: Plan, answer: string): readonly SettingLadder[] {
  const field = fieldOf(answer)
  if (field.kind === 'choice')
    return chosen(
      plan,
      answer,
      field.choices.map(({ value }) => value),
    )
  const isWhole =
    field.kind === 'number' && field.whole && numberGivenOrChosen(field, plan, 0) !== null
  return isWhole ? recounted(plan, answer) : []
}

function turned(
  plan: Plan,
  answer: string,
  now: number | undefined,
  positionsOf: (dial: AnswerDial) => readonly number[],
): readonly SettingLadder[] {
  const dial = dialOf(plan, answer, now)
  const positions = dial ? positionsOf(dial) : []
  if (positions.length === 0) return []
  const at = (of: Plan, place: number): SettingChange | null => {
    const its = dialOf(of, answer, now)
    const to = positions[place]
    if (!its || to === undefined) return null
    return { answer, from: its.workedAt(its.now), to: its.workedAt(to), plan: its.planAt(to) }
  }
  return [{ answer, last: positions.length - 1, at }]
}

function recounted(plan: Plan, answer: string, now?: number): readonly SettingLadder[] {
  return ([1, -1] as const).flatMap((way) =>
    turned(plan, answer, now, (dial) => wholes(dial, way, way === 1 ? dial.max : dial.min)),
  )
}

/** Whole numbers after the present position, up or down to `last`. */
function wholes({ now }: AnswerDial, way: 1 | -1, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, (last - now) * way) }, (_, at) => now + way * (at + 1))
}

/** Positions down to `least`: one by one if few, by shares if it is above 0, or in equal steps. */
function lowered(dial: AnswerDial, least: number): readonly number[] {
  const { now, step, answer } = dial
  if (now <= least) return []
  if (answer !== 'mailboxes' && step === 1 && now - least <= parts) return wholes(dial, -1, least)
  if (least > 0) return byShares({ ...dial, min: least }, -1)
  return Array.from({ length: parts }, (_, at) =>
    withoutFloatDust(now - ((now - least) * (at + 1)) / parts),
  )
}

/** Positions a tenth more or less each time, in two digits, up to the end of the range. */
function byShares({ now, min, max, answer }: AnswerDial, way: 1 | -1): readonly number[] {
  const found = Array.from({ length: times }, (_, at) => {
    const to = now * (1 + way * share) ** (at + 1)
    const rounded = Number(to.toPrecision(2))
    return answer === 'mailboxes' ? Math.round(rounded) : rounded
  })
  const within = found.filter((to) => to > min && to < max && (to - now) * way > 0)
  return [...new Set(way === 1 ? within : [...within, min])]
}

function sized(
  plan: Plan,
  answer: string,
  sizes: readonly number[],
  assumed?: number,
): readonly SettingLadder[] {
  const field = fieldOf(answer)
  const now = (of: Plan) => numberGivenOrChosen(field, of, 0) ?? assumed ?? null
  if (field.kind !== 'number' || sizes.length === 0 || now(plan) === null) return []
  const worked = (size: number) => givenFigure(field.label, size, field.figure, answer)
  const at = (of: Plan, place: number): SettingChange | null => {
    const [from, to] = [now(of), sizes[place]]
    if (from === null || to === undefined || field.unused?.(of, 0)) return null
    return { answer, from: worked(from), to: worked(to), plan: field.write(of, 0, to) }
  }
  return [{ answer, last: sizes.length - 1, at }]
}

function chosen(
  plan: Plan,
  answer: string,
  all: readonly string[],
  isInOrder = false,
  write?: (plan: Plan) => Plan,
): readonly SettingLadder[] {
  const field = fieldOf(answer)
  const now = field.read(plan, 0)
  const others = all.filter((to) => to !== now)
  const at = (of: Plan, to: string | undefined): SettingChange | null => {
    const from = field.read(of, 0)
    if (to === undefined || typeof from !== 'string' || field.unused?.(of, 0)) return null
    return { answer, from, to, plan: write?.(of) ?? field.write(of, 0, to) }
  }
  if (isInOrder)
    return others.length === 0
      ? []
      : [{ answer, last: others.length - 1, at: (of, place) => at(of, others[place]) }]
  return others.map((to) => ({ answer, last: 0, at: (of) => at(of, to) }))
}
