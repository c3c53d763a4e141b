export {
  type AnswerLine,
  type AnswerSheet,
  answerSheets,
  heldAs,
} from './answer-cells.ts'
export { answersChanged, answersGuard, sheetAsComputed } from './answer-guard.ts'
export { nameOfAnswer, nameOfTierName, nameOfTitle } from './answer-names.ts'
export type { Book, Cell, InputRule, Sheet, SheetColumn } from './book.ts'
export { sheetOfProject } from './kept-project.ts'
export { addressOf, columnName, quotedSheet } from './place.ts'
export type { NoAnswer } from './read-answer-cell.ts'
export {
  type ChangedCell,
  type ReadSpreadsheet,
  readSpreadsheet,
  type SpreadsheetProblem,
} from './read-back.ts'
export type { Look } from './styles.ts'
export { xlsxOf } from './xlsx.ts'
