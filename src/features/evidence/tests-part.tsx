import { useMemo } from 'react'
import type { EqualLogicTest } from '../../engine/hardware/index.ts'
import {
  compareModelWithTests,
  comparePaperLoadsWithTests,
  fitQuality,
  latencyErrorAtPredictedLoad,
  modelBandByClass,
} from '../../engine/methods/papers/index.ts'
import {
  computeReferenceCapabilities,
  type FittedQuantity,
  fittedQuantities,
} from '../../engine/performance/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { FoldLine } from '../../ui/fold-line.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import type { Column } from '../../ui/table.ts'
import {
  type LineFilterByName,
  PrintedAndComputedTable,
  type PrintedTableLine,
} from './printed-table.tsx'

const names: Readonly<
  Record<FittedQuantity, { readonly name: string; readonly unit: 'IOPS' | 'ms' }>
> = {
  load: { name: 'Total load', unit: 'IOPS' },
  read: { name: 'Database reads', unit: 'ms' },
  write: { name: 'Database writes', unit: 'ms' },
  log: { name: 'Log writes', unit: 'ms' },
}

const byShares = 'Total load, by the paper’s shares'
const groups = [...fittedQuantities.map((quantity) => names[quantity].name), byShares]

const choices: LineFilterByName = Object.fromEntries(
  groups.map((name) => [name, ({ group }: PrintedTableLine) => group === name] as const),
)

export function JetstressTestsPart({ title }: { readonly title: string }) {
  const format = useFormat()
  const lines = useMemo(() => testLines(format), [format])
  return (
    <FoldLine id="tests" level={2} title={title} says={errorWords(format)}>
      <p>
        The model is fitted by least squares to the 31 distinct Jetstress tests in sections 5.1 to
        5.8 of the EqualLogic paper. Log replay on passive copies, backup, seeding and rebuilds were
        not in the tests and are not in the model. ESRP, the program behind such tests, asks that
        results be validated again before deployment.
      </p>
      <ErrorTable />
      <PrintedAndComputedTable
        name="tests"
        heads={{ printed: 'Published', computed: 'Predicted', why: 'Note' }}
        lines={lines}
        choices={choices}
      />
      <p className="footnote">
        Left out: the difference by a fit that has not seen the test. The paper’s shares are those
        of its section 6.3, and leave out what the load generator did beyond its plan.
      </p>
      <CapabilityTable />
    </FoldLine>
  )
}

/** Sentence on how far the model misses tests left out of its fit, on average, by quantity. */
function errorWords(format: Format): string {
  const share = (error: number) => format.value(Math.round(error * 1000) / 1000, '%')
  const [load, ...latencies] = fittedQuantities.map(
    (quantity) =>
      `${names[quantity].name.toLowerCase()} by ${share(fitQuality(quantity).leaveOneOut)}`,
  )
  const misses = comparePaperLoadsWithTests().map(({ miss }) => Math.abs(miss))
  const mean = misses.reduce((sum, miss) => sum + miss, 0) / misses.length
  return `A test that the fit has not seen is missed on average: ${load}, ${latencies.join(', ')}. The paper’s own shares miss the load by ${share(mean)}.`
}

function namesOf(test: EqualLogicTest, { number, value }: Format) {
  const { table, units, model, raid, dagNodes } = test
  return {
    label: `Table ${number(table)}: ${units > 1 ? `${number(units)} × ` : ''}${model} ${raid}`,
    place: [
      `${value(test.users, 'mailboxes')} of ${value(test.mailboxMb, 'MB')} at ${value(test.iopsPerMailbox, 'IOPS/mailbox')}`,
      `${value(test.databases, 'databases')}${dagNodes > 1 ? `, DAG of ${number(dagNodes)}` : ''}`,
    ].join(', '),
  }
}

const apart = (share: number) => ({ amount: share, unit: '%', decimals: 1, signed: true }) as const

function testLines(format: Format): readonly PrintedTableLine[] {
  type Line = Pick<
    ReturnType<typeof comparePaperLoadsWithTests>[number],
    'test' | 'published' | 'predicted'
  >
  const lineOf = ({ test, published, predicted }: Line, unit: 'IOPS' | 'ms') => {
    const decimals = unit === 'IOPS' ? 0 : 1
    return {
      ...namesOf(test, format),
      printed: { amount: published, unit, decimals },
      computed: { amount: predicted, unit, decimals },
      differs: false,
    }
  }
  const byModel = fittedQuantities.flatMap((quantity) => {
    const { name, unit } = names[quantity]
    return compareModelWithTests(quantity).map((one) => ({
      ...lineOf(one, unit),
      group: name,
      difference: [apart(one.miss), { note: ['left out ', apart(one.leftOut)] }],
      why: one.once ? { note: 'The only test of its class.' } : '',
    }))
  })
  const ofShares = comparePaperLoadsWithTests().map((one) => ({
    ...lineOf(one, 'IOPS'),
    group: byShares,
    difference: apart(one.miss),
    why: '',
  }))
  return [...byModel, ...ofShares]
}

function ErrorTable() {
  const { number } = useFormat()
  const share = (error: number) => ({ amount: error, unit: '%', decimals: 1 }) as const
  const band = (width: number) => ['± ', share(width)] as const
  const rows = fittedQuantities.map((quantity) => ({
    ...fitQuality(quantity),
    name: names[quantity].name,
    through: quantity === 'load' ? null : latencyErrorAtPredictedLoad(quantity),
    bands: modelBandByClass(quantity),
  }))
  return (
    <DataTable
      caption="Mean error over the 31 tests, as a share of what was published, and the bands"
      frame="Errors and bands"
      cards
      rows={rows}
      columns={[
        { head: 'Quantity', of: ({ name }) => name },
        { head: 'Fitted', of: ({ inSample }) => share(inSample) },
        { head: 'Left out', of: ({ leaveOneOut }) => share(leaveOneOut) },
        { head: 'At the predicted load', of: ({ through }) => through && share(through.error) },
        { head: 'Digits printed', of: ({ floor }) => share(floor) },
        { head: 'Band, PS6100XV', className: 'amount', of: ({ bands }) => band(bands.PS6100XV) },
        { head: 'Band, others', className: 'amount', of: ({ bands }) => band(bands.others) },
        {
          head: 'Tests within',
          className: 'amount',
          of: ({ through }) => through && `${number(through.inside)} of ${number(through.tests)}`,
        },
      ]}
    >
      <p className="footnote">
        No error can be less than the printed digits leave. Tests within: those whose published
        latency lies in the band, predicted at the predicted load. A band grows by its own width
        each time a quantity doubles beyond the tests it rests on.
      </p>
    </DataTable>
  )
}

function CapabilityTable() {
  const { number } = useFormat()
  const rows = useMemo(computeReferenceCapabilities, [])
  return (
    <DataTable
      caption="Highest IOPS of one array with reads and writes within 20 ms and log writes within 10 ms"
      frame="Capability by model and RAID policy"
      rows={rows}
      columns={[
        { head: 'Model', of: ({ model }) => model },
        ...(rows[0]?.policies ?? []).map(
          ({ raid }, at): Column<(typeof rows)[number]> => ({
            head: raid,
            bare: true,
            of: ({ policies }) => {
              const capability = policies[at]?.capability
              const edges = capability?.band?.map((edge) => number(edge, 0)) ?? []
              return capability ? [capability, { note: edges.join(' to ') }] : null
            },
          }),
        ),
      ]}
    >
      <p className="footnote">
        The reference configuration of Table 1: 5,000 mailboxes of 512 MB in 5 databases. † Outside
        of what was measured; the working shows by how far. Every figure but those of RAID 50 rests
        on one test or on physics.
      </p>
    </DataTable>
  )
}
