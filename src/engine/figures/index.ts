export { type ResultGroup, type ResultKind, resultGroups } from './common-results.ts'
export { type FigureTable, figureTables } from './figure.ts'
export {
  figureRows,
  isPlanFigure,
  isTierFigure,
  type ResultFigures,
  type ResultKey,
  type RoleFigure,
  resultKinds,
  tierColumns,
} from './role-figures.ts'
