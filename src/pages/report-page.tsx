import { useMemo, useState } from 'react'
import { answerPlan } from '../app/answer/answer-plan.ts'
import { ExampleNote } from '../app/example-note.tsx'
import { pages } from '../app/routes/pages.ts'
import { StaleNote } from '../app/stale-note.tsx'
import { visitPage } from '../app/store/address.ts'
import {
  chooseReportExtent,
  chosenReportExtent,
  type ReportExtent,
  reportExtents,
} from '../app/store/browser-choices.ts'
import { setPlanNamesAndCurrency } from '../app/store/project.ts'
import { recommendationOf } from '../app/store/recommendation.ts'
import { type LiveResults, useProject } from '../app/store/use-project.ts'
import { planDocumentTitle } from '../app/words/document-title.ts'
import { titleLabels } from '../app/words/plan-titles.ts'
import { cutName } from '../engine/index.ts'
import { reportBasis } from '../engine/methods/index.ts'
import { NameBox } from '../features/fields/name-box.tsx'
import { IsForPaperContext } from '../ui/chart-frame.tsx'
import { useFormat } from '../ui/format-context.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { usePageFooter, useStyles } from '../ui/page-footer.ts'
import { usePrintTitle } from '../ui/print-title.ts'
import { printWhole } from '../ui/whole.tsx'
import { CustomerReportPart, customerReportSections } from './customer-part.tsx'
import { annexSectionNames, ReportAnnex, ReportCitationsFrame } from './report-annex.tsx'
import { ReportContents } from './report-contents.tsx'
import paper from './report-paper.css?inline'
import { NumberedReport } from './report-section.tsx'

export function ReportPage({ live }: { live: LiveResults }) {
  const { plan, stale } = live
  const [extent, setExtent] = useState(chosenReportExtent)
  const format = useFormat()
  const name = planDocumentTitle(plan)
  const customer = cutName(plan.customer)
  usePageFooter({
    left: name,
    centre: `${format.date(new Date())} · Spindle ${__VERSION__}`,
  })
  useStyles(paper)
  usePrintTitle(customer === '' ? name : `${name}, for ${customer}`)
  const choose = (chosen: ReportExtent) => {
    chooseReportExtent(chosen)
    setExtent(chosen)
  }
  return (
    <IsForPaperContext value={true}>
      <article className="report">
        <ReportControls extent={extent} onExtent={choose} />
        {stale && <StaleNote>This report is of the last plan that could be computed.</StaleNote>}
        <Report live={live} extent={extent} />
      </article>
    </IsForPaperContext>
  )
}

function Report({ live, extent }: { readonly live: LiveResults; readonly extent: ReportExtent }) {
  const { plan, results } = live
  const format = useFormat()
  const { basis, ...of } = useMemo(() => {
    const recommendation = recommendationOf(plan, results)
    return reportBasis({ plan, sizing: results.sizing, recommendation })
  }, [plan, results])
  const annex = { plan, results, extent, basis, ...of }
  const sections = customerReportSections({
    plan,
    results,
    answer: answerPlan(plan, results, format),
  })
  const outline = { pages: sections, annex: annexSectionNames(annex) }
  return (
    <ReportCitationsFrame {...annex}>
      <NumberedReport {...outline}>
        <CustomerReportPart
          plan={plan}
          sections={sections}
          contents={<ReportContents {...outline} />}
        />
        <ReportAnnex {...annex} />
      </NumberedReport>
    </ReportCitationsFrame>
  )
}

const titleKeys = ['name', 'customer', 'author'] as const

const WordDocument = lazyPart(
  async () => (await import('../features/word/word-document.tsx')).WordDocumentForm,
  'What saves a Word document',
)

const extentWords = {
  customer: 'Customer pages',
  annex: 'With annex',
  workings: 'With annex and all workings',
} as const satisfies Record<ReportExtent, string>

type ReportControlsProps = {
  readonly extent: ReportExtent
  readonly onExtent: (extent: ReportExtent) => void
}

function ReportControls({ extent, onExtent }: ReportControlsProps) {
  const plan = useProject((now) => now.plan)
  const [isWord, setWord] = useState(false)
  return (
    <div className="report-controls card">
      <h1 tabIndex={-1}>{pages.report.title}</h1>
      <ExampleNote />
      <div className="report-names grid fine gap-3">
        {titleKeys.map((key) => (
          <p key={key}>
            <label htmlFor={`report-${key}`} className="block small">
              {titleLabels[key]}
            </label>
            <NameBox
              id={`report-${key}`}
              label={titleLabels[key]}
              name={plan[key]}
              isOwn={key === 'author'}
              onName={(typed) => setPlanNamesAndCurrency({ [key]: typed })}
            />
          </p>
        ))}
      </div>
      <fieldset className="row across-5 above-4">
        <legend>What is printed</legend>
        {reportExtents.map((one) => (
          <span key={one}>
            <input
              id={`report-extent-${one}`}
              type="radio"
              name="report-extent"
              checked={one === extent}
              onChange={() => onExtent(one)}
            />
            <label htmlFor={`report-extent-${one}`}>{extentWords[one]}</label>
          </span>
        ))}
      </fieldset>
      <p className="plan-actions row gap-3 centered above-4">
        <button type="button" className="primary" onClick={printWhole}>
          Print or save as PDF
        </button>
        <button type="button" className="plain" onClick={() => visitPage('plan')}>
          Back to the plan
        </button>
      </p>
      <details className="roomy" onToggle={({ currentTarget }) => setWord(currentTarget.open)}>
        <summary>As a Word document</summary>
        {isWord && <WordDocument />}
      </details>
    </div>
  )
}
