import { htmlRows } from './html-rows.ts'
import { modernRuns } from './modern-runs.ts'
import type { NoteCode, ReportNote } from './report-note.ts'
import type { ReportForm, ReportReader, ReportReading } from './report-reader.ts'
import type { ReportRow } from './report-row.ts'
import { textReports } from './text-report.ts'

/** Reports as HTML pages, as Jetstress itself writes them. */
export const htmlForm: ReportForm = {
  format: 'HTML',
  isOf: (beginning) => /<(!doctype html|html|body|table|fieldset|tr|td)\b/i.test(beginning),
  reader: htmlReader,
}

function htmlReader(file: string): ReportReader {
  const { take, end } = htmlRows()
  return {
    take,
    end: () => {
      const { rows, whole, scripts, tooMany } = end()
      const { runs, notes } = isOf2007(rows) ? runsOf2007(rows, file) : modernRuns(rows, file)
      const last = runs.length - 1
      if (last < 0) return { runs, notes: [note('not a report')] }
      return {
        // What a page is cut within is the last of its runs.
        runs: whole
          ? runs
          : runs.map((run, at) => (at === last ? { ...run, incomplete: true } : run)),
        notes: [
          ...notes,
          ...(whole || notes.some(({ code }) => code === 'cut short')
            ? []
            : [note('cut short', last)]),
          ...(scripts ? [note('script left out')] : []),
          ...(tooMany ? [note('too many', null, 'rows')] : []),
        ],
      }
    },
  }
}

/** Jetstress 2007 measures volumes, not databases. */
function isOf2007(rows: readonly ReportRow[]): boolean {
  return rows.some(([first = '', ...rest]) => rest.length > 3 && /^LogicalDisk$/i.test(first))
}

function runsOf2007(rows: readonly ReportRow[], file: string): ReportReading {
  const reader = textReports.reader(file)
  for (const row of rows) reader.take(`${row.join('\t')}\n`)
  return reader.end()
}

function note(code: NoteCode, run: number | null = null, ...names: readonly string[]): ReportNote {
  return { code, run, names }
}
