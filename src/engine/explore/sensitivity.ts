import { lastThatHolds } from '../core/halving.ts'
import { ownRule, type Source } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import type { Verdict } from '../designs/candidate.ts'
import type { Design } from '../designs/design.ts'
import { explorationOf } from '../methods/exploration.ts'
import { methodOf, size } from '../methods/methods.ts'
import type { JudgedDesign, SensitivityRules, UnmetCode } from '../methods/port/port.ts'
import type { Plan } from '../plan/plan.ts'
import { brokenLimitCodes, type Problem } from '../sizing/problems.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { type AnswerDial, dialsOf, solvedDialPosition, withoutFloatDust } from './dial.ts'
import { type DialPositions, databaseCountOfOneDag, dialPositionsFromNow } from './track.ts'

/** Where a verdict changes: the last value that keeps it, and the verdict one step further. */
export type VerdictChange = {
  readonly value: Worked
  /** Size of the move to `value`, as a share of what changes. */
  readonly share: number
  /** Verdict one step beyond `value`; `fails` lists what makes the difference. */
  readonly becomes: Verdict
  readonly fails: readonly UnmetCode[]
  /** Rules broken one step beyond `value`; empty if something else makes the difference. */
  readonly breaks: readonly Problem[]
}

/** How far one answer can move until the verdict changes, and the range that was tried. */
export type AnswerSensitivity = {
  readonly answer: string
  readonly now: Worked
  readonly down: VerdictChange | null
  readonly up: VerdictChange | null
  readonly tried: { readonly down: Worked; readonly up: Worked }
  /** True if the answer may be larger than any value that was tried. */
  readonly takesMore: boolean
  /** Where a contradiction to another answer ends the track; null if the range does. */
  readonly stops: { readonly down: ContradictionEdge | null; readonly up: ContradictionEdge | null }
}

export type SensitivityProgress = { readonly tried: number; readonly of: number }

/** Last value without contradiction, the move to it as a share, and the problems a step further. */
export type ContradictionEdge = {
  readonly value: Worked
  readonly share: number
  readonly problems: readonly Problem[]
}

/**
 * How far each answer alone can move, down and up, before a design, as built, gets another verdict;
 * most sensitive first. All tiers move together. Empty if answers contradict each other, or without
 * such a design.
 */
export function sensitivity(
  plan: Plan,
  designId: string,
  tell: (progress: SensitivityProgress) => void = () => {},
): readonly AnswerSensitivity[] {
  const { turning } = explorationOf(plan)
  const result = size(plan)
  if (!result.ok) return []
  const { sizing } = result
  const design = methodOf(plan).designCalled(plan, sizing, designId)
  if (!design) return []
  const judgeOf = movedAnswerJudgeOfDesign(plan, sizing, design)
  const dials = dialsOf(plan)
  const found = dials.map((dial, tried) => {
    tell({ tried, of: dials.length })
    return sensitivityOf(dial, { turning, judge: judgeOf(dial.answer) })
  })
  return found.sort((one, other) => nearestChange(one) - nearestChange(other))
}

/** Judges the hardware of a design, as built, for its plan with one answer moved. */
export function movedAnswerJudgeOfDesign(
  plan: Plan,
  sizing: Sizing,
  design: Design,
): (answer: string) => Judging['judge'] {
  const { built, judge } = methodOf(plan)
  const { turning } = explorationOf(plan)
  const standing = built(sizing, design)
  const before = brokenLimitCodes(sizing)
  return (answer) => {
    const kept = turning.kept(standing, answer)
    return (changed) => judge(changed, kept, before)
  }
}

/** Smallest move that changes the verdict, as a share; infinite if none does. */
function nearestChange({ down, up }: AnswerSensitivity): number {
  return Math.min(down?.share ?? Number.POSITIVE_INFINITY, up?.share ?? Number.POSITIVE_INFINITY)
}

type Judging = {
  readonly turning: SensitivityRules
  readonly judge: (plan: Plan) => JudgedDesign | null
}

function sensitivityOf(dial: AnswerDial, judging: Judging): AnswerSensitivity {
  const tracks = { down: dialPositionsFromNow(dial, 'down'), up: dialPositionsFromNow(dial, 'up') }
  const end = ({ at, last }: DialPositions) => dial.workedAt(at(last))
  const stop = (track: DialPositions, step: number): ContradictionEdge | null =>
    track.isCut
      ? {
          value: end(track),
          share: dial.change(track.at(track.last)),
          problems: contradictionsOf(dial.planAt(withoutFloatDust(track.at(track.last) + step))),
        }
      : null
  return {
    answer: dial.answer,
    now: dial.workedAt(dial.now),
    down: verdictChangeOf(dial, tracks.down, judging),
    up: verdictChangeOf(dial, tracks.up, judging),
    tried: { down: end(tracks.down), up: end(tracks.up) },
    takesMore: dial.takesMore,
    stops: { down: stop(tracks.down, -dial.step), up: stop(tracks.up, dial.step) },
  }
}

function verdictChangeOf(
  dial: AnswerDial,
  track: DialPositions,
  judging: Judging,
): VerdictChange | null {
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
  const place = lastThatKeeps(track, keeps, (at) => databaseCountOfOneDag(planAt(at)))
  if (place === null) return null
  const [last, beyond] = [judged(place), judged(place + 1)]
  if (!last) throw new Error('What keeps its verdict was judged')
  const position = track.at(place)
  return {
    value: solvedDialPosition(dial, position, turning.condition(verdict), source),
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

/** Search outward; `lastThatKeeps` is the last place that keeps the verdict, null if all do. */
type Way = {
  readonly source: Source
  readonly lastThatKeeps: (
    track: DialPositions,
    keeps: (place: number) => boolean,
    count: (place: number) => number,
  ) => number | null
}

const ways: Readonly<Record<SensitivityRules['way'], Way>> = {
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

/** Tracks up to this length are searched place by place. */
const shortTrack = 64

/** Nearest stretches with one number of databases that are searched inside as well. */
const lookedInto = 12

/**
 * Last place before the verdict first changes, searched from the plan outward; null if it never
 * does. Short tracks, such as servers, are searched place by place: their verdict may change and
 * change back. On long tracks both ends of every stretch with one number of databases are judged,
 * as only within a stretch more is never less; the nearest stretches are searched inside as well,
 * in ever larger steps.
 */
function lastByDatabases(
  { last }: DialPositions,
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

/** Last place that keeps the verdict, searched in ever larger steps; null if all do. */
function lastBySteps(from: number, end: number, keeps: (place: number) => boolean): number | null {
  for (let kept = from, step = 1; kept < end; step *= 2) {
    const next = Math.min(end, kept + step)
    if (!keeps(next)) return lastThatHolds(kept, next, keeps)
    kept = next
  }
  return null
}

/** Last place that keeps the verdict, searched by halving; null if the end keeps it. */
function lastByHalving(
  from: number,
  end: number,
  keeps: (place: number) => boolean,
): number | null {
  return from === end || keeps(end) ? null : lastThatHolds(from, end, keeps)
}
