export {
  type ComparedResultGroup,
  type ComparedResultKey,
  type ComparedResultKind,
  comparedResultGroups,
  comparedResultKinds,
} from './compared-result-kinds.ts'
export { type FigureTableTitle, figureTableTitles } from './figure.ts'
export { figureRowsOfTable } from './figure-rows.ts'
export {
  type ComparedResultFigures,
  isPlanFigureKey,
  isTierFigureKey,
  type RoleFigureKey,
  tierFigureColumns,
} from './role-figures.ts'
