import { modernRuns } from './modern-runs.ts'
import { summaryRow } from './modern-tables.ts'
import type { ReportForm, ReportReader, ReportRow } from './report-reader.ts'
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

/** What has a value behind it or on the next line. */
const labels = [
  'Overall Test Result',
  'Machine Name',
  'Test Description',
  'Test Start Time',
  'Test End Time',
  'Jetstress Version',
  'ESE Version',
  'Operating System',
  'Performance Log',
  'Achieved Transactional I/O per Second',
  'Target Transactional I/O per Second',
  'Initial Database Size (bytes)',
  'Final Database Size (bytes)',
  'Database Files (Count)',
  'Thread Count',
] as const

/** What a browser prints above and below a page: a time, an address, the number of the page. */
const furniture =
  /^(?:(?:file|https?):\/\/\S*(?: \d+ ?\/ ?\d+)?|\d+ ?\/ ?\d+|\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d{2}(?: ?[AP]M)?(?: .{0,100}Report)?)$/i

const figure =
  /^(?:\(?[-+]?\d[\d.,'’]*(?:e[-+]?\d+)?\)?|\d{1,4}:\d{2}:\d{2}(?:[.,]\d+)?|-|\(?n\/a\)?)$/i

/** The characters of a text, sorted: those of a head stay the same however its lines are broken and parted. */
function charactersOf(text: string): string {
  return [...text.replace(/\s/g, '').toLowerCase()].sort().join('')
}

/** No report has more rows. */
const mostRows = 100_000

/**
 * Reports of Jetstress 2010 and 2013 as the text of a PDF that they were printed to: heads of columns
 * are broken over lines, and cells parted by single spaces or lines. A table is read where its head has
 * the characters of the one that is known, a row where it has as many figures; others are told.
 */
export const printedText: ReportForm = {
  format: 'text',
  isOf: (beginning) =>
    /Achieved Transactional I\/O per Second|Transactional I\/O Performance/i.test(beginning) &&
    !/I\/O Database Reads Average Latency[^\n]*(?:\t| {2,})[^\n]*I\/O Database Writes Average Latency/i.test(
      beginning,
    ) &&
    !/(?:Achieved Transactional I\/O per Second|Machine Name)\t/i.test(beginning),
  reader: printedReader,
}

function printedReader(file: string): ReportReader {
  const rows: ReportRow[] = []
  let isMore = false
  let heads: readonly string[] | null = null
  let head = ''
  /** A row whose figures stand on lines of their own, and the place of the last such row that is whole. */
  let row: string[] | null = null
  let spread: number | null = null
  /** Whether figures of the table stand apart from the names of their rows. */
  let isTorn = false
  let label: string | null = null
  let isLog = false
  let pageTitles = 0

  const keep = (kept: ReportRow) => {
    if (rows.length < mostRows) rows.push(kept)
    else isMore = true
  }
  /** Ends a row: one with other figures than its head is unread, which a dash alone tells. */
  const endRow = () => {
    if (row) {
      const isWhole = row.length === heads?.length && !isTorn
      keep(isWhole ? row : [row[0] ?? '', '-'])
      spread = isWhole ? rows.length - 1 : null
    }
    row = null
  }
  /** What a page break or another name leaves without its figures. */
  const tearRow = () => {
    if (row && row.length !== heads?.length) isTorn = true
    endRow()
  }
  const endTable = () => {
    endRow()
    heads = null
    spread = null
    isTorn = false
    label = null
    isLog = false
  }
  const begin = (heading: string) => {
    endTable()
    keep([heading])
    const known = tables[heading.toLowerCase()]
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
    if (summaryRow.test(name) || !(isWhole || /^instance\S*$/i.test(name))) return
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
  const takeFact = (line: string) => {
    const found = labels.find((one) => line.toLowerCase().startsWith(one.toLowerCase()))
    if (found) {
      const value = line.slice(found.length).trim()
      label = value === '' ? found : null
      if (value !== '') keep([found, value])
    } else if (label) {
      keep([label, line])
      label = null
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
    if (/^.{0,80}\btest result report$/i.test(line)) {
      tearRow()
      if (pageTitles > 0) pageTitles -= 1
      else {
        endTable()
        keep([line])
      }
    } else if (headings.test(line) || tables[line.toLowerCase()]) begin(line)
    else if (/\bjetstress 20\d\d$/i.test(line)) keep([line])
    else if (isLog) goOn(line)
    else if (heads) takeRow(line, heads)
    else if (/^test issues$/i.test(rows.findLast(({ length }) => length === 1)?.[0] ?? ''))
      keep([line])
    else takeFact(line)
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
      endRow()
      const { runs, notes } = modernRuns(rows, file)
      return {
        runs,
        notes: isMore ? [...notes, { code: 'too many', run: null, names: [] }] : notes,
      }
    },
  }
}
