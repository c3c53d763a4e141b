import type { Locator, Page } from '@playwright/test'
import { findBarriers } from './axe.ts'
import { builds } from './builds.ts'
import {
  expect,
  expectDrawn,
  figures,
  give,
  goTo,
  headline,
  sideways,
  tabTo,
  test,
  titleOf,
} from './journey.ts'

const searchMs = 120_000

const explore = (page: Page) =>
  page.getByRole('navigation', { name: 'Options' }).getByRole('link', { name: 'Explore' }).click()
const start = (page: Page) => page.getByRole('button', { name: 'Start the search' })
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel' })
const found = (page: Page) => page.getByRole('table', { name: /by the ranking of the plan/ })
const bound = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true })

/** Bounds of a few layouts around the worked example. */
async function narrow(page: Page): Promise<void> {
  await bound(page, 'Mailbox servers from').fill('4')
  await bound(page, 'Mailbox servers to').fill('5')
  await bound(page, 'Database copies to').fill('4')
  await bound(page, 'Databases to').fill('8')
}

const textOf = async (row: Locator) => (await row.allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ')

for (const build of builds) {
  test(`${build.name} build: an architect searches beyond the layout of the plan`, async ({
    page,
  }) => {
    test.setTimeout(searchMs)
    const workers: string[] = []
    page.on('worker', (worker) => workers.push(worker.url()))
    await page.goto(`${build.address}#/search`)
    await expect(titleOf(page, 'Explore')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Wider search' })).toBeFocused()
    await expect(page.getByText('285,120 designs will be tried.')).toBeVisible()
    await expectDrawn(page)
    expect(workers, 'the trade-offs are found in one').toHaveLength(1)

    await narrow(page)
    await expect(
      page.getByText(
        /^6 layouts: 2 numbers of servers × 1 of copies × 3 of databases \(one of them from the mailboxes per database\)$/,
      ),
    ).toBeVisible()
    await tabTo(page, start(page))
    await page.keyboard.press('Enter')
    await expect(found(page)).toBeVisible({ timeout: searchMs })
    expect(workers, 'which then searches').toHaveLength(1)

    const rows = found(page).getByRole('row')
    expect(await textOf(rows.nth(1))).toMatch(
      /^4 4 7 PS6100XV, 24 × 600 GB RAID 5 1 4 96 78 % 11.8 ms Holds with reserve /,
    )
    await expect(page.getByText(/^\d[\d,]* of 2,112 designs hold\./)).toBeVisible()
    const all = page.getByRole('table', { name: 'Where every design went' }).getByRole('row')
    expect(await textOf(all.last())).toBe('All 2,112')
    await expect(page.getByRole('table', { name: /trade-offs/ })).toBeVisible()
    expect(await figures(found(page)).count()).toBeGreaterThan(20)

    await page
      .getByRole('button', {
        name: /^Use this design\s+with 4 servers, 4 copies, 1 × PS6100XV with 600 GB drives in RAID 5 each/,
      })
      .first()
      .click()
    await expect(page.getByText(/^Changed: 4 servers, 4 copies/)).toBeVisible()
    await expect(rows.nth(1).getByText('The plan considers it')).toBeVisible()
    await goTo(page, 'Plan')
    await expect(headline(page)).toContainText(
      '4 × PS6100XV with 24 × 600 GB in RAID 5, one array per server',
    )
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(headline(page)).toContainText(
      '4 × PS6100XV with 24 × 600 GB in RAID 6, one array per server',
    )

    // What was found is still there, until an answer makes it another plan’s.
    await page.goBack()
    await expect(found(page)).toBeVisible()
    await goTo(page, 'Exchange and users')
    await give(page, 'Mailboxes today', '4,200')
    await explore(page)
    await expect(page.getByText(/^These results belong to an older plan/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Use this design/ })).toHaveCount(0)
  })

  test(`${build.name} build: a search goes on beside other pages and can be cancelled`, async ({
    page,
  }) => {
    await page.goto(`${build.address}#/search`)
    await bound(page, 'Databases from').fill('1')
    await bound(page, 'Database copies from').fill('1')
    await start(page).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    const layouts = page.getByText(/^[\d,]+ of [\d,]+ layouts, /)
    await expect(layouts).not.toHaveText(/^0 of/)
    await expect(start(page)).toBeDisabled()
    await goTo(page, 'Exchange and users')
    await give(page, 'Growth', '10')
    await explore(page)
    await expect(layouts).toBeVisible()
    await cancel(page).click()
    await expect(page.getByText(/ %, canceled$/)).toBeVisible()
    await expect
      .poll(() => page.workers().length, 'workers that go on: that of the trade-offs rests')
      .toBe(1)
    await expect(start(page)).toBeEnabled()
  })
}

test('bounds that say nothing are refused beside their boxes', async ({ page }) => {
  await page.goto('./#/search')
  await bound(page, 'Mailbox servers to').fill('99')
  await expect(page.getByText('Mailbox servers: enter whole numbers from 1 to 64.')).toBeVisible()
  await bound(page, 'Database copies to').fill('2')
  await expect(
    page.getByText(/^Database copies: the first number is the smaller one/),
  ).toBeVisible()
  await expect(start(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Back to the bounds that follow from the plan' }).click()
  await expect(start(page)).toBeEnabled()
})

for (const width of [1280, 320]) {
  test(`the search has no barriers at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('./#/search')
    await narrow(page)
    await start(page).click()
    await expect(found(page)).toBeVisible({ timeout: searchMs })
    expect(await findBarriers(page)).toEqual([])
    expect(await sideways(page)).toBeLessThanOrEqual(0)
  })
}
