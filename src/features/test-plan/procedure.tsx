import { useContext } from 'react'
import { availabilityOf, type Plan } from '../../engine/index.ts'
import {
  type TestedServers,
  type TestedTogether,
  type TestLimits,
  type TestPlan,
  testLimits,
} from '../../engine/jetstress/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { IsForPaper } from '../../ui/chart-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { procedureSteps } from './procedure-steps.ts'
import './test-plan.css'

type ProcedureProps = {
  readonly plan: Plan
  readonly test: TestPlan
  readonly together: TestedTogether
}

export function Procedure({ plan, test, together }: ProcedureProps) {
  const format = useFormat()
  const isPaper = useContext(IsForPaper)
  const isReplicated = availabilityOf(plan) === 'dag' || availabilityOf(plan) === 'ccr'
  return (
    <>
      {isReplicated && (
        <p>
          The test is the worst case: every copy on a server, active or not, is tested at the rate
          its storage is sized for.
        </p>
      )}
      <ol className="test-steps ranges stack measure above-3 below-3">
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

/** Says that Jetstress may fail a run that carries the plan; empty if it cannot. */
function jetstressWords({ servers, unconfigured }: TestPlan, format: Format): string {
  const [{ planned, expected, least }, ...others] = servers
  if (unconfigured !== null || planned.value <= expected.value) return ''
  const where = others.length > 0 ? ' of the fullest server' : ''
  return ` Jetstress itself asks for ${format.text(planned)}. A run${where} that misses them but reaches ${format.text(least)} carries the plan without its reserve.`
}

type CriteriaTableProps = { readonly plan: Plan; readonly kinds: readonly TestedServers[] }

type Criterion = { readonly name: DataCell; readonly short: DataCell; readonly long: DataCell }

function CriteriaTable({ plan, kinds }: CriteriaTableProps) {
  const limits = [testLimits(plan, 'performance'), testLimits(plan, 'stress')] as const
  const latency = (name: string, of: (limit: TestLimits) => DataCell): Criterion => ({
    name,
    short: of(limits[0]),
    long: of(limits[1]),
  })
  const most = limits[0].readMost
    ? [
        latency('Longest database read in the report, below', ({ readMost }) => readMost),
        latency('Longest log write in the report, below', ({ logMost }) => logMost),
      ]
    : []
  // Servers that differ in databases may have the same load.
  const apart = kinds.filter(
    ({ least }, at) => kinds.findIndex((one) => one.least.value === least.value) === at,
  )
  return (
    <DataTable
      caption="Pass criteria"
      cards
      rows={[
        ...apart.flatMap((kind) => loadsOf(kind, apart.length > 1)),
        latency('Database reads on average, below', ({ readMean }) => readMean),
        latency('Database writes on average, below', ({ writeMean }) => writeMean),
        latency('Log writes on average, below', ({ logMean }) => logMean),
        ...most,
      ]}
      columns={[
        { head: 'Criterion', of: ({ name }) => name },
        { head: 'Two-hour test', of: ({ short }) => short },
        { head: '24-hour test', of: ({ long }) => long },
      ]}
    />
  )
}

/** The required IOPS, and those with reserve if higher. */
function loadsOf({ databases, least, leastWithReserve }: TestedServers, isNamed: boolean) {
  const load = (name: string, of: DataCell): Criterion => ({
    name: isNamed ? [name, { note: ['on servers with ', databases] }] : name,
    short: of,
    long: of,
  })
  const decides = load('Transactional IOPS, at least', least)
  return leastWithReserve.value > least.value
    ? [decides, load('With the reserve (information only)', leastWithReserve)]
    : [decides]
}
