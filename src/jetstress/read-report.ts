import type { JetstressRun } from '../engine/roles-index.ts'
import { reportForms, toolOf } from './report-forms.ts'
import type { NoteCode, ReportNote } from './report-note.ts'
import type { ReportFormat } from './report-reader.ts'

/** What was read of a file or a pasted text; `ok` where it holds a run. */
export type ReadReport = {
  readonly ok: boolean
  readonly format: ReportFormat | null
  readonly runs: readonly JetstressRun[]
  readonly notes: readonly ReportNote[]
}

/** Reads whatever was given as a report. Never throws, and runs nothing of what it reads. */
export async function readReport(file: File): Promise<ReadReport> {
  const text = await file.text()
  const form = reportForms.find(({ isOf }) => isOf(text))
  const tool = toolOf(text)
  if (!form) return refused(tool === null ? 'not a report' : 'another tool', tool ? [tool] : [])
  const reader = form.reader(file.name)
  reader.take(text)
  const { runs, notes } = reader.end()
  return { ok: runs.length > 0, format: form.format, runs, notes }
}

function refused(code: NoteCode, names: readonly string[]): ReadReport {
  return { ok: false, format: null, runs: [], notes: [{ code, run: null, names }] }
}
