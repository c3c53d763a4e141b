export { encodingOf } from '../text/encoding-of.ts'
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
