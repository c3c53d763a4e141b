import type { Page } from '@playwright/test'
import { frame } from '../src/codec/frame.ts'
import { box, expect, figure, give, goTo, readPlan, test, titleOf, unfold } from './journey.ts'

const damagedWords =
  'The link is damaged: its check does not agree with its content. Copy it again from where it came. Your own plan is unchanged.'
const cutShortWords =
  'The link is cut short: its end is missing. Copy it again as a whole. Your own plan is unchanged.'
const newerWords =
  'The link was made by a version of Spindle that this one does not know. Open it in the newer version. Your own plan is unchanged.'

const olderWords =
  'The link was made by Spindle before its first release and opens no longer. Ask for a new one. Your own plan is unchanged.'

const openedWords = 'Opened from a link:'
const planName = 'Köln & Zürich, 2ⁿᵈ draft #1?'

/** An architect's plan: answers of every step changed, one of them folded away. */
async function makePlan(page: Page): Promise<void> {
  await page.goto('./#/plan')
  await page.getByRole('textbox', { name: 'Name of the plan' }).fill(planName)
  await goTo(page, 'Exchange and users')
  await give(page, 'Mailboxes today', '4,200')
  await give(page, 'Growth', '-12.5')
  await page.getByRole('combobox', { name: 'edition' }).selectOption('Standard')
  await give(page, 'Messages per mailbox per day', '150')
  await give(page, 'Mailbox quota', '2 GB')
  await page.getByRole('checkbox', { name: 'Calendar logging' }).uncheck()
  await goTo(page, 'Availability')
  await give(page, 'Database copies', '3')
  await goTo(page, 'RAID and arrays')
  await page.getByRole('combobox', { name: 'RAID policy' }).selectOption('RAID 50')
  await unfold(page)
  await give(page, 'Volume step', '250')
  await goTo(page, 'Plan')
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

/** The fragment of a code. */
function plan(code: string): string {
  return `./#/plan?p=${code}`
}

function codeOf(link: string): string {
  return new URLSearchParams(link.split('?')[1]).get('p') ?? ''
}

test('a colleague opens the link of an architect and reads the same plan', async ({
  page,
  newProfile,
}) => {
  await makePlan(page)
  const figures = await readPlan(page)
  expect(figures).toContain('Mailboxes to size for: 3,675 mailboxes. Show the working')
  const link = await copyLink(page)
  // When it was made, and by what, stands behind the code; the address has no need of it.
  expect(link).toMatch(/&on=\d{4}-\d\d-\d\d&by=\d+\.\d+\.\d+$/)
  const [address = ''] = link.split('&')
  await expect.poll(() => page.url(), 'the address settles to the same link').toBe(address)

  const colleague = await newProfile()
  await colleague.goto(link)
  await expect(colleague.getByText(openedWords)).toBeVisible()
  expect(await readPlan(colleague)).toEqual(figures)
  const name = colleague.getByRole('textbox', { name: 'Name of the plan' })
  await expect(name).toHaveValue(planName)
  // Every answer is at its step as it was given.
  await goTo(colleague, 'Exchange and users')
  await expect(box(colleague, 'Mailbox quota')).toHaveValue('2,000')
  await expect(colleague.getByRole('checkbox', { name: 'Calendar logging' })).not.toBeChecked()
  await goTo(colleague, 'RAID and arrays')
  await expect(box(colleague, 'Volume step')).toHaveValue('250')
})

test('the address of a step carries the plan and the step', async ({ page, newProfile }) => {
  // A former address of a step leads to the one that asks now.
  await page.goto('./#/quota')
  await expect(titleOf(page, 'Exchange and users')).toBeVisible()
  await expect(page).toHaveURL(/#\/users\?p=\w/)
  const first = page.url()
  await give(page, 'Mailbox quota', '1,200')
  await expect.poll(() => page.url()).not.toBe(first)
  const colleague = await newProfile()
  await colleague.goto(page.url())
  await expect(titleOf(colleague, 'Exchange and users')).toBeVisible()
  await expect(box(colleague, 'Mailbox quota')).toHaveValue('1,200')
})

test('an address that names no page says so and opens home', async ({ page }) => {
  await page.goto('./#/nosuch')
  await expect(page.getByRole('status').getByText(/names a page “nosuch”/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /^Size servers and/ })).toBeVisible()
  await expect(page).toHaveURL(/#\/$/)
  await page.getByRole('link', { name: 'Start with your numbers' }).click()
  await expect(titleOf(page, 'Exchange and users')).toBeVisible()
  await expect(page).toHaveURL(/#\/users\?p=/)
})

test('an architect who reloads is asked nothing and keeps the plan', async ({ page }) => {
  await makePlan(page)
  const figures = await readPlan(page)
  await page.reload()
  expect(await readPlan(page)).toEqual(figures)
  await expect(page.getByText(openedWords)).toHaveCount(0)
  // At once after a change, before the address has it.
  await goTo(page, 'Exchange and users')
  await give(page, 'Mailboxes today', '4,321')
  await page.reload()
  await expect(box(page, 'Mailboxes today')).toHaveValue('4,321')
  await expect(page.getByText(openedWords)).toHaveCount(0)
})

test('an architect with two windows keeps the plan of each over a reload', async ({ page }) => {
  await page.goto('./#/users')
  const first = page.url()
  await give(page, 'Mailboxes today', '3,000')
  await expect.poll(() => page.url()).not.toBe(first)
  const other = await page.context().newPage()
  await other.goto('./#/users')
  // A new window starts from what this browser saved last; then it is on its own.
  await expect(box(other, 'Mailboxes today')).toHaveValue('3,000')
  await give(other, 'Mailboxes today', '5,000')
  await expect(figure(other.getByRole('complementary'), 'Mailboxes to size for')).toContainText(
    '5,750',
  )
  await page.reload()
  await expect(box(page, 'Mailboxes today')).toHaveValue('3,000')
  await other.reload()
  await expect(box(other, 'Mailboxes today')).toHaveValue('5,000')
})

test('an architect whose browser forbids storage keeps the plan over a reload', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => null
    Storage.prototype.setItem = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
  })
  await page.goto('./#/users')
  await expect(page).toHaveURL(/\?p=/)
  const unchanged = page.url()
  await give(page, 'Mailboxes today', '4,321')
  await expect.poll(() => page.url()).not.toBe(unchanged)
  await page.reload()
  await expect(box(page, 'Mailboxes today')).toHaveValue('4,321')
})

test('an architect goes back and forward through the pages and loses no answer', async ({
  page,
}) => {
  await page.goto('./#/users')
  await give(page, 'Mailboxes today', '4,200')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(titleOf(page, 'Availability')).toBeFocused()
  await give(page, 'Mailboxes per database', '900')
  await goTo(page, 'Plan')
  const figures = await readPlan(page)

  await page.goBack()
  await expect(titleOf(page, 'Availability')).toBeVisible()
  await expect(box(page, 'Mailboxes per database')).toHaveValue('900')
  await page.goBack()
  await expect(titleOf(page, 'Exchange and users')).toBeVisible()
  await expect(box(page, 'Mailboxes today')).toHaveValue('4,200')
  await give(page, 'Growth', '20')
  await page.goForward()
  await expect(titleOf(page, 'Availability')).toBeVisible()
  await expect(box(page, 'Mailboxes per database')).toHaveValue('900')
  await page.goForward()
  await expect(titleOf(page, 'Plan')).toBeVisible()
  const later = await readPlan(page)
  expect(later).toContain('Mailboxes to size for: 5,040 mailboxes. Show the working')
  expect(later).not.toEqual(figures)
  await page.goBack()
  await page.goBack()
  await expect(box(page, 'Growth')).toHaveValue('20')
  await expect(page.getByText(openedWords)).toHaveCount(0)
})

test('an architect opens a colleague’s link and goes back to the own plan', async ({
  page,
  newProfile,
}) => {
  const colleague = await newProfile()
  await colleague.goto('./#/users')
  await give(colleague, 'Mailboxes today', '999')
  await goTo(colleague, 'Plan')
  await colleague.getByRole('textbox', { name: 'Name of the plan' }).fill('Wien')
  const theirs = await readPlan(colleague)
  const link = await copyLink(colleague)

  await makePlan(page)
  const own = await readPlan(page)
  const address = page.url()
  await page.close()
  const tab = await page.context().newPage()
  await tab.goto(link)
  await expect(tab.getByText(openedWords)).toBeVisible()
  expect(await readPlan(tab)).toEqual(theirs)
  await tab.getByRole('button', { name: 'Go back to my own plan' }).click()
  expect(await readPlan(tab)).toEqual(own)
  await expect(tab.getByText(openedWords)).toHaveCount(0)
  await expect.poll(() => codeOf(tab.url())).toBe(codeOf(address))
  await tab.reload()
  expect(await readPlan(tab)).toEqual(own)

  // Again, to keep it: the notice tells what came, and what differs.
  await tab.goto(link)
  await expect(tab.getByText(openedWords)).toContainText(
    /“Wien”, Exchange 2010, made on .+ with Spindle \d/,
  )
  await tab.getByText(/^9 answers differ from your own plan/).click({ timeout: 20_000 })
  const differing = tab.getByRole('table', { name: 'What differs from your own plan' })
  await expect(differing.getByRole('row', { name: 'Mailbox quota' })).toHaveText(
    /700\sMB.*2,000\sMB/,
  )
  // Without the notice the ways on stay, at the own plan.
  await tab.getByRole('button', { name: 'Dismiss' }).click()
  const ownPlan = tab.getByRole('region', { name: 'My own plan' })
  await ownPlan.getByRole('button', { name: 'Keep as a variant' }).click()
  await expect(tab.getByText('Kept in your project. Open is Wien.')).toBeVisible()
  await expect(tab.getByRole('button', { name: 'Dismiss' })).toBeFocused()
  expect(await readPlan(tab)).toEqual(theirs)
  await tab.reload()
  expect(await readPlan(tab)).toEqual(theirs)
  const variants = tab.getByRole('list', { name: 'Variants' })
  await variants.getByRole('button', { name: planName }).click()
  expect(await readPlan(tab)).toEqual(own)
})

test('an architect who starts over can bring the plan back', async ({ page }) => {
  await makePlan(page)
  const own = await readPlan(page)
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByText(/^6,000\smailboxes of 2\sGiB on Exchange SE/)).toBeVisible()
  await page.getByRole('button', { name: /\b(go|bring) .*\bback\b/i }).click()
  expect(await readPlan(page)).toEqual(own)
})

test('the link of a plan as it comes opens its page and asks nothing', async ({ page }) => {
  await page.goto('./#/users')
  await expect(titleOf(page, 'Exchange and users')).toBeVisible()
  await expect(page.getByText(openedWords)).toHaveCount(0)
  await page.goto('./#/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('./#/report')
  await expect(titleOf(page, 'Exchange storage plan')).toBeVisible()
})

test('a link that was encoded or quoted on its way opens its plan', async ({
  page,
  newProfile,
}) => {
  await makePlan(page)
  const figures = await readPlan(page)
  const code = codeOf(page.url())
  const colleague = await newProfile()
  for (const fragment of [`/plan?p=${code}).`, `%23/plan%3Fp%3D${code}`, `/plan?p=${code}&utm=x`]) {
    await colleague.goto('about:blank')
    await colleague.goto(`./#${fragment}`)
    expect(await readPlan(colleague)).toEqual(figures)
    await expect.poll(() => colleague.url().split('#')[1]).toBe(`/plan?p=${code}`)
  }
  await expect(colleague.getByRole('status').getByText(/damaged|cut short/)).toHaveCount(0)
})

test.describe('an architect with a plan is told what is wrong with a link', () => {
  const refusals = [
    {
      name: 'one character changed',
      words: damagedWords,
      spoil: (code: string) => `${code.slice(0, 8)}${code[8] === 'x' ? 'y' : 'x'}${code.slice(9)}`,
    },
    { name: 'its end cut off', words: cutShortWords, spoil: (code: string) => code.slice(0, -3) },
    { name: 'nothing but a mark', words: cutShortWords, spoil: () => '1' },
    {
      name: 'an unknown version',
      words: newerWords,
      spoil: () => frame(new TextEncoder().encode('of next year'), '9'),
    },
    {
      name: 'a version from before the first release',
      words: olderWords,
      spoil: () => frame(new TextEncoder().encode('of last year'), '0'),
    },
  ]
  test('and keeps it, in the same window and in a new one', async ({ page }) => {
    await makePlan(page)
    const own = await readPlan(page)
    const address = page.url()
    const tab = await page.context().newPage()
    for (const { name, words, spoil } of refusals)
      await test.step(name, async () => {
        // Into the same window, as a person pastes it.
        await page.goto(plan(spoil(codeOf(address))))
        await expect(page.getByText(words)).toBeVisible()
        expect(await readPlan(page)).toEqual(own)
        expect(codeOf(page.url())).toBe(codeOf(address))
        await page.getByRole('button', { name: 'Dismiss' }).click()
        await expect(page.getByText(words)).toHaveCount(0)
        // Loaded anew, as a mail program opens it.
        await tab.goto('about:blank')
        await tab.evaluate(() => history.state)
        await tab.goto(plan(spoil(codeOf(address))))
        await expect(tab.getByText(words)).toBeVisible()
        expect(await readPlan(tab)).toEqual(own)
        await tab.reload()
        expect(await readPlan(tab)).toEqual(own)
      })
  })
})
