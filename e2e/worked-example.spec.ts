import {
  example,
  expect,
  figure,
  figureLabels,
  labels,
  openAllSections,
  stepTitles,
  tabTo,
  test,
  titleOf,
  titles,
} from './journey.ts'

/** Figures of the worked example of EqualLogic 6.3, as shown on the page. */
const workedExample = {
  [figureLabels.mailboxes]: '6,900 mailboxes',
  [figureLabels.perMailbox]: '0.20 IOPS per mailbox',
  [figureLabels.onDisk]: '954.4 MB',
  [figureLabels.databases]: '6,585 GB',
  [figureLabels.logFiles]: '848 GB',
  [labels.catalog]: '659 GB',
  [figureLabels.copy]: '8,092 GB',
  [figureLabels.onServer]: '7 databases',
  [figureLabels.volume]: '1,400 GB',
  [figureLabels.perServer]: '9,800 GB',
  [figureLabels.transactional]: '1,380 IOPS',
  [figureLabels.logs]: '493 IOPS',
  [figureLabels.maintenance]: '257 IOPS',
  [figureLabels.expectedLoad]: '2,130 IOPS',
  [figureLabels.reserve]: '592 IOPS',
  [figureLabels.designRequirement]: '2,722 IOPS',
  [figureLabels.cacheMemory]: '85 GB',
  [figureLabels.serverMemory]: '96 GB',
}

test('a newcomer walks to the plan of the worked example by keyboard alone', async ({ page }) => {
  await page.goto(example('users'))
  await expect(titleOf(page, stepTitles[0])).toBeVisible()
  for (const [index, next] of [...stepTitles.slice(1), titles.plan].entries()) {
    const way = index < stepTitles.length - 1 ? 'Continue' : 'Show the answer'
    await tabTo(page, page.getByRole('button', { name: way, exact: true }))
    await page.keyboard.press('Enter')
    await expect(titleOf(page, next)).toBeFocused()
    await expect(page).toHaveTitle(`${next} — Spindle`)
    await expect(page.locator('#pages :is([aria-current=step], [aria-current=page])')).toHaveText(
      next,
    )
  }

  // The order list is at most ten key presses away.
  const order = page.locator('#pages').getByRole('link', { name: 'Order and growth', exact: true })
  let presses = 1
  const isThere = () => order.evaluate((link) => link === document.activeElement)
  for (; presses < 10 && !(await isThere()); presses += 1) await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: /^Order list/ }), `after ${presses}`).toBeVisible()
  await expect(order, 'where the keyboard stays').toBeFocused()

  await openAllSections(page, 'sizing')
  for (const [label, text] of Object.entries(workedExample)) {
    // The bill of materials repeats some figures.
    const found = figure(page.getByRole('main'), label).first()
    await expect(found, label).toHaveAccessibleName(`${label}: ${text}. Show the working`)
    await expect(found, label).toBeVisible()
    await expect(found, label).toContainText(text.split(' ', 1)[0] ?? text)
  }

  // A figure opens its working, an input opens its own, and Escape leads back.
  const opener = figure(page.getByRole('main'), figureLabels.databases)
  await page.goto(example('plan/requirement'))
  const heading = page.getByRole('heading', { level: 2, name: 'Requirement', exact: true })
  await expect(heading, 'which an address leads to').toBeFocused()
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const working = page.getByRole('dialog', { name: 'Mailbox databases' })
  await expect(working.getByRole('paragraph')).toHaveText([
    '6,585 GB',
    'mailboxes to size for × mailbox on disk ÷ 1,000',
    '6,900 mailboxes × 954.4 MB ÷ 1,000 = 6,585 GB',
    /^Shown rounded; computed with 6,585\.36/,
    'EqualLogic 6.1',
    /^E38\. EqualLogic 6\.1 prints: /,
  ])
  const input = working.locator('summary', { hasText: figureLabels.onDisk })
  await tabTo(page, input)
  await page.keyboard.press('Enter')
  await expect(working.getByText('mailbox quota + recoverable items + white space')).toBeVisible()
  await expect(working.getByText('700 MB + 239.4 MB + 15 MB = 954.4 MB')).toBeVisible()
  const answer = working.locator('summary:visible', { hasText: labels.quota })
  await tabTo(page, answer)
  await page.keyboard.press('Enter')
  const answered = working.getByRole('paragraph').filter({ hasText: 'An answer of this plan' })
  await expect(answered).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(working).toHaveCount(0)
  await expect(opener).toBeFocused()
})
