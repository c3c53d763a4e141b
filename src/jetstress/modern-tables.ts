import type { JetstressRun, JetstressRunKind } from '../engine/jetstress/index.ts'
import type { ReportRow } from './report-reader.ts'

export type UnparsedModernTable = {
  readonly heading: string
  readonly head: ReportRow
  readonly rows: readonly ReportRow[]
}

/** Report of one run as texts, before its numbers are parsed. */
export type UnparsedModernRun = {
  /** Lines with a single cell outside of the log, including title and headings. */
  readonly lines: readonly string[]
  /** Values by label, without spaces and signs; the first value of a repeated label. */
  readonly facts: ReadonlyMap<string, string>
  readonly tables: readonly UnparsedModernTable[]
  readonly log: readonly string[]
  /** Names of the databases listed in the configuration part of the report. */
  readonly configured: readonly string[]
  /** First cells of rows that do not match the header above them, or have no header. */
  readonly unreadRows: readonly string[]
  /** Sentences below the heading “Test Issues”. */
  readonly issues: readonly string[]
}

const title = /\btest result report\b/i
const logLine = /^\d{1,4}[-./ ]{1,2}\d{1,2}[-./ ]{1,2}\d{1,4}.{0,20}? -- /
/** Pattern of the names of mean and sum rows. */
export const summaryRowPattern = /^(avg|average|sum|total)\b/i

const issueHeading = /^test issues$/i
const headings =
  /^(test summary|database sizing|jetstress system|database configuration|transactional|background|log replication|total i\/o|host system|test log|.*\bstatistics\b)/i

/** Splits the rows of a report page into runs; each title begins one. */
export function splitRowsIntoRuns(rows: readonly ReportRow[]): readonly UnparsedModernRun[] {
  const starts = rows.flatMap((row, at) =>
    row.length === 1 && title.test(row[0] ?? '') ? [at] : [],
  )
  let before: readonly string[] = []
  return [0, ...starts].flatMap((from, at) => {
    const run = writtenRun(rows.slice(from, starts[at] ?? rows.length))
    const lines = [...before, ...run.lines]
    // A title and a product name may stand alone above the title with the figures.
    const isEmpty = run.facts.size === 0 && run.tables.length === 0
    before = isEmpty ? lines : []
    return isEmpty ? [] : [{ ...run, lines }]
  })
}

function writtenRun(rows: readonly ReportRow[]): UnparsedModernRun {
  const lines: string[] = []
  const log: string[] = []
  const issues: string[] = []
  const configured: string[] = []
  const facts = new Map<string, string>()
  const tables: { heading: string; head: ReportRow; rows: ReportRow[] }[] = []
  const unreadRows: string[] = []
  let heading = ''
  let table: (typeof tables)[number] | null = null
  for (const row of rows) {
    const [first = '', second = ''] = row
    if (row.length === 1 && logLine.test(first)) log.push(first)
    else if (issueHeading.test(heading) && !headings.test(first))
      issues.push(row.filter(Boolean).join(': '))
    else if (row.length === 1) {
      lines.push(first)
      heading = first
      table = null
    } else if (row.length === 2 && !table) {
      const label = squeezed(first)
      if (/^database configuration$/i.test(heading)) configured.push(first)
      else if (!facts.get(label)) facts.set(label, second)
    } else if (row.slice(1).every((cell) => !/^[-\d(]/.test(cell))) {
      table = { heading, head: row, rows: [] }
      tables.push(table)
    } else if (table?.head.length === row.length) table.rows.push(row)
    else if (!summaryRowPattern.test(first)) unreadRows.push(first)
  }
  return { lines, facts, tables, log, configured, unreadRows, issues }
}

/** Label in lower case letters and digits, as pages and result XML separate words differently. */
function squeezed(label: string): string {
  return label.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** Kind of a run: from its title, else from the first of `others` that tells it. */
export function findRunKind(
  { lines }: UnparsedModernRun,
  others: readonly (string | null)[],
): JetstressRunKind {
  const title = lines.filter((line) => /test result report/i.test(line)).join(' ')
  const kinds: readonly (readonly [JetstressRunKind, RegExp])[] = [
    ['soft recovery', /soft-?\s?recovery/i],
    ['backup', /backup/i],
    ['stress', /stress( |_|$)/i],
    ['performance', /performance/i],
  ]
  for (const text of [title, ...others]) {
    const found = kinds.find(([, pattern]) => pattern.test(text ?? ''))
    if (found) return found[0]
  }
  return 'performance'
}

/** Date in the name of a recording file, such as Performance_2008_8_6_13_43_28.blg. */
export function dayInRecordingName(path: string): readonly [number, number, number] | null {
  const [, year, month, day] =
    /_(\d{4})_(\d{1,2})_(\d{1,2})(?:_\d{1,2}){3}\b/.exec(fileNameOfPath(path)) ?? []
  return year && month && day ? [Number(year), Number(month), Number(day)] : null
}

/** File name of a path, without folders. */
export function fileNameOfPath(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('\\'), path.lastIndexOf('/')) + 1)
}

/** Jetstress release that wrote a report: by its version number, else by its title. */
export function reportRelease(
  { lines }: UnparsedModernRun,
  version: string,
): JetstressRun['release'] {
  const [, major] = /^(\d{1,2})\./.exec(version) ?? []
  if (Number(major) === 8) return '2007'
  if (Number(major) === 14) return '2010'
  if (Number(major) === 15) return '2013'
  const [, year] = /jetstress (20(?:07|10|13))/i.exec(lines.join('\n')) ?? []
  return year === '2007' || year === '2010' || year === '2013' ? year : null
}
