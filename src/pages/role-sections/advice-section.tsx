import { useContext } from 'react'
import { resultsOf } from '../../app/store/results.ts'
import { AdviceList } from '../../features/advice/plan-advice.tsx'
import { AdviceTable } from '../../features/advice/report-advice.tsx'
import type { RoleSection, RoleSectionProps } from '../../features/role-plan/role-section.ts'
import { ForPaper } from '../../ui/chart-frame.tsx'

/** What to know before it is built: every check that is not met. */
export const adviceSection: RoleSection = {
  id: 'advice',
  title: 'Advice and checks',
  takeaway: () => null,
  Section: AdviceAndChecks,
}

/** On paper with what its author made of each, on screen with the ways to fix and to accept it. */
function AdviceAndChecks({ plan }: RoleSectionProps) {
  const isPaper = useContext(ForPaper)
  const results = resultsOf(plan)
  if (!results) return null
  return isPaper ? (
    <AdviceTable plan={plan} results={results} />
  ) : (
    <AdviceList plan={plan} results={results} />
  )
}
