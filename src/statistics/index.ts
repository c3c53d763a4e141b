export {
  type FileAnswers,
  type StatisticsAnswers,
  type WorkWeek,
  workWeeks,
} from './file-answers.ts'
export type { MailboxFigures } from './join-mailboxes.ts'
export type { OptionalKind } from './mailbox-kind.ts'
export type { OptionalMailboxes } from './mailbox-table.ts'
export {
  isStatistics,
  readStatistics,
  type StatisticsFile,
  type StatisticsProgress,
  type StatisticsReading,
} from './read-statistics.ts'
export type { SiteProfile } from './site-reader.ts'
export type { StatisticsNote } from './statistics-note.ts'
export {
  type Percentiles,
  type TierFigures,
  tiersWithin,
} from './tier-split.ts'
export { type DayOrder, dayOrders } from './written-day.ts'
export { type DecimalSign, decimalSigns, type WrittenUnit, writtenUnits } from './written-size.ts'
