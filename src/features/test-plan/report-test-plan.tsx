import { useMemo } from 'react'
import type { Plan, Sizing } from '../../engine/index.ts'
import { testPlan } from '../../engine/jetstress/index.ts'
import { Procedure } from './procedure.tsx'
import { serversTestedTogether, TestedServersTable } from './tested-servers-table.tsx'

type ReportTestPlanProps = { readonly plan: Plan; readonly sizing: Sizing }

/** Printed test plan: tested servers, procedure, pass criteria. */
export function ReportTestPlan({ plan, sizing }: ReportTestPlanProps) {
  const test = useMemo(() => testPlan(plan, sizing), [plan, sizing])
  const together = useMemo(() => serversTestedTogether(plan, sizing), [plan, sizing])
  return (
    <>
      <TestedServersTable test={test} />
      <Procedure plan={plan} test={test} together={together} />
    </>
  )
}
