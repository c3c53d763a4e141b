import type { JetstressRun } from '../engine/roles-index.ts'
import type { ReportNote } from './report-note.ts'

/** The forms in which Jetstress, or relog for its counters, writes a report. */
export type ReportFormat = 'text' | 'HTML' | 'result XML' | 'counters'

/** What was read of a report. */
export type ReportReading = {
  readonly runs: readonly JetstressRun[]
  readonly notes: readonly ReportNote[]
}

/** Reads a report of one form, piece by piece and in bounded memory. Neither function ever throws. */
export type ReportReader = {
  /** Takes the next piece of the text; pieces end anywhere. */
  readonly take: (text: string) => void
  /** What was read, once the text has ended. */
  readonly end: () => ReportReading
}

/** One form of report: how its beginning tells it, and what reads it. */
export type ReportForm = {
  readonly format: ReportFormat
  /** Whether a text is of this form, by its first 64 K characters. */
  readonly isOf: (beginning: string) => boolean
  readonly reader: (file: string) => ReportReader
}
