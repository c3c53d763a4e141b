export { automaticFigure, type Decided, decideAutomatic } from './automatic.ts'
export { type CombinedChanges, combinedChanges } from './combined-changes.ts'
export { type Dial, dialsOf, withoutFloatDust } from './dial.ts'
export {
  allLines,
  consideringOnly,
  type ExistingServers,
  existingServers,
  withServers,
} from './existing-hardware.ts'
export { type Growth, growth, yearsFollowed } from './growth-timeline.ts'
export { isDesignerAnswer, type Setting } from './ladder.ts'
export type { MissedLayout } from './missed.ts'
export { type MostOfAnswer, mostCarried } from './most-carried.ts'
export {
  type ContradictionEdge,
  judgeMovedAnswer,
  type Sensitivity,
  type SensitivityProgress,
  sensitivity,
} from './sensitivity.ts'
export {
  type FailedNeighbor,
  type SearchProgress,
  type Solved,
  type SolvedLayout,
  solve,
} from './solve.ts'
export {
  type Change,
  isWeaker,
  type NoneHelps,
  suggestions,
} from './suggestions.ts'
export { tierTotals } from './tier-totals.ts'
export { type UtilizationAtTime, utilizationOverTime } from './utilization-over-time.ts'
