import { memo, useMemo, useState } from 'react'
import { answerOf } from '../app/answer/answer-of.ts'
import { levelSaid } from '../app/answer/level-words.ts'
import { designsOf } from '../app/store/recommendation.ts'
import { resultsOf, sizeOf } from '../app/store/results.ts'
import type { LiveResults } from '../app/store/use-project.ts'
import { Unfinished } from '../app/unfinished.tsx'
import { problemWords } from '../app/words/words.ts'
import type { Design } from '../engine/designs/index.ts'
import { judgeMovedAnswer } from '../engine/explore/index.ts'
import type { ResultFigures } from '../engine/figures/index.ts'
import { type Plan, shown, versionOf } from '../engine/index.ts'
import { designResultFigures, planResultFigures } from '../engine/variants/index.ts'
import { Gauges } from '../features/headline/gauges.tsx'
import { Headline } from '../features/headline/headline.tsx'
import { DifferencesTable, differences, figuresOf } from '../features/what-if/differences-table.tsx'
import type { TurnedPlan } from '../features/what-if/turn.tsx'
import { currentHardwareVerdict, newHardwareWords } from '../features/what-if/turned-words.ts'
import type { Format } from '../ui/format.ts'
import { FormatProvider, useFormat } from '../ui/format-context.tsx'
import { LiveAnnouncement } from '../ui/live-announcement.tsx'

type TurnedAnswerProps = TurnedPlan & {
  readonly live: LiveResults
  /** The design of the existing hardware; null if the plan has no design that can be followed. */
  readonly design: Design | null
}

/** Result of a plan with one answer changed: for the hardware as it is, and built anew. */
export const ChangedAnswerResult = memo((props: TurnedAnswerProps) => {
  const { live, changed, built, failure } = props
  const format = useFormat()
  const [last, setLast] = useState(live.plan)
  if (built && built !== last) setLast(built)
  const result = built && built !== live.plan ? sizeOf(built) : null
  if (result && !result.ok)
    return (
      <p className="warning" role="status">
        With this answer the plan contradicts itself:{' '}
        {result.problems.map((problem) => problemWords(problem, format)).join(' ')}
      </p>
    )
  return (
    <>
      {changed !== live.plan && <Both {...props} />}
      {!built && (
        <Unfinished
          doing="Deciding what is built anew. Until then the last answer stands here."
          failure={failure}
        />
      )}
      <SoundAnswer live={live} changed={built ?? last} />
    </>
  )
})

/** What the hardware as it is does, and what is built anew; nothing if both are the same. */
function Both({ live, design, answer, changed, built }: TurnedAnswerProps) {
  const { plan, results } = live
  const format = useFormat()
  const judgeOf = useMemo(
    () => design && judgeMovedAnswer(plan, results.sizing, design),
    [plan, results, design],
  )
  const judged = judgeOf?.(answer)(changed)
  const found = built && resultsOf(built)
  if (!design || !judged) return null
  const standing = { ...planResultFigures(plan, results.sizing), ...designResultFigures(design) }
  // If the changed answer sets the number of servers, there is no hardware as it is to judge.
  if (shown(judged.sizing.servers) !== shown(results.sizing.servers)) return null
  const stands = currentHardwareVerdict(standing, judged, format)
  const anew =
    built &&
    found &&
    newHardwareWords(
      figuresOf(built, found),
      standing,
      {
        isHeld: designsOf(built, found).proposed !== null,
        isStandingHeld: judged.verdict !== 'does not fit',
      },
      format,
    )
  // If the same hardware is built anew, nothing is said twice.
  if (built && !anew) return null
  return (
    <>
      <p className="measure above-3">
        {stands} <strong>{anew}</strong>
      </p>
      {anew && <LiveAnnouncement text={`${stands} ${anew}`} />}
    </>
  )
}

/** Size units of the table: binary throughout if the version's own sizes are binary. */
function sizesOf(plan: Plan, { locale, sizes }: Format): Pick<Format, 'locale' | 'sizes'> {
  const isBinary = sizes === 'computed' && versionOf(plan).sizes === 'binary'
  return { locale, sizes: isBinary ? 'binary' : sizes }
}

type DifferencesProps = {
  readonly plan: Plan
  readonly before: ResultFigures
  readonly after: ResultFigures
}

function Differences({ plan, before, after }: DifferencesProps) {
  return <DifferencesTable rows={differences(plan, before, after, useFormat())} />
}

type SoundAnswerProps = { readonly live: LiveResults; readonly changed: Plan }

function SoundAnswer({ live, changed }: SoundAnswerProps) {
  const format = useFormat()
  const results = changed === live.plan ? live.results : resultsOf(changed)
  const before = useMemo(() => figuresOf(live.plan, live.results), [live.plan, live.results])
  if (!results) return null
  const answer = answerOf(changed, results, format)
  const after = changed === live.plan ? null : figuresOf(changed, results)
  const said = `${levelSaid(answer.level, answer.besides)}: ${answer.headline}.`
  return (
    <>
      <Headline answer={answer} />
      <Gauges {...answer} />
      {after && (
        <FormatProvider {...sizesOf(live.plan, format)}>
          <Differences plan={live.plan} before={before} after={after} />
        </FormatProvider>
      )}
      <LiveAnnouncement text={said} first={said} />
    </>
  )
}
