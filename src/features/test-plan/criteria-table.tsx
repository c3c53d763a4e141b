import { type Plan, type TestedServers, type TestLimits, testLimits } from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'

type CriteriaTableProps = { readonly plan: Plan; readonly kinds: readonly TestedServers[] }

type Criterion = { readonly name: Cell; readonly short: Cell; readonly long: Cell }

/** The criteria that a run passes by: the load of each kind of server, and the latencies in either run. */
export function CriteriaTable({ plan, kinds }: CriteriaTableProps) {
  const limits = [testLimits(plan, 'performance'), testLimits(plan, 'stress')] as const
  const latency = (name: string, of: (limit: TestLimits) => Cell): Criterion => ({
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
  // Servers with more databases may have no more load than others.
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

/** What decides, and what the reserve takes beyond it. */
function loadsOf({ databases, least, leastWithReserve }: TestedServers, isNamed: boolean) {
  const load = (name: string, of: Cell): Criterion => ({
    name: isNamed ? [name, { note: ['on servers with ', databases] }] : name,
    short: of,
    long: of,
  })
  const decides = load('Transactional IOPS, at least', least)
  return leastWithReserve.value > least.value
    ? [decides, load('With the reserve (information only)', leastWithReserve)]
    : [decides]
}
