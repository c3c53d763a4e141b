import { useTelling } from '../../app/use-telling.ts'
import { proposeServers, serverDesigns } from '../../engine/index.ts'
import { ServersOverYears } from '../../features/growth/server-growth.tsx'
import type { RoleSection, RoleSectionProps } from '../../features/role-plan/role-section.ts'

/** What the plan comes to year by year, which is told once the servers are followed. */
export const growthSection: RoleSection = {
  id: 'growth',
  title: 'Growth',
  takeaway: () => null,
  Section: Growth,
}

/** How long the servers that are proposed last; where none are, those that come first. */
function Growth({ plan, sizing }: RoleSectionProps) {
  const tell = useTelling('growth', plan)
  const design = proposeServers(plan, sizing) ?? serverDesigns(plan, sizing).designs[0]
  if (!design) return <p>This plan considers no storage, so there are no servers to follow.</p>
  return <ServersOverYears plan={plan} design={design} onFound={tell} />
}
