export { automaticAnswerFigure, type DecidedPlan, decideAutomatic } from './automatic.ts'
export { type CombinedChanges, combinedChanges } from './combined-changes.ts'
export { type AnswerDial, dialsOf, withoutFloatDust } from './dial.ts'
export {
  allArrayConfigurations,
  type ExistingServers,
  existingServersAsBuilt,
  planConsideringOneArrayModel,
  planWithServers,
} from './existing-hardware.ts'
export { type GrowthOfDesign, growth, growthYearsFollowed } from './growth-timeline.ts'
export { type AnswerSettingValue, isDesignerAnswer } from './ladder.ts'
export type { MissedLayout } from './missed-layouts.ts'
export { type MostCarriedAnswer, mostCarried } from './most-carried.ts'
export {
  type AnswerSensitivity,
  type ContradictionEdge,
  movedAnswerJudgeOfDesign,
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
  isLessProtected,
  type SuggestedChange,
  suggestions,
  type UnhelpfulAnswer,
} from './suggestions.ts'
export { tierTotals } from './tier-totals.ts'
export { type UtilizationAtTime, utilizationNowAndAtHorizon } from './utilization-over-time.ts'
