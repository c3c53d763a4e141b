export { type ResultGroup, type ResultKind, resultGroups } from './common-results.ts'
export { type FigureTable, figureTables } from './figure.ts'
export {
  type ResultFigures,
  type ResultKey,
  type RoleFigure,
  resultKinds,
  rowsOf,
  tierColumns,
} from './role-figures.ts'
