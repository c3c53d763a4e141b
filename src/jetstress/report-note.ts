/** What is odd about a report, by a code; words are made of it where it is shown. */
export type NoteCode =
  /** Figures that a report of its kind has; `names` are theirs, as the report calls them. */
  | 'missing'
  /** A table whose first columns stand again where others should: its rates are not there. */
  | 'damaged in print'
  /** Volumes labelled as a database that are logs by what they do, or the other way round. */
  | 'role by use'
  /** Numbers that could not be read; `names` are they, as they stand there. */
  | 'number unread'
  /** Times that could not be read, or not for certain; `names` are they, as they stand there. */
  | 'date unread'
  | 'date in doubt'
  /** Read as numbers of another country, as 1.234,56; `names` has one of them. */
  | 'decimal comma'
  /** It ends before its kind of report does. */
  | 'cut short'
  /** What the report itself says went wrong; `names` are its sentences. */
  | 'issue said'
  /** Scripts stood in it and were left alone. */
  | 'script left out'
  /** Lines of counters that hold no sample, or half of one; `names` has how many. */
  | 'lines unread'
  /** Only the totals of databases stand there: their reads hold those of maintenance. */
  | 'totals alone'
  /** More runs, or more rows of one, than are kept. */
  | 'too many'
  /** These refuse the whole file. `names` of another tool is that tool. */
  | 'another tool'
  | 'configuration'
  | 'counters in binary'
  | 'binary'
  | 'empty'
  | 'not a report'
  /** `names` has how large a report may be. */
  | 'too large'
  /** The browser could not read it: a folder, or a file that is gone. */
  | 'unreadable'
  /** What reads reports could not be fetched, or stumbled over it. */
  | 'not fetched'
  | 'fault'

/** Something that a report leaves out, or that is odd about it. */
export type ReportNote = {
  readonly code: NoteCode
  /** The run it is about, by its place among the runs; null for the whole report. */
  readonly run: number | null
  /** What it names, as it stands in the report: data, never markup. */
  readonly names: readonly string[]
}
