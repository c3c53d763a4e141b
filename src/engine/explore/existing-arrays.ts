import type { Requirement } from '../core/requirement.ts'
import { ownRule } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import { type Line, linesOf } from '../designs/builds.ts'
import type { Build } from '../designs/candidate.ts'
import { designOf } from '../designs/design-of.ts'
import { size } from '../methods/method-of.ts'
import type { Plan } from '../plan/plan.ts'
import { type Broken, brokenOf, newlyBroken, type Problem } from '../sizing/problems.ts'
import { type Dial, dialOf, solvedAt } from './dial.ts'
import { databaseCount, lastThatHolds, type Track, wholeTrack } from './track.ts'

/** Every array a person can own, with its drives and RAID policy: the built-in ones, then their own. */
export function allLines(plan: Plan): readonly Line[] {
  return linesOf({ ...plan, storage: 'equallogic', models: 'any', raid: 'any' })
}

/** The same plan, which considers the arrays of a build and no others but own ones. */
export function consideringOnly(plan: Plan, { array, raid, perServer }: Build): Plan {
  const considered = { ...plan, raid, arraysPerServer: perServer }
  return array.kind === 'own'
    ? { ...considered, storage: 'own' }
    : { ...considered, storage: 'equallogic', models: array.model }
}

/** What ends the most that a design carries. */
export type End =
  /** What fails at the expected load a step further on. */
  | { readonly code: 'constraints'; readonly constraints: readonly Requirement[] }
  /** A limit of Exchange that the plan did not break before. */
  | { readonly code: 'limits'; readonly problems: readonly Problem[] }
  /** Only the range of the answer. */
  | { readonly code: 'range' }

/** The most of one answer that a design carries, the other answers unchanged. */
export type Carried = {
  readonly answer: string
  readonly now: Worked
  /** Null where not even the least is carried; `end` says why. */
  readonly most: Worked | null
  readonly end: End
  /** The plan with the most; null where nothing is carried. */
  readonly plan: Plan | null
}

/**
 * What a design carries: the most mailboxes today, the largest quota and the heaviest profile, each
 * by itself. Several tiers move together. Empty where the answers contradict each other.
 */
export function mostCarried(plan: Plan, build: Build): readonly Carried[] {
  const result = size(plan)
  if (!result.ok) return []
  const broken = brokenOf(result.sizing)
  const measured = plan.tiers.every(({ measuredIops }) => measuredIops !== null)
  return ['mailboxes', 'quota', measured ? 'measuredIops' : 'messages'].flatMap((answer) => {
    const dial = dialOf(plan, answer)
    return dial ? [mostOf(dial, build, broken)] : []
  })
}

const condition = 'The most that the arrays carry at the expected load, all other answers unchanged'
const solvedBy = ownRule(
  'Found by halving the interval, for each number of databases by itself: the volumes of one database more may hold what those before did not.',
)

function mostOf(dial: Dial, build: Build, broken: Broken): Carried {
  const track = wholeTrack(dial)
  const planAt = (place: number) => dial.planAt(track.at(place))
  const endAt = (place: number) => endOf(planAt(place), build, broken)
  const carries = (place: number) => endAt(place) === null
  const now = dial.workedAt(dial.now)
  const { answer } = dial
  const least = endAt(0)
  if (least) return { answer, now, most: null, end: least, plan: null }
  const last = lastCarried(track, carries, (place) => databaseCount(planAt(place)))
  const most = solvedAt(dial, track.at(last), condition, solvedBy)
  const end = last < track.last ? endAt(last + 1) : null
  return { answer, now, most, end: end ?? { code: 'range' }, plan: planAt(last) }
}

/** What keeps a design from carrying a plan; null where nothing does. */
function endOf(plan: Plan, build: Build, before: Broken): End | null {
  const result = size(plan)
  if (!result.ok) return { code: 'limits', problems: result.problems }
  const { constraints } = designOf(plan, result.sizing, build)
  const failing = constraints.filter(({ holds, at }) => !holds && at === 'expected load')
  if (failing.length > 0) return { code: 'constraints', constraints: failing }
  const problems = newlyBroken(result.sizing, before)
  return problems.length > 0 ? { code: 'limits', problems } : null
}

/**
 * The last place that is carried, the first of which is: first the most databases whose smallest
 * plan is, then the most that these hold.
 */
function lastCarried(
  { last }: Track,
  carries: (place: number) => boolean,
  count: (place: number) => number,
): number {
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
