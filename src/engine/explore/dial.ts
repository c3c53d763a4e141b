import { binaryUnitByDecimal } from '../core/binary-units.ts'
import { mapNonEmpty } from '../core/non-empty.ts'
import type { Source } from '../core/source.ts'
import type { Unit } from '../core/units.ts'
import { givenFigure, type Worked } from '../core/worked.ts'
import { versionOf } from '../exchange/versions.ts'
import { methodOf } from '../methods/methods.ts'
import { allAnswerFields, fieldOf, type NumberField, numberGivenOrChosen } from '../plan/fields.ts'
import type { Plan, Tier } from '../plan/plan.ts'

/**
 * How an answer moves: the value itself, if the plan has one or all tiers agree; by one factor for
 * all tiers; or, for answers that are often 0, by percentage points added in every tier.
 */
type Moves = 'answer' | 'factor' | 'points'

/** A numeric answer that can be moved up and down, in all tiers at once if tiers have their own. */
export type AnswerDial = {
  readonly answer: string
  readonly moves: Moves
  readonly now: number
  /** Range of positions: every tier stays within the range of the answer. */
  readonly min: number
  readonly max: number
  /** True if the answer itself may be larger than `max`, which nobody builds. */
  readonly takesMore: boolean
  /** Smallest step between two positions. */
  readonly step: number
  readonly planAt: (position: number) => Plan
  /** A position of the dial as a figure, as if a person had answered it. */
  readonly workedAt: (position: number) => Worked
  /** Size of the move from the present position, as a share of what changes. */
  readonly change: (position: number) => number
}

/**
 * Dial of an answer; null if the answer has no effect, or is empty without a `now`. Throws for an
 * answer that cannot be turned.
 */
export function dialOf(plan: Plan, answer: string, now?: number): AnswerDial | null {
  const field = fieldOf(answer)
  const turn = field.kind === 'number' ? (field.turn ?? (field.whole ? 1 : null)) : null
  if (field.kind !== 'number' || turn === null) throw new Error(`${answer} is no number to turn`)
  const turned = { ...field, turn }
  const tiers = plan.tiers.map((_tier, at) => at).slice(0, field.scope === 'tier' ? undefined : 1)
  const answers = tiers.flatMap((at) => {
    const value = numberGivenOrChosen(field, plan, at) ?? now ?? null
    return value !== null && !field.unused?.(plan, at) ? [{ at, value }] : []
  })
  const [first] = answers
  if (!first) return null
  if (answer === 'mailboxes') return dialOfMailboxes(plan, turned, answers)
  if (answers.every(({ value }) => value === first.value))
    return dialOfAnswer(plan, turned, answers)
  return dialOfSeveral(plan, turned, answers)
}

type Turned = NumberField & { readonly turn: number }

type Answered = readonly { readonly at: number; readonly value: number }[]

/**
 * Largest values that are tried of answers whose range is wider than anything that is built: half of
 * the copies in the second site, and rates that we chose for servers of one or two sockets. Those of
 * SPECrate 2017 lie above every published processor; for the other suites there is no such table.
 */
const farthestTried = ({ copies }: Plan): Readonly<Record<string, number>> =>
  ({
    secondSiteCopies: Math.floor(copies / 2),
    ...{ specRate: 3000, specRate2017: 4000, specRate2026: 4000 },
  }) satisfies Partial<Record<keyof Plan, number>>

function dialOfAnswer(plan: Plan, field: Turned, answers: Answered): AnswerDial {
  const { key, label, min, turn, adds, figure } = field
  const now = answers[0]?.value ?? min
  const max = Math.max(now, Math.min(field.max, farthestTried(plan)[key] ?? field.max))
  return {
    answer: key,
    moves: 'answer',
    now,
    min,
    max,
    takesMore: max < field.max,
    step: turn,
    planAt: (position) => answers.reduce((to, { at }) => field.write(to, at, position), plan),
    workedAt: worked(label, unitIn(plan, figure), key),
    // From 0 every other value is an infinite change, and 0 itself none.
    change: (position) =>
      position === now ? 0 : Math.abs(position - now) / (adds ? 100 + now : now),
  }
}

/** Dial of all mailboxes together, shared out over the tiers as today. */
function dialOfMailboxes(plan: Plan, field: Turned, answers: Answered): AnswerDial {
  const counts = answers.map(({ value }) => value)
  const now = counts.reduce((sum, count) => sum + count, 0)
  return {
    answer: field.key,
    moves: 'answer',
    now,
    min: counts.length,
    max: Math.floor((field.max * now) / Math.max(...counts)),
    takesMore: false,
    step: 1,
    planAt: (position) => {
      const shares = apportion(counts, position)
      const given = (tier: Tier, at: number) => ({ ...tier, mailboxes: shares[at] ?? 1 })
      return { ...plan, tiers: mapNonEmpty(plan.tiers, given) }
    },
    workedAt: worked(
      counts.length > 1 ? `${field.label}, all tiers` : field.label,
      'mailboxes',
      field.key,
    ),
    change: (position) => Math.abs(position - now) / now,
  }
}

/** Dial of tiers with different answers, which move by one factor or one number of points. */
function dialOfSeveral(plan: Plan, field: Turned, answers: Answered): AnswerDial {
  const { key, label, min, max, turn, adds: byPoints } = field
  const moved = (value: number, position: number) =>
    withoutFloatDust(byPoints ? value + position : value * position)
  const ranges = answers
    .filter(({ value }) => byPoints || value > 0)
    .map(({ value }) => ({
      least: byPoints ? min - value : min / value,
      most: byPoints ? max - value : max / value,
    }))
  const within = (value: number) => Math.min(max, Math.max(min, value))
  return {
    answer: key,
    moves: byPoints ? 'points' : 'factor',
    now: byPoints ? 0 : 1,
    min: Math.max(...ranges.map(({ least }) => least)),
    max: Math.min(...ranges.map(({ most }) => most)),
    takesMore: false,
    step: byPoints ? turn : 0.001,
    planAt: (position) =>
      // Floating-point residue must not put a tier out of its range.
      answers.reduce(
        (to, { at, value }) => field.write(to, at, within(moved(value, position))),
        plan,
      ),
    workedAt: worked(
      byPoints ? `${label}, points added in every tier` : `${label}, of what each tier has`,
      '%',
      key,
      byPoints ? 100 : 1,
    ),
    change: (position) => (byPoints ? Math.abs(position) / 100 : Math.abs(position - 1)),
  }
}

/** Unit of an answer in the plan’s method: role requirements count in 1,024 bytes. */
function unitIn(plan: Plan, unit: Unit): Unit {
  const isBinary =
    versionOf(plan).sizes === 'binary' && (unit === 'KB' || unit === 'MB' || unit === 'GB')
  return isBinary ? binaryUnitByDecimal[unit] : unit
}

function worked(label: string, unit: Unit, answer: string, per = unit === '%' ? 100 : 1) {
  return (position: number): Worked => givenFigure(label, position / per, unit, answer)
}

/** A position found by a search from the present one, to within `step`. */
export function solvedDialPosition(
  dial: AnswerDial,
  position: number,
  condition: string,
  source: Source,
  step = dial.step,
): Worked {
  const { value: tolerance } = dial.workedAt(step)
  const inputs = [dial.workedAt(dial.now)]
  const how = { kind: 'solved', condition, tolerance, inputs, source } as const
  return { ...dial.workedAt(position), how }
}

/** Removes floating-point residue: 0.7 − 0.6 becomes 0.1. */
export function withoutFloatDust(value: number): number {
  return Number(value.toPrecision(12))
}

/**
 * Shares a total out in proportion to weights, in whole numbers of at least 1, by Adams’s method: a
 * larger total never lowers a share, and the sum of the weights gives the weights.
 */
export function apportion(weights: readonly number[], total: number): readonly number[] {
  const shares = (factor: number) =>
    weights.map((weight) => Math.max(1, Math.ceil(factor * weight)))
  const taken = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
  let low = 0
  let high = (2 * total) / taken(weights)
  // Each round halves the interval; further rounds change no digit of the factor.
  for (let round = 0; round < 60; round += 1) {
    const middle = (low + high) / 2
    if (taken(shares(middle)) <= total) low = middle
    else high = middle
  }
  const counts = shares(low)
  // Shares with the best claim to one more come first; ties keep their order.
  const next = counts
    .map((count, at) => ({ at, due: count / (weights[at] ?? 1) }))
    .sort((one, other) => one.due - other.due || one.at - other.at)
    .slice(0, Math.max(0, total - taken(counts)))
    .map(({ at }) => at)
  return counts.map((count, at) => (next.includes(at) ? count + 1 : count))
}

/**
 * Dials of every answer that has an effect and can be turned. Left out are the arrays per server,
 * of which a design has its own number, and ratings of the processors that the plan does not use.
 */
export function dialsOf(plan: Plan): readonly AnswerDial[] {
  const answers = allAnswerFields.flatMap((field) =>
    field.kind === 'number' && field.turn !== null && field.key !== 'arraysPerServer'
      ? [field.key]
      : [],
  )
  const { ratedBy } = methodOf(plan)
  const rate = ratedBy?.of(plan)
  const dials = [
    rate ? dialOf(plan, rate.answer, rate.assumed) : null,
    ...answers
      .filter((answer) => !ratedBy?.answers.includes(answer))
      .map((answer) => dialOf(plan, answer)),
  ]
  return dials.filter((dial) => dial !== null)
}
