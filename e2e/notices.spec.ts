// Uses the plain `test` of Playwright: for a text file, Chromium requests an icon that does not
// exist.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { builds, hostedFolder } from './builds.ts'
import { faultsOfNotices, noticeOf } from './notices.ts'

test('the foot of a page leads to the licences of what it contains', async ({ page }) => {
  for (const { address } of builds) {
    await page.goto(`${address}#/glossary`)
    await expect(page).toHaveTitle(/ — Spindle$/)
    await page.getByRole('contentinfo').getByText('Third-party notices', { exact: true }).click()
    await expect(page.getByText('SIL OPEN FONT LICENSE Version 1.1').first()).toBeVisible()
    await expect(page.getByText(/^recharts \d/m).first()).toBeVisible()
  }
})

test('the notices name every package that the program depends on, with its licence in full', () => {
  const { dependencies }: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const text = readFileSync(join(hostedFolder, 'third-party-notices.txt'), 'utf8')
  // The bundler's own lines are part of the program, too.
  const packages = [...Object.keys(dependencies), 'es-toolkit', 'rolldown', 'vite']
  expect(packages.length).toBeGreaterThan(15)
  expect(faultsOfNotices(text, packages)).toEqual([])
  // Recharts uses code that stems from Lodash.
  expect(noticeOf(text, 'es-toolkit')?.words).toContain('Lodash copyright notice')
})
