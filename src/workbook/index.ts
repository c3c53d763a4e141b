export { type ComparedResult, compareResults } from './compare-results.ts'
export type { NameStanding } from './input-name.ts'
export type { Named } from './named.ts'
export type { NotReadName, ReadName } from './read-answers.ts'
export {
  type ReadWorkbook,
  readWorkbook,
  type WorkbookProblem,
  type WorkbookReading,
} from './read-workbook.ts'
export { mostWorkbookBytes } from './unzip-parts.ts'
