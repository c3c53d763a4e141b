import type { RoleSection } from './role-section.ts'

/** What is backed up, day by day. */
export const backupSection: RoleSection = {
  id: 'backup',
  title: 'Backup',
  shows: () => false,
  takeaway: () => null,
  Section: () => null,
}
