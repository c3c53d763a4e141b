import { type ReactNode, useContext, useMemo } from 'react'
import { areFiguresMostlyFromPublicSources } from '../app/public-marks.tsx'
import { errataBehindModeDifferences, ModeDifferencesNote } from '../app/roles/mode-switch.tsx'
import type { ReportExtent } from '../app/store/browser-choices.ts'
import { adviceOf } from '../app/store/recommendation.ts'
import type { Results } from '../app/store/results.ts'
import { aspectsNotModelledForPlan } from '../engine/checks/index.ts'
import {
  citationsOfSources,
  citedDocumentTitle,
  erratumOfId,
  isPublicFigure,
  numbersBehind,
  type Plan,
  publicFiguresBehind,
  type Source,
  standingTitle,
  type Worked,
} from '../engine/index.ts'
import type { ReportBasis } from '../engine/methods/index.ts'
import { DeploymentChecklistTable } from '../features/advice/report-advice.tsx'
import { quickProof } from '../features/proof/use-proof.ts'
import { ReportLink } from '../features/share/report-link.tsx'
import { ShownChartPartsContext } from '../ui/chart-frame.tsx'
import { CitationsContext } from '../ui/citations-context.ts'
import { useFormat } from '../ui/format-context.tsx'
import { PageMarksLegend } from '../ui/marks-legend.tsx'
import { standingMeanings } from '../ui/source-note.tsx'
import { AreMarksExplainedContext, IsPublicNotedContext } from '../ui/working.tsx'
import { PlanSections, shownSections } from './plan-sections.tsx'
import { AnnexContents, annexId } from './report-contents.tsx'
import {
  ReportSection,
  type ReportSectionContent,
  type ReportSectionIdAndTitle,
} from './report-section.tsx'
import { annexSections } from './sections/sections.ts'
import { WorkingTable } from './working-table.tsx'

type Cites = Pick<ReportBasis, 'roots' | 'checklist'> & {
  readonly plan: Plan
  readonly results: Results
  readonly extent: ReportExtent
}

/** Wraps a whole report; sources inside are cited by number if the report lists its sources. */
export function ReportCitationsFrame({
  children,
  ...cites
}: Cites & { readonly children: ReactNode }) {
  const citations = useCitations(cites)
  const isOftenPublic = useMemo(() => areFiguresMostlyFromPublicSources(cites.roots), [cites.roots])
  return (
    <CitationsContext value={cites.extent === 'customer' ? null : citations}>
      <AreMarksExplainedContext value={true}>
        <IsPublicNotedContext value={isOftenPublic}>{children}</IsPublicNotedContext>
      </AreMarksExplainedContext>
    </CitationsContext>
  )
}

function useCitations({ plan, results, roots, checklist, extent }: Cites) {
  return useMemo(() => {
    const inFull = [
      ...aspectsNotModelledForPlan(plan).map(({ source }) => source),
      ...adviceOf(plan, results).map(({ source }) => source),
    ]
    const said = [
      ...inFull,
      ...outageCites(plan, results),
      ...checklist.flatMap(({ lines }) => lines.map(({ source }) => source)),
    ]
    if (extent === 'workings')
      return citationsOfSources([...said, ...numbersBehind(roots).flatMap(sourcesOf)])
    // Only workings name the sources of figures; steps and lines name places without a standing.
    return { ...citationsOfSources(said), standings: citationsOfSources(inFull).standings }
  }, [plan, results, roots, checklist, extent])
}

/**
 * Sources of the outage that the proof tells in full; none if the failures are so many that the
 * worker tries them: its sources are then named in full.
 */
function outageCites(plan: Plan, { sizing }: Results): readonly Source[] {
  const cases = quickProof(plan, sizing)?.cases ?? []
  const first = cases.find(({ outage }) => outage)?.outage
  if (!first) return []
  return [...first.byItself, ...first.byPerson].flatMap(({ source, takes }) => [
    source,
    ...takes.flatMap(({ time }) => publicFiguresBehind(time)),
  ])
}

function sourcesOf({ how }: Worked): readonly Source[] {
  if (how.kind === 'published') return isPublicFigure(how.cite) ? [how.cite] : []
  return 'source' in how ? [how.source] : []
}

type ReportAnnexProps = Cites & Pick<ReportBasis, 'basis'>

/** Names of the annex's sections, in order; empty without an annex. */
export function annexSectionNames(props: ReportAnnexProps): readonly ReportSectionIdAndTitle[] {
  const { plan, results, extent } = props
  if (extent === 'customer') return []
  return [...shownSections(annexSections(plan), plan, results.sizing), ...annexEnds(props)]
}

export function ReportAnnex(props: ReportAnnexProps) {
  const { plan, results, extent } = props
  if (extent === 'customer') return null
  return (
    <div className="annex" id={annexId}>
      <p className="annex-title" tabIndex={-1}>
        Annex
      </p>
      <AnnexContents annex={annexSectionNames(props)} />
      <ModeDifferencesNote plan={plan} />
      <PageMarksLegend />
      <ShownChartPartsContext value="table">
        <PlanSections sections={annexSections(plan)} plan={plan} sizing={results.sizing} />
      </ShownChartPartsContext>
      {annexEnds(props).map(({ content, ...name }) => (
        <ReportSection key={name.id} {...name} className={`${name.id}-section`}>
          {content}
        </ReportSection>
      ))}
    </div>
  )
}

function annexEnds({
  plan,
  roots,
  checklist,
  basis,
  extent,
}: ReportAnnexProps): readonly ReportSectionContent[] {
  const working = {
    id: 'working',
    title: 'Working',
    content: (
      <>
        <p className="why">
          Every computed figure once, after those it is made of: in words, then with its numbers.
        </p>
        <WorkingTable roots={roots} />
      </>
    ),
  }
  return [
    {
      id: 'checklist',
      title: 'Deployment checklist',
      content: <DeploymentChecklistTable groups={checklist} />,
    },
    ...(extent === 'workings' ? [working] : []),
    { id: 'sources', title: 'Sources', content: <ReportSources plan={plan} /> },
    { id: 'link', title: 'This plan as a link', content: <PlanLink basis={basis} /> },
  ]
}

function PlanLink({ basis }: Pick<ReportBasis, 'basis'>) {
  const format = useFormat()
  return (
    <>
      <ReportLink />
      <p className="small-print above-4">
        Made with Spindle {__VERSION__} on {format.date(new Date())}, with {basis}. Every figure was
        computed in the browser; nothing was sent anywhere.
      </p>
    </>
  )
}

/** List of sources: documents and own rules by number, errors of Microsoft's workbook by id. */
function ReportSources({ plan }: { readonly plan: Plan }) {
  const citations = useContext(CitationsContext)
  if (!citations) return null
  const { documents, rules } = citations
  const standings = citations.standings.filter((one) => one !== 'A')
  const errata = errataBehindModeDifferences(plan)
  return (
    <>
      <ol className="cited stack gap-1 bare-list small">
        {documents.map((one, at) => (
          <li key={one}>
            <span className="cited-number">[{at + 1}]</span> {citedDocumentTitle(one)}
          </li>
        ))}
      </ol>
      {standings.length > 0 && (
        <p className="footnote">
          {standings.map((one) => `${standingTitle(one)}: ${standingMeanings[one]}.`).join(' ')}
        </p>
      )}
      {errata.length > 0 && (
        <>
          <h3>Errors of Microsoft’s workbook</h3>
          <ol className="cited stack gap-1 bare-list small">
            {errata.map((id) => {
              const { error } = erratumOfId(id)
              return (
                <li key={id}>
                  <span className="cited-number">{id}</span> {error}
                </li>
              )
            })}
          </ol>
        </>
      )}
      {rules.length > 0 && (
        <>
          <h3>Rules of our own</h3>
          <ol className="cited in-columns stack gap-1 bare-list small">
            {rules.map((rule, at) => (
              <li key={rule}>
                <span className="cited-number">[R{at + 1}]</span> {rule}
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  )
}
