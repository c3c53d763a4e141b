import type { Page } from '@playwright/test'
import { encodePlan, homePageExamplePlan } from '#program'
import { findBarriers } from './axe.ts'
import { box, expect, expectDrawn, give, goTo, labels, sideways, test, titles } from './journey.ts'
import { copyMade, cutOff, laterVersion, type Served, serve } from './served.ts'

test.use({ serviceWorkers: 'allow' })

let served: Served

test.beforeEach(async () => {
  served = await serve()
})
test.afterEach(() => served.stop())

const releases = [
  {
    version: '0.3.0',
    date: '2027-02-01',
    changes: [
      { what: 'Plans can be saved as a spreadsheet.', figures: false },
      { what: 'Arrays of 2012 are judged anew.', figures: true, method: 'papers' as const },
    ],
  },
  {
    version: '0.2.0',
    date: '2027-01-01',
    changes: [{ what: 'Works without a network.', figures: false }],
  },
  { version: '0.1.0', date: '2026-11-27', changes: [{ what: 'The first.', figures: false }] },
]

const notice = (page: Page) => page.locator('.notice.renewal')
const take = (page: Page) => page.getByRole('button', { name: 'Take it now' })
const versionOf = (page: Page) =>
  page.locator('html').evaluate((html: HTMLElement) => html.dataset.version)
const program = (page: Page) => page.getByRole('button', { name: 'Program', exact: true })

/** Leaves a changed plan of Exchange SE with a variant, then puts a later version on the server. */
async function workThenPut(page: Page, folder: string): Promise<void> {
  await page.goto(`${served.address}#/users?p=${encodePlan(homePageExamplePlan()).code}`)
  await copyMade(page)
  await give(page, labels.mailboxes, '17,000')
  await page.getByRole('button', { name: /^Duplicate/ }).click()
  await give(page, labels.mailboxes, '16,000')
  await laterVersion(folder, { version: '0.3.0', releases })
  served.put(folder)
  await page.reload()
  await expectDrawn(page)
}

test('a newer version is said, put off, asked for again and taken, and nothing is lost', async ({
  page,
}, info) => {
  await workThenPut(page, info.outputPath('later'))
  await expect(notice(page)).toContainText('Version 0.3.0 is ready.')
  await notice(page).getByText('What changes').click()
  await expect(notice(page)).toContainText('Plans can be saved as a spreadsheet.')
  await expect(notice(page)).toContainText('May change figures of Exchange 2003 to Exchange 2010.')
  await expect(notice(page)).not.toContainText('The first.')
  expect(await findBarriers(page)).toEqual([])
  expect(await versionOf(page)).toBeUndefined()

  await notice(page).getByRole('button', { name: 'Later' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(notice(page)).toHaveCount(0)
  await page.reload()
  await expectDrawn(page)
  // Putting off lasts until the window is loaded again.
  await notice(page).getByRole('button', { name: 'Later' }).click()
  await give(page, labels.mailboxes, '15,500')
  await give(page, labels.quota, 'none yet')
  await program(page).click()
  await page.getByRole('button', { name: 'Version 0.3.0 is ready' }).click()
  await expect(take(page)).toBeFocused()
  await expect(notice(page)).toContainText('Not kept: the list of steps to undo.')
  expect(await versionOf(page)).toBeUndefined()

  const loaded = page.waitForEvent('load')
  await take(page).click()
  await loaded
  await expectDrawn(page)
  expect(await versionOf(page)).toBe('0.3.0')
  await expect(notice(page)).toHaveCount(0)
  await expect(box(page, labels.mailboxes)).toHaveValue('15,500')
  await expect(box(page, labels.quota)).toHaveValue('none yet')
  await page
    .getByRole('button', { name: /Variant 1|17,000/ })
    .first()
    .click()
  await expect(box(page, labels.mailboxes)).toHaveValue('17,000')

  // The offline copy holds the version that was taken.
  await cutOff(page, served)
  await page.reload()
  await expectDrawn(page)
  expect(await versionOf(page)).toBe('0.3.0')
})

test('a server that goes back to an older version offers nothing', async ({ page }, info) => {
  await page.goto(`${served.address}#/users?p=${encodePlan(homePageExamplePlan()).code}`)
  await copyMade(page)
  const folder = info.outputPath('earlier')
  await laterVersion(folder, { version: '0.0.9', releases: releases.slice(-1) })
  served.put(folder)
  await page.reload()
  await expectDrawn(page)
  // The older version is installed, and waits.
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.waiting?.state === 'installed'
  })
  await program(page).click()
  await expect(page.getByText('works without a network')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /is ready/ })).toHaveCount(0)
})

test('a window that did not take a newer version goes on until it is loaded again', async ({
  page,
  context,
}, info) => {
  await workThenPut(page, info.outputPath('later'))
  await notice(page).getByText('What changes').click()
  await page.setViewportSize({ width: 390, height: 900 })
  expect(await sideways(page)).toBe(0)

  const other = await context.newPage()
  await other.goto(`${served.address}#/plan`)
  await expectDrawn(other)
  await expect(take(other)).toBeVisible()
  const loaded = page.waitForEvent('load')
  await take(page).click()
  await loaded
  await expect(notice(other)).toContainText('Another window has taken a newer version of Spindle.')
  await goTo(other, titles.users)
  await expect(box(other, labels.mailboxes)).toHaveValue('16,000')
  await other.getByRole('button', { name: 'Load again' }).click()
  await expect.poll(() => versionOf(other)).toBe('0.3.0')
})
