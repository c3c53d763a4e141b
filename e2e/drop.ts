import type { Page } from '@playwright/test'

/** Drops a file on the page, as from a folder. */
export async function dropFile(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([file, numbers]) => {
      const made = new DataTransfer()
      made.items.add(new File([new Uint8Array(numbers)], file))
      return made
    },
    [name, [...bytes]] as const,
  )
  await page.locator('main').dispatchEvent('dragover', { dataTransfer: transfer })
  await page.locator('main').dispatchEvent('drop', { dataTransfer: transfer })
}
