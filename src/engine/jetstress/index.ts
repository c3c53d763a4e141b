export {
  figuresToKeep,
  type KeptFigures,
  type KeptTestStatus,
  keptTestStatus,
  serverDriveIops,
} from './figures-to-keep.ts'
export {
  isSameVolume,
  type JetstressRun,
  type LogReplay,
  type RunKind,
  type StreamedBackup,
  type VolumeFigures,
  type VolumeRole,
} from './jetstress-run.ts'
export type {
  Criterion,
  CriterionCode,
  JudgedLatency,
  JudgedLoad,
  JudgedRun,
  JudgedServer,
  JudgedTest,
  JudgedVolume,
  ReportedRun,
  TestChoices,
  TestKind,
  TestOutcome,
  TestVerdict,
} from './judged-test.ts'
export { type MeasuredRates, measuredRates } from './measured-rates.ts'
export {
  compareWithObjectives,
  isTooLong,
  type Objective,
  type Objectives,
  type RecoveryTime,
  type RecoveryTimes,
  recoveryTimes,
  type SystemDuration,
} from './recovery-times.ts'
export { achievedIn, lacksDatabases, runRates } from './run-figures.ts'
export {
  kindOfTest,
  storageReach,
  type TestedTogether,
  testedTogether,
} from './simultaneous-runs.ts'
export { type TestLimits, testLimits } from './test-limits.ts'
export { type PowerEdgeServer, type TestedServers, type TestPlan, testPlan } from './test-plan.ts'
export { type TestableStorage, testableStorage } from './tested-storage.ts'
export { judgeTests } from './verdict.ts'
