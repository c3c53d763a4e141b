import { create } from 'zustand'
import type { ReadReportResult, ReportProgress } from '../../jetstress/index.ts'
import { runJobWithPageFallback } from '../work/use-work.ts'

/** A report dropped, chosen or pasted in this window, and what was read of it. */
export type TestReport = {
  readonly id: number
  /** File name; for pasted text, the name that this page gives it. */
  readonly file: string
  readonly read: ReadReportResult
}

export type ReportBeingRead = {
  readonly id: number
  readonly file: File
  readonly progress: ReportProgress | null
}

type TestReports = {
  /** Reports in the order given, including unreadable ones. */
  readonly reports: readonly TestReport[]
  /** Files still to read: the first is being read, the others wait. */
  readonly underWay: readonly ReportBeingRead[]
}

/** Reports read in this window; not saved. */
export const useTestReports = create<TestReports>(() => ({ reports: [], underWay: [] }))

let given = 0
let pasted = 0
let callOff: (() => void) | null = null
let reading: Promise<void> | null = null

/** Reads files as Jetstress reports in the worker, one after the other. Never throws. */
export async function addReportFiles(files: readonly File[]): Promise<void> {
  const added = files.map((file) => {
    given += 1
    return { id: given, file, progress: null }
  })
  useTestReports.setState(({ underWay }) => ({ underWay: [...underWay, ...added] }))
  reading ??= readAll()
  await reading
}

export function addPastedReport(text: string): Promise<void> {
  pasted += 1
  return addReportFiles([new File([text], pasted === 1 ? 'Pasted text' : `Pasted text ${pasted}`)])
}

export function removeReport(id: number): void {
  useTestReports.setState(({ reports }) => ({ reports: reports.filter((one) => one.id !== id) }))
}

/** Cancels a file, even while it is being read. */
export function cancelReport(id: number): void {
  const isFirst = useTestReports.getState().underWay[0]?.id === id
  useTestReports.setState(({ underWay }) => ({ underWay: underWay.filter((one) => one.id !== id) }))
  if (isFirst) callOff?.()
}

async function readAll(): Promise<void> {
  for (;;) {
    const next = useTestReports.getState().underWay[0]
    if (!next) break
    const read = await readingOf(next)
    useTestReports.setState(({ reports, underWay }) => ({
      reports: read ? [...reports, { id: next.id, file: next.file.name, read }] : reports,
      underWay: underWay.filter(({ id }) => id !== next.id),
    }))
  }
  reading = null
}

/** Reads a report; null if canceled. */
async function readingOf({ id, file }: ReportBeingRead): Promise<ReadReportResult | null> {
  const tell = (progress: ReportProgress) =>
    useTestReports.setState(({ underWay }) => ({
      underWay: underWay.map((one) => (one.id === id ? { ...one, progress } : one)),
    }))
  const off = new Promise<null>((resolve) => {
    callOff = () => resolve(null)
  })
  const onPage = async () => {
    const { readReport } = await import('../../jetstress/index.ts')
    return readReport(file, tell)
  }
  const onFault = () => unread('fault')
  try {
    const order = { job: 'readReport', file } as const
    return await Promise.race([
      runJobWithPageFallback(order, { onProgress: tell, off, onPage, onFault }),
      off,
    ])
  } catch {
    return unread('not fetched')
  } finally {
    callOff = null
  }
}

function unread(code: 'not fetched' | 'fault'): ReadReportResult {
  return { ok: false, format: null, runs: [], notes: [{ code, run: null, names: [] }] }
}
