import { size } from '../methods/methods.ts'
import type { Plan } from '../plan/plan.ts'
import { type AnswerDial, withoutFloatDust } from './dial.ts'

/** Positions of a dial in order, from the present one or from an end of its range. */
export type DialPositions = {
  /** Number of the last place; the first place is 0. */
  readonly last: number
  readonly at: (place: number) => number
  /** True if the track ends before the range, as a step further contradicts other answers. */
  readonly isCut: boolean
}

/** Answers that contradict others at some of their positions. */
const contradicting: readonly string[] = [
  ...['copies', 'servers', 'lostServers'],
  ...['activeServers', 'secondSiteCopies', 'laggedCopies'],
]

/** Track from the present position of a dial, place 0, to an end of its range, step by step. */
export function dialPositionsFromNow(dial: AnswerDial, way: 'down' | 'up'): DialPositions {
  const { now, min, max, step } = dial
  const steps = now / step
  const up = way === 'up'
  // In floating point, 0.3 ÷ 0.1 is not a whole number.
  const first = up
    ? Math.floor(withoutFloatDust(steps)) + 1
    : Math.ceil(withoutFloatDust(steps)) - 1
  const end = up
    ? Math.floor(withoutFloatDust(max / step))
    : Math.ceil(withoutFloatDust(min / step))
  const track: DialPositions = {
    last: Math.max(0, up ? end - first + 1 : first - end + 1),
    at: (place) =>
      place === 0 ? now : withoutFloatDust((up ? first + place - 1 : first - place + 1) * step),
    isCut: false,
  }
  return contradicting.includes(dial.answer) ? withoutContradictions(dial, track) : track
}

/** Track from the lower end of a dial’s range to the upper, step by step. */
export function dialPositionsOfWholeRange({ min, max, step }: AnswerDial): DialPositions {
  const first = Math.ceil(withoutFloatDust(min / step))
  return {
    last: Math.floor(withoutFloatDust(max / step)) - first,
    at: (place) => withoutFloatDust((first + place) * step),
    isCut: false,
  }
}

function withoutContradictions({ planAt }: AnswerDial, { last, at }: DialPositions): DialPositions {
  const sound = Array.from({ length: last + 1 }, (_, place) => at(place)).filter(
    (position, place) => place === 0 || size(planAt(position)).ok,
  )
  const isCut = sound.at(-1) !== at(last)
  return { last: sound.length - 1, at: (place) => sound[place] ?? at(0), isCut }
}

/**
 * Databases of one DAG or cluster, or of all standalone servers; infinite if the plan cannot be
 * sized. While their number stays, more of any answer never needs less, so halving finds the limit.
 */
export function databaseCountOfOneDag(plan: Plan): number {
  const result = size(plan)
  return result.ok ? result.sizing.databases.perGroup.value : Number.POSITIVE_INFINITY
}

/** Shares of the largest change that are tried first: what serves need not serve further on. */
const probes = [1, 0.5, 0.75, 0.25] as const

/** Precision of the search before rounding, as a share of the change. */
const nearness = 0.005

/** Share of the largest change below which a change counts as none. */
const nothing = 1e-9

/** Roundings up that are tried before a change keeps all its digits. */
const roundings = 4

/** Numbers of databases that are searched from no change on, before `probes` are tried. */
const stretches = 12

/**
 * Smallest change up to `most` that serves, rounded up to two significant digits; half of it does
 * not serve. Null if none tried serves. `count` is the number of databases after a change; while
 * that stays, more of a change never hurts.
 */
export function smallestChangeThatServes(
  most: number,
  serves: (change: number) => boolean,
  count: ((change: number) => number) | null = null,
): number | null {
  const stretch = count && firstStretch(most, serves, count)
  if (stretch) return roundedAway(narrowed(stretch, most * nothing, serves), most, serves)
  const first = probes.find((share) => serves(most * share))
  if (first === undefined) return null
  for (let serving = most * first; ; ) {
    const near = narrowed({ failing: 0, serving }, most * nothing, serves)
    const rounded = roundedAway(near, most, serves)
    if (rounded <= most * nothing || !serves(rounded / 2)) return rounded
    serving = rounded / 2
  }
}

/** Bounds of a search: a change that `serves` refuses, and a larger one that it accepts. */
type Between = { readonly failing: number; readonly serving: number }

/** First stretch with one number of databases whose end serves; null if no near one does. */
function firstStretch(
  most: number,
  serves: (change: number) => boolean,
  count: (change: number) => number,
): Between | null {
  let failing = 0
  for (let at = 0; at < stretches && failing < most; at += 1) {
    // A stretch starts a little beyond the end of the one before.
    const databases = count(failing + (at === 0 ? 0 : most * nearness * nearness))
    const end = count(most) === databases ? most : endOf(failing, most, count, databases)
    if (serves(end)) return { failing, serving: end }
    failing = end
  }
  return null
}

/** Largest change with the given number of databases, to within the precision. */
function endOf(
  from: number,
  most: number,
  count: (change: number) => number,
  databases: number,
): number {
  let [same, other] = [from, most]
  while (other - same > most * nearness * nearness) {
    const middle = (same + other) / 2
    if (count(middle) === databases) same = middle
    else other = middle
  }
  return same
}

/** Narrows an interval until its ends hardly differ; returns the end that serves. */
function narrowed(between: Between, least: number, serves: (change: number) => boolean): number {
  let { failing, serving } = between
  while (serving - failing > nearness * serving && serving > least) {
    const middle = (failing + serving) / 2
    if (serves(middle)) serving = middle
    else failing = middle
  }
  return serving
}

/** The change rounded up to two significant digits; unrounded if no rounding serves. */
function roundedAway(change: number, most: number, serves: (change: number) => boolean): number {
  const digit = 10 ** (Math.floor(Math.log10(change)) - 1)
  // 0.29 ÷ 0.01 is 28.999…96: a change of two digits must stay as it is.
  const first = Math.ceil(withoutFloatDust(change / digit))
  for (let more = 0; more < roundings; more += 1) {
    const rounded = Math.min(most, withoutFloatDust((first + more) * digit))
    if (serves(rounded)) return rounded
  }
  return change
}
