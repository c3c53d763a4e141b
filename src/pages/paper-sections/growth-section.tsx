import type { PlanSection } from '../../app/plan-section.ts'
import type { Sizing } from '../../engine/index.ts'
import { growthWords } from '../../features/growth/growth-words.ts'
import { ProposedGrowth, proposedGrowth } from '../../features/growth/proposed-growth.tsx'
import { recommended } from './recommended.ts'

/** How long the proposed design lasts while the mailboxes grow. */
export const growthSection: PlanSection<Sizing> = {
  id: 'growth',
  title: 'Growth',
  shows: (plan, sizing) => recommended(plan, sizing).proposed !== null,
  takeaway: (plan, sizing, format) => {
    const { proposed } = recommended(plan, sizing)
    if (!proposed) return null
    const { outgrown, purchases } = proposedGrowth(plan, proposed)
    return growthWords(plan, outgrown, purchases, format)
  },
  Section: ({ plan, sizing }) => {
    const { proposed } = recommended(plan, sizing)
    return proposed && <ProposedGrowth plan={plan} proposed={proposed} />
  },
}
