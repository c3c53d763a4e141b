import type { RoleSection } from './role-section.ts'

/** What the transport of mail takes. */
export const transportSection: RoleSection = {
  id: 'transport',
  title: 'Transport',
  shows: () => false,
  takeaway: () => null,
  Section: () => null,
}
