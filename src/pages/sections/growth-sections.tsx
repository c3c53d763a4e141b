import { sectionOf } from '../../app/plan-section.tsx'
import { useTelling } from '../../app/use-telling.ts'
import { hasCapacity, hasParts, proposeServers, serverDesigns } from '../../engine/index.ts'
import { growthWords } from '../../features/growth/growth-words.ts'
import { ProposedGrowth, proposedGrowth } from '../../features/growth/proposed-growth.tsx'
import { GrowthInBrief } from '../../features/growth/report-growth.tsx'
import { ServersOverYears, ServersOverYearsInBrief } from '../../features/growth/server-growth.tsx'
import { proposedArrays } from './recommended.ts'

/** How long the proposed arrays last while the mailboxes grow. */
export const growthSection = sectionOf(hasCapacity, {
  id: 'growth',
  title: 'Growth',
  shows: (plan, sizing) => proposedArrays(plan, sizing) !== null,
  takeaway: (plan, sizing, format) => {
    const proposed = proposedArrays(plan, sizing)
    if (!proposed) return null
    return growthWords(plan, proposedGrowth(plan, proposed), format)
  },
  Section: ({ plan, sizing }) => {
    const proposed = proposedArrays(plan, sizing)
    return proposed && <ProposedGrowth plan={plan} proposed={proposed} />
  },
  brief: [
    {
      under: 'Growth',
      shows: (plan, sizing) => proposedArrays(plan, sizing) !== null,
      Section: ({ plan, sizing }) => {
        const proposed = proposedArrays(plan, sizing)
        return proposed && <GrowthInBrief plan={plan} proposed={proposed} />
      },
    },
  ],
})

/** How long the servers that are proposed last, told once they are followed; where none are, those that come first. */
export const serverGrowthSection = sectionOf(hasParts, {
  id: 'growth',
  title: 'Growth',
  takeaway: () => null,
  Section: ({ plan, sizing }) => {
    const tell = useTelling('growth', plan)
    const design = proposeServers(plan, sizing) ?? serverDesigns(plan, sizing).designs[0]
    if (!design) return <p>This plan considers no storage, so there are no servers to follow.</p>
    return <ServersOverYears plan={plan} design={design} onFound={tell} />
  },
  brief: [
    {
      under: 'Growth',
      shows: (plan, sizing) => serverDesigns(plan, sizing).proposed !== null,
      Section: ({ plan, sizing }) => {
        const { proposed } = serverDesigns(plan, sizing)
        return proposed && <ServersOverYearsInBrief plan={plan} design={proposed} />
      },
    },
  ],
})
