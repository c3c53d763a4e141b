export {
  type AnswerLine,
  type AnswerSheet,
  answerCellValue,
  answerSheets,
} from './answer-cells.ts'
export {
  answersChangedFormula,
  answersChangedWarning,
  computedAnswersSheet,
} from './answer-guard.ts'
export { cellNameOfAnswer, cellNameOfTierName, cellNameOfTitle } from './answer-names.ts'
export type { Book, InputRule, Sheet, SheetCell, SheetColumn } from './book.ts'
export { embeddedProjectSheet } from './embedded-project.ts'
export { cellAddress, columnName, quotedSheet } from './place.ts'
export type { AnswerCellProblem } from './read-answer-cell.ts'
export {
  type ChangedCell,
  readSpreadsheet,
  type SpreadsheetContents,
  type SpreadsheetProblem,
} from './read-back.ts'
export type { CellLook } from './styles.ts'
export { writeXlsx } from './xlsx.ts'
