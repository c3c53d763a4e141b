import type { RoleSection } from './role-section.ts'

/** Every answer the plan rests on. */
export const answersSection: RoleSection = {
  id: 'answers',
  title: 'Answers',
  shows: () => false,
  takeaway: () => null,
  Section: () => null,
}
