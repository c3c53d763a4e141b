import { StaleNote } from '../app/stale-note.tsx'
import { visit } from '../app/store/address.ts'
import { rename } from '../app/store/project.ts'
import { recommendationOf } from '../app/store/recommendation.ts'
import { type LiveResults, useProject } from '../app/store/use-project.ts'
import { firstWords } from '../app/words/design-words.ts'
import {
  type Candidate,
  documents,
  isByRoles,
  type Plan,
  type Recommendation,
} from '../engine/index.ts'
import { NotModelledList } from '../features/advice/not-modelled-list.tsx'
import { ReportAdvice } from '../features/advice/report-advice.tsx'
import { ReportChecklist } from '../features/advice/report-checklist.tsx'
import { AnswerTable } from '../features/answers/answer-table.tsx'
import { NameBox } from '../features/answers/name-box.tsx'
import { ReportMaterials } from '../features/bill-of-materials/report-materials.tsx'
import { Volumes } from '../features/capacity/volume-breakdown.tsx'
import { BlockTable } from '../features/designs/block-table.tsx'
import { CandidateTable } from '../features/designs/candidate-table.tsx'
import { isPredicted, LatencyCurve } from '../features/designs/latency-curve.tsx'
import { Verdict } from '../features/designs/verdict.tsx'
import { ReportGrowth } from '../features/growth/report-growth.tsx'
import { IopsBreakdown } from '../features/load/iops-breakdown.tsx'
import { Requirement } from '../features/requirement/requirement.tsx'
import { ReportLink } from '../features/share/report-link.tsx'
import { Suggestions } from '../features/suggestions/suggestions.tsx'
import { ForPaper } from '../ui/chart-frame.tsx'
import { useFormat } from '../ui/format-context.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { whole } from '../ui/whole.tsx'
import { WorkingTable } from './working-table.tsx'

/** As many designs as one reads on paper; some plans consider hundreds. */
const printedDesigns = 40

const RoleReport = lazyPart(
  async () => (await import('./role-report.tsx')).RoleReport,
  'The report',
)

/** The plan as a document to print. */
export function ReportPage({ live }: { live: LiveResults }) {
  const { plan, results, stale } = live
  const { sizing } = results
  const recommendation = recommendationOf(plan, results)
  return (
    <ForPaper value={true}>
      <article className="report">
        <ReportControls />
        <header className="title-block">
          <h1 tabIndex={-1}>{plan.name || 'Exchange storage plan'}</h1>
          <TitleLine plan={plan} />
        </header>
        {stale && <StaleNote>This report is of the last plan that could be computed.</StaleNote>}
        {isByRoles(sizing) ? (
          <RoleReport live={live} sizing={sizing} />
        ) : (
          <PaperReport live={live} recommendation={recommendation} />
        )}
        <section className="link-section">
          <h2>This plan as a link</h2>
          <ReportLink />
          <p className="report-footer">
            Spindle {__VERSION__}, with {isByRoles(sizing) ? 'the method of ' : ''}
            {isByRoles(sizing)
              ? documents.calculator.title
              : `the arrays and building blocks of ${Object.values(documents)
                  .map(({ short }) => short)
                  .join(', ')}`}
            . Every figure was computed in the browser; nothing was sent anywhere.
          </p>
        </section>
        <section>
          <h2>Working</h2>
          <WorkingTable plan={plan} sizing={sizing} recommendation={recommendation} />
        </section>
        <section>
          <h2>What is not modelled</h2>
          <NotModelledList plan={plan} />
        </section>
        <ReportChecklist plan={plan} recommendation={recommendation} />
      </article>
    </ForPaper>
  )
}

type PaperReportProps = {
  readonly live: LiveResults
  readonly recommendation: Recommendation
}

/** What the report says of a plan that is sized by the papers. */
function PaperReport({ live: { plan, results }, recommendation }: PaperReportProps) {
  const { sizing } = results
  const { proposed, candidates, blocks, proposedBlocks } = recommendation
  const fitting = candidates.filter(({ verdict }) => verdict !== 'does not fit')
  const others = candidates.filter(({ verdict }) => verdict === 'does not fit')
  return (
    <>
      <section>
        <h2>Summary</h2>
        <Verdict
          plan={plan}
          sizing={sizing}
          recommendation={recommendation}
          suggestions={<Suggestions plan={plan} unfolded />}
        />
      </section>
      <section>
        <h2>Load of one server</h2>
        <IopsBreakdown plan={plan} sizing={sizing} />
      </section>
      <section>
        <h2>Capacity per volume</h2>
        <Volumes sizing={sizing} />
      </section>
      {proposed && isPredicted(proposed) && (
        <section>
          <h2>Latency over load</h2>
          <LatencyCurve candidate={proposed} sizing={sizing} />
        </section>
      )}
      {proposed && <ReportGrowth plan={plan} proposed={proposed} />}
      <section>
        <h2>Requirement</h2>
        <Requirement plan={plan} sizing={sizing} />
      </section>
      {candidates.length > 0 && (
        <section className="new-page">
          <h2>Arrays that fit</h2>
          {fitting.length > 0 ? (
            <CandidateTable
              brief
              caption={`Fitting, ${firstWords[plan.ranking]}`}
              candidates={fitting.slice(0, printedDesigns)}
              proposed={proposed}
              currency={plan.currency}
            />
          ) : (
            <p>None of the designs considered fits.</p>
          )}
          <More of={fitting} verb="fit" />
        </section>
      )}
      {others.length > 0 && (
        <section className={fitting.length > 0 ? 'new-page' : undefined}>
          <h2>Arrays that do not fit</h2>
          <CandidateTable
            brief
            caption="Each with what it lacks"
            candidates={others.slice(0, printedDesigns)}
            proposed={null}
            currency={plan.currency}
          />
          <More of={others} verb="do not fit" />
        </section>
      )}
      {blocks.length > 0 && (
        <section className={candidates.length > 0 ? undefined : 'new-page'}>
          <h2>Tested building blocks</h2>
          <BlockTable
            plan={plan}
            sizing={sizing}
            caption="In whole blocks"
            designs={blocks}
            proposed={proposedBlocks}
          />
        </section>
      )}
      <ReportMaterials plan={plan} sizing={sizing} recommendation={recommendation} />
      <section>
        <h2>Assumptions</h2>
        <AnswerTable plan={plan} />
      </section>
      <ReportAdvice plan={plan} results={results} />
    </>
  )
}

type MoreProps = { readonly of: readonly Candidate[]; readonly verb: 'fit' | 'do not fit' }

/** What a list on paper leaves out, and where to find it. */
function More({ of, verb }: MoreProps) {
  const format = useFormat()
  const more = of.length - printedDesigns
  if (more <= 0) return null
  return (
    <p>
      {format.number(more)} more of the designs considered {verb}; the plan on screen lists all of
      them.
    </p>
  )
}

function TitleLine({ plan: { author, customer } }: { plan: Plan }) {
  const format = useFormat()
  return (
    <dl className="title-line">
      {customer && (
        <div>
          <dt>Customer</dt>
          <dd>{customer}</dd>
        </div>
      )}
      {author && (
        <div>
          <dt>Author</dt>
          <dd>{author}</dd>
        </div>
      )}
      <div>
        <dt>Date</dt>
        <dd>{format.date(new Date())}</dd>
      </div>
    </dl>
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

/** What a person fills in before printing; none of it is printed itself. */
function ReportControls() {
  const plan = useProject((now) => now.plan)
  return (
    <div className="report-controls">
      <div className="report-names">
        {titleFields.map(({ key, label }) => (
          <p key={key}>
            <label htmlFor={`report-${key}`}>{label}</label>
            <NameBox
              id={`report-${key}`}
              label={label}
              name={plan[key]}
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
    </div>
  )
}
