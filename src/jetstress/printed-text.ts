import { modernRuns } from './modern-runs.ts'
import { summaryRow } from './modern-tables.ts'
import { anything, type Label, labelOf, number } from './printed-labels.ts'
import type { ReportReader, ReportRow } from './report-reader.ts'
import { lineReader, logLineOf } from './text-lines.ts'

const instances = 'MSExchange Database ==> Instances'
const ofDatabases = [
  'I/O Database Reads Average Latency (msec)',
  'I/O Database Writes Average Latency (msec)',
  'I/O Database Reads/sec',
  'I/O Database Writes/sec',
  'I/O Database Reads Average Bytes',
  'I/O Database Writes Average Bytes',
  'I/O Log Reads Average Latency (msec)',
  'I/O Log Writes Average Latency (msec)',
  'I/O Log Reads/sec',
  'I/O Log Writes/sec',
  'I/O Log Reads Average Bytes',
  'I/O Log Writes Average Bytes',
]

/** The tables of a report by their headings in small letters, each with the heads of its columns. */
const tables: Readonly<Record<string, readonly string[]>> = {
  'transactional i/o performance': [instances, ...ofDatabases],
  'total i/o performance': [instances, ...ofDatabases],
  'background database maintenance i/o performance': [
    instances,
    'Database Maintenance IO Reads/sec',
    'Database Maintenance IO Reads Average Bytes',
  ],
  'log replication i/o performance': [
    instances,
    'I/O Log Reads/sec',
    'I/O Log Reads Average Bytes',
  ],
  'soft-recovery statistics - all': ['Database Instance', 'Log files replayed', 'Elapsed seconds'],
  'database backup statistics - all': [
    'Database Instance',
    'Database Size (MBytes)',
    'Elapsed Backup Time',
    'MBytes Transferred/sec',
  ],
}

const headings =
  /^(?:test summary|test issues|database sizing and throughput|jetstress system parameters|database configuration|host system performance|test log)$/i

/** What stands first below the title of a report. */
const beginnings = /^(?:test summary|overall test result|.{0,80} statistics - all)/i

/** What a browser prints above and below a page: a time, an address, the number of the page. */
const furniture =
  /^(?:(?:file|https?):\/\/\S*(?: \d+ ?\/ ?\d+)?|\d+ ?\/ ?\d+|\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d{2}(?: ?[AP]M)?(?: .{0,100}Report)?)$/i

const figure =
  /^(?:\(?[-+]?\d[\d.,'’]*(?:e[-+]?\d+)?\)?|\d{1,4}:\d{2}:\d{2}(?:[.,]\d+)?|-|\(?n\/a\)?)$/i

/** The characters of a text, sorted: those of a head stay the same however its lines are broken and parted. */
function charactersOf(text: string): string {
  return [...text.replace(/\s/g, '').toLowerCase()].sort().join('')
}

function isSummary([name = '']: ReportRow): boolean {
  return summaryRow.test(name)
}

/** No report has more rows. */
const mostRows = 100_000

/**
 * Reads reports of Jetstress 2010 and 2013 as the text of a PDF that they were printed to: heads of columns
 * are broken over lines, and cells parted by single spaces or lines. A table is read where its head has
 * the characters of the one that is known, a row where it has as many figures, a value where its label
 * stands just before it; others are told.
 */
export function printedReader(file: string): ReportReader {
  const rows: ReportRow[] = []
  let isMore = false
  let heads: readonly string[] | null = null
  let head = ''
  /** A row whose figures stand on lines of their own, and the place of the last such row that is whole. */
  let row: string[] | null = null
  let spread: number | null = null
  /** Whether figures of the table stand apart from the names of their rows. */
  let isTorn = false
  let heading = ''
  /** A label without its value yet, the last one that had it, and the place of a value from a line of its own. */
  let label: Label | null = null
  let valued: Label | null = null
  let bare: number | null = null
  /** Whether values of the table may stand apart from their labels. */
  let areFactsTorn = false
  let isLog = false
  let pageTitles = 0
  let title = ''
  /** Whether the title of the run stood again, be it of a page or of the next run. */
  let isTitleAgain = false

  const keep = (kept: ReportRow) => {
    if (rows.length < mostRows) rows.push(kept)
    else isMore = true
  }
  /** Ends a row: one with other figures than its head is unread, which a dash alone tells. */
  const endRow = () => {
    if (row && heads) {
      const [name = '', ...figures] = row
      const empty = heads.length - row.length
      // Of a mean or sum the last columns have one.
      if (isSummary(row) && figures.length > 0 && empty > 0)
        row = [name, ...Array.from({ length: empty }, () => ''), ...figures]
      const isWhole = row.length === heads.length && !isTorn
      keep(isWhole ? row : [name, '-'])
      spread = isWhole ? rows.length - 1 : null
    }
    row = null
  }
  /** What a page break or another name leaves without its figures. */
  const tearRow = () => {
    if (row && row.length !== heads?.length && !isSummary(row)) isTorn = true
    endRow()
  }
  const endTable = () => {
    endRow()
    bare = null
    loseLabel()
    heads = null
    spread = null
    isTorn = false
    heading = ''
    valued = null
    areFactsTorn = false
    isLog = false
  }
  const begin = (line: string) => {
    endTable()
    keep([line])
    heading = line.toLowerCase()
    const known = tables[heading]
    if (!known) return
    heads = known
    head = ''
    keep(known)
  }
  const takeRow = (line: string, known: readonly string[]) => {
    const cells = line.split(' ')
    if (row && row.length < known.length && cells.every((cell) => figure.test(cell))) {
      row.push(...cells)
      if (row.length >= known.length) endRow()
      return
    }
    const at = cells.findLastIndex((cell) => !figure.test(cell)) + 1
    const isHead = charactersOf(head) !== charactersOf(known.join(''))
    if (isHead && at === cells.length) {
      head += line
      return
    }
    if (at === 0) return takeStray(line)
    tearRow()
    spread = null
    const name = cells.slice(0, at).join(' ').slice(0, 300)
    const isWhole = cells.length - at === known.length - 1
    if (!(isWhole || summaryRow.test(name) || /^instance\S*$/i.test(name))) return
    // Below another head figures could be anything.
    if (isHead) keep([name, '-'])
    else if (isWhole) keep([name, ...cells.slice(at)])
    else row = [name, ...cells.slice(at)]
  }
  /** A figure of no row: one of the row before it may be none of its own. */
  const takeStray = (line: string) => {
    const isFirst = rows.at(-1) === heads
    const [name = ''] = rows[spread ?? -1] ?? []
    if (spread !== null) rows[spread] = [name, '-']
    else if (isFirst) keep([line, '-'])
    isTorn ||= spread !== null || isFirst
    spread = null
  }
  /** Tells a label whose value is none of the lines by it, or could be any of them. */
  const loseLabel = () => {
    if (label) keep([label.name, ''])
    if (bare !== null) rows[bare] = [rows[bare]?.[0] ?? '', '']
    label = null
    bare = null
  }
  const takeFact = (line: string) => {
    const found = labelOf(line)
    if (found) {
      areFactsTorn ||= label !== null
      bare = null
      loseLabel()
      const value = line.slice(found.name.length).trim()
      if (value !== '') keep([found.name, value])
      else label = found
      valued = value === '' ? null : found
    } else if (label?.begins.test(line) && !areFactsTorn) {
      keep([label.name, line])
      valued = label
      bare = label.begins === anything ? null : rows.length - 1
      label = null
    } else if (label || valued?.begins !== anything || number.test(line)) {
      // A line too many: its neighbours may be none of theirs.
      areFactsTorn = true
      loseLabel()
    }
  }
  const takeLine = (whole: string, isOpen: boolean) => {
    const line = whole.replace(/\s+/g, ' ').trim()
    const logged = logLineOf(line)
    // Where a text ends within a line, its last figure may be cut.
    if (line === '' || (isOpen && !logged)) return
    if (furniture.test(line)) {
      if (/[AP]M$|:\d{2}$/i.test(line)) pageTitles += 1
      return tearRow()
    }
    if (logged) {
      if (!isLog) endTable()
      isLog = true
      return keep([line])
    }
    if (isTitleAgain && beginnings.test(line)) {
      endTable()
      keep([title])
    }
    isTitleAgain = false
    if (/^.{0,80}\btest result report$/i.test(line)) {
      tearRow()
      if (pageTitles > 0) pageTitles -= 1
      else if (line === title && heading !== '') isTitleAgain = true
      else {
        title = line
        endTable()
        keep([line])
      }
    } else if (headings.test(line) || tables[line.toLowerCase()]) begin(line)
    else if (/\bjetstress 20\d\d$/i.test(line)) keep([line])
    else if (isLog) goOn(line)
    else if (labelOf(line)) {
      // The heading between is lost.
      if (heads) {
        endTable()
        keep([''])
      }
      takeFact(line)
    } else if (heads) takeRow(line, heads)
    else if (heading === 'test issues') keep([line])
    else if (heading === 'database configuration') {
      if (!line.includes(':')) keep([line, ''])
    } else takeFact(line)
  }
  /** A line of the log that a narrow page broke goes on. */
  const goOn = (line: string) => {
    const [last = ''] = rows.at(-1) ?? []
    if (!last.endsWith('.') && last.length < 1000) rows[rows.length - 1] = [`${last} ${line}`]
  }
  const { take, end } = lineReader(takeLine)
  return {
    take,
    end: () => {
      end()
      endTable()
      const { runs, notes } = modernRuns(rows, file)
      return {
        runs,
        notes: isMore ? [...notes, { code: 'too many', run: null, names: [] }] : notes,
      }
    },
  }
}
