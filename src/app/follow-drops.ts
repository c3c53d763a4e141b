import { visit } from './store/address.ts'

/**
 * Opens a workbook that is dropped anywhere on the page. Without this the browser would leave the page
 * for the file. A box for files takes what is dropped on it itself. Call once.
 */
export function followDrops(): void {
  document.addEventListener('dragover', (event) => {
    if (isOfFiles(event)) event.preventDefault()
  })
  document.addEventListener('drop', async (event) => {
    if (!isOfFiles(event)) return
    event.preventDefault()
    const file = event.dataTransfer?.files[0]
    if (!file) return
    visit('workbook')
    const { takeWorkbook } = await import('./store/opened-workbook.ts')
    await takeWorkbook(file)
  })
}

function isOfFiles({ dataTransfer, target }: DragEvent): boolean {
  const isBox = target instanceof HTMLInputElement && target.type === 'file'
  return !isBox && dataTransfer?.types.includes('Files') === true
}
