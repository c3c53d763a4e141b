import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { WorkbookProblem, WorkbookReading } from '../../workbook/index.ts'
import { fetchMethodOf } from './later-method.ts'
import { openPlan } from './project.ts'

/** Why a workbook was not opened. */
export type WorkbookRefusal =
  | WorkbookProblem
  /** The browser could not read the file, or what reads workbooks could not be fetched. */
  | { readonly code: 'unreadable' | 'not fetched' }

/** The workbook that was opened last in this window, and the one that was refused last. */
type Workbooks = {
  readonly opened: { readonly file: string; readonly reading: WorkbookReading } | null
  readonly refused: { readonly file: string; readonly problem: WorkbookRefusal } | null
}

/** What workbooks were opened and refused in this window; nothing of it is saved. */
export const workbooks = createStore<Workbooks>(() => ({ opened: null, refused: null }))

/** The workbooks that were opened and refused last. */
export function useWorkbooks(): Workbooks {
  return useStore(workbooks)
}

/** Opens a filled workbook in place of the present plan, to which a way back is kept. Never throws. */
export async function takeWorkbook(file: File): Promise<void> {
  const read = await readingOf(file)
  if (!read.ok) {
    workbooks.setState({ refused: { file: file.name, problem: read.problem } })
    return
  }
  const { ok: _ok, ...reading } = read
  workbooks.setState({ opened: { file: file.name, reading }, refused: null })
  openPlan(reading.plan, 'workbook')
}

async function readingOf(
  file: File,
): Promise<
  | ({ readonly ok: true } & WorkbookReading)
  | { readonly ok: false; readonly problem: WorkbookRefusal }
> {
  try {
    await fetchMethodOf({ exchange: '2013' })
    const { mostWorkbookBytes, readWorkbook } = await import('../../workbook/index.ts')
    // Too large a file is not even read from the disk.
    if (file.size > mostWorkbookBytes) return { ok: false, problem: { code: 'too large' } }
    const bytes = await file.arrayBuffer().catch(() => null)
    if (bytes === null) return { ok: false, problem: { code: 'unreadable' } }
    return readWorkbook(new Uint8Array(bytes))
  } catch {
    return { ok: false, problem: { code: 'not fetched' } }
  }
}
