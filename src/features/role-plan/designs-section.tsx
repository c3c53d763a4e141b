import type { RoleSection } from './role-section.ts'

/** Everything the plan could be built of, and why the rest is not proposed. */
export const designsSection: RoleSection = {
  id: 'designs',
  title: 'Designs considered',
  shows: () => false,
  takeaway: () => null,
  Section: () => null,
}
