export { detectEncoding } from '../text/encoding.ts'
export {
  type ConfigurationFile,
  configurationFiles,
  type TooLargeConfigurations,
  tooLargeConfigurationsOf,
} from './configuration.ts'
export {
  isJetstressRelatedFile,
  type ReadReportResult,
  type ReportProgress,
  readReport,
} from './read-report.ts'
export type { ReportNote } from './report-reader.ts'
