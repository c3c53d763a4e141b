import { type ReactNode, useMemo, useState } from 'react'
import { answerPlan } from '../../app/answer/answer-plan.ts'
import { verdictWordsWithRemarks } from '../../app/answer/level-words.ts'
import {
  raidKeepingReserve,
  raidKeepingReserveWords,
} from '../../app/answer/raid-keeping-reserve.ts'
import { JobStatus } from '../../app/job-status.tsx'
import { resultsOf } from '../../app/store/results.ts'
import { arraysPerServerWords } from '../../app/words/array-words.ts'
import { designTitle } from '../../app/words/design-title.ts'
import { type RetriableJobFailure, useJob } from '../../app/work/use-work.ts'
import type { Design } from '../../engine/designs/index.ts'
import type { SearchProgress, SolveResult } from '../../engine/explore/index.ts'
import { raidPolicies } from '../../engine/hardware/index.ts'
import { asShown, fieldOf, labelInSentence, oncePerObject, type Plan } from '../../engine/index.ts'
import {
  goalOfPlan,
  methodOf,
  type RankingFigures,
  rankingFigures,
} from '../../engine/methods/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { layoutHardwareWords, type WayToBuild, waysToBuild } from './layout-ways.ts'
import {
  databasesTriedWords,
  nearestMissWords,
  searchedAnswerKeys,
  searchedRangesWords,
  whySmallerLayoutFailsWords,
} from './layout-words.ts'
import { whyNoFewerServersWords } from './size-reason.ts'
import { WayCards } from './way-cards.tsx'

const AllThatHold = lazyPart(
  async () => (await import('./all-that-hold.tsx')).AllLayoutsThatHold,
  'The layouts that hold',
)

type WaysProps = {
  readonly plan: Plan
  /** The judged plan; differs from the plan at most in names and accepted advice. */
  readonly judged: Plan
  /** Proposed design; null if the plan does not hold. */
  readonly design: Design | null
  readonly dags: number
  readonly acts: boolean
  /** Drawn below the reason for the size of the design: its used shares. */
  readonly children: ReactNode
}

/** Search for the ways to build a plan; the same plan is searched once. */
export const waysSearchOf = oncePerObject(
  (plan: Plan) =>
    ({
      job: 'solve',
      plan,
      open: searchedAnswerKeys(plan),
      goal: goalOfPlan(plan),
      asked: 'the trade-offs',
    }) as const,
)

/** Ways to build a plan, why no smaller one holds, and all layouts found. */
export function WaysToBuildSection({ judged, design, dags, children, ...props }: WaysProps) {
  const { result: found, failure, progress } = useJob(waysSearchOf(judged))
  const { plan } = props
  const format = useFormat()
  const [last, setLast] = useState<SearchedPlan | null>(null)
  if (found && found !== last?.found) setLast({ plan, design, found })
  // The last result stays, with the focus in it, while a chosen layout is solved.
  const shownLast = found ?? last?.found
  const { reason, notFewer } = useMemo(() => sizeWords(last, format), [last, format])
  const present = design && rankingFigures(design, dags)
  return (
    <>
      {shownLast && (
        <SearchResultSection
          {...props}
          {...{ design, present }}
          found={shownLast}
          isOld={!found}
          acts={props.acts && !!found}
        />
      )}
      {!found && <SearchUnderWay {...{ plan, failure, progress }} isFirst={!shownLast} />}
      <section aria-labelledby="size-title">
        <h2 id="size-title">Why it is this large</h2>
        <p className="measure">{reason ?? '\u00a0'}</p>
        {children}
        {notFewer.length > 0 && (
          <>
            <h3>Why not fewer</h3>
            <ul className="bare-list">
              {notFewer.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  )
}

type SearchedPlan = {
  readonly plan: Plan
  readonly design: Design | null
  readonly found: SolveResult
}

/** Reason for the size of a design, and other slightly smaller layouts that fail. */
function sizeWords(last: SearchedPlan | null, format: Format) {
  if (!last) return { reason: null, notFewer: [] }
  const { plan, design, found } = last
  const reason = design && whyNoFewerServersWords(plan, design, found, format)
  const failing = new Set(
    found.neighbours.map((one) => whySmallerLayoutFailsWords(plan, one, format)),
  )
  return { reason, notFewer: [...failing].filter((words) => !reason?.includes(words)) }
}

type SearchUnderWayProps = {
  readonly plan: Plan
  readonly failure: RetriableJobFailure | null
  /** Layouts tried and the best so far; null until the search has run for a while. */
  readonly progress: SearchProgress | null
  readonly isFirst: boolean
}

/** Progress of the search for layouts; the first search reserves the space of its cards. */
function SearchUnderWay({ plan, failure, progress, isFirst }: SearchUnderWayProps) {
  const format = useFormat()
  const far = progress ? ` ${searchProgressWords(plan, progress, format)}` : ''
  const looking = <JobStatus doing={`Looking for the ways to build it…${far}`} failure={failure} />
  if (!isFirst) return looking
  return (
    <section className="ways coming" aria-labelledby="ways-title">
      <h2 id="ways-title">Ways to build it</h2>
      {looking}
    </section>
  )
}

export function searchProgressWords(
  plan: Plan,
  { judged, best }: SearchProgress,
  format: Format,
): string {
  const tried = `${format.number(judged)} ${judged === 1 ? 'layout' : 'layouts'} tried.`
  if (!best) return tried
  return `${tried} So far: ${layoutHardwareWords(plan, best, format)}.`
}

type SearchResultProps = Pick<WaysProps, 'plan' | 'design' | 'acts'> & {
  readonly present: RankingFigures | null
  readonly found: SolveResult
  /** True if the search was for the plan before the last edit. */
  readonly isOld?: boolean
}

export function SearchResultSection(props: SearchResultProps) {
  const { plan, design, present, found, isOld = false, acts } = props
  const format = useFormat()
  const [isUnfolded, unfold] = useState(false)
  const ways = useMemo(
    () =>
      design?.arrays ? arrayWays(plan, design, format) : waysToBuild(plan, present, found, format),
    [plan, design, present, found, format],
  )
  const { choice, nearest, layouts } = found
  const none =
    layouts === 1 ? 'This layout does not hold' : `None of ${format.number(layouts)} layouts holds`
  const searched = searchedRangesWords(found, format)
  const databases = databasesTriedWords(plan, format)
  if (!choice)
    return (
      <section className="ways" aria-labelledby="ways-title">
        <h2 id="ways-title">
          {none} {isOld && <OldMark />}
        </h2>
        {searched && (
          <p className="quiet">
            Searched: {searched}.{databases}
          </p>
        )}
        {nearest && (
          <p>
            <strong>Nearest miss</strong>, {nearestMissWords(plan, nearest, format)}
          </p>
        )}
      </section>
    )
  return (
    <section className="ways" aria-labelledby="ways-title">
      <h2 id="ways-title">
        {ways.length > 1 ? 'Ways to build it' : 'The way to build it'} {isOld && <OldMark />}
      </h2>
      <WayCards plan={plan} ways={ways} acts={acts} />
      <p className="quiet">
        Searched: {searched || 'this layout alone'}.{databases} {format.number(found.found)} of{' '}
        {format.number(layouts)} layouts hold.
      </p>
      {layouts > 1 && (
        <details className="fold" onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
          <summary>All that hold</summary>
          {isUnfolded && <AllThatHold {...{ plan, present, found, acts }} />}
        </details>
      )}
    </section>
  )
}

/** Mark on results that are from before the last edit. */
function OldMark() {
  return <span className="small-print light">not updated</span>
}

/** Array designs: the proposed one, the one with most headroom, and one per other RAID policy. */
function arrayWays(plan: Plan, proposed: Design, format: Format): readonly WayToBuild[] {
  const better = raidKeepingReserve(plan, proposed)
  const title = better ? `Recommended in ${plan.raid}, as asked` : 'Recommended'
  const way = wayOf(plan, {}, title, format)
  const recommended = way && better ? { ...way, why: raidKeepingReserveWords(plan, better) } : way
  const ways = [
    recommended,
    wayOf(plan, { ranking: 'headroom' }, 'Most headroom', format),
    ...raidPolicies.map((raid) => wayOf(plan, { raid }, raid, format)),
  ].flatMap((one) => one ?? [])
  const seen = new Set<string>()
  return ways.filter(({ key, isPlan }) => {
    const isNew = !seen.has(key) && (isPlan || key !== proposed.id)
    seen.add(key)
    return isNew
  })
}

/** Card of the plan with the ranking or RAID policy changed; null if no design holds. */
function wayOf(
  plan: Plan,
  change: Partial<Pick<Plan, 'ranking' | 'raid'>>,
  title: string,
  format: Format,
): WayToBuild | null {
  const changed = { ...plan, ...change }
  const results = resultsOf(changed)
  const design = results && methodOf(changed).designs(changed, results.sizing).proposed
  if (!results || !design) return null
  const { level, besides, wait, gauges } = answerPlan(changed, results, format)
  const fullest = gauges.find(({ state }) => state === 'binds' || state === 'misses')
  const used = fullest?.used && format.value(asShown(fullest.used), '%')
  return {
    key: design.id,
    title,
    ...arrayTitles(design, 'raid' in change, format),
    rows: [
      {
        term: verdictWordsWithRemarks({ level, besides, wait: null }),
        words: fullest && used ? `${labelInSentence(fullest.label)} ${used}` : '',
      },
      // Lines of other RAID policies leave out what is the same in all ways, to save space.
      ...(wait && !('raid' in change) ? [{ term: 'Failures', words: wait.words }] : []),
    ],
    ...('raid' in change && { isOtherRaid: true }),
    isPlan: Object.keys(change).length === 0,
    plan: changed,
    change: Object.keys(change)
      .map((key) => fieldOf(key).label)
      .join(', '),
  }
}

/** Headline and build of a design on arrays; with `isLine`, its arrays alone. */
function arrayTitles(
  design: Design,
  isLine: boolean,
  format: Format,
): Pick<WayToBuild, 'headline' | 'build'> {
  const { arrays, drivesInAll } = design
  if (design.kind !== 'arrays') {
    const counts = [arrays, drivesInAll].flatMap((one) => (one ? format.text(one) : []))
    return { headline: counts.join(', '), build: designTitle(design, format) }
  }
  const { array, driveGb, raid, perServer } = design.candidate
  const boxes = `${format.number(asShown(design.candidate.arrays))} × ${array.model}`
  return {
    headline: isLine ? boxes : `${boxes}, ${format.text(drivesInAll)}`,
    build: `${array.drives} × ${format.drive(driveGb)} in ${raid}, ${arraysPerServerWords(perServer, format)}`,
  }
}
