import { useContext, useState } from 'react'
import { DesignChoice } from '../../app/design-choice.tsx'
import { hasPrediction, latencyPoints, type WithPrediction } from '../../app/predicted-latencies.ts'
import { recommendationOf } from '../../app/store/recommendation.ts'
import type { LiveResults } from '../../app/store/use-project.ts'
import { arraysTitle } from '../../app/words/design-title.ts'
import { wordsByCriterion, wordsByTestKind } from '../../app/words/test-words.ts'
import { type Candidate, designId } from '../../engine/designs/index.ts'
import { cutName, type Worked } from '../../engine/index.ts'
import type { JudgedTest } from '../../engine/jetstress/index.ts'
import {
  latencyThresholds,
  poolCapability,
  predictPoolLatencies,
} from '../../engine/performance/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { ChartFrame, IsForPaperContext } from '../../ui/chart-frame.tsx'
import type { ChartReadings } from '../../ui/chart-reading.ts'
import { type BandPoint, latencyCurveReadings, roundAxisEnd } from '../../ui/curve-readings.ts'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { LazyCurveChart } from '../../ui/lazy-charts.ts'

type TestedCurveProps = { readonly live: LiveResults; readonly tests: readonly JudgedTest[] }

export function TestedCurveChart({ live, tests }: TestedCurveProps) {
  const format = useFormat()
  const [picked, setPicked] = useState<string | null>(null)
  const { candidates, proposed } = recommendationOf(live.plan, live.results)
  const predicted = candidates.filter(hasPrediction)
  const design =
    predicted.find((one) => designId(one) === picked) ??
    predicted.find((one) => one === proposed) ??
    predicted[0] ??
    null
  const isPaper = useContext(IsForPaperContext)
  const points = testedPoints(tests)
  if (points.length === 0) return null
  return (
    <>
      {design && !isPaper && (
        <DesignChoice
          id="design-tested"
          designs={predicted.map((one) => ({ id: designId(one), title: arraysTitle(one, format) }))}
          chosen={designId(design)}
          onPick={setPicked}
        />
      )}
      <Chart live={live} points={points} design={design} />
    </>
  )
}

type ChartProps = {
  readonly live: LiveResults
  readonly points: readonly TestedPoint[]
  readonly design: (Candidate & WithPrediction) | null
}

function Chart({ live, points, design }: ChartProps) {
  const format = useFormat()
  const { judged, judgedWithReserve } = live.results.sizing.iops
  const most = Math.max(...points.map(({ load }) => load.value), judgedWithReserve.value)
  const limit = design ? poolCapability(design.prediction.work).value : 0
  const end = roundAxisEnd(Math.max(most, limit) * 1.1)
  const [database, log] = [latencyThresholds.dbRead.value, latencyThresholds.logWrite.value]
  const dots = points.flatMap(({ load, measured }) =>
    measured.flatMap((latency, curve) =>
      latency ? [{ at: load.value, value: latency.value, curve }] : [],
    ),
  )
  const curve = design ? latencyPoints(design, end, judged) : axisTo(end)
  const whole = (value: number) => format.number(value, 0)
  return (
    <ChartFrame
      takeaway={testedCurveTakeaway(points, design, format)}
      name="Tests on the latency curve"
      height={320}
      paper={{ height: 280 }}
      readings={
        design ? latencyCurveReadings(curves, curve, 'IOPS of one server') : pointReadings(points)
      }
      notes={
        <p className="footnote">
          Measured: a circle for database reads, a square for writes, a triangle for log writes,
          each the mean of a server.
          {design &&
            ' The curves are the model’s: solid for reads with their band at a load that is known, dashed for writes, dotted for log writes.'}
        </p>
      }
      fold="The same as a table"
      table={<PointTable points={points} design={design} />}
    >
      {(size) => (
        <LazyCurveChart
          size={size}
          curves={design ? curves : []}
          points={curve}
          dots={dots}
          levels={[
            { value: database, label: `${whole(database)} ms, database` },
            { value: log, label: `${whole(log)} ms, logs` },
          ]}
          marks={[
            { at: judged.value, label: `expected ${format.text(judged)}` },
            { at: judgedWithReserve.value, label: `required ${format.text(judgedWithReserve)}` },
          ]}
          end={end}
          top={Math.max(database * 1.5, ...dots.map(({ value }) => value * 1.1))}
          across="IOPS of one server"
          up="ms"
        />
      )}
    </ChartFrame>
  )
}

/** Values read out at the measured points of a chart without a curve. */
function pointReadings(points: readonly TestedPoint[]): ChartReadings {
  return {
    head: 'Server',
    as: 'across',
    all: points.map(({ name, load, measured }) => ({
      name,
      x: load.value,
      ys: measured.flatMap((latency) => (latency ? [latency.value] : [])),
      figures: [
        { name: '', value: load },
        ...curves.map((one, at) => ({ name: one.name, value: measured[at] ?? null })),
      ],
    })),
  }
}

/** Two points without values at the ends of the axis, for a chart without a curve. */
function axisTo(end: number): readonly BandPoint[] {
  return [0, end].map((at) => ({ at, values: [], band: [0, 0] }))
}

const curves = [
  { name: wordsByCriterion.dbRead, label: 'reads' },
  { name: wordsByCriterion.dbWrite, label: 'writes' },
  { name: wordsByCriterion.logWrite, label: 'logs' },
]

function PointTable({ points, design }: Pick<ChartProps, 'points' | 'design'>) {
  const rows = points.map((point) => ({
    point,
    expected: design && predictedLatenciesAt(design, point),
  }))
  const pair = (head: string, at: number) => [
    { head: 'Measured', over: head, of: ({ point }: (typeof rows)[number]) => point.measured[at] },
    design && {
      head: 'Model',
      over: head,
      of: ({ expected }: (typeof rows)[number]): DataCell => expected?.[at] ?? null,
    },
  ]
  return (
    <DataTable
      caption="What was measured, and what the model expects at that load"
      hidden="caption"
      frame
      rows={rows}
      columns={[
        { head: 'Server', of: ({ point }) => point.name },
        { head: 'IOPS', of: ({ point }) => point.load },
        ...pair('Reads', 0),
        ...pair('Writes', 1),
        ...pair('Log writes', 2),
      ]}
    />
  )
}

/** Load of a server in a test, and its mean read, write and log latencies; null if unknown. */
export type TestedPoint = {
  readonly name: string
  readonly load: Worked<'IOPS'>
  readonly measured: readonly (Worked<'ms'> | null)[]
}

export function testedPoints(tests: readonly JudgedTest[]): readonly TestedPoint[] {
  return tests.flatMap(({ kind, servers }) =>
    servers.flatMap(({ name, allIo, latencies: { dbRead, dbWrite, logWrite } }) =>
      allIo
        ? [
            {
              name: `${cutName(name ?? 'not named')}, ${wordsByTestKind[kind].toLowerCase()}`,
              load: allIo,
              measured: [dbRead?.mean ?? null, dbWrite?.mean ?? null, logWrite?.mean ?? null],
            },
          ]
        : [],
    ),
  )
}

export function predictedLatenciesAt(
  { prediction }: WithPrediction,
  { load }: TestedPoint,
): readonly Worked<'ms'>[] {
  const { dbRead, dbWrite, logWrite } = predictPoolLatencies({ ...prediction.work, load })
  return [dbRead, dbWrite, logWrite]
}

/** Takeaway of the chart: the measured reads at the highest load, compared with the model. */
export function testedCurveTakeaway(
  points: readonly TestedPoint[],
  design: (Candidate & WithPrediction) | null,
  format: Format,
): string {
  const known = points.filter(({ measured: [read] }) => read)
  const [first, ...others] = known
  if (!first) return 'What was tested, by the load of a server.'
  const point = others.reduce((most, one) => (one.load.value > most.load.value ? one : most), first)
  const read = point.measured[0] ?? null
  const measured = `at ${format.text(point.load)} of one server database reads took ${read ? format.text(read) : ''} on average`
  const [expected] = design ? predictedLatenciesAt(design, point) : []
  if (!design || !expected || !read)
    return `Tested: ${measured}. No design of this plan has a latency curve, so limits and loads stand beside.`
  const [low, high] = expected.band ?? [expected.value, expected.value]
  const ms = (value: number) => format.value(Math.round(value * 10) / 10, 'ms')
  const place =
    read.value < low
      ? 'faster than the model’s band of'
      : read.value > high
        ? 'slower than the model’s band of'
        : 'within the model’s band of'
  return `Tested: ${measured}, ${place} ${ms(low)} to ${ms(high)} for ${design.array.model}, ${design.raid}.`
}
