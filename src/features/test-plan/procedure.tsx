import { kindOf, type Plan } from '../../engine/index.ts'
import type { TestedTogether, TestPlan } from '../../engine/roles-index.ts'
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
  const isReplicated = kindOf(plan) === 'dag' || kindOf(plan) === 'ccr'
  return (
    <>
      {isReplicated && (
        <p>
          The test stands for the worst case: every copy on a server is tested at the rate its
          storage is sized for, active or not.
        </p>
      )}
      <ol className="test-steps">
        {procedureSteps(plan, test, together, format).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <CriteriaTable plan={plan} kinds={test.servers} />
      <p className="footnote">
        Errors of a database, or of the check of its pages after the run, fail the test.
        {jetstressWords(test)}
      </p>
    </>
  )
}

/** Where Jetstress itself may call a run failed that holds the plan. */
function jetstressWords({ servers: [{ planned, expected }], unconfigured }: TestPlan): string {
  return unconfigured === null && planned.value > expected.value
    ? ' Jetstress itself asks for the IOPS planned: a run that it calls failed for them alone can hold the plan without its reserve.'
    : ''
}
