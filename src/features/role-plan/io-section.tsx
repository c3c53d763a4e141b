import type { RoleSection } from './role-section.ts'

/** What databases and logs read and write. */
export const ioSection: RoleSection = {
  id: 'io',
  title: 'I/O',
  shows: () => false,
  takeaway: () => null,
  Section: () => null,
}
