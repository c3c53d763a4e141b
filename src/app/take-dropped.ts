import { contentOf, type FileContent } from './content-of.ts'
import { visit } from './store/address.ts'
import { project } from './store/project.ts'

/**
 * Takes files that were dropped anywhere on the page, each for what it holds, and leads to the page of one:
 * that of workbooks first, since it tells of those that were not opened. A file that holds nothing that is read
 * is named in a notice, whatever page is shown; a text among them by the page that takes files, where one is
 * shown, since that says what the text lacks.
 */
export async function takeDropped(files: readonly File[]): Promise<void> {
  const contents = await Promise.all(files.map(contentOf))
  const known = new Set(contents.map((one) => takers[one]))
  const led = leading.find((one) => known.has(one)) ?? null
  const shown = shownTaker()
  const takerOf = (content: FileContent = 'binary') =>
    takers[content] ?? (content === 'other' ? (led ?? shown) : null)
  const of = (taker: Taker | null) => files.filter((_file, at) => takerOf(contents[at]) === taker)
  const page = led ?? (contents.includes('other') ? shown : null)
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
  const unread = of(null).map(({ name }) => name)
  if (unread.length > 0) project.setState({ notice: { done: 'not opened', files: unread } })
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

const takers: Partial<Record<FileContent, Taker>> = {
  statistics: 'statistics',
  report: 'test',
  workbook: 'workbook',
  // It tells where a saved plan is opened.
  saved: 'workbook',
}

/** The page that is shown, where it takes files and tells what is wrong with one. */
function shownTaker(): Taker | null {
  const { page } = project.getState()
  return leading.find((one) => one === page) ?? null
}
