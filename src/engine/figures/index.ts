export { type ResultGroup, type ResultKind, resultGroups } from './common-results.ts'
export { type FigureTableId, figureTables } from './figure.ts'
export {
  figureRows,
  isPlanFigure,
  isTierFigure,
  type ResultFigures,
  type ResultKey,
  type RoleFigure,
  resultKinds,
  tierFigureColumns,
} from './role-figures.ts'
