import { useMemo, useState } from 'react'
import {
  cutName,
  highestOverTime,
  type LatencyGroup,
  type TimedLatency,
} from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { ChartFrame, lazyChart } from '../../ui/chart-frame.tsx'
import type { Readings } from '../../ui/chart-reading.ts'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { latencyWords, sinceStart, takeawayOf } from './latency-words.ts'
import { timeAxisOf } from './time-axis.ts'
import type { TimePoint } from './time-chart.tsx'

const TimeChart = lazyChart(async () => (await import('./time-chart.tsx')).TimeChart)

type LatencyFigureProps = {
  readonly group: LatencyGroup
  /** Whose latencies they are. */
  readonly machine: string
  /** Of the whole run. */
  readonly seconds: number
}

/** One kind of latency over time: one volume that one picks, before the highest of all. */
export function LatencyFigure({ group, machine, seconds }: LatencyFigureProps) {
  const format = useFormat()
  const [picked, setPicked] = useState<string | null>(null)
  const { of, latencies } = group
  const shown = latencies.find(({ series }) => series.name === picked) ?? latencies[0]
  const points = useMemo(() => pointsOf(group, shown), [group, shown])
  const { per, ...axis } = timeAxisOf(seconds)
  const name = `${latencyWords[of]} of ${machine} over time`
  return (
    <>
      {latencies.length > 1 && (
        <label className="volume-choice on-screen-only">
          <span>
            {latencyWords[of]} <span className="sr">of {machine}: thick line</span>
          </span>
          <select value={shown.series.name} onChange={({ target }) => setPicked(target.value)}>
            {latencies.map(({ series }) => (
              <option key={series.name} value={series.name}>
                {cutName(series.name)}
              </option>
            ))}
          </select>
        </label>
      )}
      <ChartFrame
        takeaway={takeawayOf(group, format)}
        name={name}
        height={240}
        paper={{ height: 220 }}
        readings={readingsOf(points, per, shown, latencies.length > 1)}
        notes={latencies.length > 1 && <Footnote shown={shown} of={latencies.length} />}
        fold="The same as a table"
        table={
          <DataTable
            caption={name}
            hidden="caption"
            rows={points}
            first={20}
            columns={[
              { head: 'Since the start', of: ({ at }) => sinceStart(at) },
              { head: `${cutName(shown.series.name)}, ms`, of: ({ one }) => tenths(one) },
              latencies.length > 1 && {
                head: 'Highest of all, ms',
                of: ({ highest }: TimePoint) => tenths(highest),
              },
            ]}
          />
        }
      >
        {(size) => (
          <TimeChart
            size={size}
            points={points.map((point) => ({ ...point, at: point.at / per }))}
            {...scaleOf(group, format)}
            {...axis}
          />
        )}
      </ChartFrame>
    </>
  )
}

function Footnote({ shown, of }: { readonly shown: TimedLatency; readonly of: number }) {
  const format = useFormat()
  return (
    <p className="footnote">
      Thick: {cutName(shown.series.name)}. Thin: the highest of all {format.number(of)} at each
      time.
    </p>
  )
}

/** Both lines at every time that there is a sample of either. */
function readingsOf(
  points: readonly TimePoint[],
  per: number,
  { series }: TimedLatency,
  hasOthers: boolean,
): Readings {
  const inMs = (ms: number | null): Cell =>
    ms === null ? null : { amount: ms, unit: 'ms', decimals: 1 }
  return {
    head: 'Since the start',
    as: 'across',
    all: points.map(({ at, one, highest }) => ({
      name: sinceStart(at),
      x: at / per,
      ys: [one, highest].filter((ms) => ms !== null),
      figures: [
        { name: cutName(series.name), value: inMs(one) },
        ...(hasOthers ? [{ name: 'Highest of all', value: inMs(highest) }] : []),
      ],
    })),
  }
}

function tenths(ms: number | null) {
  return ms === null ? '' : { amount: ms, decimals: 1 }
}

/** Both lines place by place in time; where only one of them has a sample, the other has none. */
function pointsOf(group: LatencyGroup, { series }: TimedLatency): readonly TimePoint[] {
  const points = new Map<number, TimePoint>()
  for (const { second, ms } of series.points)
    points.set(second, { at: second, one: ms, highest: null })
  if (group.latencies.length > 1)
    for (const { second, ms } of highestOverTime(group))
      points.set(second, { at: second, one: points.get(second)?.one ?? null, highest: ms })
  return [...points.values()].sort((one, other) => one.at - other.at)
}

/** The limits that lie where the latencies are, and how far up the axis goes. */
function scaleOf({ latencies, meanLimit, mostLimit }: LatencyGroup, format: Format) {
  const most = Math.max(...latencies.map(({ series }) => series.mostMs))
  const levels = [
    meanLimit && { value: meanLimit.value, label: `${format.text(meanLimit)} on average` },
    mostLimit &&
      most > mostLimit.value / 2 && {
        value: mostLimit.value,
        label: `${format.text(mostLimit)} at most`,
      },
  ].filter((level) => !!level)
  return { levels, top: roundTop(Math.max(1, most, ...levels.map(({ value }) => value)) * 1.05) }
}

const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** The next height that four equal steps make, each of one or two digits. */
function roundTop(height: number): number {
  const quarter = height / 4
  const magnitude = 10 ** Math.floor(Math.log10(quarter))
  return 4 * magnitude * (steps.find((step) => step * magnitude >= quarter) ?? 10)
}
