import { contentOf, type FileContent } from './content-of.ts'
import { visit } from './store/address.ts'
import { project } from './store/project.ts'

/**
 * Takes files that were dropped anywhere on the page, each for what it holds, and leads to the page of one:
 * that of workbooks first, since it tells of those that were not opened.
 */
export async function takeDropped(files: readonly File[]): Promise<void> {
  const contents = await Promise.all(files.map(contentOf))
  const of = (taker: Taker) =>
    files.filter((_file, at) => takerOf(contents[at] ?? 'other') === taker)
  const isWorkbook = (file: File) => Number(contents[files.indexOf(file)] === 'workbook')
  const [statistics, reports] = [of('statistics'), of('test')]
  const [workbook, ...left] = of('workbook').toSorted((a, b) => isWorkbook(b) - isWorkbook(a))
  if (statistics.length > 0) {
    const { takeStatistics } = await import('./store/statistics.ts')
    takeStatistics(statistics)
  }
  if (reports.length > 0) {
    const { takeReports } = await import('./store/test-reports.ts')
    takeReports(reports)
  }
  if (workbook) {
    visit('workbook')
    const { takeWorkbook } = await import('./store/opened-workbook.ts')
    await takeWorkbook(workbook, left)
  } else if (statistics.length > 0) visit('statistics')
  else if (reports.length > 0) visit('test')
}

/** A page that takes files. */
type Taker = 'statistics' | 'test' | 'workbook'

const takers = {
  statistics: 'statistics',
  report: 'test',
  workbook: 'workbook',
  // It tells where a saved plan is opened.
  saved: 'workbook',
} as const satisfies Partial<Record<FileContent, Taker>>

/** The page that a content belongs to; what is none that is known the page that is shown tells about. */
function takerOf(content: FileContent): Taker {
  if (content !== 'other') return takers[content]
  const { page } = project.getState()
  return page === 'statistics' || page === 'workbook' ? page : 'test'
}
