import type { RoleSection } from './role-section.ts'

/** The transaction logs of a day, and the space they take until they are cut. */
export const logsSection: RoleSection = {
  id: 'logs',
  title: 'Logs',
  shows: () => false,
  takeaway: () => null,
  Section: () => null,
}
