import type { Plan } from '../../engine/index.ts'
import { ChartFrame, lazyChart } from '../../ui/chart-frame.tsx'
import type { ChartReading } from '../../ui/chart-reading.ts'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import type { Column } from '../../ui/table.ts'
import { LayoutLegend } from './layout-mark.tsx'
import { differingAnswersWords, type LayoutMeasure, type LayoutPoint } from './layout-points.ts'
import { serversAndDagsWords } from './layout-words.ts'

type TradeOffFigureProps = {
  readonly plan: Plan
  readonly points: readonly LayoutPoint[]
  /** Ranges of servers, copies and drives that were searched, in words. */
  readonly tried: string
  /** Those of the layouts that are drawn in the chart. */
  readonly drawn: readonly LayoutPoint[]
  /** Measures that the table shows. */
  readonly measures: readonly LayoutMeasure[]
  /** Measure that the chart shows against servers. */
  readonly measure: LayoutMeasure
  readonly acts: boolean
  readonly take: (point: LayoutPoint) => void
}

const TradeOffChart = lazyChart(async () => (await import('./trade-off-chart.tsx')).TradeOffChart)

/** Chart of the layouts that hold, with a table of all of them. */
export function TradeOffChartWithTable(props: TradeOffFigureProps) {
  const { plan, points, tried, drawn, measures, measure, acts, take } = props
  const format = useFormat()
  const beyond = points.length - drawn.length
  const differences = differingAnswersWords(plan, points, format)
  return (
    <ChartFrame
      takeaway={takeawayOf({ points, measure, tried }, format)}
      name="Layouts that hold"
      height={(width) => (width < 500 ? 300 : 360)}
      className="trade-offs"
      readings={{
        head: 'Layout',
        as: 'points',
        all: drawn.map((one) => readingOf(one, measures, format)),
      }}
      notes={
        <>
          <LayoutLegend points={drawn} less={measure.less} />
          <p className="footnote">
            Each dot is a layout that holds. Filled: of those searched none with as few servers has{' '}
            {measure.less}.
            {beyond > 0 &&
              ` ${format.number(beyond)} more beyond ${format.value(drawn.at(-1)?.x ?? 0, 'servers')} are in the table.`}
          </p>
        </>
      }
      fold="The layouts as a table"
      table={
        <DataTable
          caption="Layouts that hold"
          hidden="caption"
          frame="Layouts that hold"
          rows={points}
          first={12}
          keyOf={({ key }) => key}
          classOf={({ isPlan }) => (isPlan ? 'marked' : undefined)}
          columns={[
            {
              head: 'Layout',
              of: (one) => {
                const words = differences(one)
                return [serversAndDagsWords(one.figures, format), words ? { note: words } : '']
              },
            },
            ...measures.map(
              ({ head, cell }): Column<LayoutPoint> => ({
                head,
                of: ({ figures }) => cell(figures),
                bare: true,
              }),
            ),
            { head: 'Beaten by another', of: ({ onFront }) => (onFront ? 'no' : 'yes') },
            acts && {
              head: 'Use it',
              acts: true,
              of: (one) =>
                one.isPlan
                  ? { hint: 'The plan' }
                  : {
                      drawn: (
                        <button type="button" className="use" onClick={() => take(one)}>
                          Take
                          <span className="sr"> {serversAndDagsWords(one.figures, format)}</span>
                        </button>
                      ),
                      text: '',
                    },
            },
          ]}
        />
      }
    >
      {(size) => <TradeOffChart size={size} points={drawn} unit={measure.head} />}
    </ChartFrame>
  )
}

function readingOf(
  point: LayoutPoint,
  measures: readonly LayoutMeasure[],
  format: Format,
): ChartReading {
  const { figures, x, y, isPlan, isFirst, onFront } = point
  const marks = [isPlan && 'this plan', isFirst && 'first by the goal', onFront && 'beaten by none']
  return {
    name: serversAndDagsWords(figures, format),
    x,
    ys: [y],
    figures: [
      ...measures.map(({ words, of }) => ({
        name: '',
        value: of(figures) === null ? null : words(figures, format),
      })),
      { name: '', value: marks.filter(Boolean).join(', ') || null },
    ],
  }
}

/** Takeaway of the chart: first and last layout that none beats, and where the plan stands. */
function takeawayOf(
  { points, measure, tried }: Pick<TradeOffFigureProps, 'points' | 'measure' | 'tried'>,
  format: Format,
): string {
  const words = ({ figures }: LayoutPoint) =>
    `${serversAndDagsWords(figures, format)} with ${measure.words(figures, format)}`
  const front = points.filter(({ onFront }) => onFront)
  const [first, last] = [front[0], front.at(-1)]
  if (!first || !last) return ''
  const plan = points.find(({ isPlan }) => isPlan)
  const now = !plan
    ? 'this plan does not hold'
    : front.includes(plan)
      ? 'this plan is one that none beats'
      : `this plan has ${words(plan)}`
  // The takeaway does not repeat that the plan has the least, as the text above says so.
  if (plan && front.length === 1 && front.includes(plan))
    return `${format.number(points.length)} layouts that hold, by servers and ${measure.label.toLowerCase()}`
  if (front.length === 1)
    return `No layout that holds has fewer servers or ${measure.less} than ${words(first)}; ${now}. Searched: ${tried}.`
  return `${format.number(front.length)} layouts are beaten by none, from ${words(first)} to ${words(last)}; ${now}.`
}
