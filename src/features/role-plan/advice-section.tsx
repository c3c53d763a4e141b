import type { RoleSection } from './role-section.ts'

/** What to know before it is built. */
export const adviceSection: RoleSection = {
  id: 'advice',
  title: 'Advice and checks',
  shows: () => false,
  takeaway: () => null,
  Section: () => null,
}
