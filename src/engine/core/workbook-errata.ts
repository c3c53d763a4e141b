import { workbookHardwareErrata } from './workbook-hardware-errata.ts'
import { workbookOperationErrata } from './workbook-operation-errata.ts'
import { workbookPlacementErrata } from './workbook-placement-errata.ts'

/** What Microsoft’s workbook of role requirements gets wrong, and what *corrected* does instead. */
export const workbookErrata = {
  ...workbookPlacementErrata,
  ...workbookHardwareErrata,
  ...workbookOperationErrata,
} as const
