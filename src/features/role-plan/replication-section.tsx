import type { RoleSection } from './role-section.ts'

/** What the links between servers and sites carry. */
export const replicationSection: RoleSection = {
  id: 'replication',
  title: 'Replication',
  shows: () => false,
  takeaway: () => null,
  Section: () => null,
}
