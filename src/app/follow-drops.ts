/**
 * Takes files that are dropped anywhere on the page: a workbook, mailbox statistics, or reports of
 * Jetstress. Without this the browser would leave the page for the file. A box for files takes what is
 * dropped on it itself. Call once.
 */
export function followDrops(): void {
  document.addEventListener('dragover', (event) => {
    if (isOfFiles(event)) event.preventDefault()
  })
  document.addEventListener('drop', async (event) => {
    if (!isOfFiles(event)) return
    event.preventDefault()
    // The browser takes the files away once the drop is over.
    const files = [...(event.dataTransfer?.files ?? [])]
    const { takeDropped } = await import('./take-dropped.ts')
    await takeDropped(files)
  })
}

function isOfFiles({ dataTransfer, target }: DragEvent): boolean {
  const isBox = target instanceof HTMLInputElement && target.type === 'file'
  return !isBox && dataTransfer?.types.includes('Files') === true
}
