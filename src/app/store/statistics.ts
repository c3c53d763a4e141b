import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type {
  FileAnswers,
  StatisticsAnswers,
  StatisticsNote,
  StatisticsProgress,
  StatisticsReading,
  WorkWeek,
} from '../../statistics/index.ts'
import { ask } from '../work.ts'

type Statistics = {
  /** The files that were given, which are read again together when another one comes. */
  readonly files: readonly File[]
  /** What a person says of a file where it leaves something open. */
  readonly answers: ReadonlyMap<File, FileAnswers>
  /** The workdays of a week among the days of messages. */
  readonly workWeek: WorkWeek | null
  /** Null where they are not read, or were called off. */
  readonly reading: StatisticsReading | null
  /** While they are read. */
  readonly underWay: { readonly progress: StatisticsProgress | null } | null
}

const none: Statistics = {
  files: [],
  answers: new Map(),
  workWeek: null,
  reading: null,
  underWay: null,
}

/** The mailbox statistics of this window; nothing of them is saved. */
export const statistics = createStore<Statistics>(() => none)

/** The mailbox statistics that were read in this window. */
export function useStatistics(): Statistics {
  return useStore(statistics)
}

/** Ends the reading that is under way. */
let callOff: (() => void) | null = null

/** Takes files of mailbox statistics, and reads them with those that are there. Never throws. */
export function takeStatistics(files: readonly File[]): Promise<void> {
  return readAll([...statistics.getState().files, ...files])
}

/** Takes a file out, and reads the others. */
export function removeStatistics(at: number): Promise<void> {
  return readAll(statistics.getState().files.toSpliced(at, 1))
}

/** Says of a file what it leaves open, and reads all files again; null takes an answer back. */
export function answerFile(at: number, answer: FileAnswers): Promise<void> {
  const { files, answers } = statistics.getState()
  const file = files[at]
  if (!file) return Promise.resolve()
  statistics.setState({ answers: new Map(answers).set(file, { ...answers.get(file), ...answer }) })
  return readAll([...files])
}

/** Says how many days of a week are workdays, and reads all files again; null takes it back. */
export function answerWorkWeek(workWeek: WorkWeek | null): Promise<void> {
  statistics.setState({ workWeek })
  return readAll([...statistics.getState().files])
}

/** Leaves the files unread, and those that were read before. */
export function dropStatistics(): void {
  callOff?.()
  statistics.setState(none)
}

async function readAll(files: readonly File[]): Promise<void> {
  callOff?.()
  if (files.length === 0) return statistics.setState(none)
  statistics.setState({ files, underWay: { progress: null } })
  const isAsked = () => statistics.getState().files === files
  // Files that are chosen together are given one after the other, and read at once.
  await Promise.resolve()
  if (!isAsked()) return
  const off = new Promise<null>((resolve) => {
    callOff = () => resolve(null)
  })
  const tell = (progress: StatisticsProgress) => {
    if (isAsked()) statistics.setState({ underWay: { progress } })
  }
  const reading = await Promise.race([readingOf(files, tell, off), off])
  if (reading && isAsked()) statistics.setState({ reading, underWay: null })
}

async function readingOf(
  files: readonly File[],
  tell: (progress: StatisticsProgress) => void,
  off: Promise<null>,
): Promise<StatisticsReading> {
  try {
    const { answers, workWeek } = statistics.getState()
    const said = { files: files.map((file) => answers.get(file) ?? {}), workWeek }
    const read = await readInWorker(files, said, tell, off)
    if (read !== 'no worker') return read
    const { readStatistics } = await import('../../statistics/index.ts')
    return await readStatistics(files, tell, said)
  } catch {
    return unread(files, 'not fetched')
  }
}

/** Reads files beside the page, until they are called off. */
function readInWorker(
  files: readonly File[],
  said: StatisticsAnswers,
  tell: (progress: StatisticsProgress) => void,
  off: Promise<null>,
): Promise<StatisticsReading | 'no worker'> {
  return new Promise((resolve) => {
    const end = ask(
      { job: 'readStatistics', files, said },
      {
        onProgress: tell,
        onDone: resolve,
        onFailed: ({ code }) => resolve(code === 'no worker' ? code : unread(files, 'fault')),
      },
    )
    off.then(end)
  })
}

function unread(
  files: readonly File[],
  code: Extract<StatisticsNote['code'], 'not fetched' | 'fault'>,
): StatisticsReading {
  return {
    figures: null,
    percentiles: null,
    by: null,
    again: 0,
    isUncompared: false,
    namesakes: 0,
    isByNameAlone: false,
    unclear: 0,
    silent: 0,
    strangers: 0,
    archives: null,
    apart: null,
    sites: [],
    days: null,
    workWeek: null,
    files: files.map(({ name }) => ({
      name,
      rows: 0,
      sites: 0,
      columns: {},
      largest: null,
      days: null,
      archives: 0,
      bare: null,
      undecided: null,
      isOrderOpen: false,
      asked: [],
      said: {},
      notes: [{ code }],
    })),
  }
}
