import { useMemo } from 'react'
import {
  type Candidate,
  capability,
  predictPool,
  type Sizing,
  shown,
  thresholds,
  type Worked,
} from '../../engine/index.ts'
import { ChartFrame, lazyChart } from '../../ui/chart-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Figure } from '../../ui/working.tsx'
import './latency-curve.css'
import type { LatencyPoint } from './latency-chart.tsx'

/** A candidate whose latencies are predicted. */
export type PredictedCandidate = Candidate & {
  readonly prediction: NonNullable<Candidate['prediction']>
}

type LatencyCurveProps = {
  readonly candidate: PredictedCandidate
  readonly sizing: Sizing
}

const points = 60

/** Whether the latencies of a candidate are predicted. */
export function isPredicted(candidate: Candidate): candidate is PredictedCandidate {
  return candidate.prediction !== null
}

/** How the latencies of a candidate grow with the load of a server, and where its limit lies. */
export function LatencyCurve({ candidate, sizing }: LatencyCurveProps) {
  const format = useFormat()
  const { judged, judgedWithReserve } = sizing.iops
  const limit = useMemo(() => capability(candidate.prediction.work), [candidate])
  const curve = useMemo(
    () => curveOf(candidate, Math.max(limit.value, judgedWithReserve.value) * 1.15, judged),
    [candidate, limit, judged, judgedWithReserve],
  )
  return (
    <ChartFrame
      takeaway={takeawayOf(candidate, limit, sizing, format)}
      name="Latency over load"
      height={320}
      paper={{ height: 280 }}
      notes={
        <p className="footnote">
          Solid: database reads with their band at a load that is known. Dashed: database writes.
          Dotted: log writes. Capability of the arrays of one server: <Figure worked={limit} />
        </p>
      }
      fold="The curve as a table"
      table={
        <DataTable
          caption="Latencies by the load of one server"
          hidden="caption"
          rows={curve.filter((_, index) => index % 6 === 5)}
          columns={[
            { head: 'IOPS of one server', of: ({ load }) => Math.round(load) },
            { head: 'Reads, ms', of: ({ read }) => tenths(read) },
            { head: 'Writes, ms', of: ({ write }) => tenths(write) },
            { head: 'Logs, ms', of: ({ log }) => tenths(log) },
          ]}
        />
      }
    >
      {(size) => (
        <LatencyChart
          size={size}
          points={curve}
          expected={shown(judged)}
          design={shown(judgedWithReserve)}
          thresholds={{ database: thresholds.dbRead.value, log: thresholds.logWrite.value }}
        />
      )}
    </ChartFrame>
  )
}

const LatencyChart = lazyChart(async () => (await import('./latency-chart.tsx')).LatencyChart)

const tenths = (value: number) => Math.round(value * 10) / 10

function curveOf(candidate: PredictedCandidate, end: number, like: Worked<'IOPS'>): LatencyPoint[] {
  return Array.from({ length: points }, (_, index) => {
    const load = (end * (index + 1)) / points
    const { dbRead, dbWrite, logWrite } = predictPool({
      ...candidate.prediction.work,
      load: { ...like, value: load },
    })
    const [low, high] = dbRead.band ?? [dbRead.value, dbRead.value]
    return {
      load,
      read: dbRead.value,
      write: dbWrite.value,
      log: logWrite.value,
      band: [low, high],
    }
  })
}

function takeawayOf(
  { array, prediction: { expected } }: PredictedCandidate,
  limit: Worked<'IOPS'>,
  { iops }: Sizing,
  format: Format,
): string {
  const [low, high] = limit.band ?? [limit.value, limit.value]
  const room =
    limit.value >= iops.judgedWithReserve.value
      ? 'above what is required'
      : limit.value >= iops.judged.value
        ? 'above the expected load, below what is required'
        : 'below the expected load'
  return `${array.model} keeps every latency within its limit up to about ${format.number(limit.value, 0)} IOPS of one server (${format.number(low, 0)} to ${format.number(high, 0)}), ${room}; at ${format.text(iops.judged)} reads take ${format.text(expected.dbRead)}.`
}
