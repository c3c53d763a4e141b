import { size } from '../methods/method-of.ts'
import type { Plan } from '../plan/plan.ts'
import { type Dial, tidy } from './dial.ts'

/** The positions of a dial one after another: from its position now, or from an end of its range. */
export type Track = {
  /** The last place; the first is 0. */
  readonly last: number
  readonly at: (place: number) => number
  /** Whether it ends before its range does, as a step further contradicts other answers. */
  readonly isCut: boolean
}

/** Answers that contradict others at some of their positions. */
const contradicting: readonly string[] = [
  ...['copies', 'servers', 'lostServers'],
  ...['activeServers', 'secondSiteCopies', 'laggedCopies'],
]

/** From the position of a dial now, place 0, to an end of its range, a step at a time. */
export function trackFrom(dial: Dial, way: 'down' | 'up'): Track {
  const { now, min, max, step } = dial
  const steps = now / step
  const up = way === 'up'
  // A tenth is not a whole number of tenths in floating point.
  const first = up ? Math.floor(tidy(steps)) + 1 : Math.ceil(tidy(steps)) - 1
  const end = up ? Math.floor(tidy(max / step)) : Math.ceil(tidy(min / step))
  const track: Track = {
    last: Math.max(0, up ? end - first + 1 : first - end + 1),
    at: (place) => (place === 0 ? now : tidy((up ? first + place - 1 : first - place + 1) * step)),
    isCut: false,
  }
  return contradicting.includes(dial.answer) ? withoutContradictions(dial, track) : track
}

/** From the lower end of the range of a dial to the upper, a step at a time. */
export function wholeTrack({ min, max, step }: Dial): Track {
  const first = Math.ceil(tidy(min / step))
  return {
    last: Math.floor(tidy(max / step)) - first,
    at: (place) => tidy((first + place) * step),
    isCut: false,
  }
}

function withoutContradictions({ planAt }: Dial, { last, at }: Track): Track {
  const sound = Array.from({ length: last + 1 }, (_, place) => at(place)).filter(
    (position, place) => place === 0 || size(planAt(position)).ok,
  )
  const isCut = sound.at(-1) !== at(last)
  return { last: sound.length - 1, at: (place) => sound[place] ?? at(0), isCut }
}

/**
 * Databases of one DAG or cluster, or of all standalone servers: while their number stays, more of
 * anything never needs less, and so a search by halving finds what it looks for.
 */
export function databaseCount(plan: Plan): number {
  const result = size(plan)
  return result.ok ? result.sizing.databases.perGroup.value : Number.POSITIVE_INFINITY
}

/** Parts of the way that are tried first: what serves need not serve further on. */
const probes = [1, 0.5, 0.75, 0.25] as const

/** How near, as a share of the change, the search comes before the change is rounded. */
const nearness = 0.005

/** A part of the way below which a change is none. */
const nothing = 1e-9

/** How many roundings away from no change are tried before a change keeps all its digits. */
const roundings = 4

/** How many numbers of databases are looked at from no change on, before parts of the way are. */
const stretches = 12

/**
 * The smallest change up to `most` that serves, rounded away from no change to two significant
 * digits, while half of it does not serve; null where none of those tried does. `count` is the number
 * of databases after a change, where more of a change never hurts as long as that number stays.
 */
export function smallestMove(
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

/** A change that does not serve, and a larger one that does. */
type Between = { readonly failing: number; readonly serving: number }

/** The nearest of the first stretches with one number of databases whose end serves; null where none does. */
function firstStretch(
  most: number,
  serves: (change: number) => boolean,
  count: (change: number) => number,
): Between | null {
  let failing = 0
  for (let at = 0; at < stretches && failing < most; at += 1) {
    // The first change of the stretch is a little beyond the last of the one before.
    const databases = count(failing + (at === 0 ? 0 : most * nearness * nearness))
    const end = count(most) === databases ? most : endOf(failing, most, count, databases)
    if (serves(end)) return { failing, serving: end }
    failing = end
  }
  return null
}

/** The largest change found with as many databases, hardly smaller than one with another number. */
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

/** A change that serves, hardly larger than one that does not. */
function narrowed(between: Between, least: number, serves: (change: number) => boolean): number {
  let { failing, serving } = between
  while (serving - failing > nearness * serving && serving > least) {
    const middle = (failing + serving) / 2
    if (serves(middle)) serving = middle
    else failing = middle
  }
  return serving
}

/** The same rounded to two significant digits; all of its digits where no rounding serves. */
function roundedAway(change: number, most: number, serves: (change: number) => boolean): number {
  const digit = 10 ** (Math.floor(Math.log10(change)) - 1)
  // 0.29 ÷ 0.01 is 28.999…96: what is two digits already stays.
  const first = Math.ceil(tidy(change / digit))
  for (let more = 0; more < roundings; more += 1) {
    const rounded = Math.min(most, tidy((first + more) * digit))
    if (serves(rounded)) return rounded
  }
  return change
}
