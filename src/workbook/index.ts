export { type CellValue, type NamedCell, readCells } from './cells.ts'
export { type ComparedResult, compareWorkbookResults } from './compare-results.ts'
export {
  type CellConversion,
  type ConversionProblem,
  percentOfFraction,
  readYesNo,
} from './conversions.ts'
export { workbookInputsWithAnswers, workbookTierNumbers } from './input-names.ts'
export { type KnownInput, listKnownInputs } from './known-names.ts'
export { type OpenedWorkbook, openWorkbook, type SheetAndCellAddress } from './open-workbook.ts'
export { mostWorkbookBytes, mostXmlTags } from './part-limits.ts'
export type { LookedUpInput, NotReadInput, SuccessfullyReadInput } from './read-answers.ts'
export {
  type ReadWorkbookResult,
  readWorkbook,
  type WorkbookProblem,
  type WorkbookReading,
} from './read-workbook.ts'
export { type NamedWorkbookResult, workbookResultsOfTiers } from './result-names.ts'
