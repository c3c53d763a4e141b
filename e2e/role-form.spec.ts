import { box, expect, expectDrawn, figure, give, goTo, sideways, test } from './journey.ts'

test('role requirements are asked in their units, in the order one decides', async ({ page }) => {
  await page.goto('#/users')
  await give(page, 'Mailbox quota', '5000')
  await page.getByRole('combobox', { name: 'Exchange version' }).selectOption('2019')
  // A size that was given stays it, in the new unit.
  await expect(page.getByText(/^In Exchange 2019 sizes are binary/)).toContainText(
    /Mailbox quota 5,000\sMB, now 5,120\sMiB/,
  )
  await give(page, 'Mailbox quota', '5 GB')
  await box(page, 'Personal archive').focus()
  await expect(box(page, 'Mailbox quota')).toHaveValue('5,120')

  await goTo(page, 'Availability')
  const replay = box(page, 'Replay lag')
  const advanced = page.locator('details', { has: page.getByText('Advanced', { exact: true }) })
  const notUsed = page.locator('details', { hasText: /^\d+ answers? not used in this design/ })
  await expect(notUsed).toContainText('Counts only with lagged copies.')
  await expect(notUsed.getByText('Counts only with lagged copies.')).toHaveCount(1)
  const hidden = { name: /^Replay lag in /, includeHidden: true }
  await expect(notUsed.getByRole('textbox', hidden)).toHaveCount(1)
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
  await expect(page.getByRole('heading', { name: 'Further answers' })).toBeVisible()
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
  const lists = new Set<string>()
  page.on('request', (request) => {
    if (/processor-list.*\.js$/.test(request.url())) lists.add(request.url())
  })
  // All that is fetched for being idle waits, the list as well: what is fetched here was asked for.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto('#/arrays')
  const unfolded = () => page.getByText('Advanced', { exact: true }).click()
  const ranking = page.getByRole('combobox', { name: 'Designs that fit are ranked by' })
  await expect(ranking.getByRole('option', { name: 'Fewest servers' })).toHaveCount(0)
  await goTo(page, 'Exchange and users')
  await page.getByRole('combobox', { name: 'Exchange version' }).selectOption('SE')
  await goTo(page, 'Servers and storage')
  await unfolded()
  await expect(ranking.getByRole('option', { name: 'Fewest servers' })).toHaveCount(1)
  const note = page.locator('.processor-note')
  // The usual server of Exchange SE: 339 × 9 × 2,000 ÷ 33.75, of 32 cores.
  await expect(note).toContainText(/180,800\smegacycles: 32 × 5,650/)
  const live = page.getByRole('complementary', { name: 'Results so far' })
  const use = figure(live, 'Processor use in the worst case')

  // One of the list, found and taken by the keyboard alone.
  const processor = page.getByRole('combobox', { name: 'Processor', exact: true })
  await give(page, 'Cores per server', '20')
  await expect(page.getByText('that were typed count instead')).toBeVisible()
  await processor.focus()
  // The form, whole as it is, has not asked for the list.
  await expectDrawn(page)
  expect(lists.size).toBe(0)
  await page.keyboard.type('6248')
  const found = page.getByRole('listbox', { name: 'Processors found' }).getByRole('option')
  await expect(found).toContainText(['2 × Intel Xeon Gold 6248R', '2 × Intel Xeon Gold 6248'])
  expect(lists.size).toBe(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(processor).toHaveValue('2 × Intel Xeon Gold 6248')
  await expect(page.getByText(/^40 cores and SPECrate 2017 242: the median/)).toContainText(
    'of 49 published results, 222 to 278.',
  )
  // 242 × 9 × 2,000 ÷ 33.75, of 40 cores.
  await expect(note).toContainText(/129,067\smegacycles: 40 × 3,226\.67/)
  await expect(note).toContainText('changing only the cores changes nothing')
  const before = await use.textContent()
  await give(page, 'Cores per server', '20')
  await expect(note).toContainText(/129,067\smegacycles: 20 × 6,453\.33/)
  await expect(use).toHaveText(before ?? '')
  await expect(page.getByText('that were typed count instead')).toBeVisible()
  await page.getByRole('button', { name: 'Use its 40 cores and SPECrate 2017 242 again' }).click()
  await expect(box(page, 'Cores per server')).toHaveValue('40')
  await processor.click()
  await page.keyboard.type('6248 of my own')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Processor: choose one of the list, or clear the box.')).toBeVisible()
  await expect(processor).toHaveValue('6248 of my own')
  await processor.fill('')
  await page.keyboard.press('Tab')
  await expect(box(page, 'Cores per server')).toHaveValue('40')

  await page.getByRole('combobox', { name: 'Processors given as' }).selectOption('virtual machine')
  await page.getByRole('textbox', { name: 'Host SPEC rate' }).fill('225')
  await give(page, 'Host cores', '40')
  await page.getByRole('textbox', { name: 'Virtual processors per host core' }).fill('2')
  await expect(note).toContainText(/24,000\smegacycles: 16 × 1,500/)
  expect(await sideways(page)).toBe(0)
})
