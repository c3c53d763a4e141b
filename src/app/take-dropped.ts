import { contentOf, type FileContent } from './content-of.ts'
import { visit } from './store/address.ts'
import { project } from './store/project.ts'

/**
 * Takes files that were dropped anywhere on the page, each for what it holds, and leads to the page of one:
 * that of workbooks first, since it tells of those that were not opened. Files that hold nothing that is read
 * are told on a page that takes files, where one is shown, and else on the page that they were dropped on.
 */
export async function takeDropped(files: readonly File[]): Promise<void> {
  const contents = await Promise.all(files.map(contentOf))
  const known = new Set(contents.flatMap((one) => (one === 'other' ? [] : [takers[one]])))
  const page = leading.find((one) => known.has(one)) ?? shownTaker()
  const of = (taker: Taker) =>
    files.filter((_file, at) => {
      const content = contents[at] ?? 'other'
      return (content === 'other' ? page : takers[content]) === taker
    })
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
  if (page === null && files.length > 0)
    return project.setState({
      notice: { done: 'not opened', files: files.map(({ name }) => name) },
    })
  if (workbook) {
    visit('workbook')
    const { takeWorkbook } = await import('./store/opened-workbook.ts')
    await takeWorkbook(workbook, left)
  } else if (page) visit(page)
}

/** A page that takes files. */
type Taker = 'statistics' | 'test' | 'workbook'

/** The pages that a drop leads to, the first of those that take one of its files. */
const leading = ['workbook', 'statistics', 'test'] as const satisfies readonly Taker[]

const takers = {
  statistics: 'statistics',
  report: 'test',
  workbook: 'workbook',
  // It tells where a saved plan is opened.
  saved: 'workbook',
} as const satisfies Partial<Record<FileContent, Taker>>

/** The page that is shown, where it takes files and tells what is wrong with one. */
function shownTaker(): Taker | null {
  const { page } = project.getState()
  return leading.find((one) => one === page) ?? null
}
