import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { ReadSpreadsheet, SpreadsheetProblem } from '../../spreadsheet/index.ts'
import type { ReadWorkbook, WorkbookProblem, WorkbookReading } from '../../workbook/index.ts'
import { ask } from '../work.ts'
import { cameMapped } from './mapped.ts'
import { openPlan, openProject } from './whole-projects.ts'

/** Why a workbook was not opened. */
export type WorkbookRefusal =
  | WorkbookProblem
  /** The browser could not read the file, or what reads workbooks could not be fetched. */
  | { readonly code: 'unreadable' | 'not fetched' | 'too long' }
  /** A spreadsheet that Spindle made. */
  | SpreadsheetProblem

type Reading =
  | ReadWorkbook
  /** A spreadsheet that Spindle made. */
  | (ReadSpreadsheet & { readonly isOurs: true })
  | { readonly ok: false; readonly problem: WorkbookRefusal }

/** The workbook that was opened last in this window, and the one that was refused last. */
type Workbooks = {
  readonly opened: { readonly file: string; readonly reading: WorkbookReading } | null
  /** The same of a spreadsheet that Spindle made; one of the two is null. */
  readonly cameBack: { readonly file: string; readonly read: ReadSpreadsheet } | null
  readonly refused: { readonly file: string; readonly problem: WorkbookRefusal } | null
  readonly underWay: File | null
  /** Names of files that came with it and were left unopened. */
  readonly left: readonly string[]
}

/** Workbooks that were opened and refused in this window; nothing of it is saved. */
export const workbooks = createStore<Workbooks>(() => ({
  opened: null,
  cameBack: null,
  refused: null,
  underWay: null,
  left: [],
}))

/** The workbooks that were opened and refused last. */
export function useWorkbooks(): Workbooks {
  return useStore(workbooks)
}

/** Opens a filled workbook in place of the present plan, to which a way back is kept; others that came with it are only named. Never throws. */
export async function takeWorkbook(file: File, others: readonly File[] = []): Promise<void> {
  workbooks.setState({ underWay: file, refused: null, left: others.map(({ name }) => name) })
  const read = await readingOf(file)
  // Another file was chosen meanwhile: what was asked for last counts.
  if (workbooks.getState().underWay !== file) return
  workbooks.setState({ underWay: null })
  if (!read.ok) {
    // What was read before is of another file than the one just chosen.
    workbooks.setState({
      opened: null,
      cameBack: null,
      refused: { file: file.name, problem: read.problem },
    })
    return
  }
  if ('isOurs' in read) {
    const { isOurs: _isOurs, ...cameBack } = read
    workbooks.setState({ opened: null, cameBack: { file: file.name, read: cameBack } })
    const { plans, open, projectName } = cameBack
    openProject(plans.map(cameMapped), open, 'file', {
      name: file.name,
      ...(projectName && { projectName }),
    })
    return
  }
  const { ok: _ok, ...reading } = read
  workbooks.setState({ opened: { file: file.name, reading }, cameBack: null })
  openPlan(reading.plan, 'workbook', 0, file.name)
}

async function readingOf(file: File): Promise<Reading> {
  try {
    const { mostWorkbookBytes, readWorkbook } = await import('../../workbook/index.ts')
    // Too large a file is not even read from the disk.
    if (file.size > mostWorkbookBytes) return refused({ code: 'too large' })
    const buffer = await file.arrayBuffer().catch(() => null)
    if (buffer === null) return refused({ code: 'unreadable' })
    const bytes = new Uint8Array(buffer)
    const { readSpreadsheet } = await import('../../spreadsheet/index.ts')
    const own = readSpreadsheet(bytes)
    if (own) return own.ok ? { ...own, isOurs: true } : own
    return (await readInWorker(bytes)) ?? readWorkbook(bytes)
  } catch {
    return refused({ code: 'not fetched' })
  }
}

function refused(problem: WorkbookRefusal): Reading {
  return { ok: false, problem }
}

/** No filled workbook takes as long; one made to take for ever ends with its worker. */
const mostSeconds = 60

/** Reads a workbook beside the page; null where the browser starts no worker. */
function readInWorker(bytes: Uint8Array): Promise<Reading | null> {
  return new Promise((resolve) => {
    const callOff = ask(
      { job: 'readWorkbook', bytes },
      {
        onDone: resolve,
        onFailed: ({ code }) => resolve(code === 'no worker' ? null : refused({ code: 'damaged' })),
      },
    )
    setTimeout(() => {
      callOff()
      resolve(refused({ code: 'too long' }))
    }, mostSeconds * 1000)
  })
}
