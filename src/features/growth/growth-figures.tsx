import { useContext } from 'react'
import { currencyName } from '../../app/words/currency.ts'
import { perServerWords } from '../../app/words/words.ts'
import {
  type ArrayYear,
  type GrownArrays,
  type Purchases,
  yearsFollowed,
} from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import type { GrowthPoint } from './growth-chart.tsx'
import { growthReadings } from './growth-readings.ts'
import { PurchaseTable } from './purchase-table.tsx'
import { useYearsShown } from './years-shown.tsx'
import './growth.css'
import { ChartForm, ChartFrame, lazyChart } from '../../ui/chart-frame.tsx'

type GrowthFiguresProps = {
  /** The design that is added to. */
  readonly grown: GrownArrays
  /** The year that the plan is sized for. */
  readonly sizedFor: number
  /** What prices are in, as a person typed it. */
  readonly currency: string
}

/** How need and offer of one server go on over the years, as charts and as a table, and what is bought. */
export function GrowthFigures(props: GrowthFiguresProps) {
  const { grown, sizedFor, currency } = props
  const { years, purchases, outgrown } = grown
  const format = useFormat()
  const { until, more } = useYearsShown(sizedFor, lastFollowed(years, purchases))
  const rows = years.slice(0, until + 1)
  const form = useContext(ChartForm)
  const [today] = rows
  const last = rows.at(-1)
  if (!today?.usable || !last) return null
  const reserved = rows.some(({ judged, required }) => required.value > judged.value)
  const space = takeawayOf('capacity', { today, last, outgrown }, format)
  const load = takeawayOf('iops', { today, last, outgrown }, format)
  const behind = (
    <>
      <YearTable rows={rows} />
      <PurchaseTable purchases={purchases} until={until} currency={currencyName(currency)} />
    </>
  )
  if (form === 'table') return behind
  return (
    <>
      <div className="growth-charts">
        <ChartFrame
          {...shared}
          takeaway={space}
          name="Space of one server over the years"
          readings={growthReadings(
            rows.map(({ year, capacity, usable }) => ({
              year,
              lines: [format.sized(capacity).value, usable && format.sized(usable).value],
              figures: { needed: capacity, offered: usable },
            })),
            format,
          )}
        >
          {(size) => (
            <GrowthChart
              size={size}
              sizedFor={sizedFor}
              points={rows.map(({ year, perServer, capacity, usable }) => ({
                year,
                perServer,
                needed: format.sized(capacity).value,
                offered: usable ? format.sized(usable).value : null,
              }))}
              unit={format.unit('GB')}
              needed="needed"
            />
          )}
        </ChartFrame>
        <ChartFrame
          {...shared}
          takeaway={load}
          name="Load of one server over the years"
          readings={growthReadings(
            rows.map(({ year, judged, required, carries }) => ({
              year,
              lines: [judged.value, reserved ? required.value : null, carries?.value ?? null],
              figures: { expected: judged, ...(reserved && { required }), offered: carries },
            })),
            format,
          )}
        >
          {(size) => (
            <GrowthChart
              size={size}
              sizedFor={sizedFor}
              points={rows.map((row) => loadPoint(row, reserved))}
              unit="IOPS"
              needed="expected"
              {...(reserved && { required: 'required' })}
            />
          )}
        </ChartFrame>
      </div>
      <p className="footnote">
        Thick: what one server needs at the end of a year{reserved && '; dashed: with the reserve'}.
        Thin: what its arrays offer, with how many there are; an array bought for a year counts from
        its start.
      </p>
      {form === 'both' && behind}
      {more}
    </>
  )
}

/** Two charts side by side, and one table of both below them. */
const shared = { height: 240, paper: { width: 312, height: 150 }, table: null }

const GrowthChart = lazyChart(async () => (await import('./growth-chart.tsx')).GrowthChart)

function loadPoint(row: ArrayYear, reserved: boolean): GrowthPoint {
  const { year, perServer, judged, required, carries } = row
  return {
    year,
    perServer,
    needed: judged.value,
    ...(reserved && { required: required.value }),
    offered: carries?.value ?? null,
  }
}

/** The last year that there is something to show of: from some year on no number of arrays may be enough. */
function lastFollowed(years: readonly ArrayYear[], { beyond }: Purchases): number {
  return beyond?.year ?? years.at(-1)?.year ?? 0
}

type Shown = Pick<GrownArrays, 'outgrown'> & {
  readonly today: ArrayYear
  readonly last: ArrayYear
}

function takeawayOf(
  of: 'capacity' | 'iops',
  { today, last, outgrown }: Shown,
  format: Format,
): string {
  const need = of === 'capacity' ? 'The space of one server' : 'The expected load of one server'
  const [from, to] = [today, last].map((row) => (of === 'capacity' ? row.capacity : row.judged))
  const change =
    from && to && from.value !== to.value
      ? `${to.value > from.value ? 'grows' : 'shrinks'} from ${format.text(from)} today to ${format.text(to)} in year ${last.year}`
      : `stays at ${from ? format.text(from) : ''}`
  const { perServer } = outgrown.candidate
  const arrays = perServerWords(perServer, format).replace(' per server', '')
  const one = perServer === 1
  const year = outgrown[of]
  const until =
    year === null
      ? `${arrays} ${one ? 'is' : 'are'} enough in all ${yearsFollowed} years followed`
      : year === 0
        ? `${arrays} ${one ? 'is' : 'are'} too little already today`
        : `${arrays} no longer ${one ? 'holds' : 'hold'} it at the end of year ${year}`
  return `${need} ${change}; ${until}.`
}

/** The years as a table, every figure with its working. */
function YearTable({ rows }: { rows: readonly ArrayYear[] }) {
  const format = useFormat()
  return (
    <details className="chart-table">
      <summary>The years as a table</summary>
      <DataTable
        caption="Need and offer of one server, year by year"
        hidden="caption"
        frame="The years as a table"
        rows={rows}
        columns={[
          { head: 'Year', of: ({ year }) => (year === 0 ? 'Today' : format.number(year)) },
          { head: 'Mailboxes', bare: true, of: ({ mailboxes }) => mailboxes },
          { head: 'Space needed', of: ({ capacity }) => capacity },
          { head: 'Space offered', of: ({ usable }) => usable },
          { head: 'Load judged by', of: ({ judged }) => judged },
          { head: 'With reserve', of: ({ required }) => required },
          { head: 'Arrays carry', of: ({ carries }) => carries },
        ]}
      />
    </details>
  )
}
