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
  type JetstressRunKind,
  type LogReplay,
  type StreamedBackup,
  type VolumeFigures,
  type VolumeRole,
} from './jetstress-run.ts'
export type {
  CriterionCode,
  JetstressTestKind,
  JudgedCriterion,
  JudgedLatencyKind,
  JudgedLoad,
  JudgedRun,
  JudgedServer,
  JudgedTest,
  JudgedVolume,
  ReportedRun,
  TestChoices,
  TestOutcome,
  TestVerdict,
} from './judged-test.ts'
export { type MeasuredRates, measuredRates } from './measured-rates.ts'
export {
  type ComparedObjective,
  type ComparedObjectives,
  compareWithObjectives,
  isTooLong,
  type RecoveryTime,
  type RecoveryTimes,
  recoveryTimes,
  type SystemDuration,
} from './recovery-times.ts'
export { achievedIopsOf, lacksDatabaseRows, runRates } from './run-figures.ts'
export {
  kindOfTest,
  type SimultaneousTestScope,
  simultaneousTestScope,
  storageReach,
} from './simultaneous-runs.ts'
export { type TestLimits, testLimits } from './test-limits.ts'
export { type ServersTestedAlike, type ServerToTest, type TestPlan, testPlan } from './test-plan.ts'
export { type TestableStorage, testableStorage } from './tested-storage.ts'
export { judgeTests } from './verdict.ts'
