export {
  type ConfigurationFile,
  configurationFiles,
  type TooLarge,
  tooLargeToConfigure,
} from './configuration.ts'
export type { CurveRefusal } from './curve-refusal.ts'
export { type CurveFit, type CurveMiss, fitOwnCurve } from './own-curve.ts'
export {
  isReport,
  type ReadReport,
  type ReportProgress,
  readReport,
} from './read-report.ts'
export type { ReportNote } from './report-reader.ts'
