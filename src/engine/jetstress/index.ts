export {
  figuresToKeep,
  type KeptFigures,
  type KeptTestIops,
  keptTestIops,
  serverDriveIops,
} from './figures-to-keep.ts'
export {
  isSameVolumeName,
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
  RunGroupingChoices,
  TestOutcome,
  TestVerdict,
} from './judged-test.ts'
export { type MeasuredReplayAndBackupRates, slowestReplayAndBackupRates } from './measured-rates.ts'
export {
  type ComparedObjective,
  type ComparedObjectives,
  compareRecoveryWithObjectives,
  isLongerThanObjective,
  type RecoveryTimes,
  type RecoveryTimesOfSystem,
  recoveryTimes,
  type SystemDuration,
} from './recovery-times.ts'
export { achievedIopsOf, ioRatesOfRun, lacksDatabaseRows } from './run-figures.ts'
export {
  kindOfTest,
  type SimultaneousTestScope,
  simultaneousTestScope,
  storageSharingOfDesign,
} from './simultaneous-runs.ts'
export { type TestLimits, testLimits } from './test-limits.ts'
export {
  type JetstressTestPlan,
  jetstressTestPlan,
  type ServersTestedAlike,
  type ServerToTest,
} from './test-plan.ts'
export { type PossiblyTestedStorage, possiblyTestedStorages } from './tested-storage.ts'
export { judgeTests } from './verdict.ts'
