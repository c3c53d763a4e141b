import { type ReactNode, useState } from 'react'
import { pages } from '../../app/pages.ts'
import { type Compared, compare, type Quantity, quantities } from '../../engine/index.ts'
import { ChartFrame, lazyChart } from '../../ui/chart-frame.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { CapabilityTable } from './capability-table.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { PaperTable } from './paper-table.tsx'
import { EquatedTable, LogTable } from './printed-tables.tsx'
import { testName } from './test-name.ts'
import { VersionsTable } from './versions-table.tsx'
import { ErrorTable, names, WhatWasFitted } from './what-was-fitted.tsx'

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

/** How well the model predicts what was published, test by test. */
export function EvidencePage() {
  const format = useFormat()
  const [quantity, setQuantity] = useState<Quantity>('read')
  const [filter, setFilter] = useState<Filter>('all')
  const rows = compare(quantity).filter(filters[filter].keeps)
  const { name, unit } = names[quantity]
  const mean = rows.reduce((sum, { miss }) => sum + Math.abs(miss), 0) / Math.max(1, rows.length)
  const decimals = quantity === 'load' ? 0 : 1
  const takeaway = `${name}: ${format.number(rows.length)} tests, predicted with a mean absolute error of ${format.value(Math.round(mean * 1000) / 1000, '%')}.`
  return (
    <article className="plan evidence">
      <h1 tabIndex={-1}>{pages.evidence.title}</h1>
      <p className="lead">
        The model behind the predictions is fitted to the 31 distinct Jetstress tests that
        EqualLogic 5.1 to 5.8 prints in 41 columns. Here is every one of them, published against
        predicted. The programme behind such tests asks that results be validated again before
        deployment.
      </p>
      <section aria-labelledby="errors-title">
        <h2 id="errors-title">How well it fits</h2>
        <ErrorTable />
      </section>
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
          height={360}
          widest={640}
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
      <section aria-labelledby="capability-title">
        <h2 id="capability-title">Capability</h2>
        <CapabilityTable />
      </section>
      <section aria-labelledby="paper-title">
        <h2 id="paper-title">The paper’s shares against the same tests</h2>
        <PaperTable />
      </section>
      <section aria-labelledby="equated-title">
        <h2 id="equated-title">Latencies at the planned load</h2>
        <EquatedTable />
      </section>
      <section aria-labelledby="log-table-title">
        <h2 id="log-table-title">The paper’s log table</h2>
        <LogTable />
      </section>
      <section aria-labelledby="fitted-title">
        <h2 id="fitted-title">What was fitted, and what was not</h2>
        <WhatWasFitted />
      </section>
      <section aria-labelledby="versions-title">
        <h2 id="versions-title">Exchange versions</h2>
        <VersionsTable />
      </section>
    </article>
  )
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
