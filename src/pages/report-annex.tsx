import { type ReactNode, useMemo } from 'react'
import { adviceOf } from '../app/store/recommendation.ts'
import type { Results } from '../app/store/results.ts'
import { TitleLine } from '../app/title-line.tsx'
import {
  behind,
  citationsIn,
  cutName,
  explain,
  isPublic,
  notModelled,
  outageSources,
  type Plan,
  type ReportBasis,
  type Source,
  shortVersionName,
  type Worked,
} from '../engine/index.ts'
import { ReportChecklist } from '../features/advice/report-checklist.tsx'
import { quickProof } from '../features/proof/use-proof.ts'
import { ReportLink } from '../features/share/report-link.tsx'
import { ChartForm } from '../ui/chart-frame.tsx'
import { Cited } from '../ui/cited.ts'
import { useFormat } from '../ui/format-context.tsx'
import { PlanSections } from './plan-sections.tsx'
import { ReportSources } from './report-sources.tsx'
import { annexSections } from './sections.ts'
import { WorkingTable } from './working-table.tsx'

type Cites = Pick<ReportBasis, 'roots' | 'checklist'> & {
  readonly plan: Plan
  readonly results: Results
}

/** Around all of a report: what cites a source within it does so by its number. */
export function ReportFrame({ children, ...cites }: Cites & { readonly children: ReactNode }) {
  return <Cited value={useCitations(cites)}>{children}</Cited>
}

/** What the report cites, numbered as a reader comes to it. */
function useCitations({ plan, results, roots, checklist }: Cites) {
  return useMemo(
    () =>
      citationsIn([
        ...notModelled(plan).map(({ source }) => source),
        ...adviceOf(plan, results).map(({ source }) => source),
        ...outageCites(plan, results),
        ...checklist.flatMap(({ lines }) => lines.map(({ source }) => source)),
        ...behind(roots).flatMap(sourcesOf),
      ]),
    [plan, results, roots, checklist],
  )
}

/** What the outages of the proof rest on; of many failures, which are tried by the worker, they are named in full. */
function outageCites(plan: Plan, { sizing }: Results): readonly Source[] {
  const isTold = quickProof(plan, sizing)?.cases.some(({ outage }) => outage) ?? false
  return isTold ? outageSources : []
}

/** The sources that the printed working of a figure names. */
function sourcesOf(worked: Worked): readonly Source[] {
  const { how } = worked
  if (how.kind === 'given' || how.kind === 'assumed') return []
  if (how.kind === 'published') return isPublic(how.cite) ? [how.cite] : []
  const { source } = explain(worked, String)
  return source ? [source] : []
}

/** What the report is called, and what it is of. */
export function ReportTitle({ plan }: { readonly plan: Plan }) {
  return (
    <header className="title-block">
      <p className="what-it-is">Storage design for {shortVersionName(plan.exchange)}</p>
      <h1 tabIndex={-1}>{cutName(plan.name) || 'Exchange storage plan'}</h1>
      <TitleLine plan={plan} />
    </header>
  )
}

type ReportAnnexProps = Cites & Pick<ReportBasis, 'basis'>

/** All that a report rests on: the sections of the plan, what to see to, the working, the sources, the link. */
export function ReportAnnex(props: ReportAnnexProps) {
  const { plan, results, roots, checklist, basis } = props
  const citations = useCitations({ plan, results, roots, checklist })
  const format = useFormat()
  return (
    <div className="annex">
      <p className="annex-title">Annex</p>
      <ChartForm value="table">
        <PlanSections sections={annexSections} plan={plan} sizing={results.sizing} />
      </ChartForm>
      <ReportChecklist groups={checklist} />
      <section>
        <h2>Working</h2>
        <p className="why">
          Every computed figure once, after those it is made of. A number in brackets is a source
          below.
        </p>
        <WorkingTable roots={roots} />
      </section>
      <ReportSources citations={citations} />
      <section className="link-section">
        <h2>This plan as a link</h2>
        <ReportLink />
        <p className="report-footer">
          Made with Spindle {__VERSION__} on {format.date(new Date())}, with {basis}. Every figure
          was computed in the browser; nothing was sent anywhere.
        </p>
      </section>
    </div>
  )
}
