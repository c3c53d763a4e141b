import type { Locator, Page } from '@playwright/test'
import { box, expect, figure, give, test } from './journey.ts'

/** The results beside the form. */
function results(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Results so far' })
}

/** The line of a headline figure, with its change below it. */
function line(page: Page, term: string): Locator {
  return results(page)
    .locator('div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${term}$`) }) })
    .last()
    .locator('dd')
}

/** What a screen reader is told of the results. */
function told(page: Page): Locator {
  return results(page).getByRole('status')
}

test('an architect types a new growth and reads what changed, and since when', async ({ page }) => {
  await page.goto('./#/users')
  await expect(line(page, 'Mailboxes to size for')).toHaveText(/^6,900\smailboxes$/)
  await expect(results(page).getByText(/^Since/)).toHaveCount(0)

  // All keystrokes in the box are one edit: the change is from 15 %, not from 2 %.
  await box(page, 'Growth').fill('')
  await box(page, 'Growth').pressSequentially('20')
  await expect(line(page, 'Mailboxes to size for')).toHaveText(/^7,200\smailboxes\+300\smailboxes$/)
  await expect(line(page, 'Expected load per server')).toHaveText(/^2,\d{3}\sIOPS\+\d+\sIOPS$/)
  await expect(line(page, 'Design requirement')).toHaveText(/\+\d+\sIOPS$/)
  const since = results(page).getByText(/^Since/)
  await expect(since).toHaveText(/^Since Growth changed from 15\s% to 20\s%$/)

  // The next box is the next edit, and less says so by its sign.
  await give(page, 'Mailboxes today', '5,000')
  await expect(since).toHaveText(/^Since Mailboxes today changed from 6,000\s\w+ to 5,000\s\w+$/)
  await expect(line(page, 'Mailboxes to size for')).toHaveText(
    /^6,000\smailboxes−1,200\smailboxes$/,
  )
  await expect(line(page, 'Capacity per server')).toHaveText(/^[\d,]+\sGB−[\d,]+\sGB$/)

  // A box entered again is a new edit of the same answer.
  await give(page, 'Growth', '30')
  await expect(since).toHaveText(/^Since Growth changed from 20\s% to 30\s%$/)
  await box(page, 'Growth').fill('300')
  await expect(since).toHaveText(/^Since Growth changed from 30\s% to 300\s%$/)
})

test('an architect reads what was proposed before', async ({ page }) => {
  await page.goto('./#/arrays')
  await expect(line(page, 'Proposed')).toHaveText(
    /^4 × PS6100XV, 24 × 600\sGB, one array per server− Holds, reserve not kept$/,
  )
  await page.getByRole('combobox', { name: 'RAID policy' }).selectOption('RAID 10')
  await expect(line(page, 'Proposed')).toHaveText(/was 4 × PS6100XV$/)
  await expect(line(page, 'Mailboxes to size for')).toHaveText(/^6,900\smailboxes$/)
  await page.getByRole('combobox', { name: 'RAID policy' }).selectOption('RAID 6')
  await expect(results(page).getByText(/^Since|was 4/)).toHaveCount(0)
})

test('an architect adds a tier and reads what it costs', async ({ page }) => {
  await page.goto('./#/users')
  await page.getByRole('button', { name: 'Add a tier' }).click()
  await expect(results(page).getByText(/^Since/)).toHaveText(
    /^Since Tier 2 was added.*none of these figures changed$/,
  )
  await expect(line(page, 'Mailboxes to size for')).toHaveText(/^6,900\smailboxes$/)
  await give(page.getByRole('row', { name: 'Tier 2' }), 'Mailboxes today', '9,000')
  await expect(line(page, 'Mailboxes to size for')).toHaveText(
    /^13,800\smailboxes\+6,900\smailboxes$/,
  )
})

test('a plan that comes in as a whole has no changes', async ({ page }) => {
  await page.goto('./#/users')
  await give(page, 'Growth', '20')
  await expect(results(page).getByText(/^Since/)).toBeVisible()
  await page.reload()
  await expect(figure(results(page), 'Mailboxes to size for')).toContainText('7,200')
  await expect(results(page).getByText(/^Since/)).toHaveCount(0)
})

test('a person with a screen reader is told the changes once the typing pauses', async ({
  page,
}) => {
  await page.goto('./#/users')
  await box(page, 'Growth').fill('20')
  await expect(told(page)).toHaveText(
    /^4\sservers in 2\ssites; [\d,]+\sGB(, \+[\d,]+)?; [\d,]+\sIOPS, \+\d+; 4 × PS6100XV; since Growth changed from 15\s% to 20\s%$/,
  )
})

test('an incomplete answer marks the results as not updated and keeps them', async ({ page }) => {
  await page.goto('./#/users')
  await give(page, 'Growth', '20')
  await box(page, 'Mailboxes today').fill('')
  await expect(
    results(page).getByText('Not updated: these are the last results that could be computed.'),
  ).toBeVisible()
  await expect(line(page, 'Mailboxes to size for')).toHaveText(/^7,200\smailboxes\+300\smailboxes$/)
  await expect(told(page)).toHaveText(/; not updated: an answer is missing$/)
  await box(page, 'Mailboxes today').fill('7000')
  await expect(results(page).getByText(/^Since/)).toHaveText(/^Since Mailboxes today changed/)
  await expect(line(page, 'Mailboxes to size for')).toHaveText(
    /^8,400\smailboxes\+1,200\smailboxes$/,
  )
})

test('answers that contradict each other show no change until they can be computed', async ({
  page,
}) => {
  await page.goto('./#/availability')
  await give(page, 'Database copies', '5')
  await expect(results(page).getByText(/^Not updated/)).toBeVisible()
  await expect(results(page).getByText(/^Since/)).toHaveCount(0)
  await give(page, 'Mailbox servers', '5')
  await expect(results(page).getByText(/^Since/)).toHaveText(
    /^Since Database copies changed from 4\scopies to 5\scopies and Mailbox servers changed from 4\sservers to 5\sservers$/,
  )
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 800 } })
  test('an architect sees in the folded bar which figures moved', async ({ page }) => {
    await page.goto('./#/users')
    const bar = results(page).getByRole('button', { name: /Results so far: / })
    await expect(bar).toBeVisible()
    await expect(bar).not.toContainText('↑')
    await give(page, 'Growth', '20')
    await expect(bar).toContainText(/^Results so far: 4\sservers in 2\ssites · .*IOPS per server↑/)
    await expect(told(page)).toHaveText(/^4\sservers in 2\ssites; /)
    await bar.click()
    await expect(results(page).getByText(/^Since Growth changed/)).toBeVisible()
    await give(page, 'Mailbox quota', '600')
    await expect(bar).toContainText(/GB per server↓/)
  })
})
