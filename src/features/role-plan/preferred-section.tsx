import type { RoleSection } from './role-section.ts'

/** What the plan keeps of the preferred architecture, and what it breaks. */
export const preferredSection: RoleSection = {
  id: 'preferred',
  title: 'Preferred architecture',
  shows: () => false,
  takeaway: () => null,
  Section: () => null,
}
