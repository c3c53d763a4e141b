import type { RoleSection } from './role-section.ts'

/** The sheets of the workbook, and where their figures stand here. */
export const workbookSection: RoleSection = {
  id: 'workbook',
  title: 'Where is it in the workbook',
  shows: () => false,
  takeaway: () => null,
  Section: () => null,
}
