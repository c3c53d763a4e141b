import { memo, useMemo, useState } from 'react'
import { answerPlan } from '../app/answer/answer-plan.ts'
import { planVerdict } from '../app/answer/level-remark.ts'
import { displayByLevel, verdictWordsWithRemarks } from '../app/answer/level-words.ts'
import { JobStatus } from '../app/job-status.tsx'
import { resultsOf, sizeResultOf } from '../app/store/results.ts'
import type { LiveResults } from '../app/store/use-project.ts'
import { problemWords } from '../app/words/problem-words.ts'
import type { Design } from '../engine/designs/index.ts'
import { movedAnswerJudgeOfDesign } from '../engine/explore/index.ts'
import type { ComparedResultFigures } from '../engine/figures/index.ts'
import { asShown, type Plan, versionOf } from '../engine/index.ts'
import { designResultFigures, planResultFigures } from '../engine/variants/index.ts'
import { AnswerHeadline } from '../features/headline/headline.tsx'
import type { MovedPlan } from '../features/what-if/answer-mover.tsx'
import {
  type DifferenceRow,
  DifferencesTable,
  figureDifferenceRows,
  planAndDesignFigures,
  verdictRow,
} from '../features/what-if/differences-table.tsx'
import { hardwareCountWords, hardwareReasonWords } from '../features/what-if/hardware-words.ts'
import { textOfCell } from '../ui/cell.tsx'
import type { Format } from '../ui/format.ts'
import { FormatProvider, useFormat } from '../ui/format-context.tsx'
import { LiveAnnouncement } from '../ui/live-announcement.tsx'

type TurnedAnswerProps = MovedPlan & {
  readonly live: LiveResults
  /** The design of the existing hardware; null if the plan has no design that can be followed. */
  readonly design: Design | null
}

/** Result of a plan with one answer changed: its design, and how its figures differ. */
export const ChangedAnswerResult = memo((props: TurnedAnswerProps) => {
  const { live, built, failure } = props
  const format = useFormat()
  const [last, setLast] = useState(live.plan)
  if (built && built !== last) setLast(built)
  const result = built && built !== live.plan ? sizeResultOf(built) : null
  if (result && !result.ok)
    return (
      <p className="warning above-4 below-4" role="status">
        With this answer the plan contradicts itself:{' '}
        {result.problems.map((problem) => problemWords(problem, format)).join(' ')}
      </p>
    )
  return (
    <>
      {!built && (
        <JobStatus
          doing="Deciding what is built anew. Until then the last answer stands here."
          failure={failure}
        />
      )}
      <SoundAnswer {...props} built={built ?? last} />
    </>
  )
})

/** Row of the hardware as it is; null if the changed answer sets the number of its servers. */
function useHardwareRow(props: Omit<TurnedAnswerProps, 'failure'>): DifferenceRow | null {
  const { live, design, answer, changed } = props
  const { plan, results } = live
  const format = useFormat()
  const judgeOf = useMemo(
    () => design && movedAnswerJudgeOfDesign(plan, results.sizing, design),
    [plan, results, design],
  )
  const judged = changed === plan ? null : judgeOf?.(answer)(changed)
  if (!design || !judged) return null
  if (asShown(judged.sizing.servers) !== asShown(results.sizing.servers)) return null
  const figures = {
    ...planResultFigures(plan, results.sizing),
    ...designResultFigures(plan, design),
  }
  return verdictRow(
    'hardware',
    hardwareCountWords(plan, figures, format),
    verdictWordsWithRemarks(planVerdict(plan, results.sizing, design, format)),
    judged.verdict === 'does not fit'
      ? displayByLevel['does not hold'].words
      : verdictWordsWithRemarks(planVerdict(changed, judged.sizing, judged.design, format)),
    hardwareReasonWords(judged, format),
  )
}

/** Size units of the table: binary throughout if the version's own sizes are binary. */
function sizesOf(plan: Plan, { locale, sizes }: Format): Pick<Format, 'locale' | 'sizes'> {
  const isBinary = sizes === 'computed' && versionOf(plan).sizes === 'binary'
  return { locale, sizes: isBinary ? 'binary' : sizes }
}

type SoundAnswerProps = Omit<TurnedAnswerProps, 'failure' | 'built'> & { readonly built: Plan }

function SoundAnswer(props: SoundAnswerProps) {
  const { live, built } = props
  const format = useFormat()
  const hardware = useHardwareRow(props)
  const results = built === live.plan ? live.results : resultsOf(built)
  const before = useMemo(
    () => planAndDesignFigures(live.plan, live.results),
    [live.plan, live.results],
  )
  if (!results) return null
  const answer = answerPlan(built, results, format)
  const level = verdictWordsWithRemarks(answer)
  const said = `${level}: ${answer.headline}.`
  const stands = hardware
    ? `${hardware.label}: ${textOfCell(hardware.tried, format)}. ${textOfCell(hardware.difference, format)} `
    : ''
  const present = verdictWordsWithRemarks(answerPlan(live.plan, live.results, format))
  return (
    <>
      <AnswerHeadline answer={answer} reasons="none" />
      {built !== live.plan && (
        <FormatProvider {...sizesOf(live.plan, format)}>
          <Differences
            plan={live.plan}
            first={[
              ...(hardware ? [hardware] : []),
              verdictRow('built', 'Built anew', present, level),
            ]}
            before={before}
            after={planAndDesignFigures(built, results)}
          />
        </FormatProvider>
      )}
      <LiveAnnouncement text={`${stands}${said}`} first={said} />
    </>
  )
}

type DifferencesProps = {
  readonly plan: Plan
  readonly first: readonly DifferenceRow[]
  readonly before: ComparedResultFigures
  readonly after: ComparedResultFigures
}

function Differences({ plan, first, before, after }: DifferencesProps) {
  return (
    <DifferencesTable
      rows={[...first, ...figureDifferenceRows(plan, before, after, useFormat())]}
    />
  )
}
