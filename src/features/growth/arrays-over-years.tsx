import { arraysPerServerWords } from '../../app/words/array-words.ts'
import { shortCurrencyName } from '../../app/words/currency.ts'
import { growthYearsFollowed } from '../../engine/explore/index.ts'
import type { Plan } from '../../engine/index.ts'
import type {
  ArrayGrowthPurchases,
  GrownArrays,
  YearOfGrownArrays,
} from '../../engine/methods/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import {
  type GrowthContent,
  type YearChartData,
  YearTable,
  yearColumnInFormat,
} from './growth-charts.tsx'

/** Charts and tables of the space and load of one server by year; null if today does not hold. */
export function arrayGrowthContent(
  { currency }: Plan,
  { years, purchases, outgrown }: GrownArrays,
  until: number,
  format: Format,
): GrowthContent | null {
  const rows = years.slice(0, until + 1)
  const [today] = rows
  const last = rows.at(-1)
  if (!today?.usable || !last) return null
  const isReserved = rows.some(({ judged, required }) => required.value > judged.value)
  const shown = { today, last, outgrown }
  return {
    charts: [
      spaceChart(rows, takeawayOf('capacity', shown, format), format),
      loadChart(rows, takeawayOf('iops', shown, format), isReserved),
    ],
    note: `Thick: what one server needs at the end of a year${isReserved ? '; dashed: with the reserve' : ''}. Thin: what its arrays offer; an array bought for a year counts from its start.`,
    tables: (
      <>
        <YearTable
          caption="Need and offer of one server, year by year"
          frame="The years as a table"
          rows={rows}
          columns={[
            yearColumnInFormat(format),
            { head: 'Mailboxes', bare: true, of: ({ mailboxes }) => mailboxes },
            { head: 'Space needed', of: ({ capacity }) => capacity },
            { head: 'Space offered', of: ({ usable }) => usable },
            { head: 'Load judged by', of: ({ judged }) => judged },
            { head: 'With reserve', of: ({ required }) => required },
            { head: 'Arrays carry', of: ({ carries }) => carries },
          ]}
        />
        <ArrayPurchases
          purchases={purchases}
          until={until}
          currency={shortCurrencyName(currency)}
        />
      </>
    ),
  }
}

function spaceChart(
  rows: readonly YearOfGrownArrays[],
  takeaway: string,
  format: Format,
): YearChartData {
  return {
    takeaway,
    name: 'Space of one server over the years',
    unit: format.unit('GB'),
    points: rows.map(({ year, capacity, usable }) => ({
      year,
      figures: { needed: capacity, offered: usable },
    })),
  }
}

function loadChart(
  rows: readonly YearOfGrownArrays[],
  takeaway: string,
  isReserved: boolean,
): YearChartData {
  return {
    takeaway,
    name: 'Load of one server over the years',
    unit: 'IOPS',
    points: rows.map(({ year, judged, required, carries }) => ({
      year,
      figures: { expected: judged, ...(isReserved && { required }), offered: carries },
    })),
  }
}

type ShownGrowth = Pick<GrownArrays, 'outgrown'> & {
  readonly today: YearOfGrownArrays
  readonly last: YearOfGrownArrays
}

function takeawayOf(
  of: 'capacity' | 'iops',
  { today, last, outgrown }: ShownGrowth,
  format: Format,
): string {
  const need = of === 'capacity' ? 'The space of one server' : 'The expected load of one server'
  const [from, to] = [today, last].map((row) => (of === 'capacity' ? row.capacity : row.judged))
  const change =
    from && to && from.value !== to.value
      ? `${to.value > from.value ? 'grows' : 'shrinks'} from ${format.text(from)} today to ${format.text(to)} in year ${last.year}`
      : `stays at ${from ? format.text(from) : ''}`
  const { perServer } = outgrown.candidate
  const arrays = arraysPerServerWords(perServer, format).replace(' per server', '')
  const one = perServer === 1
  const year = outgrown[of]
  const until =
    year === null
      ? `${arrays} ${one ? 'is' : 'are'} enough in all ${growthYearsFollowed} years followed`
      : year === 0
        ? `${arrays} ${one ? 'is' : 'are'} too little already today`
        : `${arrays} ${one ? 'holds' : 'hold'} it ${year === 1 ? 'today only' : `to year ${year - 1}`}`
  return `${need} ${change}; ${until}.`
}

type ArrayPurchasesProps = {
  readonly purchases: ArrayGrowthPurchases
  readonly until: number
  readonly currency: string
}

function ArrayPurchases({ purchases: { steps, cost }, until, currency }: ArrayPurchasesProps) {
  const format = useFormat()
  const shown = steps.filter(({ year }) => year <= until)
  // The total price covers all years, so it is shown only with all of them.
  const isSummed = cost !== null && steps.length > 1 && shown.length === steps.length
  if (shown.length === 0) return null
  return (
    <DataTable
      caption="Arrays to buy, year by year"
      frame
      cards
      className="purchases whole-on-paper"
      rows={shown}
      columns={[
        { ...yearColumnInFormat(format), ...(isSummed && { foot: 'Together' }) },
        { head: 'Per server', of: ({ perServer }) => perServer },
        { head: 'Arrays to buy', bare: true, of: ({ arrays }) => arrays },
        { head: 'In all', bare: true, of: ({ inAll }) => inAll },
        { head: 'Drives to buy', bare: true, of: ({ drives }) => drives },
        cost && {
          head: `Price${currency && `, ${currency}`}`,
          of: (step) => step.cost,
          ...(isSummed && { foot: cost }),
        },
        { head: 'Needed for', of: ({ because }) => becauseWords(because) },
      ]}
    />
  )
}

/** What one server would lack without a purchase: space, load or both. */
function becauseWords(because: ArrayGrowthPurchases['steps'][number]['because']): string {
  const words = because.map((one) => (one === 'capacity' ? 'space' : 'load')).join(' and ')
  return words === '' ? 'The design itself' : words === 'load' ? 'Load' : `S${words.slice(1)}`
}
