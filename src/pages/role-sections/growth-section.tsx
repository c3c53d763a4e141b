import type { RoleSection } from '../../features/role-plan/role-section.ts'

/** What the plan comes to year by year. */
export const growthSection: RoleSection = {
  id: 'growth',
  title: 'Growth',
  shows: () => false,
  takeaway: () => null,
  Section: () => null,
}
