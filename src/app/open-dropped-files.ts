import { detectFileContentKind, type FileContentKind } from './file-content.ts'
import { visitPage } from './store/address.ts'
import { project } from './store/project.ts'

/**
 * Opens dropped files, each by its content, and goes to the page of one: the workbook page first,
 * as it names those not opened. Unknown content is named in a notice; unknown text goes to the page
 * of the other files or to the page shown, if that takes files, as it says what the text lacks.
 */
export async function openDroppedFiles(files: readonly File[]): Promise<void> {
  const contents = await Promise.all(files.map(detectFileContentKind))
  const known = new Set(contents.map((one) => takers[one]))
  const led = leading.find((one) => known.has(one)) ?? null
  const shown = shownTaker()
  const takerOf = (content: FileContentKind = 'binary') =>
    takers[content] ?? (content === 'other' ? (led ?? shown) : null)
  const of = (taker: Taker | null) => files.filter((_file, at) => takerOf(contents[at]) === taker)
  const page = led ?? (contents.includes('other') ? shown : null)
  const isWorkbook = (file: File) => Number(contents[files.indexOf(file)] === 'workbook')
  const [statistics, reports] = [of('statistics'), of('test')]
  const [workbook, ...left] = of('workbook').toSorted((a, b) => isWorkbook(b) - isWorkbook(a))
  if (statistics.length > 0) {
    const { addStatisticsFiles } = await import('./store/statistics.ts')
    addStatisticsFiles(statistics)
  }
  if (reports.length > 0) {
    const { addReportFiles } = await import('./store/test-reports.ts')
    addReportFiles(reports)
  }
  const unread = of(null).map(({ name }) => name)
  if (unread.length > 0) project.setState({ notice: { done: 'not opened', files: unread } })
  if (workbook) {
    visitPage('workbook')
    const { openWorkbookFile } = await import('./store/opened-workbook.ts')
    await openWorkbookFile(workbook, left)
  } else if (page) visitPage(page)
}

type Taker = 'statistics' | 'test' | 'workbook'

/** Pages that a drop leads to, in order of preference. */
const leading = ['workbook', 'statistics', 'test'] as const satisfies readonly Taker[]

const takers: Partial<Record<FileContentKind, Taker>> = {
  statistics: 'statistics',
  report: 'test',
  workbook: 'workbook',
  // The workbook page says where to open a saved plan.
  saved: 'workbook',
}

function shownTaker(): Taker | null {
  const { page } = project.getState()
  return leading.find((one) => one === page) ?? null
}
