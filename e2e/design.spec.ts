import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { findBarriers } from './axe.ts'
import { expect, expectDrawn, figure, give, goTo, sideways, test, titleOf } from './journey.ts'

const proposed = './#/design/ps6100xv-600-raid6-1'

const servers = (page: Page) => page.locator('.bill-site details')

test('a design opens by its address, with what it must hold and the binding constraint first', async ({
  page,
}) => {
  await page.goto(proposed)
  await expectDrawn(page)
  await expect(page.locator('h1')).toBeFocused()
  const rows = page.getByRole('table', { name: /^Constraints/ }).locator('tbody tr')
  await expect(rows).toHaveCount(7)
  await expect(rows.first()).toHaveText(/^Capacity.*binds: used up most.*\+1,600/)
  const failed = rows.filter({ has: page.locator('.failed') })
  await expect(failed).toHaveCount(1)
  await expect(failed).toHaveText(/^Database readsat the design requirement22\.1/)
})

test('every figure of it opens its working', async ({ page }) => {
  await page.goto(proposed)
  await figure(page.getByRole('main'), 'IOPS used now').click()
  const working = page.getByRole('dialog')
  await expect(working).toContainText('every growth at 0 %')
  await working.getByRole('button', { name: 'Close' }).click()
  await page.getByText('Arrays, drives, groups and volumes in figures').click()
  await figure(page.getByRole('main'), 'Spare drives in all').click()
  await expect(working).toContainText('EqualLogic 5.5')
})

test('its volumes are listed when a server is unfolded, and saved as CSV', async ({ page }) => {
  await page.goto(proposed)
  await expect(page.getByRole('table', { name: 'Volumes of MBX01' })).toHaveCount(0)
  await servers(page).first().locator('summary').press('Enter')
  const volumes = page.getByRole('table', { name: 'Volumes of MBX01' })
  await expect(volumes.locator('tbody tr')).toHaveCount(7)
  await expect(volumes.locator('tbody tr').first()).toHaveText(/^MBX01-DB001DB001.*1,400$/)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save every volume as CSV' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('plan ps6100xv-600-raid6-1 volumes.csv')
  const bytes = await readFile(await saved.path())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = bytes.toString('utf8').trimEnd().split('\r\n')
  expect(lines).toHaveLength(1 + 28)
  expect(lines[1]).toMatch(/,"MBX01-DB001","DB001","database and logs","1400"$/)
})

test('6,400 volumes leave the page quick: a server’s are made when it is unfolded', async ({
  page,
}) => {
  await page.goto('./#/users')
  await give(page, 'Mailboxes today', '80,000')
  await goTo(page, 'Availability')
  await give(page, 'Mailbox servers', '64')
  await page.goto(proposed)
  await expectDrawn(page)
  await expect(servers(page)).toHaveCount(64)
  expect(await page.locator('.bill-site table').count()).toBe(0)
})

test('an address that names no design of the plan says so, and leads to the plan', async ({
  page,
}) => {
  await page.goto('./#/design/ps9999-raid0-1')
  await expect(titleOf(page, 'No such design')).toBeVisible()
  await expect(page.getByText('no design called “ps9999-raid0-1”')).toBeVisible()
  await page.getByRole('link', { name: 'The plan', exact: true }).click()
  await expect(titleOf(page, 'Plan')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`a design, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 320, height: 900 } })

    test('has no barrier that axe knows, and no page wider than 320 px', async ({ page }) => {
      await page.goto(proposed)
      await expect(page.locator('.design h1')).toBeVisible({ timeout: 60_000 })
      await expectDrawn(page)
      await servers(page).first().locator('summary').click()
      expect(await findBarriers(page, undefined)).toEqual([])
      expect(await sideways(page)).toBe(0)
    })
  })
