import type { JetstressRun, VolumeFigures } from '../engine/jetstress/index.ts'

export const unknownRun: JetstressRun = {
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

export function unknownVolume({ name, role }: Pick<VolumeFigures, 'name' | 'role'>): VolumeFigures {
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

/** Reads a report of one form, in pieces and in bounded memory. Neither function ever throws. */
export type ReportReader = {
  /** Takes the next piece of text; pieces may end anywhere. */
  readonly take: (text: string) => void
  readonly end: () => ReportReading
}

export type ReportForm = {
  readonly format: ReportFormat
  readonly isOf: (beginning: string) => boolean
  readonly reader: (file: string) => ReportReader
}

/** Codes of what is missing or odd in a report; the UI makes the words. */
export type NoteCode =
  /** Missing figures; `names` are their labels. */
  | 'missing'
  /** A table whose first columns repeat in place of others: its rates are missing. */
  | 'damaged in print'
  /** Volumes labeled as database that are logs by their use, or the reverse. */
  | 'role by use'
  /** Rows that do not match their header; `names` are their first cells. */
  | 'row unread'
  /** Databases that are not exactly once in every database table; `names` are theirs. */
  | 'rows differ'
  /** Databases with the same row more than once in a table; `names` are theirs. */
  | 'row twice'
  /** Sums, means or durations that contradict their parts; `names` are theirs. */
  | 'parts differ'
  /** Unreadable numbers; `names` has them as written. */
  | 'number unread'
  /** Unreadable or ambiguous times; `names` has them as written. */
  | 'date unread'
  | 'date in doubt'
  /** Numbers read with a decimal comma, as 1.234,56; `names` has one of them. */
  | 'decimal comma'
  | 'cut short'
  /** Errors that the report states; `names` are its sentences. */
  | 'issue said'
  /** Scripts in the report were ignored. */
  | 'script left out'
  /** Only the totals of databases are printed: their reads include maintenance. */
  | 'totals alone'
  | 'too many'
  /** This and the following refuse the whole file. `names` is the other tool. */
  | 'another tool'
  | 'configuration'
  | 'binary'
  | 'empty'
  | 'not a report'
  /** `names` is the size limit. */
  | 'too large'
  /** The browser could not read the file: a folder, or a file that is gone. */
  | 'unreadable'
  /** The reader could not be loaded, or failed. */
  | 'not fetched'
  | 'fault'

export type ReportNote = {
  readonly code: NoteCode
  /** Index of the run; null for the whole report. */
  readonly run: number | null
  /** Names as written in the report: data, never markup. */
  readonly names: readonly string[]
}

/** A reading, with a note if more runs or rows were left out. */
export function withLimit({ runs, notes }: ReportReading, isMore: boolean): ReportReading {
  const more: ReportNote = { code: 'too many', run: null, names: [] }
  return { runs, notes: isMore ? [...notes, more] : notes }
}

/** Cells of a line; headings and log lines have one cell. */
export type ReportRow = readonly string[]

/** Printed verdict of a run; null if there is none or it is another word. */
export function printedVerdict(said: string | null | undefined): JetstressRun['said'] {
  if (!said) return null
  if (/^pass/i.test(said)) return 'pass'
  return /^fail/i.test(said) ? 'fail' : null
}
