import { useMemo } from 'react'
import { asShown, type Plan, type Sizing } from '../../engine/index.ts'
import { type JetstressTestPlan, jetstressTestPlan } from '../../engine/jetstress/index.ts'
import type { Format } from '../../ui/format.ts'
import { TestProcedure } from './procedure.tsx'
import { simultaneousTestScopeOfPlan, TestedServersTable } from './tested-servers-table.tsx'

export function ReportTestPlan({ plan, sizing }: { readonly plan: Plan; readonly sizing: Sizing }) {
  const test = useMemo(() => jetstressTestPlan(plan, sizing), [plan, sizing])
  const together = useMemo(() => simultaneousTestScopeOfPlan(plan, sizing), [plan, sizing])
  return (
    <>
      <TestedServersTable test={test} />
      <TestProcedure plan={plan} test={test} together={together} />
    </>
  )
}

export function testPlanTakeaway({ servers, idle }: JetstressTestPlan, format: Format): string {
  const [{ databases, planned, expected, least }] = servers
  const count = servers.reduce((sum, kind) => sum + kind.servers.length, 0)
  const whose =
    servers.length > 1
      ? `the fullest of ${format.value(count, 'servers')}`
      : count > 1
        ? `each of the ${format.value(count, 'servers')}`
        : 'the server'
  const without =
    idle.length > 0
      ? ` ${format.value(idle.length, 'servers')} without a database ${idle.length === 1 ? 'is' : 'are'} not tested.`
      : ''
  const reserve = planned.value > expected.value ? ' (reserve included)' : ''
  return `Test ${whose} with ${format.text(databases)} at ${format.text(planned)}${reserve}. It passes at ${format.text(least)} or more: 95 % of the expected ${format.number(asShown(expected))}.${without}`
}
