import { type ReactNode, useContext } from 'react'
import type { PlanAnswer } from '../app/answer/plan-answer.ts'
import { ExampleNote } from '../app/example-note.tsx'
import type { BriefHeading } from '../app/plan-section.tsx'
import { adviceOf } from '../app/store/recommendation.ts'
import type { Results } from '../app/store/results.ts'
import { TitleLine } from '../app/title-line.tsx'
import { documentTitle } from '../app/words/document-title.ts'
import { listedWords } from '../app/words/listed-words.ts'
import { summaryTitles } from '../app/words/plan-titles.ts'
import { requirementNouns } from '../app/words/requirement-words.ts'
import { inSentence, type Plan, type Sizing, shortVersionName } from '../engine/index.ts'
import { AcceptedRisks } from '../features/advice/accepted-risks.tsx'
import { NotModelledList } from '../features/advice/plan-advice.tsx'
import { isGrowing } from '../features/growth/growth-words.ts'
import { Gauges } from '../features/headline/gauges.tsx'
import { Headline } from '../features/headline/headline.tsx'
import { DesignPicture } from '../features/picture/design-picture.tsx'
import { outageRisk } from '../features/proof/first-outage.tsx'
import { SurvivedLossesTable } from '../features/proof/survived-table.tsx'
import { useProof } from '../features/proof/use-proof.ts'
import { DemandsTable } from '../features/requirement/demands-table.tsx'
import { Suggestions } from '../features/suggestions/suggestions.tsx'
import { ShownChartParts } from '../ui/chart-frame.tsx'
import { useFormat } from '../ui/format-context.tsx'
import { MarksKey } from '../ui/marks-key.tsx'
import { IsPublicNoted, isOnPublic } from '../ui/working.tsx'
import { ReportSection, type ReportSectionContent } from './report-section.tsx'
import { shortSections } from './sections/sections.ts'

type CustomerProps = {
  readonly plan: Plan
  readonly results: Results
  readonly answer: PlanAnswer
}

export function customerSections({
  plan,
  results,
  answer,
}: CustomerProps): readonly ReportSectionContent[] {
  const { sizing } = results
  const below = (heading: BriefHeading) => briefsBelow(heading, plan, sizing)
  const order = below('What to order')
  const optional = (id: string, title: BriefHeading): readonly ReportSectionContent[] => {
    const content = below(title)
    return content ? [{ id, title, content }] : []
  }
  return [
    {
      id: 'asked',
      title: 'What was asked',
      content: <DemandsTable plan={plan} sizing={sizing} />,
    },
    {
      id: 'answer',
      title: answer.isProposed ? 'What we propose' : 'What was found',
      content: (
        <>
          <Headline answer={answer} reasons="whole" />
          <DesignPicture plan={plan} results={results} />
          <IsPublicNoted value={true}>
            <Gauges {...answer} />
          </IsPublicNoted>
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
          <MarksKey />
          {below('Failures tried')}
        </>
      ),
    },
    ...optional('nearest', 'What comes nearest'),
    order
      ? { id: 'order', title: 'What to order', content: order }
      : {
          id: 'mending',
          title: summaryTitles.mending,
          content: <Suggestions plan={plan} unfolded />,
        },
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
      content: <RisksToAccept plan={plan} results={results} most={order ? 5 : 7} />,
    },
  ]
}

/** Names once which gauges rest on public figures, instead of a mark at each. */
function PublicGauges({ gauges }: Pick<PlanAnswer, 'gauges'>) {
  const format = useFormat()
  const isSaid = useContext(IsPublicNoted)
  const names = gauges.flatMap(({ used, code }) =>
    used && isOnPublic(used) ? [inSentence(requirementNouns[code])] : [],
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
  const format = useFormat()
  const advice = adviceOf(plan, results)
  const { proof } = useProof(plan, results.sizing)
  const outage = proof && proof !== 'unfinished' ? outageRisk(proof, advice, format) : null
  return <AcceptedRisks plan={plan} results={results} advice={advice} most={most} outage={outage} />
}

type CustomerPartProps = {
  readonly plan: Plan
  readonly sections: readonly ReportSectionContent[]
  readonly contents: ReactNode
}

export function CustomerPart({ plan, sections, contents }: CustomerPartProps) {
  return (
    <ShownChartParts value="chart">
      <div className="customer-pages">
        <ReportTitle plan={plan} />
        {contents}
        {sections.map(({ content, ...name }) => (
          <ReportSection key={name.id} {...name}>
            {content}
          </ReportSection>
        ))}
      </div>
    </ShownChartParts>
  )
}

function ReportTitle({ plan }: { readonly plan: Plan }) {
  return (
    <header className="title-block">
      <p className="what-it-is quiet below-2">
        Storage design for {shortVersionName(plan.exchange)}
      </p>
      <h1 className="breaks" tabIndex={-1}>
        {documentTitle(plan)}
      </h1>
      <TitleLine plan={plan} />
      <div className="on-paper-only">
        <ExampleNote />
      </div>
    </header>
  )
}

/** Short versions of sections below a heading; null if none has anything to say. */
function briefsBelow(heading: BriefHeading, plan: Plan, sizing: Sizing): ReactNode {
  const shown = shortSections.filter(
    ({ under, shows }) => under === heading && (shows?.(plan, sizing) ?? true),
  )
  if (shown.length === 0) return null
  return shown.map(({ id, Section }) => <Section key={id} plan={plan} sizing={sizing} />)
}
