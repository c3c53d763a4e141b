import { expect, test } from '@playwright/test'
import { findBarriers } from './axe.ts'
import { pages } from './builds.ts'

for (const scheme of ['light', 'dark'] as const) {
  test(`no page has a barrier that axe knows, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    for (const fragment of pages) {
      await page.goto('about:blank')
      await page.goto(`./${fragment}`, { waitUntil: 'networkidle' })
      expect.soft(await findBarriers(page), fragment).toEqual([])
    }
  })
}
