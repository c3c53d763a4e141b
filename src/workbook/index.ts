export { type CellValue, type NamedCell, readCells } from './cells.ts'
export { type ComparedResult, compareResults } from './compare-results.ts'
export {
  type CellConversion,
  type ConversionProblem,
  percentOfFraction,
  readYesNo,
} from './conversions.ts'
export { inputNames, tierNumbers } from './input-names.ts'
export { type KnownInput, knownInputs } from './known-names.ts'
export { type NamedCellTarget, type OpenedWorkbook, openWorkbook } from './open-workbook.ts'
export { mostTags, mostWorkbookBytes } from './part-limits.ts'
export type { LookedUpInputName, NotReadInputName, ReadInputName } from './read-answers.ts'
export {
  type ReadWorkbookResult,
  readWorkbook,
  type WorkbookProblem,
  type WorkbookReading,
} from './read-workbook.ts'
export { type ResultName, resultNames } from './result-names.ts'
