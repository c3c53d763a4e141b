import { modernRuns } from './modern-runs.ts'
import { printedReader } from './printed-text.ts'
import type { ReportForm, ReportReader, ReportReading, ReportRow } from './report-reader.ts'
import { cellsOf, lineReader, logLineOf, withPlainSpaces } from './text-lines.ts'

/** No report has more rows, and no cell of one is longer; what is beyond is left out. */
const most = { rows: 100_000, cell: 1000 }

/**
 * Reports of Jetstress 2010 and 2013 as text: copied out of a browser or a document with their columns apart,
 * or out of a PDF. Each reader leaves alone what it does not know, so the one that reads more is believed.
 */
export const modernText: ReportForm = {
  format: 'text',
  isOf: (beginning) =>
    /I\/O Database Reads Average Latency|Achieved Transactional I\/O per Second|Transactional I\/O Performance/i.test(
      withPlainSpaces(beginning),
    ),
  reader: (file) => {
    const readers = [columnsReader(file), printedReader(file)] as const
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

/** How many figures were read; of a reading that lacks none, more than of any other. */
function readIn({ runs }: ReportReading): number {
  const isWhole = runs.length > 0 && runs.every(({ incomplete }) => !incomplete)
  return isWhole ? Number.POSITIVE_INFINITY : [...JSON.stringify(runs).matchAll(/":\d/g)].length
}

function columnsReader(file: string): ReportReader {
  const rows: ReportRow[] = []
  let isMore = false
  const takeLine = (line: string, isOpen: boolean) => {
    const cells = logLineOf(line) ? [line] : cellsOf(line).map((cell) => cell.slice(0, most.cell))
    // Where a text ends within a line, its last cell may be cut: half a figure is none.
    const row = isOpen && cells.length > 1 ? cells.slice(0, -1) : cells
    if (rows.length >= most.rows) isMore = true
    else if (row.length > 0) rows.push(row)
  }
  const { take, end } = lineReader(takeLine)
  return {
    take,
    end: () => {
      end()
      const { runs, notes } = modernRuns(rows, file)
      return {
        runs,
        notes: isMore ? [...notes, { code: 'too many', run: null, names: [] }] : notes,
      }
    },
  }
}
