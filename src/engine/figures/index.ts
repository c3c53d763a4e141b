export { type FigureTableTitle, figureTableTitles } from './figure.ts'
export { figureRows } from './figure-rows.ts'
export {
  type ResultGroup,
  type ResultKey,
  type ResultKind,
  resultGroups,
  resultKinds,
} from './result-kinds.ts'
export {
  isPlanFigureKey,
  isTierFigureKey,
  type ResultFigures,
  type RoleFigureKey,
  tierFigureColumns,
} from './role-figures.ts'
