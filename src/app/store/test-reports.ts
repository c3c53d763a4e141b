import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { type ReadReport, readReport } from '../../jetstress/index.ts'

/** A report that was dropped, chosen or pasted in this window, and what was read of it. */
export type TestReport = {
  readonly id: number
  /** The name of its file; of a pasted text, what it is called here. */
  readonly file: string
  readonly read: ReadReport
}

type TestReports = {
  /** In the order in which they were given; those of which nothing could be read are among them. */
  readonly reports: readonly TestReport[]
  /** The names of the files that are still to be read; the first is being read. */
  readonly underWay: readonly string[]
}

/** What reports were read in this window; nothing of it is saved. */
export const testReports = createStore<TestReports>(() => ({ reports: [], underWay: [] }))

/** The reports that were read in this window. */
export function useTestReports(): TestReports {
  return useStore(testReports)
}

let taken = 0

/** Reads files as reports, one after the other. Never throws. */
export async function takeReports(files: readonly File[]): Promise<void> {
  for (const file of files) {
    const read = await readReport(file)
    taken += 1
    const report = { id: taken, file: file.name, read }
    testReports.setState(({ reports }) => ({ reports: [...reports, report] }))
  }
}

/** Takes a report out of the list. */
export function removeReport(id: number): void {
  testReports.setState(({ reports }) => ({ reports: reports.filter((one) => one.id !== id) }))
}
