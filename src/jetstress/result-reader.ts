import { modernRuns } from './modern-runs.ts'
import type { ReportNote } from './report-note.ts'
import type { ReportForm, ReportReader } from './report-reader.ts'
import { resultRows } from './result-rows.ts'

/** Results of Jetstress 2010 and 2013 in XML, as it saves them beside its report. */
export const resultForm: ReportForm = {
  format: 'result XML',
  isOf: (beginning) =>
    /<output[\s>]/i.test(beginning) &&
    /<(test-?summary|database-?sizing|disk-?subsystem)/i.test(beginning),
  reader: resultReader,
}

function resultReader(file: string): ReportReader {
  const { take, end } = resultRows()
  return {
    take,
    end: () => {
      const { rows, whole, tooMany } = end()
      const { runs, notes } = modernRuns(rows, file)
      const last = runs.length - 1
      if (last < 0) return { runs, notes: [{ code: 'not a report', run: null, names: [] }] }
      const cut: ReportNote = { code: 'cut short', run: last, names: [] }
      const many: ReportNote = { code: 'too many', run: null, names: ['rows'] }
      return {
        runs: whole ? runs : runs.map((run) => ({ ...run, incomplete: true })),
        notes: [...notes, ...(whole ? [] : [cut]), ...(tooMany ? [many] : [])],
      }
    },
  }
}
