import type { RoleSection } from './role-section.ts'

/** The databases active on a server in each case, stated and simulated. */
export const activationSection: RoleSection = {
  id: 'activation',
  title: 'Activation',
  shows: () => false,
  takeaway: () => null,
  Section: () => null,
}
