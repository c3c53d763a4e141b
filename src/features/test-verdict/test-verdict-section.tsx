import { useTestReports } from '../../app/store/test-reports.ts'
import { useTestVerdict } from '../../app/store/test-verdict.ts'
import type { LiveResults } from '../../app/store/use-project.ts'
import { Verdict } from './verdict.tsx'

/** Verdict of the reports on the plan; nothing before a run was read. */
export function TestVerdictSection({ live }: { readonly live: LiveResults }) {
  const { reports } = useTestReports()
  const verdict = useTestVerdict(live)
  if (!reports.some(({ read }) => read.runs.length > 0)) return null
  return (
    <section aria-labelledby="test-verdict">
      <h2 id="test-verdict">Verdict</h2>
      <Verdict live={live} verdict={verdict} />
    </section>
  )
}
