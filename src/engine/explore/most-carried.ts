import { lastThatHolds } from '../core/halving.ts'
import { ownRule, type Source } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import { explorationOf } from '../methods/exploration.ts'
import { methodOf } from '../methods/methods.ts'
import type {
  BuiltHardware,
  ExistingHardwareRules,
  SensitivityRules,
  UnmetRequirement,
} from '../methods/port/port.ts'
import type { Plan } from '../plan/plan.ts'
import { brokenLimitCodes } from '../sizing/problems.ts'
import { type AnswerDial, dialOf, solvedDialPosition } from './dial.ts'
import { type DialPositions, databaseCountOfOneDag, dialPositionsOfWholeRange } from './track.ts'

/** Highest value of one answer that hardware carries, the other answers unchanged. */
export type MostCarriedAnswer = {
  readonly answer: string
  readonly now: Worked
  /** Highest value carried; null if not even the least value is, for the reasons in `lacks`. */
  readonly most: Worked | null
  /** What is lacking one step further; empty if only the range of the answer ends the search. */
  readonly lacks: readonly UnmetRequirement[]
  /** Plan with the highest value; null if nothing is carried. */
  readonly plan: Plan | null
}

/**
 * What built hardware carries: the most mailboxes today, the largest quota and the heaviest
 * profile, each alone. All tiers move together. Empty if answers contradict each other.
 */
export function mostCarried(plan: Plan, built: BuiltHardware): readonly MostCarriedAnswer[] {
  const { size, judge } = methodOf(plan)
  const { carrying, turning } = explorationOf(plan)
  const result = size(plan)
  if (!result.ok) return []
  const before = brokenLimitCodes(result.sizing)
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
  readonly carrying: ExistingHardwareRules
  readonly way: Way
  /** What the hardware lacks for a plan, contradicting answers included; null without a design. */
  readonly lacking: (plan: Plan) => readonly UnmetRequirement[] | null
}

function mostOf(dial: AnswerDial, { carrying, way, lacking }: Judging): MostCarriedAnswer {
  const track = dialPositionsOfWholeRange(dial)
  const planAt = (place: number) => dial.planAt(track.at(place))
  const lacksAt = (place: number) => lacking(planAt(place))
  const carries = (place: number) => lacksAt(place)?.length === 0
  const { answer } = dial
  const now = dial.workedAt(dial.now)
  const last = way.lastThatCarries(track, carries, (place) => databaseCountOfOneDag(planAt(place)))
  if (last === null) return { answer, now, most: null, lacks: lacksAt(0) ?? [], plan: null }
  const most = solvedDialPosition(dial, track.at(last), carrying.condition, way.source)
  const lacks = last < track.last ? (lacksAt(last + 1) ?? []) : []
  return { answer, now, most, lacks, plan: planAt(last) }
}

/** Search from the least value up; `lastThatCarries` is the last place carried, null if none is. */
type Way = {
  readonly source: Source
  readonly lastThatCarries: (
    track: DialPositions,
    carries: (place: number) => boolean,
    count: (place: number) => number,
  ) => number | null
}

const ways: Readonly<Record<SensitivityRules['way'], Way>> = {
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

/** Finds the most databases whose smallest plan is carried, then the last place they carry. */
function mostByDatabases(
  { last }: DialPositions,
  carries: (place: number) => boolean,
  count: (place: number) => number,
): number | null {
  if (!carries(0)) return null
  /** First place with at least the given number of databases. */
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
  // Halve the gap between the numbers of databases that are carried and that are not.
  while (count(failing - 1) > count(holding)) {
    const middle = Math.ceil((count(holding) + count(failing - 1)) / 2)
    const place = start(middle)
    if (carries(place)) holding = place
    else failing = place
  }
  if (failing > last && carries(last)) return last
  return lastThatHolds(holding, Math.min(failing, last), carries)
}

/** Factor between the places of two successive tries. */
const growing = 1.25

/** Failed tries in a row that end the search; over them the place grows 14-fold. */
const inVain = 12

/** Largest position that is carried: found in growing steps, then by halving; null if none is. */
function mostBySteps({ last }: DialPositions, carries: (place: number) => boolean): number | null {
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
