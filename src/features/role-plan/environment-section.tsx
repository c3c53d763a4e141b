import type { RoleSection } from './role-section.ts'

/** What is asked for: versions, sites, mailboxes and what must survive. */
export const environmentSection: RoleSection = {
  id: 'environment',
  title: 'Environment',
  shows: () => false,
  takeaway: () => null,
  Section: () => null,
}
