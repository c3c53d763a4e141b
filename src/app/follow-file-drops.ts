declare global {
  interface Window {
    /** Files dropped before the program could open them; deleted once the program follows drops. */
    earlyDrops?: File[]
  }
}

/**
 * Opens files dropped anywhere on the page, first those dropped before the program had loaded.
 * Otherwise the browser would leave the page for the file. A file box handles its own drops. Call
 * once.
 */
export function followFileDrops(): void {
  document.addEventListener('dragover', (event) => {
    if (isOfFiles(event)) event.preventDefault()
  })
  document.addEventListener('drop', async (event) => {
    if (!isOfFiles(event)) return
    event.preventDefault()
    // The browser withdraws the files after the event, so they are copied now.
    await take([...(event.dataTransfer?.files ?? [])])
  })
  const early = window.earlyDrops ?? []
  delete window.earlyDrops
  if (early.length > 0) take(early)
}

async function take(files: readonly File[]): Promise<void> {
  const { openDroppedFiles } = await import('./open-dropped-files.ts')
  await openDroppedFiles(files)
}

function isOfFiles({ dataTransfer, target }: DragEvent): boolean {
  const isBox = target instanceof HTMLInputElement && target.type === 'file'
  return !isBox && dataTransfer?.types.includes('Files') === true
}
