import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type {
  StatisticsNote,
  StatisticsProgress,
  StatisticsReading,
  WrittenUnit,
} from '../../statistics/index.ts'
import { ask } from '../work.ts'

type Statistics = {
  /** The files that were given, which are read again together when another one comes. */
  readonly files: readonly File[]
  /** The unit that is said for the sizes of a file that name none. */
  readonly units: ReadonlyMap<File, WrittenUnit>
  /** Null where they are not read, or were called off. */
  readonly reading: StatisticsReading | null
  /** While they are read. */
  readonly underWay: { readonly progress: StatisticsProgress | null } | null
}

const none: Statistics = { files: [], units: new Map(), reading: null, underWay: null }

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

/** Says what the sizes of a file that name no unit are in, and reads all files again; null takes it back. */
export function sayUnit(at: number, unit: WrittenUnit | null): Promise<void> {
  const { files, units } = statistics.getState()
  const file = files[at]
  if (!file) return Promise.resolve()
  const others = [...units].filter(([one]) => one !== file)
  statistics.setState({ units: new Map(unit ? [...others, [file, unit]] : others) })
  return readAll([...files])
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
    const { units: said } = statistics.getState()
    const units = files.map((file) => said.get(file) ?? null)
    const read = await readInWorker(files, units, tell, off)
    if (read !== 'no worker') return read
    const { readStatistics } = await import('../../statistics/index.ts')
    return await readStatistics(files, tell, units)
  } catch {
    return unread(files, 'not fetched')
  }
}

/** Reads files beside the page, until they are called off. */
function readInWorker(
  files: readonly File[],
  units: readonly (WrittenUnit | null)[],
  tell: (progress: StatisticsProgress) => void,
  off: Promise<null>,
): Promise<StatisticsReading | 'no worker'> {
  return new Promise((resolve) => {
    const end = ask(
      { job: 'readStatistics', files, units },
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
    silent: 0,
    strangers: 0,
    apart: null,
    sites: [],
    files: files.map(({ name }) => ({
      name,
      rows: 0,
      sites: 0,
      columns: {},
      largest: null,
      days: null,
      bare: null,
      notes: [{ code }],
    })),
  }
}
