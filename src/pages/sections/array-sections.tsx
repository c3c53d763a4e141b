import { type PlanSection, type SectionProps, sectionOf } from '../../app/plan-section.tsx'
import { firstWords } from '../../app/words/design-words.ts'
import { blockRebuildLines, rebuildLines } from '../../app/words/rebuild-words.ts'
import { arrayWords } from '../../app/words/words.ts'
import {
  blocksFit,
  type Candidate,
  hasCapacity,
  nearestArrays,
  type Plan,
  type Sizing,
  thresholds,
} from '../../engine/index.ts'
import { BlockTable } from '../../features/designs/block-table.tsx'
import { CandidateTable } from '../../features/designs/candidate-table.tsx'
import { Designs } from '../../features/designs/designs.tsx'
import { LatencyChoice } from '../../features/designs/latency-choice.tsx'
import { isPredicted, LatencyCurve } from '../../features/designs/latency-curve.tsx'
import { NextDesigns } from '../../features/designs/next-designs.tsx'
import { ChartForm } from '../../ui/chart-frame.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { proposedArrays, recommended } from './recommended.ts'

const hasArrays = (plan: Plan, sizing: Sizing) => recommended(plan, sizing).candidates.length > 0

/** Every design of arrays, those that fit and those that do not. */
export const designsSection = sectionOf(hasCapacity, {
  id: 'designs',
  title: 'Designs considered',
  only: 'screen',
  isOpen: true,
  shows: hasArrays,
  takeaway: designsWords,
  Section: ({ plan, sizing }) => <Designs plan={plan} recommendation={recommended(plan, sizing)} />,
  brief: [
    {
      under: 'What we propose',
      Section: ({ plan, sizing }) => (
        <NextDesigns plan={plan} sizing={sizing} recommendation={recommended(plan, sizing)} />
      ),
    },
    { under: 'Failures survived', Section: RebuildLines },
  ],
})

/** The same on paper, the first of each kind. */
export const printedDesigns = sectionOf(hasCapacity, {
  id: 'designs',
  title: 'Designs considered',
  only: 'paper',
  shows: hasArrays,
  takeaway: designsWords,
  Section: PrintedDesigns,
})

function designsWords(plan: Plan, sizing: Sizing, format: Format): string {
  const { candidates, proposed } = recommended(plan, sizing)
  const fitting = candidates.filter(({ verdict }) => verdict !== 'does not fit').length
  const words = proposed ? `: ${arrayWords(proposed, format)} in ${proposed.raid} is proposed` : ''
  return `${format.number(fitting)} of ${format.number(candidates.length)} designs fit, ${firstWords[plan.ranking]}${words}.`
}

/** What the failure of a drive does to what is proposed. */
function RebuildLines({ plan, sizing }: SectionProps) {
  const format = useFormat()
  const { proposed, proposedBlocks } = recommended(plan, sizing)
  const lines = proposed
    ? rebuildLines(proposed.rebuild, format)
    : proposedBlocks
      ? blockRebuildLines(proposedBlocks.rebuild, format)
      : []
  return lines.map((line) => <p key={line}>{line}</p>)
}

/** As many designs of a kind as one reads on paper; some plans consider hundreds. */
const mostPrinted = 8

function PrintedDesigns({ plan, sizing }: SectionProps) {
  const { candidates, proposed } = recommended(plan, sizing)
  const fitting = candidates.filter(({ verdict }) => verdict !== 'does not fit')
  const others = candidates.filter(({ verdict }) => verdict === 'does not fit')
  return (
    <>
      {fitting.length > 0 ? (
        <CandidateTable
          brief
          caption={`Fitting, ${firstWords[plan.ranking]}`}
          candidates={fitting.slice(0, mostPrinted)}
          proposed={proposed}
          currency={plan.currency}
        />
      ) : (
        <p>None of the designs considered fits.</p>
      )}
      <More of={fitting} verb="fit" />
      {others.length > 0 && (
        <CandidateTable
          brief
          caption="Not fitting, each with what it lacks"
          candidates={others.slice(0, mostPrinted)}
          proposed={null}
          currency={plan.currency}
        />
      )}
      <More of={others} verb="do not fit" />
    </>
  )
}

type MoreProps = { readonly of: readonly Candidate[]; readonly verb: 'fit' | 'do not fit' }

/** What a list on paper leaves out, and where to find it. */
function More({ of, verb }: MoreProps) {
  const format = useFormat()
  const more = of.length - mostPrinted
  if (more <= 0) return null
  return (
    <p className="footnote">
      {format.number(more)} more of the designs considered {verb}; the plan on screen lists all.
    </p>
  )
}

/** How the latencies of a design grow with its load; on the customer’s pages of what comes nearest. */
export const latencySection = sectionOf(hasCapacity, {
  id: 'latency',
  title: 'Latency over load',
  only: 'screen',
  shows: hasArrays,
  takeaway: latencyWords,
  Section: ({ plan, sizing }) => (
    <LatencyChoice sizing={sizing} recommendation={recommended(plan, sizing)} />
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
})

/** The same on paper, of what is proposed. */
export const printedLatency = sectionOf(hasCapacity, {
  id: 'latency',
  title: 'Latency over load',
  only: 'paper',
  shows: (plan, sizing) => {
    const proposed = proposedArrays(plan, sizing)
    return proposed !== null && isPredicted(proposed)
  },
  takeaway: latencyWords,
  Section: ({ plan, sizing }) => {
    const proposed = proposedArrays(plan, sizing)
    return (
      proposed &&
      isPredicted(proposed) && (
        <ChartForm value="both">
          <LatencyCurve candidate={proposed} sizing={sizing} />
        </ChartForm>
      )
    )
  },
})

function latencyWords(plan: Plan, sizing: Sizing, format: Format): string {
  const read = proposedArrays(plan, sizing)?.prediction?.expected.dbRead
  return read
    ? `At the expected load database reads take ${format.text(read)}, of ${format.text(thresholds.dbRead)} at most.`
    : 'How the latencies of any design grow with the load of a server.'
}

function predictedNearest(plan: Plan, sizing: Sizing) {
  const { candidates, proposed, proposedBlocks } = recommended(plan, sizing)
  if (proposed || proposedBlocks) return null
  const nearest = nearestArrays(candidates)
  return nearest && isPredicted(nearest) ? nearest : null
}

/** Published building blocks, as many of each as the plan takes. */
export const blocksSection: PlanSection = {
  id: 'blocks',
  title: 'Tested building blocks',
  shows: (plan, sizing) => recommended(plan, sizing).blocks.length > 0,
  takeaway: (plan, sizing, format) => {
    const { blocks, proposedBlocks } = recommended(plan, sizing)
    const serving = blocks.filter(blocksFit).length
    const words = proposedBlocks ? `: ${proposedBlocks.solution.name} is proposed` : ''
    return `${format.number(serving)} of ${format.number(blocks.length)} building blocks serve this plan, fewest drives first${words}.`
  },
  Section: ({ plan, sizing }) => {
    const { blocks, proposedBlocks } = recommended(plan, sizing)
    return (
      <BlockTable
        plan={plan}
        caption="In whole blocks"
        designs={blocks}
        proposed={proposedBlocks}
      />
    )
  },
}
