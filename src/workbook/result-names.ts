import { type RoleFigure, workbookResults } from '../engine/index.ts'
import type { NameStanding } from './input-names.ts'

/** A name that the workbook defines for a result, and the figures here that add up to it. */
export type ResultName = {
  readonly name: string
  readonly figures: readonly RoleFigure[]
  readonly standing: NameStanding
}

/** Results that public scripts read from the workbook by these names. */
export const resultNames: readonly ResultName[] = workbookResults.map((result) => ({
  ...result,
  standing: 'in a public script',
}))
