import { create } from 'zustand'
import type {
  AnswersOnStatisticsFile,
  StatisticsNote,
  StatisticsProgress,
  StatisticsReading,
  WorkWeek,
} from '../../statistics/index.ts'
import { runJobWithPageFallback } from '../work/use-work.ts'

type Statistics = {
  /** Files opened; when one is added, all are read again. */
  readonly files: readonly File[]
  /** Answers of the user about what a file leaves open. */
  readonly answers: ReadonlyMap<File, AnswersOnStatisticsFile>
  /** Workdays per week among the days of messages; null if not given. */
  readonly workWeek: WorkWeek | null
  /** What was read of the files; null if not read, or canceled. */
  readonly reading: StatisticsReading | null
  /** Set while files are read; null otherwise. */
  readonly underWay: { readonly progress: StatisticsProgress | null } | null
}

const none: Statistics = {
  files: [],
  answers: new Map(),
  workWeek: null,
  reading: null,
  underWay: null,
}

/** Mailbox statistics of this window; not saved. */
export const useMailboxStatistics = create<Statistics>(() => none)

/** Cancels the current reading; null for none. */
let callOff: (() => void) | null = null

/** Adds files of mailbox statistics and reads all again. Never throws. */
export function addStatisticsFiles(files: readonly File[]): Promise<void> {
  return readAll([...useMailboxStatistics.getState().files, ...files])
}

/** Removes a file, and reads the others again. */
export function removeStatisticsFile(at: number): Promise<void> {
  return readAll(useMailboxStatistics.getState().files.toSpliced(at, 1))
}

/** Answers what a file leaves open, and reads all files again; null withdraws an answer. */
export function answerAboutFile(at: number, answer: AnswersOnStatisticsFile): Promise<void> {
  const { files, answers } = useMailboxStatistics.getState()
  const file = files[at]
  if (!file) return Promise.resolve()
  useMailboxStatistics.setState({
    answers: new Map(answers).set(file, { ...answers.get(file), ...answer }),
  })
  return readAll([...files])
}

/** Sets the workdays of a week, and reads all files again; null withdraws them. */
export function setWorkWeek(workWeek: WorkWeek | null): Promise<void> {
  useMailboxStatistics.setState({ workWeek })
  return readAll([...useMailboxStatistics.getState().files])
}

export function clearStatistics(): void {
  callOff?.()
  useMailboxStatistics.setState(none)
}

async function readAll(files: readonly File[]): Promise<void> {
  callOff?.()
  if (files.length === 0) return useMailboxStatistics.setState(none)
  useMailboxStatistics.setState({ files, underWay: { progress: null } })
  const isAsked = () => useMailboxStatistics.getState().files === files
  // Files chosen together arrive one after the other and are read at once.
  await Promise.resolve()
  if (!isAsked()) return
  const off = new Promise<null>((resolve) => {
    callOff = () => resolve(null)
  })
  const tell = (progress: StatisticsProgress) => {
    if (isAsked()) useMailboxStatistics.setState({ underWay: { progress } })
  }
  const reading = await Promise.race([readingOf(files, tell, off), off])
  if (reading && isAsked()) useMailboxStatistics.setState({ reading, underWay: null })
}

async function readingOf(
  files: readonly File[],
  tell: (progress: StatisticsProgress) => void,
  off: Promise<null>,
): Promise<StatisticsReading> {
  const { answers, workWeek } = useMailboxStatistics.getState()
  const said = { files: files.map((file) => answers.get(file) ?? {}), workWeek }
  const onPage = async () => {
    const { readStatistics } = await import('../../statistics/index.ts')
    return readStatistics(files, tell, said)
  }
  const onFault = () => unread(files, 'fault')
  try {
    const order = { job: 'readStatistics', files, said } as const
    return await runJobWithPageFallback(order, { onProgress: tell, off, onPage, onFault })
  } catch {
    return unread(files, 'not fetched')
  }
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
