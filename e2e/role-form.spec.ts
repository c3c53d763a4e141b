import { box, expect, figure, give, goTo, sideways, test } from './journey.ts'

test('role requirements are asked in their units, in the order one decides', async ({ page }) => {
  await page.goto('#/quota')
  await give(page, 'Mailbox quota', '5000')
  await goTo(page, 'Message profile')
  await page.getByRole('combobox', { name: 'Exchange version' }).selectOption('2019')
  // What was kept is told, because it is another size now.
  await expect(page.getByText(/^In Exchange 2019 sizes are binary/)).toContainText(
    /Mailbox quota 5,000\sMB, now 5,000\sMiB/,
  )
  await goTo(page, 'Quota and retention')
  await give(page, 'Mailbox quota', '5 GB')
  await box(page, 'Personal archive').focus()
  await expect(box(page, 'Mailbox quota')).toHaveValue('5,120')

  await goTo(page, 'Availability')
  const replay = box(page, 'Replay lag')
  const advanced = page.locator('details', { has: page.getByText('Advanced', { exact: true }) })
  const notUsed = page.locator('details', { hasText: /^\d+ not used in this design/ })
  await expect(notUsed).toContainText('Counts only with lagged copies.')
  await expect(notUsed.getByText('Counts only with lagged copies.')).toHaveCount(1)
  await expect(notUsed.getByLabel('Replay lag', { exact: false })).toHaveCount(2)
  await expect(box(page, 'Copies in the second site')).not.toBeVisible()
  await give(page, 'Lagged copies', '1')
  await give(page, 'Sites', '2')
  await expect(box(page, 'Copies in the second site')).toBeVisible()
  await expect(notUsed).not.toContainText('Replay lag')
  await advanced.locator('summary').first().click()
  await expect(replay).toBeVisible()
  // What is in use stands before the fold once that is closed.
  await give(page, 'Replay lag', '24')
  await advanced.locator('summary').first().click()
  await expect(replay).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Also in use' })).toBeVisible()
  await advanced.locator('summary').first().click()

  // The hours of a day, from an office and from a sheet.
  await page.getByText('Hour by hour', { exact: true }).click()
  await page.getByRole('button', { name: 'Use an office day' }).click()
  await expect(page.getByText(/^The hours add up to 100\s%\.$/)).toBeVisible()
  await expect(page.getByLabel('9 h', { exact: false }).first()).toHaveValue('10')
  await page.getByLabel('Paste 24 values').fill('4 4 4')
  await expect(page.getByText('These are 3 values.')).toBeVisible()
  const sheet = Array.from({ length: 24 }, (_, at) => (at === 9 ? '8%' : '4%')).join('\t')
  await page.getByLabel('Paste 24 values').fill(sheet)
  await page.getByRole('button', { name: 'Use these values' }).click()
  await expect(page.getByText(/^The hours add up to 100\s%\.$/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Logs by hour of the day' })).toHaveValue(
    /^(4 ){9}8( 4){14}$/,
  )
})

test('processors are asked in the terms people have them in', async ({ page }) => {
  await page.goto('#/arrays')
  const unfolded = () => page.getByText('Advanced', { exact: true }).click()
  const ranking = page.getByRole('combobox', { name: 'Designs that fit are ranked by' })
  await expect(ranking.getByRole('option', { name: 'Fewest servers' })).toHaveCount(0)
  await goTo(page, 'Message profile')
  await page.getByRole('combobox', { name: 'Exchange version' }).selectOption('SE')
  await goTo(page, 'Servers and storage')
  await unfolded()
  await expect(ranking.getByRole('option', { name: 'Fewest servers' })).toHaveCount(1)
  const note = page.getByText(/^A server has /)
  await expect(note).toContainText(/32,000\smegacycles: 16 × 2,000.*assumed/)
  const live = page.getByRole('complementary', { name: 'Results so far' })
  const use = figure(live, 'Processor use in the worst case')

  await page.getByText('Start from a server of some years').click()
  await page
    .getByLabel('Server', { exact: true })
    .selectOption({ label: '2019: two Xeon Gold 6248, 40 cores‡' })
  await page.getByRole('button', { name: 'Use its cores and SPEC rate' }).click()
  await expect(note).toContainText(/120,000\smegacycles: 40 × 3,000/)
  await expect(note).toContainText('Cores alone change no utilization')
  const before = await use.textContent()
  await give(page, 'Cores per server', '20')
  await expect(note).toContainText(/120,000\smegacycles: 20 × 6,000/)
  await expect(use).toHaveText(before ?? '')

  await page.getByRole('combobox', { name: 'Processors given as' }).selectOption('virtual machine')
  await page.getByRole('textbox', { name: 'Host SPEC rate' }).fill('225')
  await give(page, 'Host cores', '40')
  await page.getByRole('textbox', { name: 'Virtual processors per host core' }).fill('2')
  await expect(note).toContainText(/24,000\smegacycles: 16 × 1,500/)
  expect(await sideways(page)).toBe(0)
})
