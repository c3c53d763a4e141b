import { useState } from 'react'
import {
  addStatisticsFiles,
  clearStatistics,
  removeStatisticsFile,
  useMailboxStatistics,
} from '../../app/store/statistics.ts'
import { useProject } from '../../app/store/use-project.ts'
import { cutName, type Plan } from '../../engine/index.ts'
import type { StatisticsFileReading, StatisticsReading } from '../../statistics/index.ts'
import { FileInput } from '../../ui/file-input.tsx'
import { FoldLine } from '../../ui/fold-line.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { PendingPart } from '../../ui/whole.tsx'
import { FileQuestions, WorkWeekQuestion } from './file-questions.tsx'
import {
  fileJoinWords,
  largestMailboxAndDaysWords,
  statisticsNoteWords,
} from './statistics-note-words.ts'

export function StatisticsFilesSection() {
  const { files, reading, underWay } = useMailboxStatistics()
  const format = useFormat()
  const [told, setTold] = useState('')
  // The pressed button disappears, so the focus moves.
  const leave = () => document.getElementById('files-section')?.focus({ preventScroll: true })
  const remove = (at: number, name: string) => {
    removeStatisticsFile(at)
    setTold(`“${name}” was removed.`)
    leave()
  }
  const callOff = () => {
    clearStatistics()
    setTold('Nothing was read.')
    leave()
  }
  // Returns no error to the file box: errors show on the page, as for dropped files.
  const take = async (file: File) => {
    setTold('')
    addStatisticsFiles([file])
    return null
  }
  const megabytes = (bytes: number) => format.number(bytes / 1e6, 1)
  return (
    <FoldLine
      id="files"
      level={2}
      title="2. Choose the files"
      says="One file is enough; two are joined by mailbox, in any order of columns and rows."
      isOpen
    >
      <p className="hint">
        Tables of Microsoft’s Generate-MessageProfile.ps1 and of email_stats are read as well.
      </p>
      <div className="empty to-drop">
        <FileInput
          id="open-statistics"
          label="CSV files of sizes, of messages, or both"
          done="read"
          multiple
          take={take}
        />
      </div>
      {underWay && (
        <PendingPart>
          <p className="why">
            Reading {files.map(({ name }) => `“${cutName(name)}”`).join(', ')}
            {underWay.progress &&
              `, ${megabytes(underWay.progress.read)} of ${megabytes(underWay.progress.of)} MB`}
            …{' '}
            <button type="button" className="link" onClick={callOff}>
              Cancel
            </button>
          </p>
        </PendingPart>
      )}
      {reading && !underWay && <StatisticsRead reading={reading} remove={remove} />}
      <p className="sr" role="status">
        {underWay ? '' : told || (reading ? readWords(reading) : '')}
      </p>
    </FoldLine>
  )
}

function readWords({ figures, sites }: StatisticsReading): string {
  if (!figures && sites.length > 0) return `${sites.length} sites were read.`
  return figures ? `${figures.mailboxes} mailboxes were read.` : 'No mailbox was read.'
}

type StatisticsReadProps = {
  readonly reading: StatisticsReading
  readonly remove: (at: number, name: string) => void
}

function StatisticsRead({ reading, remove }: StatisticsReadProps) {
  const format = useFormat()
  const plan = useProject((project) => project.plan)
  const notes = fileJoinWords(reading, plan, format)
  return (
    <>
      <ul className="files-read ranges above-4">
        {[...reading.files.entries()].map(([at, file]) => (
          <FileLine key={at} at={at} file={file} remove={() => remove(at, cutName(file.name))} />
        ))}
      </ul>
      {notes.length > 0 && (
        <ul className="ranges">
          {notes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {reading.days !== null && reading.figures?.messages && (
        <WorkWeekQuestion days={reading.days} week={reading.workWeek} />
      )}
    </>
  )
}

type FileLineProps = {
  readonly at: number
  readonly file: StatisticsFileReading
  readonly remove: () => void
}

function FileLine({ at, file, remove }: FileLineProps) {
  const format = useFormat()
  const { name, rows, sites, archives, asked, notes } = file
  const isRefused = rows === 0 && sites === 0 && archives === 0 && asked.length === 0
  const plan = useProject((project) => project.plan)
  return (
    <li className={isRefused ? 'error-summary' : undefined} role={isRefused ? 'alert' : undefined}>
      <p>
        “{cutName(name)}”{isRefused ? ' was not read.' : `: ${readOf(file, plan, format)}`}{' '}
        <button type="button" className="link" onClick={remove}>
          Remove<span className="sr"> “{cutName(name)}”</span>
        </button>
      </p>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={JSON.stringify(note)}>{statisticsNoteWords(note, plan, format)}</li>
          ))}
        </ul>
      )}
      <FileQuestions at={at} file={file} />
    </li>
  )
}

function readOf(file: StatisticsFileReading, plan: Plan, format: Format): string {
  const { rows, sites, archives, columns } = file
  if (sites > 0)
    return `${format.value(sites, 'sites')} of a message profile (Generate-MessageProfile).`
  const heads = Object.values(columns).map((head) => `“${cutName(head)}”`)
  const [count, one, many] =
    rows === 0 && archives > 0 ? [archives, 'archive', 'archives'] : [rows, 'mailbox', 'mailboxes']
  return `${format.number(count)} ${count === 1 ? one : many} by ${heads.join(', ')}. ${largestMailboxAndDaysWords(file, plan, format)}`
}
