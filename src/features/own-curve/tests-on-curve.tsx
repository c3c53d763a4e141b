import {
  type CurvedArray,
  curveQuantities,
  cutName,
  type OwnCurve,
  thresholds,
} from '../../engine/index.ts'
import type { CurveMiss } from '../../jetstress/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { ChartFrame, lazyChart } from '../../ui/chart-frame.tsx'
import { curveReadings } from '../../ui/curve-readings.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { roundEnd } from '../../ui/round-end.ts'
import { curveNames } from './curve-words.ts'
import { alikeTests, ofQuantity, type PredictedTest, pointsLike } from './tested-arrays.ts'

type TestsOnCurveProps = {
  readonly curve: OwnCurve
  readonly model: CurvedArray
  readonly tests: readonly PredictedTest[]
  readonly misses: readonly CurveMiss[]
  /** The use of the curve, in a sentence. */
  readonly takeaway: string
}

/** The curve over the load with the tests it went through, and both as a table. */
export function TestsOnCurve({ curve, model, tests, misses, takeaway }: TestsOnCurveProps) {
  const format = useFormat()
  const alike = alikeTests(tests)
  const last = alike.at(-1)
  if (!last) return null
  const others = tests.length - alike.length
  const { units, databases } = last.test
  const end = roundEnd(last.load.value * 1.1)
  const [database, log] = [thresholds.dbRead.value, thresholds.logWrite.value]
  const dots = alike.flatMap(({ test, load }) =>
    curveQuantities.map((quantity, at) => ({
      at: load.value,
      value: test[ofQuantity[quantity].measured],
      curve: at,
    })),
  )
  const longest = Math.max(...dots.map(({ value }) => value))
  const isNear = longest > log / near
  const curves = curveQuantities.map((quantity) => ({
    name: curveNames[quantity],
    label: lineLabels[quantity],
  }))
  const points = pointsLike(last, curve, model, end)
  const across = units === 1 ? 'IOPS of the array' : 'IOPS of the arrays'
  const whole = (value: number) => format.number(value, 0)
  const named = (count: number, one: string, more: string) =>
    `${whole(count)} ${count === 1 ? one : more}`
  return (
    <ChartFrame
      takeaway={takeaway}
      name="Your tests on their latency curve"
      height={320}
      paper={{ height: 280 }}
      readings={curveReadings(curves, points, across)}
      notes={
        <p className="footnote">
          The curve for {named(units, 'array', 'arrays')} and{' '}
          {named(databases, 'database', 'databases')}: solid for reads with their band, dashed for
          writes, dotted for log writes. Measured: a circle for reads, a square for writes, a
          triangle for log writes.{!isNear && ' All lie far below the limits.'}
          {others > 0 &&
            ` ${named(others, 'test', 'tests')} with other databases or arrays ${others === 1 ? 'is' : 'are'} in the table alone.`}
        </p>
      }
      fold="The tests as a table"
      table={<TestTable tests={tests} misses={misses} />}
    >
      {(size) => (
        <CurveChart
          size={size}
          curves={curves}
          points={points}
          dots={dots}
          levels={
            isNear
              ? [
                  { value: database, label: `${whole(database)} ms, database` },
                  { value: log, label: `${whole(log)} ms, logs` },
                ]
              : []
          }
          marks={[]}
          end={end}
          top={isNear ? Math.max(database * 1.5, longest * 1.1) : topOf(longest)}
          across={across}
          up="ms"
        />
      )}
    </ChartFrame>
  )
}

const CurveChart = lazyChart(async () => (await import('../../ui/curve-chart.tsx')).CurveChart)

/** Latencies this far below the limit of log writes are drawn without the limits. */
const near = 3

/** Where the axis ends, in ms, so that its ticks are whole numbers. */
function topOf(longest: number): number {
  return 4 * Math.ceil((longest * 1.5) / 4)
}

const lineLabels = { read: 'reads', write: 'writes', log: 'logs' } as const

type TestTableProps = Pick<TestsOnCurveProps, 'tests' | 'misses'>

/** Every test with what was measured, what the curve says, and how it misses the test left out. */
function TestTable({ tests, misses }: TestTableProps) {
  const percent = (amount: number): Cell => ({ amount, unit: '%', decimals: 1, signed: true })
  const leftOut = (test: string, quantity: CurveMiss['quantity']) =>
    misses.find((one) => one.test === test && one.quantity === quantity)?.leftOut ?? null
  return (
    <DataTable
      caption="What was measured, what the curve says there, and how far a curve without the test misses it"
      hidden="caption"
      frame="Tests and their curve"
      rows={tests}
      keyOf={({ test }) => test.id}
      columns={[
        { head: 'Test', of: ({ test }) => cutName(test.name) },
        { head: 'IOPS', of: ({ load }) => load },
        { head: 'Arrays', of: ({ test }) => test.units },
        { head: 'Databases', of: ({ test }) => test.databases },
        ...curveQuantities.flatMap((quantity) => {
          const { predicted, measured } = ofQuantity[quantity]
          const over = curveNames[quantity]
          return [
            {
              head: 'Measured',
              over,
              of: ({ test }: PredictedTest): Cell => ({ amount: test[measured], unit: 'ms' }),
            },
            { head: 'Curve', over, of: ({ expected }: PredictedTest): Cell => expected[predicted] },
            {
              head: 'Left out',
              over,
              of: ({ test }: PredictedTest): Cell => {
                const miss = leftOut(test.id, quantity)
                return miss === null ? null : percent(miss)
              },
            },
          ]
        }),
      ]}
    />
  )
}
