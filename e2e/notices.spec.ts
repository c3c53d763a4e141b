// Not a journey’s: for a text file Chromium asks for an icon that is not there.
import { expect, test } from '@playwright/test'
import { builds } from './builds.ts'

test('the foot of a page leads to the licences of what it contains', async ({ page }) => {
  for (const { address } of builds) {
    await page.goto(`${address}#/glossary`)
    await expect(page).toHaveTitle(/ — Spindle$/)
    await page.getByRole('contentinfo').getByText('Third-party notices', { exact: true }).click()
    await expect(page.getByText('SIL OPEN FONT LICENSE Version 1.1').first()).toBeVisible()
    await expect(page.getByText(/^recharts \d/m).first()).toBeVisible()
  }
})
