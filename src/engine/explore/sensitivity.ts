import type { RequirementCode } from '../core/requirement.ts'
import { ownRule } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import type { Build, Candidate, Verdict } from '../designs/candidate.ts'
import { designOf } from '../designs/design-of.ts'
import { size } from '../methods/method-of.ts'
import type { UnmetCode } from '../methods/port.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { type Dial, solvedAt } from './dial.ts'
import { dialsOf } from './dials.ts'
import { databaseCount, lastThatHolds, type Track, trackFrom } from './track.ts'

/** Where a verdict changes: the last value of an answer that keeps it, and what a step further does. */
export type VerdictChange = {
  readonly value: Worked
  /** How much of it may change, as a share of what it changes. */
  readonly share: number
  /** The verdict a step further on, and the constraints that make the difference. */
  readonly becomes: Verdict
  readonly fails: readonly UnmetCode[]
  /** The load the arrays are judged by and the space of a server at that value. */
  readonly iops: Worked<'IOPS'>
  readonly capacity: Worked<'GB'>
  /** Database reads at the expected load; null where none are predicted. */
  readonly latency: Worked<'ms'> | null
}

/** How far one answer can move, and how far that was tried where it makes no difference. */
export type Sensitivity = {
  readonly answer: string
  readonly now: Worked
  readonly down: VerdictChange | null
  readonly up: VerdictChange | null
  readonly tried: { readonly down: Worked; readonly up: Worked }
}

/**
 * How far each answer alone can move, down and up, before a design gets another verdict; the most
 * sensitive first. Several tiers move together. Empty where the answers contradict each other.
 */
export function sensitivity(plan: Plan, build: Build): readonly Sensitivity[] {
  if (!size(plan).ok) return []
  const found = dialsOf(plan).map((dial) => sensitivityOf(dial, build))
  return found.sort((one, other) => nearestChange(one) - nearestChange(other))
}

/** How little an answer may move before the verdict changes, as a share; infinite where it never does. */
function nearestChange({ down, up }: Sensitivity): number {
  return Math.min(down?.share ?? Number.POSITIVE_INFINITY, up?.share ?? Number.POSITIVE_INFINITY)
}

function sensitivityOf(dial: Dial, build: Build): Sensitivity {
  const tracks = { down: trackFrom(dial, 'down'), up: trackFrom(dial, 'up') }
  const end = ({ at, last }: Track) => dial.workedAt(at(last))
  return {
    answer: dial.answer,
    now: dial.workedAt(dial.now),
    down: verdictChangeOf(dial, tracks.down, build),
    up: verdictChangeOf(dial, tracks.up, build),
    tried: { down: end(tracks.down), up: end(tracks.up) },
  }
}

type Judged = { readonly candidate: Candidate; readonly sizing: Sizing }

const solvedBy = ownRule('Found by halving the interval, for each number of databases by itself.')

function verdictChangeOf(dial: Dial, track: Track, build: Build): VerdictChange | null {
  const plan = dial.planAt
  const judged = (place: number): Judged | null => {
    const changed = plan(track.at(place))
    const result = size(changed)
    if (!result.ok) return null
    return { candidate: designOf(changed, result.sizing, build), sizing: result.sizing }
  }
  const verdict = judged(0)?.candidate.verdict
  const keeps = (place: number) => judged(place)?.candidate.verdict === verdict
  const place = lastThatKeeps(track, keeps, (at) => databaseCount(plan(track.at(at))))
  if (place === null) return null
  const [last, beyond] = [judged(place), judged(place + 1)]
  if (!last || !verdict) throw new Error('What keeps its verdict has one')
  const condition = `The last value at which the design ${verdictVerbs[verdict]}, all other answers unchanged`
  const position = track.at(place)
  return {
    value: solvedAt(dial, position, condition, solvedBy),
    share: dial.change(position),
    becomes: beyond?.candidate.verdict ?? 'does not fit',
    fails: beyond ? differing(last.candidate, beyond.candidate) : ['rules'],
    iops: last.sizing.iops.judged,
    capacity: last.sizing.volumes.perServer,
    latency: last.candidate.prediction?.expected.dbRead ?? null,
  }
}

export const verdictVerbs = {
  'fits with reserve': 'fits with reserve',
  fits: 'fits, without the reserve',
  'does not fit': 'does not fit',
} as const satisfies Record<Verdict, string>

/** The constraints that one judgement holds and the other does not, each once. */
function differing(one: Candidate, other: Candidate): readonly RequirementCode[] {
  const codes = one.constraints.flatMap(({ code, at, holds }) => {
    const there = other.constraints.find((two) => two.code === code && two.at === at)
    return there && there.holds !== holds ? [code] : []
  })
  return [...new Set(codes)]
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
function lastThatKeeps(
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
    let kept = place
    for (let step = 1; kept < end; step *= 2) {
      const next = stretch < lookedInto ? Math.min(end, kept + step) : end
      if (!keeps(next)) return lastThatHolds(kept, next, keeps)
      kept = next
    }
    if (end === last) return null
    if (!keeps(end + 1)) return end
    place = end + 1
  }
  return null
}
