import { useMemo, useState } from 'react'
import { ExampleNote } from '../app/example-note.tsx'
import { pages } from '../app/pages.ts'
import { StaleNote } from '../app/stale-note.tsx'
import { visit } from '../app/store/address.ts'
import { rename } from '../app/store/project.ts'
import { recommendationOf } from '../app/store/recommendation.ts'
import { type LiveResults, useProject } from '../app/store/use-project.ts'
import { basisOf, cutName } from '../engine/index.ts'
import { NameBox } from '../features/answers/name-box.tsx'
import { ForPaper } from '../ui/chart-frame.tsx'
import { useFormat } from '../ui/format-context.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { usePageFooter } from '../ui/page-footer.ts'
import { whole } from '../ui/whole.tsx'
import { CustomerPart } from './customer-part.tsx'
import { ReportAnnex, ReportFrame } from './report-annex.tsx'

/** The plan as a document to print. */
export function ReportPage({ live }: { live: LiveResults }) {
  const { plan, stale } = live
  const format = useFormat()
  usePageFooter({
    left: cutName(plan.name) || 'Exchange storage plan',
    centre: `${format.date(new Date())} · Spindle ${__VERSION__}`,
  })
  return (
    <ForPaper value={true}>
      <article className="report">
        <ReportControls />
        {stale && <StaleNote>This report is of the last plan that could be computed.</StaleNote>}
        <Report live={live} />
      </article>
    </ForPaper>
  )
}

/** What the report says of a plan: the pages for the customer, then all that they rest on. */
function Report({ live }: { readonly live: LiveResults }) {
  const { plan, results } = live
  const { basis, ...of } = useMemo(() => {
    const recommendation = recommendationOf(plan, results)
    return basisOf({ plan, sizing: results.sizing, recommendation })
  }, [plan, results])
  const cites = { plan, results, ...of }
  return (
    <ReportFrame {...cites}>
      <CustomerPart live={live} />
      <ReportAnnex {...cites} basis={basis} />
    </ReportFrame>
  )
}

const titleFields = [
  { key: 'name', label: 'Name of the plan' },
  { key: 'customer', label: 'Customer' },
  { key: 'author', label: 'Author' },
] as const

/** Prints once all of the page is there: a chart or a search may still be on its way. */
async function printReport(): Promise<void> {
  await whole()
  window.print()
}

const WordDocument = lazyPart(
  async () => (await import('../features/word/word-document.tsx')).WordDocument,
  'What saves a Word document',
)

/** What a person fills in before printing; none of it is printed itself. */
function ReportControls() {
  const plan = useProject((now) => now.plan)
  const [isWord, setWord] = useState(false)
  return (
    <div className="report-controls">
      <h1 tabIndex={-1}>{pages.report.title}</h1>
      <ExampleNote />
      <div className="report-names">
        {titleFields.map(({ key, label }) => (
          <p key={key}>
            <label htmlFor={`report-${key}`}>{label}</label>
            <NameBox
              id={`report-${key}`}
              label={label}
              name={plan[key]}
              isOwn={key === 'author'}
              onName={(typed) => rename({ [key]: typed })}
            />
          </p>
        ))}
      </div>
      <p className="plan-actions">
        <button type="button" className="primary" onClick={printReport}>
          Print or save as PDF
        </button>
        <button type="button" className="plain" onClick={() => visit('plan')}>
          Back to the plan
        </button>
      </p>
      <details onToggle={({ currentTarget }) => setWord(currentTarget.open)}>
        <summary>As a Word document</summary>
        {isWord && <WordDocument />}
      </details>
    </div>
  )
}
