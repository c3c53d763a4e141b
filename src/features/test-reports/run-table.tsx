import type { TestReport } from '../../app/store/test-reports.ts'
import { reportTimeWords, wordsByTestKind } from '../../app/words/test-words.ts'
import { cutName } from '../../engine/index.ts'
import { achievedIopsOf, ioRatesOfRun, type JetstressRun } from '../../engine/jetstress/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { reportNoteWords } from './report-note-words.ts'

export function runTitle({ kind, part }: Pick<JetstressRun, 'kind' | 'part'>): string {
  return part === 'preparation' ? wordsByTestKind.preparation : titles[kind]
}

const titles = {
  performance: wordsByTestKind.performance,
  stress: wordsByTestKind.stress,
  'soft recovery': 'Soft recovery',
  backup: 'Streaming backup',
} as const satisfies Record<JetstressRun['kind'], string>

/** Duration of a run in words, to the minute; below two minutes in seconds. */
export function durationWords(seconds: number, format: Format): string {
  if (seconds < 120) return `${format.number(seconds)} s`
  const minutes = Math.round(seconds / 60)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${format.number(minutes)} min`
  return rest === 0 ? `${format.number(hours)} h` : `${format.number(hours)} h ${rest} min`
}

/** Number of replay or backup instances of a run, and their range of results; null for none. */
export function replayOrBackupResultWords(
  run: JetstressRun,
  format: Format,
): { readonly of: string; readonly did: string } | null {
  const { replays, backups } = run
  const range = <T,>(all: readonly T[], of: (one: T) => number | null, digits: number) => {
    const known = all.map(of).filter((figure) => figure !== null)
    if (known.length === 0) return null
    const ends = [Math.min(...known), Math.max(...known)]
    return [...new Set(ends.map((end) => format.number(end, digits)))].join(' to ')
  }
  if (replays.length > 0) {
    const took = range(replays, ({ seconds }) => seconds, 2)
    const of = counted(replays.length, 'instance', format)
    return { of, did: `${range(replays, ({ logs }) => logs, 0)} logs in ${took} s` }
  }
  const rate = range(backups, (backup) => backup.rate, 2)
  if (rate === null) return null
  return { of: counted(backups.length, 'instance', format), did: `${rate} MiB/s` }
}

function counted(count: number, what: string, format: Format): string {
  return `${format.number(count)} ${what}${count === 1 ? '' : 's'}`
}

type Row = { readonly report: TestReport; readonly run: JetstressRun; readonly at: number }

type RunTableProps = {
  readonly reports: readonly TestReport[]
  readonly remove: (report: TestReport) => void
}

export function RunTable({ reports, remove }: RunTableProps) {
  const format = useFormat()
  const rows = reports.flatMap((report) =>
    report.read.runs.map((run, at): Row => ({ report, run, at })),
  )
  if (rows.length === 0) return null
  return (
    <DataTable
      caption="Runs that were read"
      cards
      first={24}
      rows={rows}
      keyOf={({ report, at }) => `${report.id}.${at}`}
      columns={[
        { head: 'Run', names: true, of: ({ run }) => runCell(run) },
        { head: 'Machine', of: ({ run }) => nameCell(run.machine), className: 'name breaks' },
        { head: 'Began', of: ({ run }) => beganCell(run, format), className: 'nowrap' },
        { head: 'Achieved', of: (row) => achievedCell(row, format), className: 'notes-wrap' },
        {
          head: 'By its report',
          of: ({ run }) => said(run),
          fails: ({ run }) => run.said === 'fail',
        },
        { head: 'Report', of: (row) => reportCell(row, remove), className: 'name breaks' },
      ]}
      below={{ head: 'Remarks', of: (row) => remarksOf(row, format) }}
    />
  )
}

function runCell(run: JetstressRun): DataCell {
  return [runTitle(run), run.incomplete ? { note: 'incomplete' } : '']
}

function nameCell(name: string | null): DataCell {
  return name === null ? { hint: 'not stated' } : cutName(name)
}

function beganCell(run: JetstressRun, format: Format): DataCell {
  if (run.started === null) return { hint: 'not stated' }
  return [
    reportTimeWords(run.started, format),
    run.seconds === null ? '' : { note: durationWords(run.seconds, format) },
  ]
}

function achievedCell({ report, run, at }: Row, format: Format): DataCell {
  const reported = { id: `${report.id}.${at}`, report: report.file, run }
  const other = replayOrBackupResultWords(run, format)
  return other ? [other.of, { note: other.did }] : achievedIopsOf(reported, ioRatesOfRun(reported))
}

function said({ said }: JetstressRun): DataCell {
  if (said === null) return { hint: 'not stated' }
  return said === 'pass' ? 'passed' : 'failed'
}

/** Cell with the name of a report; its first run also has the button that removes it. */
function reportCell({ report, at }: Row, remove: RunTableProps['remove']): DataCell {
  const name = cutName(report.file)
  if (at > 0) return { hint: 'same report' }
  return {
    drawn: (
      <>
        {name}{' '}
        <button type="button" className="link" onClick={() => remove(report)}>
          Remove
          <span className="sr"> “{name}”</span>
        </button>
      </>
    ),
    text: name,
  }
}

/** Remarks on a run; the first run of a report also has those on the report. */
function remarksOf({ report: { read }, at }: Row, format: Format): string {
  return read.notes
    .filter(({ run }) => run === at || (run === null && at === 0))
    .map((note) => reportNoteWords(note, read, format))
    .join(' ')
}
