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
import { IsForPaper } from '../../ui/chart-frame.tsx'

/** How Jetstress proves the plan before use. */
export const testSection: PlanSection = {
  id: 'jetstress',
  title: pages.test.title,
  takeaway: (plan, sizing, format) => testTakeaway(testPlan(plan, sizing), format),
  Section: TestPart,
}

type TestPartProps = { readonly plan: Plan; readonly sizing: Sizing }

/** The test of a plan: in full on paper, as a link to its page on screen. */
function TestPart({ plan, sizing }: TestPartProps) {
  if (useContext(IsForPaper)) return <PrintedTest plan={plan} sizing={sizing} />
  return (
    <p>
      <PageLink page="test">{pages.test.title}</PageLink>
    </p>
  )
}

/** Kinds of runs that a verdict is based on. */
const countingKinds: ReadonlySet<TestKind | null> = new Set(['performance', 'stress'])

/**
 * The verdict, if test reports were read in this window; otherwise the test plan. Kept tests follow
 * in either case.
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
