export type { MailboxFigures } from './join-mailboxes.ts'
export type { OptionalMailboxKind } from './mailbox-kind.ts'
export type { OptionalMailboxCount } from './mailbox-table.ts'
export {
  isStatisticsFile,
  readStatistics,
  type StatisticsFileReading,
  type StatisticsProgress,
  type StatisticsReading,
} from './read-statistics.ts'
export type { SiteMessageProfile } from './site-reader.ts'
export {
  type AnswersOnStatisticsFile,
  type StatisticsAnswers,
  type WorkWeek,
  workWeeks,
} from './statistics-answers.ts'
export type { StatisticsNote } from './statistics-note.ts'
export {
  type PercentileSplits,
  type TierFigureTotals,
  tierTotalsByUpperLimits,
} from './tier-split.ts'
export { type DayOrder, dayOrders } from './written-day.ts'
export {
  type DecimalSign,
  decimalSigns,
  type WrittenSizeUnit,
  writtenSizeUnits,
} from './written-size.ts'
