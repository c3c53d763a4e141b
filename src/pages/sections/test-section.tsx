import { useContext } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { pages } from '../../app/pages.ts'
import type { PlanSection } from '../../app/plan-section.tsx'
import { useTestReports } from '../../app/store/test-reports.ts'
import { useResults } from '../../app/store/use-project.ts'
import type { Plan, Sizing } from '../../engine/index.ts'
import { kindOfTest, type TestKind, testPlan } from '../../engine/jetstress/index.ts'
import { KeptTable } from '../../features/kept-tests/kept-table.tsx'
import { ReportTestPlan } from '../../features/test-plan/report-test-plan.tsx'
import { testTakeaway } from '../../features/test-plan/test-takeaway.ts'
import { ReportVerdict } from '../../features/test-verdict/report-verdict.tsx'
import { ForPaper } from '../../ui/chart-frame.tsx'

/** How the plan is proven before it is used. */
export const testSection: PlanSection = {
  id: 'jetstress',
  title: pages.test.title,
  takeaway: (plan, sizing, format) => testTakeaway(testPlan(plan, sizing), format),
  Section: TestPart,
}

type TestPartProps = { readonly plan: Plan; readonly sizing: Sizing }

/** The test of a plan: on paper all of it, on screen the way to its page. */
function TestPart({ plan, sizing }: TestPartProps) {
  if (useContext(ForPaper)) return <PrintedTest plan={plan} sizing={sizing} />
  return (
    <p>
      <PageLink page="test">{pages.test.title}</PageLink>
    </p>
  )
}

/** Runs that a verdict is made of. */
const countingKinds: ReadonlySet<TestKind | null> = new Set(['performance', 'stress'])

/**
 * What was shown, once a test was read in this window; before that, what is to be tested. Tests that
 * are kept with the plan stand below either.
 */
function PrintedTest({ plan, sizing }: TestPartProps) {
  const live = useResults()
  const { reports } = useTestReports()
  const isTested = reports.some(({ read }) =>
    read.runs.some((run) => countingKinds.has(kindOfTest(run))),
  )
  return (
    <>
      {live && isTested ? (
        <ReportVerdict live={live} />
      ) : (
        <ReportTestPlan plan={plan} sizing={sizing} />
      )}
      {live && plan.keptTests.length > 0 && (
        <>
          {!isTested && (
            <p className="footnote">
              Of tests that were kept this is what the plan holds. The verdict on their reports is
              printed while these are read on the page {pages.test.title}.
            </p>
          )}
          <KeptTable live={live} />
        </>
      )}
    </>
  )
}
