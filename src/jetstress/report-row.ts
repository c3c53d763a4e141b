/** A line of a report as its cells; a heading and a line of its log have one. */
export type ReportRow = readonly string[]
