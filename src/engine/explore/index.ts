export { automaticFigure, type DecidedPlan, decideAutomatic } from './automatic.ts'
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
export type { MissedLayout } from './missed-layouts.ts'
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
  type SolvedLayout,
  type SolveResult,
  solve,
} from './solve.ts'
export {
  isWeaker,
  type NoneHelps,
  type SuggestedChange,
  suggestions,
} from './suggestions.ts'
export { tierTotals } from './tier-totals.ts'
export { type UtilizationAtTime, utilizationOverTime } from './utilization-over-time.ts'
