import type { RoleSection } from './role-section.ts'

/** What the proposal is built of. */
export const billSection: RoleSection = {
  id: 'bill',
  title: 'Bill of materials',
  shows: () => false,
  takeaway: () => null,
  Section: () => null,
}
