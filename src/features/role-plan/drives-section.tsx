import type { RoleSection } from './role-section.ts'

/** Drives of a server by purpose. */
export const drivesSection: RoleSection = {
  id: 'drives',
  title: 'Drives',
  shows: () => false,
  takeaway: () => null,
  Section: () => null,
}
