declare global {
  interface Window {
    /** Files that were dropped before the program could take them; gone once it follows drops itself. */
    earlyDrops?: File[]
  }
}

/**
 * Takes files that are dropped anywhere on the page: a workbook, mailbox statistics, or reports of
 * Jetstress; first those that were dropped before the program came. Without this the browser would leave
 * the page for the file. A box for files takes what is dropped on it itself. Call once.
 */
export function followDrops(): void {
  document.addEventListener('dragover', (event) => {
    if (isOfFiles(event)) event.preventDefault()
  })
  document.addEventListener('drop', async (event) => {
    if (!isOfFiles(event)) return
    event.preventDefault()
    // The browser takes the files away once the drop is over.
    await take([...(event.dataTransfer?.files ?? [])])
  })
  const early = window.earlyDrops ?? []
  delete window.earlyDrops
  if (early.length > 0) take(early)
}

async function take(files: readonly File[]): Promise<void> {
  const { takeDropped } = await import('./take-dropped.ts')
  await takeDropped(files)
}

function isOfFiles({ dataTransfer, target }: DragEvent): boolean {
  const isBox = target instanceof HTMLInputElement && target.type === 'file'
  return !isBox && dataTransfer?.types.includes('Files') === true
}
