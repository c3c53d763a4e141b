export {
  type AnswerSheetLayout,
  type AnswerSheetLine,
  answerCellValue,
  answerSheetLayouts,
} from './answer-cells.ts'
export {
  answersChangedFormula,
  answersChangedWarning,
  computedAnswersSheet,
} from './answer-guard.ts'
export { cellNameOfAnswer, cellNameOfTierName, cellNameOfTitle } from './answer-names.ts'
export type { Book, CellInputRule, Sheet, SheetCell, SheetColumn } from './book.ts'
export { embeddedProjectSheet } from './embedded-project.ts'
export { cellAddress, columnLetters, quotedSheetName } from './place.ts'
export type { AnswerCellProblem } from './read-answer-cell.ts'
export {
  type ChangedCell,
  readSpreadsheet,
  type SpreadsheetContents,
  type SpreadsheetProblem,
} from './read-back.ts'
export type { CellLook } from './styles.ts'
export { writeXlsx } from './xlsx.ts'
