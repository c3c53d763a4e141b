import { useContext } from 'react'
import { PageLink } from '../app/frame/page-link.tsx'
import { pages } from '../app/pages.ts'
import type { Plan, Sizing } from '../engine/index.ts'
import { testPlan } from '../engine/roles-index.ts'
import { ReportTestPlan } from '../features/test-plan/report-test-plan.tsx'
import { testTakeaway } from '../features/test-plan/test-takeaway.ts'
import { ForPaper } from '../ui/chart-frame.tsx'
import { useFormat } from '../ui/format-context.tsx'

type TestPartProps = { readonly plan: Plan; readonly sizing: Sizing }

/** The test of a plan: on paper all of it, on screen the way to its page. */
export function TestPart({ plan, sizing }: TestPartProps) {
  if (useContext(ForPaper)) return <ReportTestPlan plan={plan} sizing={sizing} />
  return (
    <p>
      <PageLink page="test">{pages.test.title}</PageLink>
    </p>
  )
}

/** The same as a section of a plan of Exchange 2003 to 2010. */
export function PaperTest({ plan, sizing }: TestPartProps) {
  const format = useFormat()
  return (
    <section aria-labelledby="test-title">
      <h2 id="test-title">{pages.test.title}</h2>
      <p className="why">{testTakeaway(testPlan(plan, sizing), format)}</p>
      <TestPart plan={plan} sizing={sizing} />
    </section>
  )
}
