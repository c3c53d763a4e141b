import type { RoleSection } from './role-section.ts'

/** One server of each site: memory, processors and drives, case by case. */
export const serverSection: RoleSection = {
  id: 'server',
  title: 'Server',
  shows: () => false,
  takeaway: () => null,
  Section: () => null,
}
