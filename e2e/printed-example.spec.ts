import type { Locator, Page } from '@playwright/test'
import { expect, figure, give, goToProof, openAllSections, test, titleOf } from './journey.ts'

const titles = ['Worked example', 'Plan'] as const

/** A line of the table, by its name; the first of that name where the summary repeats it. */
function lineOf(page: Page, name: string): Locator {
  const row = page.getByRole('row')
  // Where lines of several places stand together, each has its own behind its name.
  const named = new RegExp(`^${name}(?: EqualLogic .*)?$`)
  return row.filter({ has: page.getByRole('rowheader', { name: named }) }).first()
}

test('an architect holds the paper beside the program and opens it as a plan', async ({ page }) => {
  await page.goto('./#/users')
  await give(page, 'Mailboxes today', '900')
  await goToProof(page, 'Worked example')
  await expect(titleOf(page, titles[0])).toBeFocused()
  await expect(page).toHaveURL(/#\/worked-example\?p=/)
  await expect(page.getByText('Capacity agrees to 0.08\u00a0%')).toContainText(
    /twice, 2,722\sIOPS instead of 2,130\sIOPS/,
  )

  // The total: printed, computed, how far apart, and why.
  const total = lineOf(page, 'Total capacity')
  await expect(total.getByRole('cell')).toHaveText([
    /^8,098\s?GB$/,
    /^8,092\s?GB$/,
    /^−6\.44\s?GB\s?−0\.08\s?%$/,
    /^Rounded\s?Adds 6,590, 849 and 659 GB/,
  ])
  await figure(total, 'Capacity of one copy').click()
  const working = page.getByRole('dialog', { name: 'Capacity of one copy' })
  await expect(working).toContainText('6,585\u00a0GB + 848\u00a0GB + 659\u00a0GB = 8,092\u00a0GB')
  await page.keyboard.press('Escape')
  await expect(figure(total, 'Capacity of one copy')).toBeFocused()

  // A contradiction opens the note on it.
  const final = lineOf(page, 'Total IOPS, final')
  await expect(final).toContainText('Contradiction')
  await expect(final.getByText(/^E1\. EqualLogic 6\.3 prints:/)).toBeHidden()
  await final.getByText('Erratum E1').click()
  await expect(final.getByText(/^E1\. EqualLogic 6\.3 prints:/)).toBeVisible()

  await page.getByRole('button', { name: 'Open it as a plan' }).click()
  await expect(titleOf(page, titles[1])).toBeFocused()
  await openAllSections(page, 'Sizing')
  await expect(figure(page.getByRole('main'), 'Capacity of one copy').first()).toContainText(
    '8,092',
  )
  await page.getByRole('button', { name: 'Go back to my own plan' }).click()
  await expect(figure(page.getByRole('main'), 'Mailboxes to size for').first()).toContainText(
    '1,035',
  )
})

test('he looks only at the lines that differ, on a small screen as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('./#/worked-example')
  await expect(titleOf(page, titles[0])).toBeVisible()
  const lines = page.getByRole('rowheader')
  const choose = (label: string) =>
    page.getByRole('combobox', { name: 'Lines' }).selectOption({ label })
  // It opens on those.
  await expect(lineOf(page, 'Search catalog')).toBeVisible()
  await expect(lineOf(page, 'Mailboxes today')).toHaveCount(0)
  // Contradictions lead, among them the one that turns the verdict.
  await expect(lines.nth(1)).toContainText('Total IOPS, final')
  await expect(lines.nth(2)).toContainText('PS6100XV carries 2,722 IOPS')
  // 103 lines in 9 parts.
  await choose('All lines (103)')
  await expect(lines).toHaveCount(112)
  await choose('Only differences (22)')
  await expect(lineOf(page, 'Mailboxes today')).toHaveCount(0)
  await expect(lineOf(page, 'Search catalog')).toContainText('unit')
  await choose('Read differently (4)')
  await expect(page.locator('.lines .apart')).toHaveCount(4)
})

test('an architect of today has an example of Exchange SE, with what the workbook makes of it', async ({
  page,
}) => {
  await page.goto('./#/worked-example')
  await page.getByRole('radio', { name: 'Exchange 2013 to SE' }).check()
  // It opens on all of it.
  await expect(lineOf(page, 'Active on a server')).toContainText('16 databases, found by trying')
  const logs = lineOf(page, 'Logs per mailbox')
  await expect(logs.getByRole('cell').nth(1)).toHaveText(/^30\s?logs a day$/)
  await expect(logs.getByRole('cell').nth(2)).toHaveText(/^28\.5\s?logs a day$/)
  await expect(logs.getByRole('link', { name: 'Erratum MS16' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Lines' }).selectOption('differing')
  await expect(lineOf(page, 'Active on a server')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Lines' }).selectOption('all')
  await expect(lineOf(page, 'Database cache per mailbox')).toContainText(
    /150\smessages a day × 0\.06\sMiB per message = 9\sMiB/,
  )
  await page.getByRole('button', { name: 'Open it as a plan' }).click()
  await expect(titleOf(page, titles[1])).toBeFocused()
  await expect(page.getByRole('main')).toContainText('160')
})
