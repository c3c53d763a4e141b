import { useEffect, useRef, useState } from 'react'
import {
  addPastedReport,
  addReportFiles,
  cancelReport,
  type ReportBeingRead,
  removeReport,
  type TestReport,
  useTestReports,
} from '../../app/store/test-reports.ts'
import { cutName } from '../../engine/index.ts'
import { FileInput } from '../../ui/file-input.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { PendingPart } from '../../ui/whole.tsx'
import { reportNoteWords } from './report-note-words.ts'
import { RunTable } from './run-table.tsx'
import './test-reports.css'

export function TestReportsSection() {
  const { reports, underWay } = useTestReports()
  const [told, setTold] = useState('')
  useEffect(followPaste, [])
  const remove = (report: TestReport) => {
    removeReport(report.id)
    setTold(`“${cutName(report.file)}” was removed.`)
    // The pressed button has gone, so the focus moves.
    document.getElementById('test-reports-title')?.focus({ preventScroll: true })
  }
  return (
    <section className="test-reports" aria-labelledby="test-reports-title">
      <h2 id="test-reports-title" tabIndex={-1}>
        Reports
      </h2>
      <p className="hint measure below-3">
        Drop Jetstress reports anywhere on Spindle, choose them, or paste their text: the .html or
        .xml that Jetstress saved, or the text of a PDF. They are read here in the browser; nothing
        is sent or run, and nothing is kept after you close this window.
      </p>
      <FileInput id="open-reports" label="Reports to read" done="read" multiple take={take} />
      <PasteBox />
      {underWay.length > 0 && (
        <PendingPart>
          <ul className="ranges above-3 below-3">
            {underWay.map((one, at) => (
              <UnderWay key={one.id} {...one} isRead={at === 0} />
            ))}
          </ul>
        </PendingPart>
      )}
      <Refusals reports={reports} remove={remove} />
      <RunTable reports={reports} remove={remove} />
      <p className="sr" role="status">
        {told}
      </p>
      <p className="sr" role="status">
        {underWay.length === 0 && reports.length > 0 && readWords(reports)}
      </p>
    </section>
  )
}

/** Takes a chosen file and returns no error: errors show in the section, as for dropped files. */
async function take(file: File) {
  addReportFiles([file])
  return null
}

function readWords(reports: readonly TestReport[]): string {
  const runs = reports.reduce((total, { read }) => total + read.runs.length, 0)
  return `${runs} ${runs === 1 ? 'run was' : 'runs were'} read.`
}

function UnderWay({ id, file, progress, isRead }: ReportBeingRead & { readonly isRead: boolean }) {
  const format = useFormat()
  const name = cutName(file.name)
  const megabytes = (bytes: number) => format.number(bytes / 1e6, 0)
  return (
    <li>
      {isRead ? `Reading “${name}”` : `“${name}” waits`}
      {progress && `, ${megabytes(progress.read)} of ${megabytes(progress.of)} MB`}…{' '}
      <button type="button" className="link" onClick={() => cancelReport(id)}>
        Leave it<span className="sr"> unread: “{name}”</span>
      </button>
    </li>
  )
}

type ReportsProps = {
  readonly reports: readonly TestReport[]
  readonly remove: (report: TestReport) => void
}

function Refusals({ reports, remove }: ReportsProps) {
  const format = useFormat()
  const refused = reports.filter(({ read }) => read.runs.length === 0)
  if (refused.length === 0) return null
  return (
    <div className="error-summary" role="alert">
      <ul className="stack bare-list">
        {refused.map((report) => (
          <li key={report.id}>
            “{cutName(report.file)}” was not read.{' '}
            {report.read.notes.map((note) => reportNoteWords(note, report.read, format)).join(' ')}{' '}
            <button type="button" className="link" onClick={() => remove(report)}>
              Remove<span className="sr"> “{cutName(report.file)}” from the list</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Reads reports pasted outside of fields, as text or files; returns a function that stops it. */
function followPaste(): () => void {
  const over = new AbortController()
  document.addEventListener(
    'paste',
    (event) => {
      const { clipboardData, target } = event
      if (!clipboardData || (target instanceof Element && target.closest('input, textarea'))) return
      const files = [...clipboardData.files]
      const text = clipboardData.getData('text/plain')
      if (files.length === 0 && text.trim() === '') return
      event.preventDefault()
      if (files.length > 0) addReportFiles(files)
      else addPastedReport(text)
    },
    over,
  )
  return () => over.abort()
}

function PasteBox() {
  const box = useRef<HTMLTextAreaElement>(null)
  const [isWanting, setIsWanting] = useState(false)
  const read = () => {
    const text = box.current?.value ?? ''
    setIsWanting(text.trim() === '')
    if (text.trim() === '') return box.current?.focus()
    if (box.current) box.current.value = ''
    addPastedReport(text)
  }
  return (
    <details className="measure above-3 below-3">
      <summary>Paste the text of reports</summary>
      <label htmlFor="pasted-reports" className="block strong above-2 below-1">
        Text of one or several reports
      </label>
      {isWanting && (
        <p className="error" id="pasted-reports-error">
          Paste a text first.
        </p>
      )}
      <textarea
        ref={box}
        id="pasted-reports"
        className="small"
        rows={6}
        spellCheck={false}
        aria-invalid={isWanting}
        aria-describedby={isWanting ? 'pasted-reports-error' : undefined}
      />
      <div className="buttons">
        <button type="button" onClick={read}>
          Read the text
        </button>
      </div>
    </details>
  )
}
