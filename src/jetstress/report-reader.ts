import type { JetstressRun, VolumeFigures } from '../engine/jetstress/index.ts'

/** A run of which nothing is known yet: a reader sets what its report says. */
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

/** A volume of which nothing is known but its name and what it holds. */
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

/** The forms in which Jetstress writes a report. */
export type ReportFormat = 'text' | 'HTML' | 'result XML'

export type ReportReading = {
  readonly runs: readonly JetstressRun[]
  readonly notes: readonly ReportNote[]
}

/** Reads a report of one form, piece by piece and in bounded memory. Neither function ever throws. */
export type ReportReader = {
  /** Takes the next piece of the text; pieces end anywhere. */
  readonly take: (text: string) => void
  readonly end: () => ReportReading
}

/** One form of report: how its beginning tells it, and what reads it. */
export type ReportForm = {
  readonly format: ReportFormat
  /** Whether a text is of this form, by its first 64 K characters. */
  readonly isOf: (beginning: string) => boolean
  readonly reader: (file: string) => ReportReader
}

/** Oddities of a report by their codes; words are made of them where they are shown. */
export type NoteCode =
  /** Figures that a report of its kind has; `names` are theirs, as the report calls them. */
  | 'missing'
  /** A table whose first columns stand again where others should: its rates are not there. */
  | 'damaged in print'
  /** Volumes labelled as a database that are logs by what they do, or the other way round. */
  | 'role by use'
  /** Rows of a table that have not as many cells as its head; `names` are their first cells. */
  | 'row unread'
  /** Databases that do not stand once in every table of them; `names` are theirs. */
  | 'rows differ'
  /** Databases with the same row more than once in a table; `names` are theirs. */
  | 'row twice'
  /** Sums, means or durations beside which other parts stand than they are of; `names` are theirs. */
  | 'parts differ'
  /** Numbers that could not be read; `names` are they, as they stand there. */
  | 'number unread'
  /** Times that could not be read, or not for certain; `names` are they, as they stand there. */
  | 'date unread'
  | 'date in doubt'
  /** Read as numbers of another country, as 1.234,56; `names` has one of them. */
  | 'decimal comma'
  /** It ends before its kind of report does. */
  | 'cut short'
  /** Errors that the report itself tells; `names` are its sentences. */
  | 'issue said'
  /** Scripts stood in it and were left alone. */
  | 'script left out'
  /** Only the totals of databases stand there: their reads hold those of maintenance. */
  | 'totals alone'
  /** More runs, or more rows of one, than are kept. */
  | 'too many'
  /** These refuse the whole file. `names` of another tool is that tool. */
  | 'another tool'
  | 'configuration'
  | 'binary'
  | 'empty'
  | 'not a report'
  /** `names` has how large a report may be. */
  | 'too large'
  /** The browser could not read it: a folder, or a file that is gone. */
  | 'unreadable'
  /** The reader could not be fetched, or stumbled over the report. */
  | 'not fetched'
  | 'fault'

/** Something that a report leaves out, or that is odd about it. */
export type ReportNote = {
  readonly code: NoteCode
  /** The run it is about, by its place among the runs; null for the whole report. */
  readonly run: number | null
  /** Names as they stand in the report: data, never markup. */
  readonly names: readonly string[]
}

/** A line of a report as its cells; a heading and a line of its log have one. */
export type ReportRow = readonly string[]

/** The verdict that a report prints of a run; null where it prints none, or another word. */
export function saidOf(said: string | null | undefined): JetstressRun['said'] {
  if (!said) return null
  if (/^pass/i.test(said)) return 'pass'
  return /^fail/i.test(said) ? 'fail' : null
}
