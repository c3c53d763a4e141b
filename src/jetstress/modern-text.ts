import { readModernRuns } from './modern-runs.ts'
import { pdfTextReportReader } from './printed-text.ts'
import {
  type ReportParser,
  type ReportReader,
  type ReportReading,
  type ReportRow,
  readingWithTooManyNote,
} from './report-reader.ts'
import { lineReader, parseLogLine, splitLineIntoCells, textWithPlainSpaces } from './text-lines.ts'

/** Maximum rows, and characters of a cell, of a report; what exceeds them is left out. */
const most = { rows: 100_000, cell: 1000 }

/**
 * Parser of Jetstress 2010 and 2013 reports as text: copied from a browser or document with
 * columns, or from a PDF. Two readers ignore what they do not know; the one that reads more wins.
 */
export const modernTextParser: ReportParser = {
  format: 'text',
  isOf: (beginning) =>
    /I\/O Database Reads Average Latency|Achieved Transactional I\/O per Second|Transactional I\/O Performance/i.test(
      textWithPlainSpaces(beginning),
    ),
  reader: (file) => {
    const readers = [columnsReader(file), pdfTextReportReader(file)] as const
    return {
      take: (text) => {
        for (const { take } of readers) take(text)
      },
      end: () => {
        const [columns, printed] = [readers[0].end(), readers[1].end()]
        return readIn(columns) >= readIn(printed) ? columns : printed
      },
    }
  },
}

/** Number of figures in a reading of a report; infinite if the reading is complete. */
function readIn({ runs }: ReportReading): number {
  const isWhole = runs.length > 0 && runs.every(({ incomplete }) => !incomplete)
  return isWhole ? Number.POSITIVE_INFINITY : [...JSON.stringify(runs).matchAll(/":\d/g)].length
}

function columnsReader(file: string): ReportReader {
  const rows: ReportRow[] = []
  let isMore = false
  const takeLine = (line: string, isOpen: boolean) => {
    const cells = parseLogLine(line)
      ? [line]
      : splitLineIntoCells(line).map((cell) => cell.slice(0, most.cell))
    // The last cell of an unfinished line may be cut, and half a figure is none.
    const row = isOpen && cells.length > 1 ? cells.slice(0, -1) : cells
    if (rows.length >= most.rows) isMore = true
    else if (row.length > 0) rows.push(row)
  }
  const { take, end } = lineReader(takeLine)
  return {
    take,
    end: () => {
      end()
      return readingWithTooManyNote(readModernRuns(rows, file), isMore)
    },
  }
}
