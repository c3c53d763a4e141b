import { useState } from 'react'
import { DesignChoice } from '../../app/design-choice.tsx'
import type { PlanSection } from '../../app/plan-section.tsx'
import { isPredicted } from '../../app/predicted-latencies.ts'
import { arraysTitle } from '../../app/words/design-title.ts'
import { designId, nearestArrays } from '../../engine/designs/index.ts'
import type { Plan, Sizing } from '../../engine/index.ts'
import { thresholds } from '../../engine/performance/index.ts'
import { ShownChartParts } from '../../ui/chart-frame.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { type ArraysConsidered, consideredArrays, consideredDesigns } from './considered.ts'
import { LatencyCurve } from './latency-curve.tsx'

/** Latency over load of any design; the customer part shows the nearest if none is proposed. */
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

export const printedLatency: PlanSection = {
  id: 'latency',
  title: 'Latency over load',
  only: 'paper',
  shows: (plan, sizing) => predictedProposal(plan, sizing) !== null,
  takeaway: latencyWords,
  Section: ({ plan, sizing }) => {
    const proposed = predictedProposal(plan, sizing)
    return (
      proposed && (
        <ShownChartParts value="both">
          <LatencyCurve candidate={proposed} sizing={sizing} />
        </ShownChartParts>
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

function predictedProposal(plan: Plan, sizing: Sizing) {
  const { proposed } = consideredArrays(plan, sizing)
  return proposed && isPredicted(proposed) ? proposed : null
}

function predictedNearest(plan: Plan, sizing: Sizing) {
  if (consideredDesigns(plan, sizing).proposed) return null
  const nearest = nearestArrays(consideredArrays(plan, sizing).candidates)
  return nearest && isPredicted(nearest) ? nearest : null
}

type LatencyChoiceProps = ArraysConsidered & { readonly sizing: Sizing }

function LatencyChoice({ sizing, candidates, proposed }: LatencyChoiceProps) {
  const format = useFormat()
  const [picked, setPicked] = useState<string | null>(null)
  const predicted = candidates.filter(isPredicted)
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
      <LatencyCurve candidate={chosen} sizing={sizing} />
    </>
  )
}
