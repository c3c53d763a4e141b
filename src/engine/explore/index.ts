export { type Decided, decideAutomatic } from './automatic.ts'
export { automaticFigure } from './automatic-figure.ts'
export { type CombinedChanges, combinedChanges } from './combined-changes.ts'
export { type Dial, dialsOf, tidy } from './dial.ts'
export {
  allLines,
  consideringOnly,
  type ExistingServers,
  existingServers,
  withServers,
} from './existing-hardware.ts'
export { type Growth, growth, growthTimeline, yearsFollowed } from './growth-timeline.ts'
export { isOfDesigner, type Setting } from './ladder.ts'
export type { MissedLayout } from './missed.ts'
export { type Carried, mostCarried } from './most-carried.ts'
export {
  judgeTurned,
  type Sensitivity,
  type SensitivityProgress,
  type Stop,
  sensitivity,
} from './sensitivity.ts'
export {
  type FailedLayout,
  type SearchProgress,
  type Solved,
  type SolvedLayout,
  solve,
} from './solve.ts'
export {
  type Change,
  isWeaker,
  type NoneHelps,
  type Suggestion,
  suggestions,
} from './suggestions.ts'
export { tierTotals } from './tier-totals.ts'
export { type Use, utilizationOverTime } from './utilization-over-time.ts'
