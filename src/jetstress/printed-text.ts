import { readModernRuns } from './modern-runs.ts'
import { summaryRowPattern } from './modern-tables.ts'
import {
  anyTextPattern,
  findPrintedLabel,
  numberStartPattern,
  type PrintedLabel,
} from './printed-labels.ts'
import printedTables from './printed-tables.json' with { type: 'json' }
import { type ReportReader, type ReportRow, readingWithTooManyNote } from './report-reader.ts'
import { lineReader, parseLogLine } from './text-lines.ts'

/** Column headers of the tables in a report, by the table’s heading in lower case. */
const tables: Readonly<Record<string, readonly string[]>> = {
  ...printedTables,
  'total i/o performance': printedTables['transactional i/o performance'],
}

const headings =
  /^(?:test summary|test issues|database sizing and throughput|jetstress system parameters|database configuration|host system performance|test log)$/i

/** Lines that may come first below the title of a report. */
const beginnings = /^(?:test summary|overall test result|.{0,80} statistics - all)/i

/** Header or footer that a browser prints on each page: time, address, page number. */
const furniture =
  /^(?:(?:file|https?):\/\/\S*(?: \d+ ?\/ ?\d+)?|\d+ ?\/ ?\d+|\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d{2}(?: ?[AP]M)?(?: .{0,100}Report)?)$/i

const figure =
  /^(?:\(?[-+]?\d[\d.,'’]*(?:e[-+]?\d+)?\)?|\d{1,4}:\d{2}:\d{2}(?:[.,]\d+)?|-|\(?n\/a\)?)$/i

/** Sorted characters of a table header, whatever line breaks split and reorder it. */
function charactersOf(text: string): string {
  return [...text.replace(/\s/g, '').toLowerCase()].sort().join('')
}

function isSummary([name = '']: ReportRow): boolean {
  return summaryRowPattern.test(name)
}

const mostRows = 100_000

/**
 * Reads reports of Jetstress 2010 and 2013 from the text of a PDF, where headers break over lines
 * and single spaces or lines separate cells. A table is read if its header has the characters of
 * the known one, a row if it has as many figures, a value if its label stands just before it; all
 * else is noted.
 */
export function pdfTextReportReader(file: string): ReportReader {
  const rows: ReportRow[] = []
  let isMore = false
  let heads: readonly string[] | null = null
  let head = ''
  /** Row whose figures stand on lines of their own, and index of the last complete such row. */
  let row: string[] | null = null
  let spread: number | null = null
  /** True if figures of the current table were separated from their row names. */
  let isTorn = false
  let heading = ''
  /** Label awaiting its value, last label with one, and index of a value from a line of its own. */
  let label: PrintedLabel | null = null
  let valued: PrintedLabel | null = null
  let bare: number | null = null
  /** True if values may have been separated from their labels. */
  let areFactsTorn = false
  let isLog = false
  let pageTitles = 0
  let title = ''
  /** True if the title of the run was repeated, as page header or for the next run. */
  let isTitleAgain = false

  const keep = (kept: ReportRow) => {
    if (rows.length < mostRows) rows.push(kept)
    else isMore = true
  }
  /** Ends the current row; if its figures do not match the header, a dash stands for them. */
  const endRow = () => {
    if (row && heads) {
      const [name = '', ...figures] = row
      const empty = heads.length - row.length
      // Mean and sum rows may have values in the last columns only.
      if (isSummary(row) && figures.length > 0 && empty > 0)
        row = [name, ...Array.from({ length: empty }, () => ''), ...figures]
      const isWhole = row.length === heads.length && !isTorn
      keep(isWhole ? row : [name, '-'])
      spread = isWhole ? rows.length - 1 : null
    }
    row = null
  }
  /** Ends a row that a page break or another name separates from its figures. */
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
    if (!(isWhole || summaryRowPattern.test(name) || /^instance\S*$/i.test(name))) return
    // Below an unknown header, the figures of a row could be anything.
    if (isHead) keep([name, '-'])
    else if (isWhole) keep([name, ...cells.slice(at)])
    else row = [name, ...cells.slice(at)]
  }
  /** Handles a figure without a row: some figure of the row before it may be wrong. */
  const takeStray = (line: string) => {
    const isFirst = rows.at(-1) === heads
    const [name = ''] = rows[spread ?? -1] ?? []
    if (spread !== null) rows[spread] = [name, '-']
    else if (isFirst) keep([line, '-'])
    isTorn ||= spread !== null || isFirst
    spread = null
  }
  /** Notes a label whose value is missing, and drops a value that is uncertain. */
  const loseLabel = () => {
    if (label) keep([label.name, ''])
    if (bare !== null) rows[bare] = [rows[bare]?.[0] ?? '', '']
    label = null
    bare = null
  }
  const takeFact = (line: string) => {
    const found = findPrintedLabel(line)
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
      bare = label.begins === anyTextPattern ? null : rows.length - 1
      label = null
    } else if (label || valued?.begins !== anyTextPattern || numberStartPattern.test(line)) {
      // One line too many: the labels and values around it may not belong together.
      areFactsTorn = true
      loseLabel()
    }
  }
  const takeLine = (whole: string, isOpen: boolean) => {
    const line = whole.replace(/\s+/g, ' ').trim()
    const logged = parseLogLine(line)
    // The last figure of an unfinished line may be cut.
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
    else if (findPrintedLabel(line)) {
      // The heading between the table and this label is lost.
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
  /** Continues a log line that a narrow page broke. */
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
      return readingWithTooManyNote(readModernRuns(rows, file), isMore)
    },
  }
}
