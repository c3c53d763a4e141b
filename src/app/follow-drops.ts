import { visit } from './store/address.ts'
import { project } from './store/project.ts'

/**
 * Opens a workbook, or reads reports of Jetstress, that are dropped anywhere on the page. Without this
 * the browser would leave the page for the file. A box for files takes what is dropped on it itself.
 * Call once.
 */
export function followDrops(): void {
  document.addEventListener('dragover', (event) => {
    if (isOfFiles(event)) event.preventDefault()
  })
  document.addEventListener('drop', async (event) => {
    if (!isOfFiles(event)) return
    event.preventDefault()
    await takeDropped([...(event.dataTransfer?.files ?? [])])
  })
}

/** Takes what was dropped for reports by its names; on the page of reports everything but a workbook. */
async function takeDropped(files: readonly File[]): Promise<void> {
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

function isOfFiles({ dataTransfer, target }: DragEvent): boolean {
  const isBox = target instanceof HTMLInputElement && target.type === 'file'
  return !isBox && dataTransfer?.types.includes('Files') === true
}
