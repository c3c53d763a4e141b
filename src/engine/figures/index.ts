export { type FigureTableId, figureTables } from './figure.ts'
export {
  type ResultGroup,
  type ResultKey,
  type ResultKind,
  resultGroups,
  resultKinds,
} from './result-kinds.ts'
export {
  isPlanFigure,
  isTierFigure,
  type ResultFigures,
  type RoleFigure,
  tierFigureColumns,
} from './role-figures.ts'
export { figureRows } from './table-rows.ts'
