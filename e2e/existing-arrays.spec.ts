import type { Locator, Page } from '@playwright/test'
import { findBarriers } from './axe.ts'
import { box, expect, figure, headline, sideways, test, titleOf } from './journey.ts'

const row = (page: Page, answer: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: answer, exact: true }) })

test.beforeEach(async ({ page }) => {
  await page.goto('./#/existing-arrays')
  await expect(titleOf(page, 'Existing hardware')).toBeVisible()
})

test('an owner starts from the proposed design and reads what it carries', async ({ page }) => {
  await expect(page.getByLabel('Array', { exact: true })).toHaveValue('PS6100XV 600')
  await expect(page.getByRole('combobox', { name: 'RAID policy' })).toHaveValue('RAID 6')
  await expect(page.getByText('None is left over.')).toBeVisible()
  const mailboxes = row(page, 'Mailboxes today')
  await expect(mailboxes).toContainText(/6,920\smailboxes/)
  await expect(mailboxes).toContainText(/Capacity: needs 12,000\sGB, has 11,400\sGB\./)
  await expect(row(page, 'Mailbox quota')).toContainText(/857\sMB/)
  await expect(row(page, 'Messages per mailbox per day')).toContainText('Database reads')
  await figure(mailboxes, 'Mailboxes today').last().click()
  await expect(page.getByRole('dialog')).toContainText('The most that the arrays carry')
})

test('an owner says what they have, and what does not divide is left over', async ({ page }) => {
  await page.getByLabel('Array', { exact: true }).selectOption('PS6100E 3000')
  await box(page, 'Arrays in all').fill('10')
  await expect(page.getByText(/^10\sarrays on 4\sservers: two arrays per server\./)).toContainText(
    /2\sarrays are left over/,
  )
  await expect(page.getByText(/^8 × PS6100E /)).toBeVisible()
  await box(page, 'Arrays in all').fill('3')
  await expect(page.getByText(/are too few for the 4\sservers/)).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('an owner takes the most mailboxes into the plan, and back', async ({ page }) => {
  await row(page, 'Mailboxes today')
    .getByRole('button', { name: /^Use 6,920\smailboxes/ })
    .click()
  await expect(page.getByText(/^Changed: Mailboxes today to 6,920\smailboxes\.$/)).toBeVisible()
  await page.goto('./#/plan')
  await expect(headline(page)).toContainText(/4\s×\sPS6100XV .* one array per server/)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.goto('./#/users')
  await expect(box(page, 'Mailboxes today')).toHaveValue('6,000')
})

test('the page reads well on a narrow screen, and to assistive technology', async ({ page }) => {
  await expect(row(page, 'Mailboxes today')).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await sideways(page)).toBeLessThanOrEqual(0)
})

test('the former address opens the page, and becomes the new one', async ({ page }) => {
  await page.goto('./#/at-hand')
  await expect(page).toHaveTitle('Existing hardware — Spindle')
  await expect(titleOf(page, 'Existing hardware')).toBeVisible()
  await expect(page).toHaveURL(/#\/existing-arrays\?p=/)
})
