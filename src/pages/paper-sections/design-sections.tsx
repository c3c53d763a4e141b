import type { PlanSection, SectionProps } from '../../app/plan-section.ts'
import { firstWords } from '../../app/words/design-words.ts'
import { arrayWords } from '../../app/words/words.ts'
import { blocksFit, type Plan, type Sizing, thresholds } from '../../engine/index.ts'
import { BlockTable } from '../../features/designs/block-table.tsx'
import { Designs } from '../../features/designs/designs.tsx'
import { LatencyChoice } from '../../features/designs/latency-choice.tsx'
import { recommended } from './recommended.ts'

const hasArrays = (plan: Plan, sizing: Sizing) => recommended(plan, sizing).candidates.length > 0

/** Every design of arrays, those that fit and those that do not. */
export const designsSection: PlanSection<Sizing> = {
  id: 'designs',
  title: 'Designs considered',
  isOpen: true,
  shows: hasArrays,
  takeaway: (plan, sizing, format) => {
    const { candidates, proposed } = recommended(plan, sizing)
    const fitting = candidates.filter(({ verdict }) => verdict !== 'does not fit').length
    const words = proposed
      ? `: ${arrayWords(proposed, format)} in ${proposed.raid} is proposed`
      : ''
    return `${format.number(fitting)} of ${format.number(candidates.length)} designs fit, ${firstWords[plan.ranking]}${words}.`
  },
  Section: ({ plan, sizing }) => <Designs plan={plan} recommendation={recommended(plan, sizing)} />,
}

/** How the latencies of a design grow with its load. */
export const latencySection: PlanSection<Sizing> = {
  id: 'latency',
  title: 'Latency over load',
  shows: hasArrays,
  takeaway: (plan, sizing, format) => {
    const read = recommended(plan, sizing).proposed?.prediction?.expected.dbRead
    return read
      ? `At the expected load database reads take ${format.text(read)}, of ${format.text(thresholds.dbRead)} at most.`
      : 'How the latencies of any design grow with the load of a server.'
  },
  Section: ({ plan, sizing }) => (
    <LatencyChoice sizing={sizing} recommendation={recommended(plan, sizing)} />
  ),
}

/** Published building blocks, as many of each as the plan takes. */
export const blocksSection: PlanSection<Sizing> = {
  id: 'blocks',
  title: 'Tested building blocks',
  shows: (plan, sizing) => recommended(plan, sizing).blocks.length > 0,
  takeaway: (plan, sizing, format) => {
    const { blocks, proposedBlocks } = recommended(plan, sizing)
    const serving = blocks.filter(blocksFit).length
    const words = proposedBlocks ? `: ${proposedBlocks.solution.name} is proposed` : ''
    return `${format.number(serving)} of ${format.number(blocks.length)} building blocks serve this plan, fewest drives first${words}.`
  },
  Section: Blocks,
}

function Blocks({ plan, sizing }: SectionProps<Sizing>) {
  const { blocks, proposedBlocks } = recommended(plan, sizing)
  return (
    <BlockTable plan={plan} caption="In whole blocks" designs={blocks} proposed={proposedBlocks} />
  )
}
