import type { RoleSection } from './role-section.ts'

/** How many databases and copies there are, and how large they grow. */
export const databasesSection: RoleSection = {
  id: 'databases',
  title: 'Databases',
  shows: () => false,
  takeaway: () => null,
  Section: () => null,
}
