import { useContext } from 'react'
import { kindOf, type Plan, type TestedTogether, type TestPlan } from '../../engine/index.ts'
import { ForPaper } from '../../ui/chart-frame.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { CriteriaTable } from './criteria-table.tsx'
import { procedureSteps } from './procedure-steps.ts'
import './test-plan.css'

type ProcedureProps = {
  readonly plan: Plan
  readonly test: TestPlan
  readonly together: TestedTogether
}

/** How the test is run, and what it passes by: one page of paper. */
export function Procedure({ plan, test, together }: ProcedureProps) {
  const format = useFormat()
  const isPaper = useContext(ForPaper)
  const isReplicated = kindOf(plan) === 'dag' || kindOf(plan) === 'ccr'
  return (
    <>
      {isReplicated && (
        <p>
          The test is the worst case: every copy on a server, active or not, is tested at the rate
          its storage is sized for.
        </p>
      )}
      <ol className="test-steps">
        {procedureSteps(plan, test, together, format, isPaper ? 'paper' : 'page').map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <CriteriaTable plan={plan} kinds={test.servers} />
      <p className="footnote">
        Database errors, or errors of the page check after the run, fail the test.
        {jetstressWords(test, format)}
      </p>
    </>
  )
}

/** Where Jetstress itself may call a run failed that holds the plan. */
function jetstressWords({ servers, unconfigured }: TestPlan, format: Format): string {
  const [{ planned, expected, least }, ...others] = servers
  if (unconfigured !== null || planned.value <= expected.value) return ''
  const where = others.length > 0 ? ' of the fullest server' : ''
  return ` Jetstress itself asks for ${format.text(planned)}. A run${where} that misses them but reaches ${format.text(least)} carries the plan without its reserve.`
}
