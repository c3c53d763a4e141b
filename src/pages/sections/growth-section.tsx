import { type PlanSection, type SectionProps, useTelling } from '../../app/plan-section.tsx'
import type { Design } from '../../engine/designs/index.ts'
import type { Plan, Sizing } from '../../engine/index.ts'
import { methodOf } from '../../engine/methods/index.ts'
import { consideredDesigns } from '../../features/designs/considered.ts'
import { DesignGrowth, GrowthInBrief, growthOf } from '../../features/growth/design-growth.tsx'
import { growthWords } from '../../features/growth/growth-words.ts'
import { proposedDesign } from './recommendation-for.ts'

/** How long the proposed design lasts while mailboxes grow; a long search tells it later. */
export const growthSection: PlanSection = {
  id: 'growth',
  title: 'Growth',
  shows: (plan, sizing) =>
    methodOf(plan).followed === 'what comes nearest' || followed(plan, sizing) !== null,
  takeaway: (plan, sizing, format) => {
    const design = followed(plan, sizing)
    const growth = design?.kind === 'arrays' ? growthOf(plan, design) : null
    return growth && growthWords(plan, growth, format)
  },
  Section: Growth,
  brief: [
    {
      under: 'Growth',
      shows: (plan, sizing) => proposed(plan, sizing) !== null,
      Section: ({ plan, sizing }) => {
        const design = proposed(plan, sizing)
        return design && <GrowthInBrief plan={plan} design={design} />
      },
    },
  ],
}

function Growth({ plan, sizing }: SectionProps) {
  const tell = useTelling('growth', plan)
  const design = followed(plan, sizing)
  if (!design) return <p>This plan considers no storage, so there are no servers to follow.</p>
  return <DesignGrowth plan={plan} design={design} onFound={tell} />
}

/** The proposed design; null for tested blocks, which are counted for the plan as it is. */
function proposed(plan: Plan, sizing: Sizing): Design | null {
  const design = proposedDesign(plan, sizing)
  return design?.kind === 'tested blocks' ? null : design
}

function followed(plan: Plan, sizing: Sizing): Design | null {
  const design = proposed(plan, sizing)
  if (design || methodOf(plan).followed === 'what is proposed') return design
  return consideredDesigns(plan, sizing).designs[0] ?? null
}
