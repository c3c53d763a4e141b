import { ownRule } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import type { Verdict } from '../designs/candidate.ts'
import { size } from '../methods/method-of.ts'
import { type UnmetCode, unmetCodes } from '../methods/port.ts'
import {
  builtServers,
  type JudgedServers,
  judgeServers,
} from '../methods/roles/servers/judge-servers.ts'
import { serverDesignCalled } from '../methods/roles/servers/server-designs.ts'
import { isByRoles } from '../methods/roles/sized-by-roles.ts'
import type { Plan } from '../plan/plan.ts'
import { brokenOf } from '../sizing/problems.ts'
import { type Dial, solvedAt } from './dial.ts'
import { dialsOf } from './dials.ts'
import { verdictVerbs } from './sensitivity.ts'
import { lastThatHolds, type Track, trackFrom } from './track.ts'

/** Where the verdict on servers that are built changes: the last value of an answer that keeps it. */
export type ServerChange = {
  readonly value: Worked
  /** How much of it may change, as a share of what it changes. */
  readonly share: number
  /** The verdict a step further on, and what is lacking there that was not before, or no longer. */
  readonly becomes: Verdict
  readonly fails: readonly UnmetCode[]
  /** What a server needs at that value. */
  readonly drives: Worked<'drives'> | null
  readonly memory: Worked<'GiB'> | null
  readonly processors: Worked<'%'> | null
}

/** How far one answer can move, and how far that was tried where it makes no difference. */
export type ServerSensitivity = {
  readonly answer: string
  readonly now: Worked
  readonly down: ServerChange | null
  readonly up: ServerChange | null
  readonly tried: { readonly down: Worked; readonly up: Worked }
}

/** Answers that say how many servers there are, or what copies stand on them. */
const ofLayout: readonly string[] = ['activeServers', 'copies', 'secondSiteCopies', 'laggedCopies']

/**
 * How far each answer alone can move, down and up, before the servers that a plan is built of by a
 * design get another verdict; the most sensitive first. Empty where there is no such design.
 */
export function serverSensitivity(plan: Plan, design: string): readonly ServerSensitivity[] {
  const result = size(plan)
  if (!result.ok || !isByRoles(result.sizing)) return []
  const { sizing } = result
  const found = serverDesignCalled(plan, sizing, design)
  if (!found) return []
  const built = builtServers(sizing, found)
  const broken = brokenOf(sizing)
  return dialsOf(plan)
    .map((dial) => {
      const servers = ofLayout.includes(dial.answer) ? null : built.servers
      return sensitivityOf(dial, (changed) => judgeServers(changed, { ...built, servers }, broken))
    })
    .sort((one, other) => nearest(one) - nearest(other))
}

function nearest({ down, up }: ServerSensitivity): number {
  return Math.min(down?.share ?? Number.POSITIVE_INFINITY, up?.share ?? Number.POSITIVE_INFINITY)
}

type Judge = (plan: Plan) => JudgedServers | null

function sensitivityOf(dial: Dial, judge: Judge): ServerSensitivity {
  const tracks = { down: trackFrom(dial, 'down'), up: trackFrom(dial, 'up') }
  const end = ({ at, last }: Track) => dial.workedAt(at(last))
  return {
    answer: dial.answer,
    now: dial.workedAt(dial.now),
    down: changeOf(dial, tracks.down, judge),
    up: changeOf(dial, tracks.up, judge),
    tried: { down: end(tracks.down), up: end(tracks.up) },
  }
}

const solvedBy = ownRule(
  'Ever larger steps were tried from the plan outward, and the interval then halved. The number of databases changes on the way, so that a value passed over may be judged otherwise.',
)

function changeOf(dial: Dial, track: Track, judge: Judge): ServerChange | null {
  const known = new Map<number, JudgedServers | null>()
  const judged = (place: number): JudgedServers | null => {
    const found = known.get(place)
    if (found !== undefined) return found
    const made = judge(dial.planAt(track.at(place)))
    known.set(place, made)
    return made
  }
  const verdict = judged(0)?.verdict
  if (!verdict) return null
  const place = lastOutward(track.last, (at) => judged(at)?.verdict === verdict)
  if (place === null) return null
  const [last, beyond] = [judged(place), judged(place + 1)]
  if (!last) throw new Error('What keeps its verdict was judged')
  const position = track.at(place)
  const condition = `The last value at which the servers as they are built keep their verdict: the design ${verdictVerbs[verdict]}`
  const { parts } = last.sizing
  return {
    value: solvedAt(dial, position, condition, solvedBy),
    share: dial.change(position),
    becomes: beyond?.verdict ?? 'does not fit',
    fails: beyond ? differing(last, beyond) : ['rules'],
    drives: last.design.drivesOnServer[0],
    memory: parts.memory.ram,
    processors: parts.processors.busiest,
  }
}

/** What the one lacks and the other does not, each once. */
function differing(one: JudgedServers, other: JudgedServers): readonly UnmetCode[] {
  const [here, there] = [unmetCodes(one), unmetCodes(other)]
  return [
    ...there.filter((code) => !here.includes(code)),
    ...here.filter((code) => !there.includes(code)),
  ]
}

/** How much larger each step outward is than the one before. */
const growing = 2

/**
 * The last place before one that does not hold, by ever larger steps from place 0, which holds;
 * null where none of those tried fails.
 */
function lastOutward(last: number, holds: (place: number) => boolean): number | null {
  for (let kept = 0, step = 1; kept < last; step *= growing) {
    const next = Math.min(last, kept + Math.ceil(step))
    if (!holds(next)) return lastThatHolds(kept, next, holds)
    kept = next
  }
  return null
}
