import { lastThatHolds } from '../core/halving.ts'
import { ownRule, type Source } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import { exploringOf } from '../methods/exploring-of.ts'
import { methodOf } from '../methods/method-of.ts'
import type { Built, Carrying, Turning, Unmet } from '../methods/port.ts'
import type { Plan } from '../plan/plan.ts'
import { brokenOf } from '../sizing/problems.ts'
import { type Dial, dialOf, solvedAt } from './dial.ts'
import { databaseCount, type Track, wholeTrack } from './track.ts'

/** The most of one answer that hardware carries, the other answers unchanged. */
export type Carried = {
  readonly answer: string
  readonly now: Worked
  /** Null where not even the least is carried; `lacks` says why. */
  readonly most: Worked | null
  /** What is lacking a step further on; empty where only the range of the answer ends it. */
  readonly lacks: readonly Unmet[]
  /** The plan with the most; null where nothing is carried. */
  readonly plan: Plan | null
}

/**
 * What hardware carries that is built: the most mailboxes today, the largest quota and the heaviest
 * profile, each by itself. Several tiers move together. Empty where the answers contradict each other.
 */
export function mostCarried(plan: Plan, built: Built): readonly Carried[] {
  const { size, judge } = methodOf(plan)
  const { carrying, turning } = exploringOf(plan)
  const result = size(plan)
  if (!result.ok) return []
  const before = brokenOf(result.sizing)
  const lacking = (changed: Plan) => {
    const judged = judge(changed, built, before)
    if (judged) return carrying.lacking(judged.unmet)
    const sized = size(changed)
    return sized.ok ? null : [{ code: 'rules', problems: sized.problems } as const]
  }
  const measured = plan.tiers.every(({ measuredIops }) => measuredIops !== null)
  return ['mailboxes', 'quota', measured ? 'measuredIops' : 'messages'].flatMap((answer) => {
    const dial = dialOf(plan, answer)
    return dial ? [mostOf(dial, { carrying, way: ways[turning.way], lacking })] : []
  })
}

type Judging = {
  readonly carrying: Carrying
  readonly way: Way
  /** What keeps the hardware from carrying a plan, be it that its answers contradict each other; null without a design. */
  readonly lacking: (plan: Plan) => readonly Unmet[] | null
}

function mostOf(dial: Dial, { carrying, way, lacking }: Judging): Carried {
  const track = wholeTrack(dial)
  const planAt = (place: number) => dial.planAt(track.at(place))
  const lacksAt = (place: number) => lacking(planAt(place))
  const carries = (place: number) => lacksAt(place)?.length === 0
  const { answer } = dial
  const now = dial.workedAt(dial.now)
  const last = way.lastThatCarries(track, carries, (place) => databaseCount(planAt(place)))
  if (last === null) return { answer, now, most: null, lacks: lacksAt(0) ?? [], plan: null }
  const most = solvedAt(dial, track.at(last), carrying.condition, way.source)
  const lacks = last < track.last ? (lacksAt(last + 1) ?? []) : []
  return { answer, now, most, lacks, plan: planAt(last) }
}

/** How the most is looked for from the least up: the last place that is carried; null where none is. */
type Way = {
  readonly source: Source
  readonly lastThatCarries: (
    track: Track,
    carries: (place: number) => boolean,
    count: (place: number) => number,
  ) => number | null
}

const ways: Readonly<Record<Turning['way'], Way>> = {
  'each number of databases': {
    source: ownRule(
      'Found by halving the interval, for each number of databases by itself: the volumes of one database more may hold what those before did not.',
    ),
    lastThatCarries: mostByDatabases,
  },
  'ever larger steps': {
    source: ownRule(
      'Tried from the least up, each time a quarter more, until twelve in a row are not carried; then found by halving the interval.',
    ),
    lastThatCarries: mostBySteps,
  },
}

/** First the most databases whose smallest plan is carried, then the most that these hold. */
function mostByDatabases(
  { last }: Track,
  carries: (place: number) => boolean,
  count: (place: number) => number,
): number | null {
  if (!carries(0)) return null
  /** The first place with as many databases. */
  const start = (databases: number): number => {
    if (count(0) >= databases) return 0
    if (count(last) < databases) return last + 1
    return 1 + lastThatHolds(0, last, (place) => count(place) < databases)
  }
  let holding = 0
  let failing = last + 1
  for (let stride = 1, at = count(0) + 1; ; stride *= 2, at += stride) {
    const place = start(at)
    if (place > last || !carries(place)) {
      failing = place
      break
    }
    holding = place
  }
  // Between what is carried and what is not, one number of databases after another.
  while (count(failing - 1) > count(holding)) {
    const middle = Math.ceil((count(holding) + count(failing - 1)) / 2)
    const place = start(middle)
    if (carries(place)) holding = place
    else failing = place
  }
  if (failing > last && carries(last)) return last
  return lastThatHolds(holding, Math.min(failing, last), carries)
}

/** How much larger each try is than the one before. */
const growing = 1.25

/** So many tries in a row that are not carried end the search: the last is 14 times the first. */
const inVain = 12

/** Of ever larger places, then between the last that is carried and the next. */
function mostBySteps({ last }: Track, carries: (place: number) => boolean): number | null {
  let [found, next]: [number | null, number] = [null, last]
  let failed = 0
  for (let place = 0; failed < inVain; place = Math.min(last, Math.ceil((place + 1) * growing))) {
    const isCarried = carries(place)
    if (!isCarried && failed === 0) next = place
    failed = isCarried ? 0 : failed + 1
    if (isCarried) found = place
    if (place === last) break
  }
  return found === null || found === last ? found : lastThatHolds(found, next, carries)
}
