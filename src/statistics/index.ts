export type { MailboxFigures } from './join-mailboxes.ts'
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
  countsBetween,
  type Percentiles,
  percentilesOf,
  type TierBound,
  type TierFigures,
  tiersWithin,
} from './tier-split.ts'
export { type WrittenUnit, writtenUnits } from './written-size.ts'
