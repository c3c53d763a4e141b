import type { Page } from '@playwright/test'
import { findBarriers } from './axe.ts'
import { expect, expectDrawn, give, goTo, labels, sideways, tabTo, test } from './journey.ts'

const bound = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true })

test('a search runs in the worker of the page, goes on beside other pages and is canceled', async ({
  page,
}) => {
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  await page.goto('./#/search')
  await expect(page.getByRole('heading', { level: 2, name: 'Wider search' })).toBeFocused()
  await expectDrawn(page)
  expect(workers, 'the trade-offs are found in one').toHaveLength(1)

  // A few layouts around the worked example.
  for (const [name, text] of [
    ['Mailbox servers from', '4'],
    ['Mailbox servers to', '5'],
    ['Database copies to', '4'],
    ['Databases to', '8'],
  ] as const)
    await bound(page, name).fill(text)
  const start = page.getByRole('button', { name: 'Start the search' })
  await tabTo(page, start)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: /by the ranking of the plan/ })).toBeVisible()
  expect(workers, 'which then searches').toHaveLength(1)
  expect(await findBarriers(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 900 })
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 900 })

  // So many that no machine has tried them all before this journey cancels.
  await page.getByRole('button', { name: 'Back to the bounds that follow from the plan' }).click()
  await bound(page, 'Mailbox servers from').fill('1')
  await bound(page, 'Mailbox servers to').fill('64')
  await bound(page, 'Database copies from').fill('1')
  await bound(page, 'Databases from').fill('1')
  await start.click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  const layouts = page.getByText(/^[\d,]+ of [\d,]+ layouts, /)
  await expect(layouts).not.toHaveText(/^0 of/)
  await goTo(page, 'Exchange and users')
  await give(page, labels.growth, '10')
  const options = page.getByRole('navigation', { name: 'Options' })
  await options.getByRole('link', { name: 'Explore' }).click()
  await expect(layouts).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(/ %, canceled$/)).toBeVisible()
  await expect
    .poll(() => page.workers().length, 'workers that go on: that of the trade-offs rests')
    .toBe(1)
  await expect(start).toBeEnabled()
})
