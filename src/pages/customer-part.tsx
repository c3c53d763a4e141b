import { type ReactNode, useContext } from 'react'
import type { PlanAnswer } from '../app/answer/plan-answer.ts'
import { ExampleNote } from '../app/example-note.tsx'
import type { CustomerPageHeadingText } from '../app/plan-section.tsx'
import { adviceOf, designsOf } from '../app/store/recommendation.ts'
import { firstPlanWithResults, type Results } from '../app/store/results.ts'
import { DocumentDetailsLine } from '../app/title-line.tsx'
import { planDocumentTitle } from '../app/words/document-title.ts'
import { listedWords } from '../app/words/listed-words.ts'
import { summarySectionTitles } from '../app/words/plan-titles.ts'
import { requirementNouns } from '../app/words/requirement-words.ts'
import { planRisks } from '../engine/checks/index.ts'
import { isServerDesign } from '../engine/designs/index.ts'
import {
  isVirtual,
  labelInSentence,
  type Plan,
  type Sizing,
  shortVersionName,
} from '../engine/index.ts'
import { NotModelledList } from '../features/advice/plan-advice.tsx'
import { RiskAcceptanceTable } from '../features/advice/risk-acceptance-table.tsx'
import { isGrowing } from '../features/growth/growth-words.ts'
import { GaugeList } from '../features/headline/gauges.tsx'
import { AnswerHeadline } from '../features/headline/headline.tsx'
import { DesignPicture } from '../features/picture/design-picture.tsx'
import { SurvivedLossesTable } from '../features/proof/survived-table.tsx'
import { useProof } from '../features/proof/use-proof.ts'
import { UserAndServerDemandTables } from '../features/requirement/demands-table.tsx'
import { SuggestionLists } from '../features/suggestions/suggestions.tsx'
import { WaysInBrief } from '../features/ways/ways-in-brief.tsx'
import { ShownChartPartsContext } from '../ui/chart-frame.tsx'
import { useFormat } from '../ui/format-context.tsx'
import { PartMarksLegend } from '../ui/marks-legend.tsx'
import { IsPublicNotedContext, restsOnPublicFigures } from '../ui/working.tsx'
import { ReportSection, type ReportSectionContent } from './report-section.tsx'
import { customerPageSections } from './sections/sections.ts'

type CustomerProps = {
  readonly plan: Plan
  readonly results: Results
  readonly answer: PlanAnswer
}

export function customerReportSections({
  plan,
  results,
  answer,
}: CustomerProps): readonly ReportSectionContent[] {
  const { sizing } = results
  const below = (heading: CustomerPageHeadingText) => briefsBelow(heading, plan, sizing)
  const order = below('What to order')
  const optional = (
    id: string,
    title: CustomerPageHeadingText,
  ): readonly ReportSectionContent[] => {
    const content = below(title)
    return content ? [{ id, title, content }] : []
  }
  return [
    {
      id: 'asked',
      title: 'What was asked',
      content: <UserAndServerDemandTables plan={plan} sizing={sizing} />,
    },
    {
      id: 'answer',
      title: answer.isProposed ? 'What we propose' : 'What was found',
      content: (
        <>
          <AnswerHeadline answer={answer} reasons="whole" />
          <DesignPicture plan={plan} results={results} />
          <IsPublicNotedContext value={true}>
            <GaugeList {...answer} />
          </IsPublicNotedContext>
          <PublicGauges {...answer} />
          {below('What we propose')}
        </>
      ),
    },
    { id: 'load-in-short', title: 'Load', content: below('Load') },
    { id: 'capacity-in-short', title: 'Capacity', content: below('Capacity') },
    {
      id: 'failures-in-short',
      title: 'Failures tried',
      content: (
        <>
          <SurvivedLossesTable plan={plan} sizing={sizing} />
          <PartMarksLegend />
          {below('Failures tried')}
        </>
      ),
    },
    ...optional('nearest', 'What comes nearest'),
    order
      ? { id: 'order', title: 'What to order', content: order }
      : {
          id: 'mending',
          title: summarySectionTitles.mending,
          content: <SuggestionLists plan={plan} unfolded />,
        },
    ...waysSection(plan, results),
    // Growth comes after the order: what is bought now before what is bought in later years.
    ...(isGrowing(plan) ? optional('growth-in-short', 'Growth') : []),
    // Before the signatures, so that everybody reads what no figure contains.
    {
      id: 'not-modelled',
      title: 'What is not modeled',
      content: <NotModelledList plan={plan} />,
    },
    {
      id: 'accepted',
      title: 'Risks and who accepts them',
      content: <RisksToAccept plan={plan} results={results} most={order ? 6 : 7} />,
    },
  ]
}

/**
 * Ways to build a plan of servers, as the Answer page has them; empty where arrays stand beside the
 * proposal already, or where growth takes the room of the last page.
 */
function waysSection(plan: Plan, results: Results): readonly ReportSectionContent[] {
  const { sizing } = results
  const { proposed } = designsOf(plan, results)
  if (!proposed || !isServerDesign(proposed) || proposed.arrays) return []
  // A virtual machine is built in one way; growth takes the room of the last page.
  if (isVirtual(plan) || isGrowing(plan)) return []
  const content = (
    <WaysInBrief plan={firstPlanWithResults(plan, results)} sizing={sizing} design={proposed} />
  )
  return [{ id: 'ways-in-short', title: 'Ways to build it', content }]
}

/** Names once which gauges rest on public figures, instead of a mark at each. */
function PublicGauges({ gauges }: Pick<PlanAnswer, 'gauges'>) {
  const format = useFormat()
  const isSaid = useContext(IsPublicNotedContext)
  const names = gauges.flatMap(({ used, code }) =>
    used && restsOnPublicFigures(used) ? [labelInSentence(requirementNouns[code])] : [],
  )
  if (isSaid || names.length === 0) return null
  const listed = listedWords(names, format)
  const sentence = `${listed.charAt(0).toUpperCase()}${listed.slice(1)} ${names.length === 1 ? 'rests' : 'rest'}`
  return (
    <p className="hint">
      {sentence} on another source than the papers or Microsoft’s workbook, or on an assumption.
    </p>
  )
}

type RisksProps = Pick<CustomerProps, 'plan' | 'results'> & { readonly most: number }

function RisksToAccept({ plan, results, most }: RisksProps) {
  const { proof } = useProof(plan, results.sizing)
  const risks = planRisks(adviceOf(plan, results), proof === 'unfinished' ? null : proof)
  return <RiskAcceptanceTable plan={plan} results={results} risks={risks} most={most} />
}

type CustomerPartProps = {
  readonly plan: Plan
  readonly sections: readonly ReportSectionContent[]
  readonly contents: ReactNode
}

export function CustomerReportPart({ plan, sections, contents }: CustomerPartProps) {
  return (
    <ShownChartPartsContext value="chart">
      <div className="customer-pages">
        <ReportTitle plan={plan} />
        {contents}
        {sections.map(({ content, ...name }) => (
          <ReportSection key={name.id} {...name}>
            {content}
          </ReportSection>
        ))}
      </div>
    </ShownChartPartsContext>
  )
}

function ReportTitle({ plan }: { readonly plan: Plan }) {
  return (
    <header className="title-block">
      <p className="what-it-is quiet below-2">
        Storage design for {shortVersionName(plan.exchange)}
      </p>
      <h1 className="breaks" tabIndex={-1}>
        {planDocumentTitle(plan)}
      </h1>
      <DocumentDetailsLine plan={plan} />
      <div className="on-paper-only">
        <ExampleNote />
      </div>
    </header>
  )
}

/** Short versions of sections below a heading; null if none has anything to say. */
function briefsBelow(heading: CustomerPageHeadingText, plan: Plan, sizing: Sizing): ReactNode {
  const shown = customerPageSections.filter(
    ({ under, shows }) => under === heading && (shows?.(plan, sizing) ?? true),
  )
  if (shown.length === 0) return null
  return shown.map(({ id, Section }) => <Section key={id} plan={plan} sizing={sizing} />)
}
