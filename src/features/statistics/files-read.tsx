import { useId, useState } from 'react'
import {
  dropStatistics,
  removeStatistics,
  sayUnit,
  takeStatistics,
  useStatistics,
} from '../../app/store/statistics.ts'
import { useProject } from '../../app/store/use-project.ts'
import { cutName } from '../../engine/index.ts'
import {
  type StatisticsFile,
  type StatisticsReading,
  type WrittenUnit,
  writtenUnits,
} from '../../statistics/index.ts'
import { FoldLine } from '../../ui/fold-line.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { OpenFile } from '../../ui/open-file.tsx'
import { Pending } from '../../ui/whole.tsx'
import { joinedWords, noteWords, rangeWords } from './note-words.ts'

/** The box for files, how far they are read, and what was read of each. */
export function FilesRead() {
  const { files, reading, underWay } = useStatistics()
  const format = useFormat()
  const [told, setTold] = useState('')
  // The button that was pressed goes.
  const leave = () => document.getElementById('files-section')?.focus({ preventScroll: true })
  const remove = (at: number, name: string) => {
    removeStatistics(at)
    setTold(`“${name}” was removed.`)
    leave()
  }
  const callOff = () => {
    dropStatistics()
    setTold('Nothing was read.')
    leave()
  }
  // What was not read stands on the page, as of a file that was dropped.
  const take = async (file: File) => {
    setTold('')
    takeStatistics([file])
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
        <OpenFile
          id="open-statistics"
          label="CSV files of sizes, of messages, or both"
          done="read"
          multiple
          take={take}
        />
      </div>
      {underWay && (
        <Pending>
          <p className="why">
            Reading {files.map(({ name }) => `“${cutName(name)}”`).join(', ')}
            {underWay.progress &&
              `, ${megabytes(underWay.progress.read)} of ${megabytes(underWay.progress.of)} MB`}
            …{' '}
            <button type="button" className="link" onClick={callOff}>
              Cancel
            </button>
          </p>
        </Pending>
      )}
      {reading && !underWay && <Read reading={reading} remove={remove} />}
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

type ReadProps = {
  readonly reading: StatisticsReading
  readonly remove: (at: number, name: string) => void
}

/** The content read of each file, and how they were brought together. */
function Read({ reading, remove }: ReadProps) {
  const format = useFormat()
  const notes = joinedWords(reading, format)
  return (
    <>
      <ul className="files-read">
        {[...reading.files.entries()].map(([at, file]) => (
          <FileLine
            key={at}
            file={file}
            say={(unit) => sayUnit(at, unit)}
            remove={() => remove(at, cutName(file.name))}
          />
        ))}
      </ul>
      {notes.length > 0 && (
        <ul className="file-notes">
          {notes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </>
  )
}

type FileLineProps = {
  readonly file: StatisticsFile
  readonly say: (unit: WrittenUnit | null) => void
  readonly remove: () => void
}

function FileLine({ file, say, remove }: FileLineProps) {
  const format = useFormat()
  const { name, rows, sites, columns, bare, notes } = file
  const isRefused = rows === 0 && sites === 0
  const plan = useProject((project) => project.plan)
  const read = Object.values(columns).map((head) => `“${cutName(head)}”`)
  return (
    <li className={isRefused ? 'error-summary' : undefined} role={isRefused ? 'alert' : undefined}>
      <p>
        “{cutName(name)}”
        {isRefused
          ? ' was not read.'
          : sites > 0
            ? `: ${format.value(sites, 'sites')} of a message profile (Generate-MessageProfile).`
            : `: ${format.number(rows)} ${rows === 1 ? 'mailbox' : 'mailboxes'} by ${read.join(', ')}. ${rangeWords(file, plan, format)}`}{' '}
        <button type="button" className="link" onClick={remove}>
          Remove<span className="sr"> “{cutName(name)}”</span>
        </button>
      </p>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={JSON.stringify(note)}>{noteWords(note, plan, format)}</li>
          ))}
        </ul>
      )}
      {bare && <UnitField file={file} say={say} />}
    </li>
  )
}

const unitNames = {
  b: 'bytes',
  kb: 'KB of 1,024 bytes',
  mb: 'MB of 1,024 KB',
  gb: 'GB of 1,024 MB',
  tb: 'TB of 1,024 GB',
} as const satisfies Record<WrittenUnit, string>

/** Asks for the unit of sizes that name none. */
function UnitField({ file, say }: Pick<FileLineProps, 'file' | 'say'>) {
  const id = useId()
  const format = useFormat()
  const { bare, columns } = file
  if (!bare) return null
  return (
    <div className="field">
      <label htmlFor={id}>
        Unit of “{cutName(columns.size ?? '')}” where it names none: {format.number(bare.sizes)}{' '}
        {bare.sizes === 1 ? 'row' : 'rows'}
      </label>
      <select
        id={id}
        value={bare.in ?? ''}
        onChange={({ target }) => say(writtenUnits.find((unit) => unit === target.value) ?? null)}
      >
        <option value="">Choose a unit</option>
        {writtenUnits.map((unit) => (
          <option key={unit} value={unit}>
            {unitNames[unit]}
          </option>
        ))}
      </select>
    </div>
  )
}
