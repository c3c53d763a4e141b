import { create } from 'zustand'
import type { SpreadsheetContents, SpreadsheetProblem } from '../../spreadsheet/index.ts'
import type { ReadWorkbookResult, WorkbookProblem, WorkbookReading } from '../../workbook/index.ts'
import { runJobWithPageFallback } from '../work/use-work.ts'
import { rememberMappedPlan } from './mapped-plans.ts'
import { openPlan, openProject } from './whole-projects.ts'

export type WorkbookRefusal =
  | WorkbookProblem
  /** The browser could not read the file, the reader could not be loaded, or it took too long. */
  | { readonly code: 'unreadable' | 'not fetched' | 'too long' }
  /** Problem of a spreadsheet that Spindle saved. */
  | SpreadsheetProblem

type Reading =
  | ReadWorkbookResult
  /** A spreadsheet that Spindle saved. */
  | (SpreadsheetContents & { readonly isOurs: true })
  | { readonly ok: false; readonly problem: WorkbookRefusal }

/** Workbook opened last in this window, and the one refused last. */
type Workbooks = {
  readonly opened: { readonly file: string; readonly reading: WorkbookReading } | null
  /** Spindle’s own spreadsheet opened last; it or `opened` is null. */
  readonly cameBack: { readonly file: string; readonly read: SpreadsheetContents } | null
  readonly refused: { readonly file: string; readonly problem: WorkbookRefusal } | null
  readonly underWay: File | null
  /** Names of files that came with the workbook and were not opened. */
  readonly left: readonly string[]
}

/** Workbooks opened and refused in this window; not saved. */
export const useOpenedWorkbooks = create<Workbooks>(() => ({
  opened: null,
  cameBack: null,
  refused: null,
  underWay: null,
  left: [],
}))

/** Opens a workbook over the open plan, with a way back; only names `others`. Never throws. */
export async function openWorkbookFile(file: File, others: readonly File[] = []): Promise<void> {
  useOpenedWorkbooks.setState({
    underWay: file,
    refused: null,
    left: others.map(({ name }) => name),
  })
  const read = await readingOf(file)
  // Another file was chosen meanwhile; the last one counts.
  if (useOpenedWorkbooks.getState().underWay !== file) return
  useOpenedWorkbooks.setState({ underWay: null })
  if (!read.ok) {
    // Earlier results belong to another file.
    useOpenedWorkbooks.setState({
      opened: null,
      cameBack: null,
      refused: { file: file.name, problem: read.problem },
    })
    return
  }
  if ('isOurs' in read) {
    const { isOurs: _isOurs, ...cameBack } = read
    useOpenedWorkbooks.setState({ opened: null, cameBack: { file: file.name, read: cameBack } })
    const { plans, open, projectName } = cameBack
    openProject(plans.map(rememberMappedPlan), open, 'file', {
      name: file.name,
      ...(projectName && { projectName }),
    })
    return
  }
  const { ok: _ok, ...reading } = read
  useOpenedWorkbooks.setState({ opened: { file: file.name, reading }, cameBack: null })
  openPlan(reading.plan, 'workbook', 0, file.name)
}

async function readingOf(file: File): Promise<Reading> {
  try {
    const { mostWorkbookBytes, readWorkbook } = await import('../../workbook/index.ts')
    // A file that is too large is not read from disk.
    if (file.size > mostWorkbookBytes) return refused({ code: 'too large' })
    const buffer = await file.arrayBuffer().catch(() => null)
    if (buffer === null) return refused({ code: 'unreadable' })
    const bytes = new Uint8Array(buffer)
    const { readSpreadsheet } = await import('../../spreadsheet/index.ts')
    const own = readSpreadsheet(bytes)
    if (own) return own.ok ? { ...own, isOurs: true } : own
    return await readInTime(bytes, async () => readWorkbook(bytes))
  } catch {
    return refused({ code: 'not fetched' })
  }
}

function refused(problem: WorkbookRefusal): Reading {
  return { ok: false, problem }
}

/** Time limit: no filled workbook takes as long; a malicious one ends with its worker. */
const mostSeconds = 60

/** Reads a workbook in the worker or, if the browser starts none, by `onPage`. */
function readInTime(
  bytes: Uint8Array,
  onPage: () => Promise<ReadWorkbookResult>,
): Promise<Reading> {
  const off = new Promise<Reading>((resolve) => {
    setTimeout(() => resolve(refused({ code: 'too long' })), mostSeconds * 1000)
  })
  const reading = runJobWithPageFallback({ job: 'readWorkbook', bytes } as const, {
    off,
    onPage,
    onFault: () => ({ ok: false, problem: { code: 'damaged' } }),
  })
  return Promise.race([reading, off])
}
