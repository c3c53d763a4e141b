import { readFile } from 'node:fs/promises'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { box, expect, expectDrawn, give, test, titleOf } from './journey.ts'

const backButton = 'Go back to my own plan'

const mailboxes = (page: Page) => box(page, 'Mailboxes today')
const back = (page: Page) => page.getByRole('button', { name: backButton })
const others = (page: Page) => page.getByText(/^Another tab has saved another plan/)

/** The projects that the browser keeps beside the one that is open, in a list that is opened. */
async function recentOf(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Recent projects' }).click()
  return page.getByRole('dialog', { name: 'Recent projects' })
}

async function openTab(context: BrowserContext, address = './#/users'): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  return page
}

/** The address of a colleague’s plan with so many mailboxes. */
async function linkOf(newProfile: () => Promise<Page>, count: string): Promise<string> {
  const colleague = await newProfile()
  await colleague.goto('./#/users')
  const before = colleague.url()
  await give(colleague, 'Mailboxes today', count)
  await expect.poll(() => colleague.url()).not.toBe(before)
  return colleague.url()
}

/** Storage that is full: what it has can be read and taken out, and nothing more is taken. */
async function fillStorage(page: Page): Promise<void> {
  const fill = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  }
  await page.addInitScript(fill)
  await page.evaluate(fill)
}

test('a visitor sees a result, looks at the example, begins, and goes on at the next visit', async ({
  page,
  context,
}) => {
  const own = page.getByRole('link', { name: /^Go on with/ })
  const begun = page.getByText(/^A new plan\. These figures are not yours yet/)
  const home = page.getByRole('link', { name: 'Spindle', exact: true })
  await page.goto('./')
  await expect(page).toHaveURL(/#\/$/)
  await expectDrawn(page)
  await expect(page.getByRole('main')).toContainText(/An example: 18,000\smailboxes/)
  await expect(own).toHaveCount(0)
  await page.getByRole('link', { name: 'Open the worked example' }).click()
  await expect(titleOf(page, 'Plan')).toBeFocused()
  await expect(page.getByText('The plan starts again.')).toHaveCount(0)
  await home.click()
  await expect(
    page.getByRole('heading', { level: 1, name: /^Size servers and storage for Exchange/ }),
  ).toBeFocused()

  await page.getByRole('link', { name: 'Start with your numbers' }).click()
  await expect(begun).toBeVisible()
  await give(page, 'Mailboxes today', '4,321')
  await expect(begun).toHaveCount(0)
  await page.close()

  const later = await openTab(context, './')
  await expect(later.getByText(/^changed \w/)).toBeVisible()
  await expect(later).toHaveURL(/#\/$/)
  await later.getByRole('link', { name: 'Open the worked example' }).click()
  await expect(later.getByText('The plan starts again.')).toBeVisible()
  await back(later).click()
  await later.getByRole('link', { name: 'Spindle', exact: true }).click()
  await later.getByRole('link', { name: 'Go on with your plan of 4,321 mailboxes' }).click()
  await expect(titleOf(later, 'Plan')).toBeFocused()
  await expect(later).toHaveURL(/#\/plan\?p=/)
  await later.goBack()
  await expect(later).toHaveURL(/#\/$/)
  await later.getByRole('link', { name: 'Start with your numbers' }).click()
  await expect(mailboxes(later)).toHaveValue('6,000')
  await later.getByRole('link', { name: 'Spindle', exact: true }).click()
  await expect(later.getByRole('link', { name: 'Start with your numbers' })).toBeVisible()
  await expect(later.getByRole('link', { name: /^Go on with/ })).toHaveCount(0)
})

test('an own plan outlives the link of a colleague, its reloads and its edits', async ({
  page,
  context,
  newProfile,
}) => {
  const link = await linkOf(newProfile, '999')
  await page.goto('./#/users')
  await give(page, 'Mailboxes today', '4,321')
  await page.close()

  const tab = await openTab(context, link)
  await expect(mailboxes(tab)).toHaveValue('999')
  await tab.reload()
  await expect(mailboxes(tab)).toHaveValue('999')
  await expect(back(tab)).toBeVisible()
  await expect(tab.getByRole('region', { name: 'My own plan' })).toContainText('4,321 mailboxes')
  const another = await openTab(context)
  await expect(mailboxes(another)).toHaveValue('4,321')
  await another.close()

  await back(tab).click()
  await expect(mailboxes(tab)).toHaveValue('4,321')
  await tab.goto(link)
  await expect(mailboxes(tab)).toHaveValue('999')
  await tab.getByRole('button', { name: 'Dismiss' }).click()
  await expect(back(tab)).toBeVisible()
  await give(tab, 'Mailboxes today', '1,000')
  await tab.close()

  const later = await openTab(context)
  await expect(mailboxes(later)).toHaveValue('1,000')
  await (await recentOf(later)).getByRole('button', { name: /^Open.* 4,321 mailboxes/ }).click()
  await expect(mailboxes(later)).toHaveValue('4,321')
  // And the colleague’s, as it was edited.
  await (await recentOf(later)).getByRole('button', { name: /^Open.* 1,000 mailboxes/ }).click()
  await expect(mailboxes(later)).toHaveValue('1,000')
})

test('the address of the own plan leads back to it and asks nothing', async ({
  page,
  newProfile,
}) => {
  const link = await linkOf(newProfile, '999')
  await page.goto('./#/users')
  const first = page.url()
  await give(page, 'Mailboxes today', '4,321')
  await expect.poll(() => page.url()).not.toBe(first)
  const own = page.url()
  await page.goto(link)
  await expect(mailboxes(page)).toHaveValue('999')
  await page.goto(own)
  await expect(mailboxes(page)).toHaveValue('4,321')
  await expect(page.getByText('Opened from a link:')).toHaveCount(0)
  await page.goto('about:blank')
  await page.goto(own)
  await expect(mailboxes(page)).toHaveValue('4,321')
  await expect(page.getByText('Opened from a link:')).toHaveCount(0)
  await expect(back(page)).toHaveCount(0)
})

test('two tabs are told of each other, and neither loses its plan', async ({ page, context }) => {
  await page.goto('./#/users')
  const other = await openTab(context)
  await give(page, 'Mailboxes today', '1,111')
  await expect(others(other)).toContainText('1,111 mailboxes')
  await give(other, 'Mailboxes today', '2,222')
  // A third tab still finds the plan that was saved first, and the way to the other.
  const third = await openTab(context)
  await expect(mailboxes(third)).toHaveValue('1,111')
  await expect(await recentOf(third)).toContainText('2,222')
  await third.close()

  await other.getByRole('button', { name: 'Keep the plan of this tab' }).click()
  await expect(others(other)).toHaveCount(0)
  await expect(others(page)).toContainText('2,222 mailboxes')
  await expect(mailboxes(page)).toHaveValue('1,111')
  await page.reload()
  await expect(mailboxes(page)).toHaveValue('1,111')
  await page.getByRole('button', { name: 'Take the plan of the other tab' }).click()
  await expect(mailboxes(page)).toHaveValue('2,222')
  await expect(page.getByText('This is the plan of the other tab.')).toBeVisible()
  await expect(others(page)).toHaveCount(0)
  await (await recentOf(page)).getByRole('button', { name: /^Open.* 1,111 mailboxes/ }).click()
  await expect(mailboxes(page)).toHaveValue('1,111')
})

test('two tabs that are typed into at the same time lose neither plan', async ({
  page,
  context,
}) => {
  await page.goto('./#/users')
  const other = await openTab(context)
  const counts = ['1,234', '2,345', '3,456', '4,567', '5,678']
  const typeAll = async (tab: Page, ending: string) => {
    for (const count of counts) await mailboxes(tab).fill(count.slice(0, -1) + ending)
  }
  await Promise.all([typeAll(page, '1'), typeAll(other, '2')])
  const third = await openTab(context)
  const main = await mailboxes(third).inputValue()
  expect(['5,671', '5,672']).toContain(main)
  await expect(await recentOf(third)).toContainText(main === '5,671' ? '5,672' : '5,671')
})

test('a tab whose storage is full says so, and a reload keeps what it showed last', async ({
  page,
}) => {
  await page.goto('./#/users')
  await give(page, 'Mailboxes today', '1,111')
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0)
  const before = page.url()
  await fillStorage(page)
  await give(page, 'Mailboxes today', '2,222')
  await expect(page.getByText(/^This plan is not saved: the storage/)).toBeVisible()
  await expect.poll(() => page.url()).not.toBe(before)
  await page.reload()
  await expect(mailboxes(page)).toHaveValue('2,222')
  await expect(page.getByText(/This browser has not saved it/)).toBeVisible()
  await back(page).click()
  await expect(mailboxes(page)).toHaveValue('1,111')
})

test('what a newer version saved is kept, named and handed out as a file', async ({
  page,
  context,
}) => {
  const newer = '{"plan":"4[{},{\\"mailboxes\\":4200}]","drafts":{}}'
  await page.goto('./#/users')
  await page.evaluate((text) => {
    localStorage.setItem('spindle:/', text)
    // Where the version before looked.
    localStorage.setItem('spindle', text)
  }, newer)
  await page.reload()
  await expect(page.getByText(/is of a newer version of Spindle, or damaged/)).toBeVisible()
  await give(page, 'Mailboxes today', '1,111')
  await page.close()
  const tab = await openTab(context)
  await expect(mailboxes(tab)).toHaveValue('1,111')
  const recent = await recentOf(tab)
  const started = tab.waitForEvent('download')
  await recent.getByRole('button', { name: 'Save it as a file' }).click()
  const path = await (await started).path()
  expect(await readFile(path, 'utf8')).toBe(newer)
})

test('what is said of saved plans has no barrier, and none scrolls sideways', async ({
  page,
  context,
  newProfile,
}) => {
  const link = await linkOf(newProfile, '999')
  await page.goto('./#/users')
  const other = await openTab(context)
  await give(page, 'Mailboxes today', '1,111')
  await expect(others(other)).toBeVisible()
  await give(other, 'Mailboxes today', '2,222')
  await fillStorage(other)
  await give(other, 'Mailboxes today', '2,223')
  await expect(other.getByText(/^This plan is not saved/)).toBeVisible()
  await expectNoBarriers(other, 'two tabs, storage full')
  const third = await openTab(context)
  await third.goto(link)
  await expect(mailboxes(third)).toHaveValue('999')
  await give(third, 'Mailboxes today', '998')
  await third.getByRole('button', { name: 'Dismiss' }).click()
  const recent = await recentOf(third)
  await expect(recent.getByRole('button', { name: /^Open/ })).toHaveCount(2)
  await expectNoBarriers(third, 'recent projects')
  // What another tab shows is kept anew by that tab; this one is of none.
  await recent.getByRole('button', { name: 'Delete 2,222 mailboxes' }).click()
  await expect(recent.getByRole('button', { name: /^Delete/ })).toBeFocused()
})
