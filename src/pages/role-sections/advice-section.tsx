import { useContext } from 'react'
import type { PlanSection, SectionProps } from '../../app/plan-section.ts'
import { adviceOf } from '../../app/store/recommendation.ts'
import { resultsOf } from '../../app/store/results.ts'
import { countWords } from '../../app/words/advice-words.ts'
import type { Sizing } from '../../engine/index.ts'
import { AdviceList } from '../../features/advice/plan-advice.tsx'
import { AdviceTable } from '../../features/advice/report-advice.tsx'
import { ForPaper } from '../../ui/chart-frame.tsx'

/** What to know before it is built: every check that is not met. */
export const adviceSection: PlanSection<Sizing> = {
  id: 'advice',
  title: 'Advice and checks',
  takeaway: (plan, _sizing, format) => {
    const results = resultsOf(plan)
    return results && countWords(adviceOf(plan, results), plan, format)
  },
  Section: AdviceAndChecks,
}

/** On paper with what its author made of each, on screen with the ways to fix and to accept it. */
function AdviceAndChecks({ plan }: SectionProps<Sizing>) {
  const isPaper = useContext(ForPaper)
  const results = resultsOf(plan)
  if (!results) return null
  return isPaper ? (
    <AdviceTable plan={plan} results={results} />
  ) : (
    <AdviceList plan={plan} results={results} />
  )
}
