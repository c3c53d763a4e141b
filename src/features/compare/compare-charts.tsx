import { currencyName } from '../../app/words/currency.ts'
import {
  figuresOfDesign,
  figuresOfPlan,
  type ResultKey,
  shown,
  type Unit,
  type Worked,
} from '../../engine/index.ts'
import { ChartFrame, lazyChart } from '../../ui/chart-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Fold } from '../../ui/fold.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { type ChartBar, type ChartPart, stackedHeight } from '../../ui/stacked-parts.tsx'
import type { Compared } from './comparison-row.ts'

const StackedChart = lazyChart(
  async () => (await import('../../ui/stacked-chart.tsx')).StackedChart,
)

/** A figure that is drawn, one bar for each that is compared. */
type Drawn = { readonly key: ResultKey; readonly name: string }

const drawn: readonly Drawn[] = [
  { key: 'capacity', name: 'Capacity for a server' },
  { key: 'designRequirement', name: 'Load of a server, with the reserve' },
  { key: 'drives', name: 'Drives in all' },
  { key: 'costOfArrays', name: 'Price of all arrays' },
  { key: 'costOfServers', name: 'Price of servers and storage' },
]

/** The figures that decide, where they differ, each on one scale for all that is compared. */
export function CompareCharts({ compared }: { readonly compared: readonly Compared[] }) {
  const format = useFormat()
  const charts = drawn.flatMap((one) => {
    const bars = barsOf(one.key, compared, format)
    const values = new Set(bars.map(({ worked }) => shown(worked)))
    return values.size > 1 ? [{ ...one, bars }] : []
  })
  if (charts.length === 0) return null
  return (
    <Fold title="On one scale">
      <div className="compare-charts">
        {charts.map((one) => (
          <Bars key={one.key} name={one.name} bars={one.bars} />
        ))}
      </div>
    </Fold>
  )
}

type Bar = { readonly title: string; readonly worked: Worked; readonly currency: string }

/** The bars of a figure; none where prices are in several currencies. */
function barsOf(key: ResultKey, compared: readonly Compared[], format: Format): readonly Bar[] {
  const bars = compared.flatMap(({ title, plan, result, design }) => {
    if (!result.ok) return []
    const figures = {
      ...figuresOfPlan(plan, result.sizing),
      ...(design && figuresOfDesign(design)),
    }
    const worked = figures[key]
    const currency = worked?.unit === 'money' ? currencyName(plan.currency) : ''
    return worked ? [{ title, worked: format.sized(worked), currency }] : []
  })
  return new Set(bars.map(({ currency }) => currency)).size > 1 ? [] : bars
}

const parts: readonly ChartPart[] = [{ key: 'all', name: 'All', look: 'solid' }]

type BarsProps = { readonly name: string; readonly bars: readonly Bar[] }

function Bars({ name, bars }: BarsProps) {
  const format = useFormat()
  const [{ worked, currency } = { worked: null, currency: '' }] = bars
  const unit: Unit = worked?.unit ?? 'IOPS'
  const title = currency ? `${name}, ${currency}` : name
  const drawnBars = bars.map(
    (one): ChartBar => ({
      name: `${one.title}: ${format.text(one.worked)}`,
      short: one.title,
      values: { all: shown(one.worked) },
    }),
  )
  return (
    <ChartFrame
      takeaway={takeawayOf(title, bars, format)}
      name={title}
      height={stackedHeight(drawnBars)}
      widest={640}
      readings={{
        head: 'Variant',
        as: 'rows',
        all: bars.map((one) => ({ name: one.title, figures: [{ name: '', value: one.worked }] })),
      }}
      fold="The same as a table"
      table={
        <DataTable
          caption={title}
          hidden="caption"
          rows={bars}
          columns={[
            { head: 'Variant', of: (one) => one.title },
            { head: 'Figure', of: (one) => one.worked },
          ]}
        />
      }
    >
      {(size) => <StackedChart size={size} parts={parts} bars={drawnBars} unit={unit} />}
    </ChartFrame>
  )
}

/** The least and the most of a figure, and whose they are. */
function takeawayOf(name: string, bars: readonly Bar[], format: Format): string {
  const inOrder = bars.toSorted((a, b) => shown(a.worked) - shown(b.worked))
  const [least, most] = [inOrder[0], inOrder.at(-1)]
  if (!least || !most) return name
  const [one, other] = [least, most].map(
    ({ worked, title }) => `${format.text(worked)} with ${title}`,
  )
  return `${name}: ${one}, ${other}`
}
