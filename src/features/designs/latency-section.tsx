import type { PlanSection } from '../../app/plan-section.tsx'
import { nearestArrays, type Plan, type Sizing, thresholds } from '../../engine/index.ts'
import { ChartForm } from '../../ui/chart-frame.tsx'
import type { Format } from '../../ui/format.ts'
import { considered, consideredArrays } from './considered.ts'
import { LatencyChoice } from './latency-choice.tsx'
import { isPredicted, LatencyCurve } from './latency-curve.tsx'

/** How the latencies of a design grow with its load; on the customer’s pages of what comes nearest. */
export const latencySection: PlanSection = {
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
        return nearest && <LatencyCurve candidate={nearest} sizing={sizing} />
      },
    },
  ],
}

/** The same on paper, of what is proposed. */
export const printedLatency: PlanSection = {
  id: 'latency',
  title: 'Latency over load',
  only: 'paper',
  shows: (plan, sizing) => {
    const { proposed } = consideredArrays(plan, sizing)
    return proposed !== null && isPredicted(proposed)
  },
  takeaway: latencyWords,
  Section: ({ plan, sizing }) => {
    const { proposed } = consideredArrays(plan, sizing)
    return (
      proposed &&
      isPredicted(proposed) && (
        <ChartForm value="both">
          <LatencyCurve candidate={proposed} sizing={sizing} />
        </ChartForm>
      )
    )
  },
}

function latencyWords(plan: Plan, sizing: Sizing, format: Format): string {
  const read = consideredArrays(plan, sizing).proposed?.prediction?.expected.dbRead
  return read
    ? `At the expected load database reads take ${format.text(read)}, of ${format.text(thresholds.dbRead)} at most.`
    : 'How the latencies of any design grow with the load of a server.'
}

function predictedNearest(plan: Plan, sizing: Sizing) {
  if (considered(plan, sizing).proposed) return null
  const nearest = nearestArrays(consideredArrays(plan, sizing).candidates)
  return nearest && isPredicted(nearest) ? nearest : null
}
