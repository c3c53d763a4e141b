import { lastThatHolds } from '../core/halving.ts'
import { ownRule, type Source } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import type { Verdict } from '../designs/candidate.ts'
import type { Design } from '../designs/design.ts'
import { exploringOf } from '../methods/exploring-of.ts'
import { methodOf, size } from '../methods/method-of.ts'
import type { JudgedDesign, Turning, UnmetCode } from '../methods/port.ts'
import type { Plan } from '../plan/plan.ts'
import { brokenOf, type Problem } from '../sizing/problems.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { type Dial, dialsOf, solvedAt, tidy } from './dial.ts'
import { databaseCount, type Track, trackFrom } from './track.ts'

/** Where a verdict changes: the last value of an answer that keeps it, and what a step further does. */
export type VerdictChange = {
  readonly value: Worked
  /** How much of it may change, as a share of what it changes. */
  readonly share: number
  /** The verdict a step further on, and what makes the difference. */
  readonly becomes: Verdict
  readonly fails: readonly UnmetCode[]
  /** The rules that it breaks a step further on; empty where something else makes the difference. */
  readonly breaks: readonly Problem[]
}

/** How far one answer can move, and how far that was tried where it makes no difference. */
export type Sensitivity = {
  readonly answer: string
  readonly now: Worked
  readonly down: VerdictChange | null
  readonly up: VerdictChange | null
  readonly tried: { readonly down: Worked; readonly up: Worked }
  /** Where another answer ends the way, which a step further contradicts; null where the range does. */
  readonly stops: { readonly down: Stop | null; readonly up: Stop | null }
}

/** How many answers were tried. */
export type SensitivityProgress = { readonly tried: number; readonly of: number }

/** The last value that contradicts no other answer, how far it is, as a share, and what a step further contradicts. */
export type Stop = {
  readonly value: Worked
  readonly share: number
  readonly problems: readonly Problem[]
}

/**
 * How far each answer alone can move, down and up, before a design of a plan, as it is built, gets
 * another verdict; the most sensitive first. Several tiers move together. Empty where the answers
 * contradict each other or there is no such design.
 */
export function sensitivity(
  plan: Plan,
  designId: string,
  tell: (progress: SensitivityProgress) => void = () => {},
): readonly Sensitivity[] {
  const { turning } = exploringOf(plan)
  const result = size(plan)
  if (!result.ok) return []
  const { sizing } = result
  const design = methodOf(plan).designCalled(plan, sizing, designId)
  if (!design) return []
  const judgeOf = judgeTurned(plan, sizing, design)
  const dials = dialsOf(plan)
  const found = dials.map((dial, tried) => {
    tell({ tried, of: dials.length })
    return sensitivityOf(dial, { turning, judge: judgeOf(dial.answer) })
  })
  return found.sort((one, other) => nearestChange(one) - nearestChange(other))
}

/** Judges the hardware of a design, as it is built, for its plan with one answer turned. */
export function judgeTurned(
  plan: Plan,
  sizing: Sizing,
  design: Design,
): (answer: string) => Judging['judge'] {
  const { built, judge } = methodOf(plan)
  const { turning } = exploringOf(plan)
  const standing = built(sizing, design)
  const before = brokenOf(sizing)
  return (answer) => {
    const kept = turning.kept(standing, answer)
    return (changed) => judge(changed, kept, before)
  }
}

/** How little an answer may move before the verdict changes, as a share; infinite where it never does. */
function nearestChange({ down, up }: Sensitivity): number {
  return Math.min(down?.share ?? Number.POSITIVE_INFINITY, up?.share ?? Number.POSITIVE_INFINITY)
}

type Judging = {
  readonly turning: Turning
  readonly judge: (plan: Plan) => JudgedDesign | null
}

function sensitivityOf(dial: Dial, judging: Judging): Sensitivity {
  const tracks = { down: trackFrom(dial, 'down'), up: trackFrom(dial, 'up') }
  const end = ({ at, last }: Track) => dial.workedAt(at(last))
  const stop = (track: Track, step: number): Stop | null =>
    track.isCut
      ? {
          value: end(track),
          share: dial.change(track.at(track.last)),
          problems: contradictionsOf(dial.planAt(tidy(track.at(track.last) + step))),
        }
      : null
  return {
    answer: dial.answer,
    now: dial.workedAt(dial.now),
    down: verdictChangeOf(dial, tracks.down, judging),
    up: verdictChangeOf(dial, tracks.up, judging),
    tried: { down: end(tracks.down), up: end(tracks.up) },
    stops: { down: stop(tracks.down, -dial.step), up: stop(tracks.up, dial.step) },
  }
}

function verdictChangeOf(dial: Dial, track: Track, judging: Judging): VerdictChange | null {
  const { turning, judge } = judging
  const planAt = (place: number) => dial.planAt(track.at(place))
  const known = new Map<number, JudgedDesign | null>()
  const judged = (place: number): JudgedDesign | null => {
    const found = known.get(place)
    if (found !== undefined) return found
    const made = judge(planAt(place))
    known.set(place, made)
    return made
  }
  const verdict = judged(0)?.verdict
  if (!verdict) return null
  const { source, lastThatKeeps } = ways[turning.way]
  const keeps = (place: number) => judged(place)?.verdict === verdict
  const place = lastThatKeeps(track, keeps, (at) => databaseCount(planAt(at)))
  if (place === null) return null
  const [last, beyond] = [judged(place), judged(place + 1)]
  if (!last) throw new Error('What keeps its verdict was judged')
  const position = track.at(place)
  return {
    value: solvedAt(dial, position, turning.condition(verdict), source),
    share: dial.change(position),
    becomes: beyond?.verdict ?? 'does not fit',
    fails: beyond ? turning.differing(last, beyond) : ['rules'],
    breaks: beyond ? rulesOf(beyond) : contradictionsOf(planAt(place + 1)),
  }
}

function rulesOf({ unmet }: JudgedDesign): readonly Problem[] {
  return unmet.flatMap((one) => (one.code === 'rules' ? one.problems : []))
}

function contradictionsOf(plan: Plan): readonly Problem[] {
  const result = size(plan)
  return result.ok ? [] : result.problems
}

/** A way outward from a plan: the last place before one that does not keep; null where none is met. */
type Way = {
  readonly source: Source
  readonly lastThatKeeps: (
    track: Track,
    keeps: (place: number) => boolean,
    count: (place: number) => number,
  ) => number | null
}

const ways: Readonly<Record<Turning['way'], Way>> = {
  'each number of databases': {
    source: ownRule('Found by halving the interval, for each number of databases by itself.'),
    lastThatKeeps: lastByDatabases,
  },
  'ever larger steps': {
    source: ownRule(
      'Ever larger steps were tried from the plan outward, and the interval then halved. The number of databases changes on the way, so that a value passed over may be judged otherwise.',
    ),
    lastThatKeeps: ({ last }, keeps) => lastBySteps(0, last, keeps),
  },
}

/** Tracks no longer than this are gone through place by place. */
const shortTrack = 64

/** How many numbers of databases are looked at inside as well, and not at both ends alone. */
const lookedInto = 12

/**
 * The last place before the first that does not keep a verdict, looked for from the plan outward:
 * place by place on short tracks, such as servers, whose verdict may change and change back. On long
 * ones both ends of every stretch with one number of databases are looked at, since only within one
 * is more never less; and within the nearest ones ever further steps from the plan. Null where all
 * keep it.
 */
function lastByDatabases(
  { last }: Track,
  keeps: (place: number) => boolean,
  count: (place: number) => number,
): number | null {
  if (last <= shortTrack) {
    for (let place = 1; place <= last; place += 1) if (!keeps(place)) return place - 1
    return null
  }
  let place = 0
  for (let stretch = 0; place < last; stretch += 1) {
    const there = count(place)
    const end =
      count(last) === there ? last : lastThatHolds(place, last, (at) => count(at) === there)
    const found =
      stretch < lookedInto ? lastBySteps(place, end, keeps) : lastByHalving(place, end, keeps)
    if (found !== null) return found
    if (end === last) return null
    if (!keeps(end + 1)) return end
    place = end + 1
  }
  return null
}

/** The same by steps ever further from a place that keeps it. */
function lastBySteps(from: number, end: number, keeps: (place: number) => boolean): number | null {
  for (let kept = from, step = 1; kept < end; step *= 2) {
    const next = Math.min(end, kept + step)
    if (!keeps(next)) return lastThatHolds(kept, next, keeps)
    kept = next
  }
  return null
}

/** The same between a place that keeps it and an end that may not. */
function lastByHalving(
  from: number,
  end: number,
  keeps: (place: number) => boolean,
): number | null {
  return from === end || keeps(end) ? null : lastThatHolds(from, end, keeps)
}
