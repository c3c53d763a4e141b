export { detectEncoding } from '../text/encoding.ts'
export {
  type ConfigurationFile,
  configurationFiles,
  type TooLarge,
  tooLargeToConfigure,
} from './configuration.ts'
export {
  isReport,
  type ReadReport,
  type ReportProgress,
  readReport,
} from './read-report.ts'
export type { ReportNote } from './report-reader.ts'
