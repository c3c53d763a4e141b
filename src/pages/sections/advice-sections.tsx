import { type PlanSection, type SectionProps, sectionOf } from '../../app/plan-section.tsx'
import { adviceOf } from '../../app/store/recommendation.ts'
import { resultsOf } from '../../app/store/results.ts'
import { countWords } from '../../app/words/advice-words.ts'
import type { Plan, Sizing } from '../../engine/index.ts'
import { hasCapacity } from '../../engine/methods/papers/index.ts'
import { hasParts } from '../../engine/methods/roles/index.ts'
import { AdviceList } from '../../features/advice/plan-advice.tsx'
import { AdviceTable } from '../../features/advice/report-advice.tsx'
import type { Format } from '../../ui/format.ts'

const common = { id: 'advice', title: 'Advice and checks' } as const

/** Every check that is not met, with ways to fix and to accept it. */
export const adviceSection: PlanSection = {
  ...common,
  only: 'screen',
  takeaway: adviceWords,
  Section: ({ plan, sizing }) => <AdviceList plan={plan} results={resultsOf(plan) ?? { sizing }} />,
}

const printed = { ...common, only: 'paper', Section: PrintedAdvice } as const

/** The checks on paper, each with the author's decision. */
export const printedAdvice = [
  sectionOf(hasCapacity, { ...printed, takeaway: () => null }),
  sectionOf(hasParts, { ...printed, takeaway: adviceWords }),
]

function adviceWords(plan: Plan, sizing: Sizing, format: Format): string {
  return countWords(adviceOf(plan, resultsOf(plan) ?? { sizing }), plan, format)
}

function PrintedAdvice({ plan, sizing }: SectionProps) {
  return <AdviceTable plan={plan} results={resultsOf(plan) ?? { sizing }} />
}
