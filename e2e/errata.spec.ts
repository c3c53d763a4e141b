import type { Page } from '@playwright/test'
import {
  expect,
  figure,
  goTo,
  goToProof,
  openAllSections,
  openSection,
  test,
  titleOf,
} from './journey.ts'

const records = (page: Page) => page.getByRole('main').getByRole('article').getByRole('article')
const heading = (page: Page, id: string) =>
  page.getByRole('heading', { level: 3, name: new RegExp(`^${id} `) })

test('a customer reads where the papers contradict themselves, paper by paper', async ({
  page,
}) => {
  await page.goto('./#/users')
  await goToProof(page, 'Errata')
  await expect(titleOf(page, 'Errata')).toBeFocused()
  await expect(page).toHaveTitle('Errata — Spindle')
  await expect(page.getByText(/^84 errors and 6 notes on Microsoft’s workbook/)).toBeVisible()
  // What the plan rests on is open, what changes no figure folded; the other sources are a line each.
  await expect(records(page)).toHaveCount(20)
  // Folded, a record says its error, then what it changes.
  await expect(records(page).getByRole('term')).toHaveCount(0)
  await expect(records(page).first()).toContainText(
    /^E1 6\.3Total IOPS counts logs and maintenance twice.*2,130\sIOPS in the worked example/,
  )
  await page.getByRole('button', { name: 'Open all records' }).click()
  await expect(records(page)).toHaveCount(51 + 39)
  for (const [name, count] of [
    ['Printed', 51],
    ['Spindle', 51],
    ['Workbook', 39],
    ['Corrected', 39],
    ['Effect', 51 + 39],
  ] as const)
    await expect(records(page).getByRole('term').filter({ hasText: name })).toHaveCount(count)
  // What contradicts nothing is not counted with the rest.
  const equalLogic = page.getByRole('region', { name: 'EqualLogic' })
  await expect(
    equalLogic.getByText('23 errors, 6 without effect on a figure, 4 notes'),
  ).toBeVisible()
  // A note that changes a figure stands among the errors that do.
  const notes = equalLogic.locator('details', { hasText: /^1 note without effect on a figure/ })
  await expect(notes.getByRole('heading', { level: 3 })).toHaveText([/^E25/])
  await expect(records(page).getByText('Its own rules give')).toHaveCount(45)

  const document = page.getByRole('combobox', { name: 'Document' })
  await document.selectOption('StorageTek')
  await expect(records(page)).toHaveCount(9)
  await expect(heading(page, 'E13')).toHaveText('E13 2530 Configuration')
  await expect(heading(page, 'E1')).toHaveCount(0)
  await document.selectOption('Microsoft’s workbook')
  await expect(records(page)).toHaveCount(39)
  await expect(page.getByRole('heading', { level: 2, name: 'EqualLogic' })).toHaveCount(0)
  await document.selectOption('All documents')
  await expect(page.getByText(', of 90 in all')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Search' }).fill('poweredge R510')
  const found = await records(page).count()
  expect(found).toBeGreaterThan(0)
  expect(found).toBeLessThan(20)
  // Errors and notes that are counted are those that are listed.
  const counted = (await page.getByText(', of 90 in all').textContent()) ?? ''
  const parts = [...counted.replace(/, of 90.*/, '').matchAll(/\d+/g)].map(([part]) => Number(part))
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(found)
})

test('a sceptic goes from a figure to the record of its erratum, and back', async ({ page }) => {
  await page.goto('./#/plan')
  await openSection(page, 'Load of one server')
  const requirement = figure(page.getByRole('main'), 'Design requirement').first()
  await requirement.click()
  const working = page.getByRole('dialog', { name: 'Design requirement' })
  const reserve = working.locator('summary', { hasText: 'Reserve' })
  await reserve.click()
  const link = working.getByRole('link', { name: 'Erratum E1', exact: true })
  await expect(working.getByText(/^E1\. EqualLogic 6\.3 prints: Total IOPS adds/)).toBeVisible()
  await link.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(heading(page, 'E1')).toBeFocused()
  await expect(heading(page, 'E1')).toBeInViewport()
  await expect(page).toHaveURL(/#\/errata\/E1\?p=/)

  await page.goBack()
  await expect(titleOf(page, 'Plan')).toBeVisible()
  await goTo(page, 'Exchange and users')
  await expect(page).toHaveURL(/#\/users\?p=/)
})

test('a consultant reads what the workbook gets wrong, and what the two modes make of it', async ({
  page,
}) => {
  await page.goto('./#/errata')
  const workbook = page.getByRole('region', { name: 'Microsoft’s workbook' })
  await workbook.getByText('39 errors, 6 without effect on a figure').click()
  await expect(workbook.getByText(/^Corrected, which a plan is/)).toBeVisible()
  await expect(workbook.getByRole('article')).toHaveCount(33)
  await workbook.getByText('6 without effect on a figure', { exact: true }).click()
  await expect(workbook.getByRole('article')).toHaveCount(39)
})

test('a sceptic goes from a figure of Exchange 2016 to what the workbook gets wrong', async ({
  page,
}) => {
  await page.goto('./#/users')
  await page.getByRole('combobox', { name: 'Exchange version' }).selectOption('2016')
  await goTo(page, 'Plan')
  await openAllSections(page, 'Order and growth')
  await figure(page.getByRole('main'), 'Drives of a server without RAID').first().click()
  const working = page.getByRole('dialog', { name: 'Drives of a server without RAID' })
  await working.locator('summary', { hasText: 'Drives of databases without RAID' }).click()
  await expect(working.getByText(/^MS11\. Calculator Storage Design: .* Corrected: /)).toBeVisible()
  await working.getByRole('link', { name: 'Erratum MS11', exact: true }).click()
  await expect(heading(page, 'MS11')).toBeFocused()
  await expect(page).toHaveURL(/#\/errata\/MS11\?p=/)
})

test('a link leads a colleague to one record, whatever was filtered', async ({ page }) => {
  await page.goto('./#/errata/E35')
  await expect(heading(page, 'E35')).toBeFocused()
  await expect(heading(page, 'E35')).toBeInViewport()
  await page.getByRole('combobox', { name: 'Document' }).selectOption('PowerVault')
  await expect(records(page)).toHaveCount(2)
  // It is folded where nothing leads to it: it has no effect.
  await page.goto('./#/errata/E3')
  await expect(heading(page, 'E3')).toBeFocused()
  await expect(heading(page, 'E3')).toBeInViewport()
  await expect(page.getByText(', of 90 in all')).toHaveCount(0)
  await page.goto('./#/errata/E99')
  await expect(titleOf(page, 'Errata')).toBeVisible()
})
