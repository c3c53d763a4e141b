import type { PlanSection, SectionProps } from '../app/plan-section.ts'
import { recommendationOf } from '../app/store/recommendation.ts'
import { resultsOf } from '../app/store/results.ts'
import { firstWords } from '../app/words/design-words.ts'
import { type Candidate, isByPapers, kindOf, type Plan, type Sizing } from '../engine/index.ts'
import { AdviceTable } from '../features/advice/report-advice.tsx'
import { Materials } from '../features/bill-of-materials/report-materials.tsx'
import { PaperCopies } from '../features/dag-map/paper-copies.tsx'
import { CandidateTable } from '../features/designs/candidate-table.tsx'
import { isPredicted, LatencyCurve } from '../features/designs/latency-curve.tsx'
import { ChartForm } from '../ui/chart-frame.tsx'
import { useFormat } from '../ui/format-context.tsx'
import { inAnnexOrder } from './annex-order.ts'
import { paperSections } from './paper-sections.ts'

type PaperSection = PlanSection<Sizing>
type PaperProps = SectionProps<Sizing>

/** As many designs of a kind as one reads on paper; some plans consider hundreds. */
const printedDesigns = 8

function recommended(plan: Plan, sizing: Sizing) {
  return recommendationOf(plan, resultsOf(plan) ?? { sizing })
}

/** The designs that fit and those that do not, the first of each. */
function PrintedDesigns({ plan, sizing }: PaperProps) {
  const { candidates, proposed } = recommended(plan, sizing)
  const fitting = candidates.filter(({ verdict }) => verdict !== 'does not fit')
  const others = candidates.filter(({ verdict }) => verdict === 'does not fit')
  return (
    <>
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
      {others.length > 0 && (
        <CandidateTable
          brief
          caption="Not fitting, each with what it lacks"
          candidates={others.slice(0, printedDesigns)}
          proposed={null}
          currency={plan.currency}
        />
      )}
      <More of={others} verb="do not fit" />
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
    <p className="footnote">
      {format.number(more)} more of the designs considered {verb}; the plan on screen lists all.
    </p>
  )
}

function PrintedLatency({ plan, sizing }: PaperProps) {
  const { proposed } = recommended(plan, sizing)
  return proposed && isPredicted(proposed) ? (
    <ChartForm value="both">
      <LatencyCurve candidate={proposed} sizing={sizing} />
    </ChartForm>
  ) : null
}

function PrintedAdvice({ plan, sizing }: PaperProps) {
  return <AdviceTable plan={plan} results={resultsOf(plan) ?? { sizing }} />
}

function PrintedBill({ plan, sizing }: PaperProps) {
  return <Materials plan={plan} sizing={sizing} recommendation={recommended(plan, sizing)} />
}

/** The forms that sections have on paper, where those of the screen are to be pressed or too long. */
const printedForms: Readonly<Record<string, Partial<PaperSection>>> = {
  designs: { Section: PrintedDesigns },
  latency: {
    Section: PrintedLatency,
    shows: (plan, sizing) => {
      const { proposed } = recommended(plan, sizing)
      return proposed !== null && isPredicted(proposed)
    },
  },
  advice: { Section: PrintedAdvice, takeaway: () => null },
  bill: { Section: PrintedBill },
}

const copiesSection: PaperSection = {
  id: 'copies',
  title: 'Copies',
  shows: (plan, sizing) => isByPapers(sizing) && kindOf(plan) === 'dag',
  takeaway: () => null,
  Section: ({ plan, sizing }) =>
    isByPapers(sizing) ? <PaperCopies plan={plan} sizing={sizing} /> : null,
}

/** The annex of the report of a plan of Exchange 2003 to 2010. */
export const paperAnnex = inAnnexOrder([
  ...paperSections.map((section) => ({ ...section, ...printedForms[section.id] })),
  copiesSection,
])
