import { useDeferredValue, useEffect, useState } from 'react'
import { answerOf } from '../app/answer/answer-of.ts'
import { ExampleNote } from '../app/example-note.tsx'
import { pages } from '../app/pages.ts'
import { PublicMarks } from '../app/public-marks.tsx'
import { StaleNote } from '../app/stale-note.tsx'
import { visit } from '../app/store/address.ts'
import { showSizes } from '../app/store/browser-choices.ts'
import { project, rename } from '../app/store/project.ts'
import { type LiveResults, useProject } from '../app/store/use-project.ts'
import { startOver } from '../app/store/whole-projects.ts'
import { titleLabels } from '../app/words/plan-titles.ts'
import { dagsOf } from '../engine/methods/index.ts'
import { NoDag } from '../features/dag-map/map-section.tsx'
import { NameBox } from '../features/fields/name-box.tsx'
import { Headline } from '../features/headline/headline.tsx'
import { PlanFiles, Share } from '../features/share/share.tsx'
import { useFormat } from '../ui/format-context.tsx'
import { MarksLegend } from '../ui/marks-key.tsx'
import { useMedia } from '../ui/use-media.ts'
import { Pending } from '../ui/whole.tsx'
import { mostlyPublic } from '../ui/working.tsx'
import { Answer, fieldLink, PictureWithFailures } from './answer.tsx'
import { Need } from './need.tsx'
import { PlanSections } from './plan-sections.tsx'
import { partAt, partsOf, type ShownPart } from './sections/sections.ts'

/** The wizard's answer: what is needed, what fits and why the rest does not; a part at a time. */
export function PlanPage({ live }: { readonly live: LiveResults }) {
  const place = useProject((now) => now.focus)
  // Deferred, so that typed text is drawn first and its results with the next frames.
  const plan = useDeferredValue(live.plan)
  const results = useDeferredValue(live.results)
  return <PlanAt live={{ plan, results, stale: live.stale }} place={place} />
}

type PlanAtProps = {
  readonly live: LiveResults
  /** Part, section or answer that the address leads to; null for the summary. */
  readonly place: string | null
}

export function PlanAt({ live, place }: PlanAtProps) {
  const { plan, results } = live
  const parts = partsOf(plan, results.sizing)
  const part = partAt(parts, place)
  const answer = answerOf(plan, results, useFormat())
  const open = part?.id ?? null
  useEffect(() => project.setState({ part: open }), [open])
  // On a phone, whose fields fill a screen, the verdict comes first.
  const isVerdictFirst = useMedia('(width < 48rem)')
  const need = part === null && <Need />
  return (
    <article className="plan headed">
      <PlanHead part={part} />
      <PlanActions />
      {!isVerdictFirst && need}
      <PublicMarks plan={plan} results={results}>
        <div className="plan-answer">
          {live.stale && <StaleNote />}
          <ExampleNote />
          <Headline answer={answer} fix={fieldLink} reasons={part === null ? 'brief' : 'none'} />
          {isVerdictFirst && need}
          {part === null && <Answer live={live} answer={answer} />}
          {part?.id === 'failures' && (
            <>
              <PictureWithFailures plan={plan} results={results} />
              {dagsOf(plan, results.sizing) === null && (
                <NoDag plan={plan} sizing={results.sizing} />
              )}
            </>
          )}
        </div>
        {part?.id === 'basis' && (
          <>
            <p className="small-print">{mostlyPublic.screen}</p>
            <SizesChoice />
          </>
        )}
        {part && (
          <PlanSections
            key={part.id}
            sections={part.sections}
            plan={plan}
            sizing={results.sizing}
          />
        )}
        <MarksLegend />
      </PublicMarks>
    </article>
  )
}

function PlanHead({ part }: { readonly part: ShownPart | null }) {
  const name = useProject((now) => now.plan.name)
  return (
    <header className="plan-head">
      <h1 className="large" tabIndex={-1}>
        {part?.title ?? pages.plan.title}
      </h1>
      <p className="plan-name filling flush">
        <label htmlFor="plan-name" className="sr">
          {titleLabels.name}
        </label>
        <NameBox
          id="plan-name"
          label={titleLabels.name}
          placeholder="Unnamed plan"
          name={name}
          onName={(typed) => rename({ name: typed })}
        />
      </p>
    </header>
  )
}

function PlanActions() {
  const spreadsheet = useSpreadsheet()
  const isUnderWay = spreadsheet.state === 'under way'
  return (
    <div className="plan-actions row gap-3 centered above-4">
      <button type="button" className="primary" onClick={() => visit('report')}>
        Report to print
      </button>
      <Share />
      <button type="button" className="plain" popoverTarget="more-actions">
        More
      </button>
      {isUnderWay && (
        <span className="small" role="status">
          Making the spreadsheet…
          <Pending />
        </span>
      )}
      {spreadsheet.state === 'failed' && (
        <p className="error-summary" role="alert">
          The spreadsheet was not made: a part of the program could not be fetched. Check the
          connection and press again.
        </p>
      )}
      <div id="more-actions" popover="auto" className="menu more-actions">
        <button
          type="button"
          className="plain"
          popoverTarget="more-actions"
          popoverTargetAction="hide"
          onClick={isUnderWay ? undefined : () => void spreadsheet.save()}
        >
          Save as a spreadsheet
        </button>
        <PlanFiles menu="more-actions" />
        <button
          type="button"
          className="plain"
          popoverTarget="more-actions"
          popoverTargetAction="hide"
          onClick={() => startOver()}
        >
          Start over
        </button>
      </div>
    </div>
  )
}

/** Saves all variants as a spreadsheet. The code that makes it is fetched when it is first saved. */
function useSpreadsheet() {
  const format = useFormat()
  const [state, setState] = useState<'made' | 'under way' | 'failed'>('made')
  const save = async () => {
    setState('under way')
    try {
      const { saveSpreadsheet } = await import('./spreadsheet/plan-book.ts')
      await saveSpreadsheet(project.getState(), format)
      setState('made')
    } catch (error) {
      setState('failed')
      throw error
    }
  }
  return { state, save }
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
        onChange={({ target }) => showSizes(sizesShown[target.selectedIndex] ?? 'computed')}
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
