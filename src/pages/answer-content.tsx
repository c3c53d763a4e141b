import { useLayoutEffect } from 'react'
import { answerPlan } from '../app/answer/answer-plan.ts'
import type { PlanAnswer } from '../app/answer/plan-answer.ts'
import { ExampleNote } from '../app/example-note.tsx'
import { PublicMarksProvider } from '../app/public-marks.tsx'
import { StaleNote } from '../app/stale-note.tsx'
import { chooseSizeUnits } from '../app/store/browser-choices.ts'
import { project } from '../app/store/project.ts'
import { type LiveResults, useProject } from '../app/store/use-project.ts'
import { dagsOf } from '../engine/methods/index.ts'
import { NoDagNote } from '../features/dag-map/map-section.tsx'
import { AnswerHeadline } from '../features/headline/headline.tsx'
import { useFormat } from '../ui/format-context.tsx'
import { PageMarksLegend } from '../ui/marks-legend.tsx'
import { mostlyPublicWords } from '../ui/working.tsx'
import { AnswerDetails, fieldLinkOrTryButton, PictureWithFailures } from './answer-details.tsx'
import { PlanSections } from './plan-sections.tsx'
import { answerViewAt, shownAnswerViews } from './sections/sections.ts'

type AnswerContentProps = {
  readonly live: LiveResults
  /** Part, section or answer that the address leads to; null for the summary. */
  readonly place: string | null
  /** True if the verdict stands elsewhere, before the fields. */
  readonly isVerdictFirst: boolean
}

/** What the page says of a plan below its fields: the answer, or one part of it. */
export function AnswerContent({ live, place, isVerdictFirst }: AnswerContentProps) {
  const { plan, results } = live
  const part = answerViewAt(shownAnswerViews(plan, results.sizing), place)
  const answer = answerPlan(plan, results, useFormat())
  const open = part?.id ?? null
  // Before the next paint, because the heading above names the part.
  useLayoutEffect(() => project.setState({ part: open }), [open])
  return (
    <PublicMarksProvider plan={plan} results={results}>
      <div className="plan-answer">
        {!(isVerdictFirst && part === null) && (
          <Verdict answer={answer} isStale={live.stale} isBrief={part !== null} />
        )}
        {part === null && <AnswerDetails live={live} answer={answer} />}
        {part?.id === 'failures' && (
          <>
            <PictureWithFailures plan={plan} results={results} />
            {dagsOf(plan, results.sizing) === null && (
              <NoDagNote plan={plan} sizing={results.sizing} />
            )}
          </>
        )}
      </div>
      {part?.id === 'basis' && (
        <>
          <p className="small-print">{mostlyPublicWords.screen}</p>
          <SizesChoice />
        </>
      )}
      {part && (
        <PlanSections key={part.id} sections={part.sections} plan={plan} sizing={results.sizing} />
      )}
      <PageMarksLegend />
    </PublicMarksProvider>
  )
}

/** Verdict on the plan alone; on a phone it is shown before the fields. */
export function VerdictBeforeFields({
  live: { plan, results, stale },
}: Pick<AnswerContentProps, 'live'>) {
  return (
    <PublicMarksProvider plan={plan} results={results}>
      <div className="plan-answer">
        <Verdict answer={answerPlan(plan, results, useFormat())} isStale={stale} isBrief={false} />
      </div>
    </PublicMarksProvider>
  )
}

type VerdictProps = {
  readonly answer: PlanAnswer
  readonly isStale: boolean
  /** True to leave out the sentences. */
  readonly isBrief: boolean
}

/** Whether the plan holds, what is proposed, and a few sentences. */
function Verdict({ answer, isStale, isBrief }: VerdictProps) {
  return (
    <>
      {isStale && <StaleNote />}
      <ExampleNote />
      <AnswerHeadline
        answer={answer}
        fix={fieldLinkOrTryButton}
        reasons={isBrief ? 'none' : 'brief'}
      />
    </>
  )
}

const sizesWords = { computed: 'as computed', decimal: 'in GB', binary: 'in GiB' } as const
const sizesShown = ['computed', 'decimal', 'binary'] as const

function SizesChoice() {
  const sizes = useProject((now) => now.sizes)
  return (
    <section className="on-screen-only above-3" aria-label="What sizes are shown in">
      <label htmlFor="sizes">Show sizes</label>{' '}
      <select
        id="sizes"
        value={sizes}
        aria-describedby="sizes-note"
        onChange={({ target }) => chooseSizeUnits(sizesShown[target.selectedIndex] ?? 'computed')}
      >
        {sizesShown.map((value) => (
          <option key={value} value={value}>
            {sizesWords[value]}
          </option>
        ))}
      </select>
      <p id="sizes-note" role="status">
        {sizes !== 'computed' &&
          'A GB is 1,000 MB, a GiB 1,024 MiB. Answers, workings, documents and files stay as computed, drives and memory as they are sold.'}
      </p>
    </section>
  )
}
