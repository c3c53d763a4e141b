import type { Locator, Page } from '@playwright/test'
import { titleLabels } from '#program'
import {
  box,
  example,
  expect,
  expectDrawn,
  figures,
  give,
  goTo,
  headline,
  labels,
  test,
  titleOf,
  titles,
  unfold,
} from './journey.ts'

const openedWords = 'Opened from a link:'
const damagedWords = /^The link is damaged: /
const planName = 'Köln & Zürich, 2ⁿᵈ draft #1?'

/** Makes a plan with changed answers in every step, one of them folded away. */
async function makePlan(page: Page): Promise<void> {
  await page.goto(example('plan'))
  await page.getByRole('textbox', { name: titleLabels.name }).fill(planName)
  await goTo(page, titles.users)
  await give(page, labels.mailboxes, '4,200')
  await give(page, labels.growth, '-12.5')
  await page.getByRole('combobox', { name: 'edition' }).selectOption('Standard')
  await give(page, labels.quota, '2 GB')
  await page.getByRole('checkbox', { name: labels.calendarLogging }).uncheck()
  await goTo(page, titles.availability)
  await give(page, labels.copies, '3')
  await goTo(page, titles.arrays)
  await page.getByRole('combobox', { name: labels.raid }).selectOption('RAID 50')
  await unfold(page)
  await give(page, labels.volumeStep, '250')
  await goTo(page, titles.plan)
}

/** The link that the plan's button copies. */
async function copyLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Copied. The link carries the whole plan.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await expect(page.getByRole('textbox', { name: 'The link carries' })).toHaveValue(link)
  return link
}

function codeOf(link: string): string {
  return new URLSearchParams(link.split('?')[1]).get('p') ?? ''
}

/** Headline and figures of the plan's summary. */
async function readSummary(page: Page): Promise<readonly string[]> {
  await expect(titleOf(page, titles.plan)).toBeVisible()
  await expectDrawn(page)
  const said = await figures(page.getByRole('main')).evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? ''),
  )
  expect(said.length).toBeGreaterThan(2)
  return [(await headline(page).textContent()) ?? '', ...said]
}

const mailboxes = (page: Page): Locator => box(page, labels.mailboxes)

/** Changes the number of mailboxes. Returns the plan's code once the address has it. */
async function giveMailboxes(page: Page, count: string): Promise<string> {
  const before = codeOf(page.url())
  await give(page, labels.mailboxes, count)
  await expect.poll(() => codeOf(page.url())).not.toBe(before)
  return codeOf(page.url())
}

test('a colleague opens the link of an architect, goes back to the own plan, and keeps both', async ({
  page,
  newProfile,
}) => {
  await makePlan(page)
  const theirs = await readSummary(page)
  const link = await copyLink(page)
  // A copied link ends with date and version; the address of the page has neither.
  expect(link).toMatch(/&on=\d{4}-\d\d-\d\d&by=\d+\.\d+\.\d+$/)
  const [address = ''] = link.split('&')
  await expect.poll(() => page.url(), 'the address settles to the same link').toBe(address)

  const colleague = await newProfile()
  await colleague.goto(example('users'))
  const own = await giveMailboxes(colleague, '999')
  await colleague.goto(link)
  await expect(colleague.getByText(openedWords)).toContainText(planName)
  expect(await readSummary(colleague)).toEqual(theirs)
  expect(codeOf(colleague.url())).toBe(codeOf(address))
  await colleague.getByText(/^\d+ answers differ from your own plan/).click({ timeout: 20_000 })
  const differing = colleague.getByRole('table', { name: 'What differs from your own plan' })
  await expect(differing.getByRole('row', { name: labels.quota })).toHaveText(/2,000\sMB.*700\sMB/)
  await colleague.getByRole('button', { name: 'Go back to my own plan' }).click()
  await expect.poll(() => codeOf(colleague.url())).toBe(own)
  await colleague.reload()
  await expect(colleague.getByText(openedWords)).toHaveCount(0)
  expect(codeOf(colleague.url())).toBe(own)

  // After the notice is dismissed, its choices stay on the page of the own plan.
  await colleague.goto(link)
  await colleague.getByRole('button', { name: 'Dismiss' }).click()
  const ownPlan = colleague.getByRole('region', { name: 'My own plan' })
  await ownPlan.getByRole('button', { name: 'Keep as a variant' }).click()
  await expect(colleague.getByRole('button', { name: 'Dismiss' })).toBeFocused()
  await colleague.reload()
  await goTo(colleague, titles.users)
  await expect(mailboxes(colleague)).toHaveValue('4,200')
  await expect(colleague.getByRole('checkbox', { name: labels.calendarLogging })).not.toBeChecked()
  const variants = colleague.getByRole('list', { name: 'Variants' })
  await variants.getByRole('button').first().click()
  await expect(mailboxes(colleague)).toHaveValue('999')
})

test('an architect whose browser forbids storage goes back and forward, and keeps the plan over a reload', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => null
    Storage.prototype.setItem = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
  })
  await page.goto(example('users'))
  await giveMailboxes(page, '4,200')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(titleOf(page, titles.availability)).toBeFocused()
  await give(page, labels.mailboxesPerDatabase, '900')
  await goTo(page, titles.plan)

  await page.goBack()
  await expect(titleOf(page, titles.availability)).toBeVisible()
  await expect(box(page, labels.mailboxesPerDatabase)).toHaveValue('900')
  await page.goBack()
  await expect(titleOf(page, titles.users)).toBeVisible()
  await expect(mailboxes(page)).toHaveValue('4,200')
  await give(page, labels.growth, '20')
  await page.goForward()
  await expect(titleOf(page, titles.availability)).toBeVisible()
  await expect(box(page, labels.mailboxesPerDatabase)).toHaveValue('900')
  await page.goForward()
  await expect(titleOf(page, titles.plan)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('5,040')
  await page.goBack()
  await page.goBack()
  await expect(box(page, labels.growth)).toHaveValue('20')
  await expect(page.getByText(openedWords)).toHaveCount(0)

  // Only the address keeps the plan.
  await giveMailboxes(page, '4,321')
  await page.reload()
  await expect(mailboxes(page)).toHaveValue('4,321')
  await expect(page.getByText(openedWords)).toHaveCount(0)
})

test('a link that is damaged leaves the plan as it is, and one that was encoded on its way opens', async ({
  page,
  newProfile,
}) => {
  await page.goto(example('users'))
  const code = await giveMailboxes(page, '4,200')
  const damaged = `./#/users?p=${code.slice(0, 8)}${code[8] === 'x' ? 'y' : 'x'}${code.slice(9)}`
  const tab = await page.context().newPage()
  // Opens the link in the same window, as if pasted, and in a new tab, as from a mail program.
  for (const window of [page, tab]) {
    await window.goto(damaged)
    await expect(window.getByText(damagedWords)).toBeVisible()
    await expect(mailboxes(window)).toHaveValue('4,200')
    await expect.poll(() => codeOf(window.url())).toBe(code)
    await window.getByRole('button', { name: 'Dismiss' }).click()
    await expect(window.getByText(damagedWords)).toHaveCount(0)
  }
  // Reloads right after a change, before the address has it.
  await give(tab, labels.mailboxes, '4,321')
  await tab.reload()
  await expect(mailboxes(tab)).toHaveValue('4,321')

  const colleague = await newProfile()
  // A damaged link gives a new visitor a new plan, not the example.
  await colleague.goto(damaged)
  await expect(colleague.getByText(damagedWords)).toBeVisible()
  await expect(colleague.getByRole('combobox', { name: labels.exchange })).toHaveValue('SE')
  // A former address of the step, all of it percent-encoded.
  await colleague.goto(`./#%23/quota%3Fp%3D${code}`)
  await expect(titleOf(colleague, titles.users)).toBeVisible()
  await expect(mailboxes(colleague)).toHaveValue('4,200')
  await expect.poll(() => colleague.url().split('#')[1]).toBe(`/users?p=${code}`)
})
