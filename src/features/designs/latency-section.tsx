import { useMemo, useState } from 'react'
import { DesignChoice } from '../../app/design-choice.tsx'
import type { PlanSectionDefinition } from '../../app/plan-section.tsx'
import { hasPrediction, latencyPoints, type WithPrediction } from '../../app/predicted-latencies.ts'
import { arraysTitle } from '../../app/words/design-title.ts'
import { type Candidate, designId, nearestCandidate } from '../../engine/designs/index.ts'
import { asShown, type Plan, type Sizing, type Worked } from '../../engine/index.ts'
import { latencyThresholds, poolCapability } from '../../engine/performance/index.ts'
import { ChartFrame, ShownChartPartsContext } from '../../ui/chart-frame.tsx'
import { latencyCurveReadings, roundAxisEnd } from '../../ui/curve-readings.ts'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { LazyCurveChart } from '../../ui/lazy-charts.ts'
import { Figure } from '../../ui/working.tsx'
import { type ConsideredArrays, consideredArrays, consideredDesigns } from './considered-designs.ts'

/** Section with the latency chart of any design; reports show the nearest if none is proposed. */
export const latencySection: PlanSectionDefinition = {
  id: 'latency',
  title: 'Latency over load',
  only: 'screen',
  shows: (plan, sizing) => consideredArrays(plan, sizing).candidates.length > 0,
  takeaway: latencyWords,
  Section: ({ plan, sizing }) => (
    <LatencyChoice sizing={sizing} {...consideredArrays(plan, sizing)} />
  ),
  brief: [
    {
      under: 'What comes nearest',
      shows: (plan, sizing) => predictedNearest(plan, sizing) !== null,
      Section: ({ plan, sizing }) => {
        const nearest = predictedNearest(plan, sizing)
        return nearest && <LatencyChart candidate={nearest} sizing={sizing} />
      },
    },
  ],
}

export const printedLatencySection: PlanSectionDefinition = {
  id: 'latency',
  title: 'Latency over load',
  only: 'paper',
  shows: (plan, sizing) => predictedProposal(plan, sizing) !== null,
  takeaway: latencyWords,
  Section: ({ plan, sizing }) => {
    const proposed = predictedProposal(plan, sizing)
    return (
      proposed && (
        <ShownChartPartsContext value="both">
          <LatencyChart candidate={proposed} sizing={sizing} />
        </ShownChartPartsContext>
      )
    )
  },
}

function latencyWords(plan: Plan, sizing: Sizing, format: Format): string {
  const read = consideredArrays(plan, sizing).proposed?.prediction?.expected.dbRead
  return read
    ? `At the expected load database reads take ${format.text(read)}, of ${format.text(latencyThresholds.dbRead)} at most.`
    : 'How the latencies of any design grow with the load of a server.'
}

function predictedProposal(plan: Plan, sizing: Sizing) {
  const { proposed } = consideredArrays(plan, sizing)
  return proposed && hasPrediction(proposed) ? proposed : null
}

function predictedNearest(plan: Plan, sizing: Sizing) {
  if (consideredDesigns(plan, sizing).proposed) return null
  const nearest = nearestCandidate(consideredArrays(plan, sizing).candidates)
  return nearest && hasPrediction(nearest) ? nearest : null
}

type LatencyChoiceProps = ConsideredArrays & { readonly sizing: Sizing }

function LatencyChoice({ sizing, candidates, proposed }: LatencyChoiceProps) {
  const format = useFormat()
  const [picked, setPicked] = useState<string | null>(null)
  const predicted = candidates.filter(hasPrediction)
  const chosen =
    predicted.find((one) => designId(one) === picked) ??
    predicted.find((one) => one === proposed) ??
    predicted[0]
  if (!chosen) return null
  return (
    <>
      <DesignChoice
        id="latency-of"
        designs={predicted.map((one) => ({ id: designId(one), title: arraysTitle(one, format) }))}
        chosen={designId(chosen)}
        onPick={setPicked}
      />
      <LatencyChart candidate={chosen} sizing={sizing} />
    </>
  )
}

type LatencyCurveProps = {
  readonly candidate: Candidate & WithPrediction
  readonly sizing: Sizing
}

export function LatencyChart({ candidate, sizing }: LatencyCurveProps) {
  const format = useFormat()
  const { judged, judgedWithReserve } = sizing.iops
  const [database, log] = [latencyThresholds.dbRead.value, latencyThresholds.logWrite.value]
  const limit = useMemo(() => poolCapability(candidate.prediction.work), [candidate])
  const curve = useMemo(
    () =>
      latencyPoints(
        candidate,
        roundAxisEnd(Math.max(limit.value, judgedWithReserve.value) * 1.1),
        judged,
      ),
    [candidate, limit, judged, judgedWithReserve],
  )
  return (
    <ChartFrame
      takeaway={takeawayOf(candidate, limit, sizing, format)}
      name="Latency over load"
      height={320}
      paper={{ height: 280 }}
      readings={latencyCurveReadings(curves, curve, 'IOPS of one server')}
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
            { head: 'IOPS of one server', of: ({ at }) => Math.round(at) },
            { head: 'Reads, ms', of: ({ values }) => tenths(values[0]) },
            { head: 'Writes, ms', of: ({ values }) => tenths(values[1]) },
            { head: 'Logs, ms', of: ({ values }) => tenths(values[2]) },
          ]}
        />
      }
    >
      {(size) => (
        <LazyCurveChart
          size={size}
          curves={curves}
          points={curve}
          levels={[
            { value: database, label: `${format.number(database)} ms, database` },
            { value: log, label: `${format.number(log)} ms, logs` },
          ]}
          marks={[
            { at: asShown(judged), label: `expected ${format.number(asShown(judged), 0)}` },
            {
              at: asShown(judgedWithReserve),
              label: `required ${format.number(asShown(judgedWithReserve), 0)}`,
            },
          ]}
          end={curve.at(-1)?.at ?? 1}
          top={database * 1.5}
          across="IOPS of one server"
          up="ms"
        />
      )}
    </ChartFrame>
  )
}

const curves = [
  { name: 'Database reads', label: 'reads' },
  { name: 'Database writes', label: 'writes' },
  { name: 'Log writes', label: 'logs' },
]

const tenths = (value = Number.NaN) => Math.round(value * 10) / 10

function takeawayOf(
  { array, prediction: { expected } }: Candidate & WithPrediction,
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
  return `${array.model} keeps every latency within its limit up to about ${format.number(asShown(limit), 0)} IOPS of one server (${format.number(low, 0)} to ${format.number(high, 0)}), ${room}; at ${format.text(iops.judged)} reads take ${format.text(expected.dbRead)}.`
}
