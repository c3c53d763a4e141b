import type { JetstressRun, VolumeFigures } from '../engine/jetstress/index.ts'

export const runWithoutFigures: JetstressRun = {
  kind: 'performance',
  release: null,
  part: 'test',
  machine: null,
  started: null,
  ended: null,
  seconds: null,
  said: null,
  reasons: [],
  achieved: null,
  target: null,
  threads: null,
  databases: null,
  bytesAtStart: null,
  bytesAtEnd: null,
  limits: { readMean: null, readMost: null, logWriteMean: null, logWriteMost: null },
  volumes: [],
  replays: [],
  backups: [],
  incomplete: false,
}

export function makeVolumeWithoutFigures({
  name,
  role,
}: Pick<VolumeFigures, 'name' | 'role'>): VolumeFigures {
  return {
    name,
    role,
    reads: null,
    writes: null,
    readMs: null,
    writeMs: null,
    bytesPerRead: null,
    bytesPerWrite: null,
    maintenanceReads: null,
    replicationReads: null,
  }
}

export type ReportFormat = 'text' | 'HTML' | 'result XML'

export type ReportReading = {
  readonly runs: readonly JetstressRun[]
  readonly notes: readonly ReportNote[]
}

/** Reads a report of one format, piece by piece and in bounded memory. Never throws. */
export type ReportReader = {
  /** Takes the next piece of the report’s text; pieces may end anywhere. */
  readonly take: (text: string) => void
  readonly end: () => ReportReading
}

export type ReportParser = {
  readonly format: ReportFormat
  readonly isOf: (beginning: string) => boolean
  readonly reader: (file: string) => ReportReader
}

/** What is missing or odd in a report, as a code; the UI makes the words. */
export type ReportNoteCode =
  /** Figures are missing; `names` are their labels. */
  | 'missing'
  /** In a table, the first columns repeat in place of others: its rates are missing. */
  | 'damaged in print'
  /** Volumes are labeled as database but are logs by their use, or the reverse. */
  | 'role by use'
  /** Rows do not match their header; `names` are their first cells. */
  | 'row unread'
  /** Some databases are missing or repeated in a database table; `names` lists them. */
  | 'rows differ'
  /** Databases have the same row more than once in a table; `names` lists them. */
  | 'row twice'
  /** Sums, means or durations contradict their parts; `names` lists them. */
  | 'parts differ'
  /** Numbers are unreadable; `names` has them as written. */
  | 'number unread'
  /** Times are unreadable or ambiguous; `names` has them as written. */
  | 'date unread'
  | 'date in doubt'
  /** Numbers were read with a decimal comma, as 1.234,56; `names` has one of them. */
  | 'decimal comma'
  | 'cut short'
  /** The report states errors; `names` are its sentences. */
  | 'issue said'
  /** Scripts in the report were ignored. */
  | 'script left out'
  /** Only the totals of databases are printed: their reads include maintenance. */
  | 'totals alone'
  | 'too many'
  /** This code and the following ones refuse the whole file. `names` is the other tool’s. */
  | 'another tool'
  | 'configuration'
  | 'binary'
  | 'empty'
  | 'not a report'
  /** The file is too large; `names` is the size limit. */
  | 'too large'
  /** The browser could not read the file: a folder, or a file that is gone. */
  | 'unreadable'
  /** The program part that reads reports could not be loaded, or failed. */
  | 'not fetched'
  | 'fault'

export type ReportNote = {
  readonly code: ReportNoteCode
  /** Index of the run that the note is about; null for the whole report. */
  readonly run: number | null
  /** Names as the report writes them: data, never markup. */
  readonly names: readonly string[]
}

/** Runs and notes of a report, with a further note if runs or rows were left out. */
export function readingWithTooManyNote(
  { runs, notes }: ReportReading,
  isMore: boolean,
): ReportReading {
  const more: ReportNote = { code: 'too many', run: null, names: [] }
  return { runs, notes: isMore ? [...notes, more] : notes }
}

/** Cells of a line of a report; headings and log lines have one cell. */
export type ReportRow = readonly string[]

/** Verdict on a run by the word that the report prints; null for another word or none. */
export function verdictOfPrintedWord(said: string | null | undefined): JetstressRun['said'] {
  if (!said) return null
  if (/^pass/i.test(said)) return 'pass'
  return /^fail/i.test(said) ? 'fail' : null
}
