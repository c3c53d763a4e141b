import { readFile } from 'node:fs/promises'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { box, expect, expectDrawn, give, labels, test, titleOf, titles } from './journey.ts'

const backButton = 'Go back to my own plan'

const mailboxes = (page: Page) => box(page, labels.mailboxes)
const back = (page: Page) => page.getByRole('button', { name: backButton })
const others = (page: Page) => page.getByText(/^Another tab has saved another plan/)

/** Opens the list of recent projects, which the browser keeps beside the open one. */
async function recentOf(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'More of this project' }).click()
  await page.getByRole('button', { name: 'Recent projects' }).click()
  return page.getByRole('dialog', { name: 'Recent projects' })
}

async function openTab(context: BrowserContext, address = './#/users'): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  return page
}

/** Makes the storage full: it can be read and emptied, but takes nothing more. */
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
  const begun = page.getByText(/^Example figures\. Enter your own/)
  const home = page.getByRole('link', { name: 'Spindle', exact: true })
  await page.goto('./')
  await expect(page).toHaveURL(/#\/$/)
  await expectDrawn(page)
  await expect(page.getByRole('main')).toContainText(/An example: 12,000\smailboxes/)
  await expect(own).toHaveCount(0)
  await page.getByRole('link', { name: 'the worked example of EqualLogic' }).click()
  await expect(titleOf(page, titles.plan)).toBeFocused()
  await expect(page.getByText('The plan starts again.')).toHaveCount(0)
  await home.click()
  await expect(
    page.getByRole('heading', { level: 1, name: /^Size servers and storage for Exchange/ }),
  ).toBeFocused()

  await page.getByRole('link', { name: 'Size a new plan' }).click()
  await expect(begun).toBeVisible()
  await give(page, labels.mailboxes, '4,321')
  await expect(begun).toHaveCount(0)
  await page.close()

  const later = await openTab(context, './')
  await expect(later.getByText(/^changed \w/)).toBeVisible()
  await later.getByRole('link', { name: 'the worked example of EqualLogic' }).click()
  await expect(later.getByText('The plan starts again.')).toBeVisible()
  await back(later).click()
  await later.getByRole('link', { name: 'Spindle', exact: true }).click()
  await later.getByRole('link', { name: 'Go on with your plan of 4,321 mailboxes' }).click()
  await expect(titleOf(later, titles.plan)).toBeFocused()
  await expect(later).toHaveURL(/#\/plan\?p=/)
  await later.goBack()
  await later.getByRole('link', { name: 'Size a new plan' }).click()
  await expect(mailboxes(later)).toHaveValue('6,000')
})

test('two tabs are told of each other, and neither loses its plan', async ({ page, context }) => {
  await page.goto('./#/users')
  const other = await openTab(context)
  await give(page, labels.mailboxes, '1,111')
  await expect(others(other)).toContainText('1,111 mailboxes')
  await give(other, labels.mailboxes, '2,222')
  await expectNoBarriers(other, 'two tabs', 320)

  await other.getByRole('button', { name: 'Keep the plan of this tab' }).click()
  await expect(others(other)).toHaveCount(0)
  await expect(others(page)).toContainText('2,222 mailboxes')
  await page.reload()
  await expect(mailboxes(page)).toHaveValue('1,111')
  await page.getByRole('button', { name: 'Take the plan of the other tab' }).click()
  await expect(mailboxes(page)).toHaveValue('2,222')
  await expect(others(page)).toHaveCount(0)
  const recent = await recentOf(page)
  await expectNoBarriers(page, 'recent projects', 320)
  await recent.getByRole('button', { name: /^Open.* 1,111 mailboxes/ }).click()
  await expect(mailboxes(page)).toHaveValue('1,111')

  // When both tabs are typed into at the same time, no plan is lost.
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
  await give(page, labels.mailboxes, '1,111')
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0)
  const before = page.url()
  await fillStorage(page)
  await give(page, labels.mailboxes, '2,222')
  await expect(page.getByText(/^This plan is not saved: the storage/)).toBeVisible()
  await expectNoBarriers(page, 'storage full', 320)
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
    // The key that earlier versions used.
    localStorage.setItem('spindle', text)
  }, newer)
  await page.reload()
  await expect(page.getByText(/is of a newer version of Spindle, or damaged/)).toBeVisible()
  await give(page, labels.mailboxes, '1,111')
  await page.close()
  const tab = await openTab(context)
  await expect(mailboxes(tab)).toHaveValue('1,111')
  const recent = await recentOf(tab)
  const started = tab.waitForEvent('download')
  await recent.getByRole('button', { name: 'Save it as a file' }).click()
  const path = await (await started).path()
  expect(await readFile(path, 'utf8')).toBe(newer)
})
