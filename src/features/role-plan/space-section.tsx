import type { RoleSection } from './role-section.ts'

/** The space of databases, logs and volumes. */
export const spaceSection: RoleSection = {
  id: 'space',
  title: 'Space',
  shows: () => false,
  takeaway: () => null,
  Section: () => null,
}
