import { visit } from './store/address.ts'
import { project } from './store/project.ts'

/** Takes files that were dropped anywhere on the page, each for what it is, and leads to its page. */
export async function takeDropped(files: readonly File[]): Promise<void> {
  const statistics = await statisticsAmong(files)
  if (statistics.length > 0) {
    visit('statistics')
    const { takeStatistics } = await import('./store/statistics.ts')
    return takeStatistics(statistics)
  }
  const isOnTest = project.getState().page === 'test'
  const reports = files.filter(({ name }) =>
    isOnTest ? !workbookNames.test(name) : reportNames.test(name),
  )
  const [file] = files
  if (reports.length > 0) {
    visit('test')
    const { takeReports } = await import('./store/test-reports.ts')
    await takeReports(reports)
  } else if (file) {
    visit('workbook')
    const { takeWorkbook } = await import('./store/opened-workbook.ts')
    await takeWorkbook(file)
  }
}

const workbookNames = /\.xls[xmb]?$/i
const reportNames = /\.(?:html?|xml|txt|log|[ct]sv|blg)$/i
const tableNames = /\.(?:txt|[ct]sv)$/i

/** The mailbox statistics among them: by their head, or every table that is dropped on their page. */
async function statisticsAmong(files: readonly File[]): Promise<readonly File[]> {
  const { page } = project.getState()
  const tables = files.filter(({ name }) => tableNames.test(name))
  if (page === 'statistics') return tables
  if (page === 'test' || tables.length === 0) return []
  const { isStatistics } = await import('../statistics/index.ts')
  const are = await Promise.all(tables.map(isStatistics))
  return tables.filter((_file, at) => are[at])
}
