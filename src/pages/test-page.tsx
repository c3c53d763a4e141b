import { PublicMarksProvider } from '../app/public-marks.tsx'
import { pages } from '../app/routes/pages.ts'
import { StaleNote } from '../app/stale-note.tsx'
import type { LiveResults } from '../app/store/use-project.ts'
import { KeptTestsSection } from '../features/kept-tests/kept-tests-section.tsx'
import { JetstressRecoveryRatesSection } from '../features/recovery/measured-rates.tsx'
import { TestPlanSection } from '../features/test-plan/test-plan-section.tsx'
import { TestReportsSection } from '../features/test-reports/test-reports-section.tsx'
import { TestVerdictSection } from '../features/test-verdict/test-verdict-details.tsx'
import { PageMarksLegend } from '../ui/marks-legend.tsx'

export function TestPage({ live }: { live: LiveResults }) {
  return (
    <article className="plan jetstress">
      <h1 tabIndex={-1}>{pages.test.title}</h1>
      <p className="why">A design is accepted once Jetstress has shown that it holds.</p>
      {live.stale && <StaleNote />}
      <PublicMarksProvider {...live}>
        <TestPlanSection live={live} />
        <TestReportsSection />
        <TestVerdictSection live={live} />
        <JetstressRecoveryRatesSection />
        <KeptTestsSection live={live} />
        <PageMarksLegend />
      </PublicMarksProvider>
    </article>
  )
}
