export {
  type AnswerLine,
  type AnswerSheet,
  answerCellValue,
  answerSheets,
} from './answer-cells.ts'
export { answersChanged, answersGuard, sheetAsComputed } from './answer-guard.ts'
export { nameOfAnswer, nameOfTierName, nameOfTitle } from './answer-names.ts'
export type { Book, InputRule, Sheet, SheetCell, SheetColumn } from './book.ts'
export { projectSheet } from './embedded-project.ts'
export { cellAddress, columnName, quotedSheet } from './place.ts'
export type { NoAnswer } from './read-answer-cell.ts'
export {
  type ChangedCell,
  type ReadSpreadsheet,
  readSpreadsheet,
  type SpreadsheetProblem,
} from './read-back.ts'
export type { CellLook } from './styles.ts'
export { writeXlsx } from './xlsx.ts'
