import { type ReactNode, useState } from 'react'
import {
  type Compared,
  compare,
  comparePaper,
  fitOf,
  type Quantity,
  quantities,
  referenceCapabilities,
} from '../../engine/index.ts'
import { ChartFrame, lazyChart } from '../../ui/chart-frame.tsx'
import { FoldAll, FoldLine } from '../../ui/fold-line.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { CapabilityTable } from './capability-table.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { PaperTable } from './paper-table.tsx'
import { EquatedTable, LogTable } from './printed-tables.tsx'
import { testName } from './test-name.ts'
import { ErrorTable, errorWords, names, WhatWasFitted } from './what-was-fitted.tsx'

/** Which tests are shown. */
const filters = {
  all: { name: 'All tests', keeps: () => true },
  often: { name: 'Classes tested more than once', keeps: ({ once }: Compared) => !once },
  once: { name: 'Classes tested once', keeps: ({ once }: Compared) => once },
  pools: { name: 'Several arrays', keeps: ({ test }: Compared) => test.units > 1 },
  dag: { name: 'DAG', keeps: ({ test }: Compared) => test.dagNodes > 1 },
  ps4100: { name: 'PS4100', keeps: ({ test }: Compared) => test.model.startsWith('PS4100') },
} as const satisfies Record<string, { name: string; keeps: (one: Compared) => boolean }>
type Filter = keyof typeof filters

const isFilter = (value: string): value is Filter => value in filters

/** How well the model for 2003 to 2010 predicts what was published, test by test. */
export function PapersEvidence() {
  const format = useFormat()
  const [quantity, setQuantity] = useState<Quantity>('read')
  const [filter, setFilter] = useState<Filter>('all')
  const rows = compare(quantity).filter(filters[filter].keeps)
  const { name, unit } = names[quantity]
  const mean = rows.reduce((sum, { miss }) => sum + Math.abs(miss), 0) / Math.max(1, rows.length)
  const decimals = quantity === 'load' ? 0 : 1
  const share = (value: number) => format.value(Math.round(value * 1000) / 1000, '%')
  const unseen =
    filter === 'all' ? `, ${share(fitOf(quantity).leaveOneOut)} on a test left out of the fit` : ''
  const worst = rows.toSorted((one, other) => Math.abs(other.miss) - Math.abs(one.miss))[0]
  const amount = (value: number) => `${format.number(value, decimals, decimals)} ${unit}`
  const takeaway = `${name}: ${share(mean)} off on average on the ${format.number(rows.length)} tests fitted${unseen}.${worst ? ` Worst: ${amount(worst.published)} published, ${amount(worst.predicted)} predicted.` : ''}`
  return (
    <>
      <p className="lead">
        The model behind the predictions for Exchange 2003 to 2010 is fitted to the 31 distinct
        Jetstress tests in sections 5.1 to 5.8 of the EqualLogic paper. Here is every one of them,
        published against predicted. ESRP, the program behind such tests, asks that results be
        validated again before deployment.
      </p>
      <section aria-labelledby="tests-title">
        <h2 id="tests-title">Published against predicted</h2>
        <div className="evidence-filters">
          <Choice label="Quantity" id="evidence-quantity" value={quantity}>
            {(select) => (
              <select
                {...select}
                onChange={({ target }) =>
                  setQuantity(quantities.find((one) => one === target.value) ?? 'read')
                }
              >
                {quantities.map((one) => (
                  <option key={one} value={one}>
                    {names[one].name}
                  </option>
                ))}
              </select>
            )}
          </Choice>
          <Choice label="Tests" id="evidence-filter" value={filter}>
            {(select) => (
              <select
                {...select}
                onChange={({ target }) => isFilter(target.value) && setFilter(target.value)}
              >
                {Object.entries(filters).map(([key, one]) => (
                  <option key={key} value={key}>
                    {one.name}
                  </option>
                ))}
              </select>
            )}
          </Choice>
        </div>
        <ChartFrame
          takeaway={takeaway}
          name={`${name}, published against predicted`}
          // With its axes, so that the plot is square and the line of agreement is at 45 degrees.
          height={(width) => width - 38}
          widest={520}
          readings={{
            head: 'Test',
            as: 'points',
            all: rows.map(({ test, published, predicted }) => ({
              name: testName(test, format),
              x: published,
              ys: [predicted],
              figures: [
                { name: 'published', value: { amount: published, unit, decimals } },
                { name: 'predicted', value: { amount: predicted, unit, decimals } },
              ],
            })),
          }}
          notes={
            <p className="footnote">
              On the line, prediction and test agree. Hollow: the class (model, RAID policy or
              mailbox size) was tested this once only.
            </p>
          }
          fold="Every test as a table"
          table={<ComparisonTable rows={rows} unit={unit} decimals={decimals} />}
        >
          {(size) => (
            <ComparisonChart
              size={size}
              points={rows.map((row) => ({ ...row, name: testName(row.test, format) }))}
              unit={unit}
            />
          )}
        </ChartFrame>
      </section>
      <FoldAll of="tables" />
      <FoldLine id="fit" level={2} title="How well it fits" says={errorWords(format)}>
        <ErrorTable />
      </FoldLine>
      <FoldLine id="capability" level={2} title="Capability" says={capabilityWords(format)}>
        <CapabilityTable />
      </FoldLine>
      <FoldLine
        id="paper-shares"
        level={2}
        title="The paper’s shares against the same tests"
        says={paperWords(format)}
      >
        <PaperTable />
      </FoldLine>
      <FoldLine
        id="planned-load"
        level={2}
        title="Latencies at the planned load"
        says="Table 3 scales the latencies of three tests that achieved more or less than was planned; each is repeated here."
      >
        <EquatedTable />
      </FoldLine>
      <FoldLine
        id="log-table"
        level={2}
        title="The paper’s log table"
        says="With a megabyte of 1024 KB all nine cells of Table 24 come out as printed."
      >
        <LogTable />
      </FoldLine>
      <FoldLine
        id="fitted"
        level={2}
        title="What was fitted, and what was not"
        says="The coefficients of the model, what is held fixed for physical reasons, and the loads and sizes it was measured at."
      >
        <WhatWasFitted />
      </FoldLine>
    </>
  )
}

/** The least and the most that one array carries, over all models and policies. */
function capabilityWords(format: Format): string {
  const all = referenceCapabilities().flatMap(({ policies }) =>
    policies.flatMap(({ capability }) => (capability ? [capability.value] : [])),
  )
  const [least, most] = [Math.min(...all), Math.max(...all)]
  return `One array carries ${format.number(least, 0)} to ${format.number(most, 0)} IOPS, by model and RAID policy.`
}

/** How far the paper’s shares miss the tests. */
function paperWords(format: Format): string {
  const rows = comparePaper()
  const mean = rows.reduce((sum, { miss }) => sum + Math.abs(miss), 0) / rows.length
  return `The shares of section 6.3 miss the ${format.number(rows.length)} tests by ${format.value(Math.round(mean * 1000) / 1000, '%')} on average.`
}

const ComparisonChart = lazyChart(
  async () => (await import('./comparison-chart.tsx')).ComparisonChart,
)

type ChoiceProps = {
  readonly label: string
  readonly id: string
  readonly value: string
  readonly children: (select: { readonly id: string; readonly value: string }) => ReactNode
}

function Choice({ label, id, value, children }: ChoiceProps) {
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      {children({ id, value })}
    </p>
  )
}
