import type { RoleSection } from './role-section.ts'

/** Databases, servers, DAGs and all together. */
export const totalsSection: RoleSection = {
  id: 'totals',
  title: 'Totals',
  shows: () => false,
  takeaway: () => null,
  Section: () => null,
}
