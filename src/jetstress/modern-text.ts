import { modernRuns } from './modern-runs.ts'
import type { ReportForm, ReportReader, ReportRow } from './report-reader.ts'
import { cellsOf, lineReader, logLineOf } from './text-lines.ts'

/** No report has more rows, and no cell of one is longer; what is beyond is left out. */
const most = { rows: 100_000, cell: 1000 }

/** Reports of Jetstress 2010 and 2013 as text, as they are copied out of a browser or a document. */
export const modernText: ReportForm = {
  format: 'text',
  isOf: (beginning) =>
    /I\/O Database Reads Average Latency|Achieved Transactional I\/O per Second/i.test(beginning),
  reader: modernTextReader,
}

function modernTextReader(file: string): ReportReader {
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
