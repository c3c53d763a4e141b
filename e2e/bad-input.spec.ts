import type { Locator, Page } from '@playwright/test'
import { encodePlan } from '../src/codec/index.ts'
import { defaultPlan, type Plan } from '../src/engine/index.ts'
import {
  box,
  expect,
  expectOnlySense,
  figure,
  give,
  goTo,
  headline,
  openAllSections,
  openPart,
  openSection,
  test,
  titleOf,
  unfold,
} from './journey.ts'

const stale = 'Not updated: these are the last results that could be computed.'

/** The results beside the form. */
function results(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Results so far' })
}

/** A box whose answer is refused, with the sentence that says why. */
async function expectRefused(page: Page, label: string, sentence: string): Promise<void> {
  await expect(box(page, label)).toHaveAttribute('aria-invalid', 'true')
  await expect(box(page, label)).toHaveAccessibleDescription(new RegExp(` ${pattern(sentence)}$`))
  await expect(page.getByRole('main').getByText(sentence, { exact: true }).first()).toBeVisible()
}

/** A box whose answer is taken, and shown in it as it was understood. */
async function expectTaken(page: Page, label: string, text: string): Promise<void> {
  await expect(box(page, label)).toHaveValue(text)
  await expect(box(page, label)).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText(stale)).toHaveCount(0)
}

/** A text as a pattern in which any space matches any other. */
function pattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s')
}

const mailboxes = 'a whole number from 1 to 1,000,000 mailboxes'
const growth = 'a number from −50 to 500 %'

const refused: readonly {
  readonly label: string
  readonly typed: string
  readonly says: string
}[] = [
  {
    label: 'Mailboxes today',
    typed: '0',
    says: `Mailboxes today must be ${mailboxes}, not 0 mailboxes.`,
  },
  {
    label: 'Mailboxes today',
    typed: '-5',
    says: `Mailboxes today must be ${mailboxes}, not −5 mailboxes.`,
  },
  {
    label: 'Mailboxes today',
    typed: '2.5',
    says: `Mailboxes today must be ${mailboxes}, not 2.5 mailboxes.`,
  },
  {
    label: 'Mailboxes today',
    typed: '',
    says: `Mailboxes today: enter ${mailboxes}.`,
  },
  {
    label: 'Mailboxes today',
    typed: 'abc',
    says: `Mailboxes today must be ${mailboxes}, not “abc”.`,
  },
  {
    label: 'Mailboxes today',
    typed: '1000000000',
    says: `Mailboxes today must be ${mailboxes}, not 1,000,000,000 mailboxes.`,
  },
  {
    label: 'Mailboxes today',
    typed: '6.900,5',
    says: `Mailboxes today can be read as 6,900.5 mailboxes or as 6.9005 mailboxes. Write the larger without separators, or the smaller with one more zero: ${mailboxes}.`,
  },
  {
    label: 'Mailboxes today',
    typed: '6.900',
    says: `Mailboxes today can be read as 6,900 mailboxes or as 6.9 mailboxes. Write the larger without separators, or the smaller with one more zero: ${mailboxes}.`,
  },
  {
    label: 'Mailboxes today',
    typed: '6,90',
    says: `Mailboxes today must be ${mailboxes}, not “6,90”.`,
  },
  { label: 'Growth', typed: '-51', says: `Growth must be ${growth}, not −51 %.` },
  { label: 'Growth', typed: '501', says: `Growth must be ${growth}, not 501 %.` },
]

test('a hasty typist is told at the box what is wrong, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('./#/users')
  await give(page, 'Mailboxes today', '7,000')
  for (const { label, typed, says } of refused) {
    await test.step(`${label} ${typed}`, async () => {
      await box(page, label).fill(typed)
      await expect(box(page, label), 'no error while typing').not.toHaveAttribute('aria-invalid')
      await box(page, label).blur()
      await expectRefused(page, label, says)
      await expect(results(page).getByText(stale)).toBeVisible()
      await expect(figure(results(page), 'Mailboxes to size for')).toContainText('8,050')
      await expectOnlySense(page)
      if (label === 'Growth') return
      // Fixed, the results count again.
      await give(page, label, '7,000')
      await expectTaken(page, label, '7,000')
    })
  }
})

for (const { label, typed, says } of refused.filter(({ typed }) =>
  ['', 'abc', '6.900,5', '501'].includes(typed),
)) {
  test(`a hasty typist finds “${typed}” again after a while`, async ({ page }) => {
    await page.goto('./#/users')
    await give(page, label, typed)
    await expect(results(page).getByText(stale)).toBeVisible()
    await goTo(page, 'Plan')
    await openAllSections(page, 'Sizing')
    await expect(page.getByText(/^Not updated: an answer is missing or contradicts/)).toBeVisible()
    await expect(figure(page, 'Mailboxes to size for')).toContainText('6,900')
    await expectOnlySense(page)
    await goTo(page, 'Exchange and users')
    await expect(box(page, label)).toHaveValue(typed)
    await expectRefused(page, label, says)
    await page.reload()
    await expect(box(page, label)).toHaveValue(typed)
    await expectRefused(page, label, says)
    await expect(results(page).getByText(stale)).toBeVisible()
    await expectOnlySense(page)
  })
}

test('a hasty typist who presses Continue is led to the box', async ({ page }) => {
  await page.goto('./#/users')
  await give(page, 'Mailboxes today', 'abc')
  await give(page, 'Growth', '501')
  const summary = page.getByRole('alert')
  await expect(summary).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(summary).toBeFocused()
  await expect(titleOf(page, 'Exchange and users')).toBeVisible()
  const links = summary.getByRole('button')
  await expect(links).toHaveText([
    `Mailboxes today must be ${mailboxes}, not “abc”.`,
    `Growth must be ${growth}, not 501 %.`,
  ])
  await links.last().click()
  await expect(box(page, 'Growth')).toBeFocused()
  await box(page, 'Growth').fill('50')
  await box(page, 'Growth').blur()
  await expect(links).toHaveCount(1)
  // Asked again, the summary says again what is left.
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(summary).toBeFocused()
  await links.click()
  await expect(box(page, 'Mailboxes today')).toBeFocused()
  await box(page, 'Mailboxes today').fill('5000')
  await page.keyboard.press('Enter')
  await expect(titleOf(page, 'Availability')).toBeFocused()
})

test('a hasty typist is led to an answer that is folded away', async ({ page }) => {
  await page.goto('./#/users')
  await unfold(page)
  await give(page, 'Concurrently active', '0')
  await goTo(page, 'Plan')
  await goTo(page, 'Exchange and users')
  await expect(box(page, 'Concurrently active'), 'is in sight again').toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page
    .getByRole('alert')
    .getByRole('button', { name: /^Concurrently active/ })
    .click()
  await expect(box(page, 'Concurrently active')).toBeFocused()

  // Reset, the last answer that was changed is not folded away under the focus.
  await give(page, 'Concurrently active', '50')
  await page.getByRole('button', { name: 'About Concurrently active' }).click()
  const field = page.locator('.field', { has: box(page, 'Concurrently active') })
  await expect(field, 'says whose the answer is').toContainText('yours')
  // A pin stays with the answer, and the button that set it keeps the focus.
  await page.getByRole('button', { name: 'Pin Concurrently active' }).press('Enter')
  const unpin = page.getByRole('button', { name: 'Unpin Concurrently active' })
  await expect(unpin).toBeFocused()
  await expect(field).toContainText('yours, pinned')
  await unpin.press('Enter')
  await page.getByRole('button', { name: 'Reset Concurrently active' }).press('Enter')
  await expect(box(page, 'Concurrently active')).toBeFocused()
  await expect(box(page, 'Concurrently active')).toHaveValue('100')
  await expect(field, 'is nobody’s any more').not.toContainText('yours')
})

test('an architect changes a folded answer from the plan', async ({ page }) => {
  await page.goto('./#/plan')
  await openSection(page, 'Answers')
  await page.getByRole('link', { name: 'Change Mailbox quota' }).click()
  await expect(box(page, 'Mailbox quota')).toBeFocused()
  await goTo(page, 'Plan')
  await openSection(page, 'Answers')
  await page.getByRole('link', { name: 'Change Search catalog' }).click()
  await expect(box(page, 'Search catalog')).toBeFocused()
})

test('an architect who changes an answer from the plan is led back to it', async ({ page }) => {
  await page.goto('./#/plan')
  await openSection(page, 'Answers')
  // Back at the section that the answer was changed from, which is still open.
  const answers = page.getByRole('heading', { level: 2, name: 'Answers', exact: true })
  const back = async () => {
    await page.getByRole('button', { name: 'Continue to the plan' }).click()
    await expect(answers).toBeFocused()
    await expect(answers).toBeInViewport()
  }
  await page.getByRole('link', { name: 'Change Mailbox quota' }).click()
  await give(page, 'Mailbox quota', 'abc')
  await page.getByRole('button', { name: 'Continue to the plan' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await give(page, 'Mailbox quota', '800')
  await back()
  await expect(page.getByRole('main')).toContainText(/Mailbox quota\s*800\sMB/)
  // The browser's own buttons go where they went, and still lead back to the plan.
  await page.goBack()
  await expect(titleOf(page, 'Exchange and users')).toBeVisible()
  await page.reload()
  await back()
  await page.getByRole('link', { name: 'Change Mailbox servers' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(answers).toBeFocused()
  // Whoever goes through the steps goes on through them.
  await goTo(page, 'Exchange and users')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(titleOf(page, 'Availability')).toBeFocused()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(titleOf(page, 'Exchange and users')).toBeFocused()
})

test('the title of the page says so while something in it is wrong', async ({ page }) => {
  await page.goto('./#/users')
  await expect(page).toHaveTitle('Exchange and users — Spindle')
  await give(page, 'Growth', '501')
  await expect(page).toHaveTitle('Error: Exchange and users — Spindle')
  await goTo(page, 'Availability')
  await expect(page).toHaveTitle('Availability — Spindle')
  await page.getByRole('link', { name: 'All on one page' }).click()
  await expect(page).toHaveTitle('Error: All on one page — Spindle')
  await give(page, 'Growth', '1.5e1')
  await expect(page).toHaveTitle('All on one page — Spindle')
  await expect(box(page, 'Growth')).toHaveValue('15')
  await give(page, 'Mailboxes today', '1e9')
  await expectRefused(
    page,
    'Mailboxes today',
    `Mailboxes today must be ${mailboxes}, not 1,000,000,000 mailboxes.`,
  )
})

test('an architect types units', async ({ page }) => {
  await page.goto('./#/users')
  await give(page, 'Growth', '20 %')
  await expectTaken(page, 'Growth', '20')
  await give(page, 'Growth', '15%')
  await expectTaken(page, 'Growth', '15')
  await give(page, 'Mailboxes today', ' 6 000 mailboxes ')
  await expectTaken(page, 'Mailboxes today', '6,000')
  await give(page, 'Average message size', '0.1 MB')
  await expectTaken(page, 'Average message size', '100')
  await give(page, 'Mailbox quota', '1.5 GB')
  await expectTaken(page, 'Mailbox quota', '1,500')
  await give(page, 'Mailbox quota', '700 MB')
  await expectTaken(page, 'Mailbox quota', '700')
  await give(page, 'Mailbox quota', '5 days')
  await expectRefused(
    page,
    'Mailbox quota',
    'Mailbox quota must be a number from 10 to 1,000,000 MB, not in “days”.',
  )
  await expect(box(page, 'Mailbox quota')).toHaveValue('5 days')
  await expect(results(page).getByText(stale)).toBeVisible()
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })
  test('an architect from Berlin writes numbers the German way', async ({ page }) => {
    await page.goto('./#/users')
    await expect(box(page, 'Mailboxes today')).toHaveValue('6.000')
    await expect(figure(results(page), 'Mailboxes to size for')).toContainText('6.900')
    await give(page, 'Mailboxes today', '6.900,5')
    await expectRefused(
      page,
      'Mailboxes today',
      'Mailboxes today must be a whole number from 1 to 1.000.000 mailboxes, not 6.900,5 mailboxes.',
    )
    await give(page, 'Mailboxes today', '6,900')
    await expectRefused(
      page,
      'Mailboxes today',
      'Mailboxes today can be read as 6.900 mailboxes or as 6,9 mailboxes. Write the larger without separators, or the smaller with one more zero: a whole number from 1 to 1.000.000 mailboxes.',
    )
    await give(page, 'Mailboxes today', '8.000')
    await expectTaken(page, 'Mailboxes today', '8.000')
    await give(page, 'Growth', '12,5 %')
    await expectTaken(page, 'Growth', '12,5')
    await expect(figure(results(page), 'Mailboxes to size for')).toContainText('9.000')
    await expectOnlySense(page)
  })
})

test('a hasty person begins on home before its program has come, and types as soon as it is asked', async ({
  page,
}) => {
  let come = () => {}
  const waiting = new Promise<void>((resolve) => {
    come = resolve
  })
  // All but the one small script that says whether home is what comes.
  await page.route(/\/assets\/(?!early-)[^/]+\.js$/, async (route) => {
    await waiting
    await route.continue()
  })
  await page.goto('./', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Start with your numbers' }).click()
  await expect(page).toHaveURL(/#\/users$/)
  await expect(page.getByText('Starting…')).toBeVisible()
  // Nothing asks before somebody listens, so nothing that is typed is lost.
  await expect(page.getByRole('textbox')).toHaveCount(0)
  come()
  await give(page, 'Growth', '12.5 %')
  await give(page, 'Mailboxes today', 'abc')
  await page.getByRole('button', { name: 'Continue' }).click()
  await box(page, 'Mailboxes today').press('Enter')
  await box(page, 'Mailboxes today').blur()
  await expect(page).toHaveURL(/#\/users\?p=/)
  await expect(titleOf(page, 'Exchange and users')).toBeVisible()
  await expect(box(page, 'Mailboxes today')).toHaveAttribute('aria-invalid', 'true')
  await expect(box(page, 'Mailboxes today')).toHaveValue('abc')
  await give(page, 'Mailboxes today', '6000')
  await expectTaken(page, 'Growth', '12.5')
  await expect(figure(results(page), 'Mailboxes to size for')).toContainText('6,750')
})

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' })
  test('an architect from Paris is never misread', async ({ page }) => {
    await page.goto('./#/users')
    await expect(box(page, 'Mailboxes today')).toHaveValue(/^6\s000$/)
    await give(page, 'Growth', '12,5 %')
    await expectTaken(page, 'Growth', '12,5')
    // The number pad of a French keyboard writes a point.
    await give(page, 'Growth', '12.5')
    await expect(box(page, 'Growth')).not.toHaveValue('125')
    await expect(box(page, 'Growth')).toHaveValue(/^12[.,]5$/)
  })
})

test('a sceptic asks for extremes and reads numbers', async ({ page }) => {
  await page.goto('./#/users')
  await give(page, 'Mailboxes today', '1')
  await give(page, 'Growth', '-50')
  await expectOnlySense(page)
  await goTo(page, 'Plan')
  await openAllSections(page, 'Sizing')
  await expect(figure(page, 'Mailboxes to size for')).toContainText('1')
  await expectOnlySense(page)
  await goTo(page, 'Exchange and users')
  await give(page, 'Mailboxes today', '1,000,000')
  await give(page, 'Growth', '500')
  await give(page, 'Messages per mailbox per day', '2,000')
  await give(page, 'Average message size', '10,000')
  await give(page, 'Mailbox quota', '1 TB')
  await expectTaken(page, 'Mailbox quota', '1,000,000')
  await goTo(page, 'Availability')
  await give(page, 'Mailbox servers', '64')
  await expectOnlySense(page)
  await goTo(page, 'Plan')
  await expect(headline(page)).toContainText('No array considered fits this plan')
  await expect(page.getByText('No single change of the design is enough')).toBeVisible()
  await expect(page.getByText(/databases on one server: Enterprise edition mounts/)).toBeVisible()
  await expectOnlySense(page)
  await openAllSections(page, 'Sizing')
  await expect(figure(page, 'Mailboxes to size for')).toContainText('6,000,000')
  await expectOnlySense(page)
  await page.getByRole('button', { name: 'Report to print' }).click()
  await expect(titleOf(page, 'Exchange storage plan')).toBeVisible()
  await expectOnlySense(page)
})

test('an architect with more copies than servers is told so, and the results stay', async ({
  page,
}) => {
  const says =
    'Database copies: 5 copies need as many servers in one DAG, and there are 4. Lower the copies or add servers.'
  await page.goto('./#/users')
  await give(page, 'Mailboxes today', '3,000')
  await goTo(page, 'Availability')
  await give(page, 'Database copies', '5')
  await expectRefused(page, 'Database copies', says)
  await expect(results(page).getByText(stale)).toBeVisible()
  await expect(figure(results(page), 'Mailboxes to size for')).toContainText('3,450')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('alert').getByRole('button', { name: says }).click()
  await expect(box(page, 'Database copies')).toBeFocused()
  // Another answer does not lift the contradiction, nor does a reload, nor do the results go.
  await give(page, 'Mailboxes per database', '500')
  await page.reload()
  await expect(box(page, 'Database copies')).toHaveValue('5')
  await expectRefused(page, 'Database copies', says)
  await expect(results(page).getByText(stale)).toBeVisible()
  await expect(figure(results(page), 'Mailboxes to size for')).toContainText('3,450')
  await expectOnlySense(page)
  await give(page, 'Mailbox servers', '5')
  await expectTaken(page, 'Database copies', '5')
  await expect(figure(results(page), 'Mailboxes to size for')).toContainText('3,450')
})

test('a hasty typist who visits a colleague’s plan finds the typed text on the way back', async ({
  page,
  newProfile,
}) => {
  const colleague = await newProfile()
  await colleague.goto('./#/users')
  const first = colleague.url()
  await give(colleague, 'Mailboxes today', '999')
  await expect.poll(() => colleague.url()).not.toBe(first)

  await page.goto('./#/users')
  await give(page, 'Growth', 'fifteen')
  await page.goto(colleague.url())
  await expect(box(page, 'Mailboxes today')).toHaveValue('999')
  await page.getByRole('button', { name: 'Go back to my own plan' }).click()
  await expect(box(page, 'Mailboxes today')).toHaveValue('6,000')
  await expect(box(page, 'Growth')).toHaveValue('fifteen')
})

test('what is typed on the way to a refused text never counts', async ({ page, newProfile }) => {
  await page.goto('./#/users')
  await give(page, 'Mailboxes today', '7,000')
  await box(page, 'Mailboxes today').selectText()
  await box(page, 'Mailboxes today').pressSequentially('6.900')
  await box(page, 'Mailboxes today').blur()
  await expect(results(page).getByText(stale)).toBeVisible()
  await expect(figure(results(page), 'Mailboxes to size for')).toContainText('8,050')
  await goTo(page, 'Plan')
  await openAllSections(page, 'Sizing')
  await expect(figure(page, 'Mailboxes to size for')).toContainText('8,050')
  await page.getByRole('button', { name: 'Copy link' }).click()
  const colleague = await newProfile()
  await colleague.goto(await page.getByRole('textbox', { name: /link/ }).inputValue())
  await goTo(colleague, 'Exchange and users')
  await expect(box(colleague, 'Mailboxes today')).toHaveValue('7,000')
})

test('twelve tiers of a million mailboxes break a limit, and the plan says so', async ({
  page,
}) => {
  const [tier] = defaultPlan.tiers
  const million = { ...tier, mailboxes: 1_000_000 }
  const plan: Plan = {
    ...defaultPlan,
    tiers: [million, ...Array.from({ length: 11 }, () => million)],
  }
  await page.goto(`./#/plan?p=${encodePlan(plan).code}`)
  await expect(page.getByText('This plan breaks a limit of Exchange.')).toBeVisible()
  await expect(headline(page)).toContainText('No array considered fits this plan')
  const main = page.getByRole('main')
  await openAllSections(page, 'Sizing')
  await expect(figure(main, 'Mailboxes to size for').last()).toContainText('13,800,000')
  await expectOnlySense(page)
  await openPart(page, 'Summary')
  await main.getByRole('link', { name: 'Go to Mailboxes per database' }).first().click()
  await expect(box(page, 'Mailboxes per database')).toBeFocused()
  await expect(box(page, 'Mailboxes per database')).toHaveAttribute('aria-invalid', 'true')
})

test('a quota of 10 MB with 2,000 messages is sized in full and questioned', async ({ page }) => {
  await page.goto('./#/users')
  await give(page, 'Mailbox quota', '10')
  await give(page, 'Messages per mailbox per day', '2,000')
  await goTo(page, 'Plan')
  const advice = await openSection(page, 'Advice and checks')
  await expect(advice).toContainText('More deleted items than the mailbox holds')
  await expect(advice).toContainText(/takes 2,100\.4\sMB, more than the quota of 10\sMB/)
  // 10 MB, 2,100 MB of deleted items kept, 4.2 % of the quota, and 150 MB of white space.
  await openSection(page, 'Requirement')
  await expect(figure(page.getByRole('main'), 'Mailbox on disk')).toContainText('2,260.4')
  await expectOnlySense(page)
})

test('losses that leave no copy are refused at their field', async ({ page }) => {
  await page.goto('./#/availability')
  const main = page.getByRole('main')
  await give(page, 'Servers lost at once', '4')
  await expect(main.getByText('Counts only while copies are spread evenly.').first()).toBeVisible()
  await main
    .getByRole('combobox', { name: 'Worst case on one server' })
    .selectOption('Copies spread evenly, some servers lost')
  const sentence =
    'Servers lost at once: a database with 4 copies survives at most 3, and 4 are to be lost. Lower the losses or add copies.'
  await expectRefused(page, 'Servers lost at once', sentence)
  await expect(results(page).getByText(stale)).toBeVisible()
  await give(page, 'Servers lost at once', '3')
  await expectTaken(page, 'Servers lost at once', '3')
})

test('more databases than the edition mounts are told at the field and on the plan', async ({
  page,
}) => {
  await page.goto('./#/availability')
  await unfold(page)
  await give(page, 'Databases, set directly', '101')
  await expect(box(page, 'Databases, set directly')).toHaveAttribute('aria-invalid', 'true')
  await goTo(page, 'Plan')
  const limit = page.getByText('This plan breaks a limit of Exchange.')
  await expect(limit.locator('..')).toContainText(
    '101 databases on one server: Enterprise edition mounts at most 100',
  )
  await page.getByRole('link', { name: 'Go to Databases, set directly' }).first().click()
  await give(page, 'Databases, set directly', '100')
  await expect(box(page, 'Databases, set directly')).not.toHaveAttribute('aria-invalid')
})

test('a name with characters that nobody sees is refused at its box, and stays in it', async ({
  page,
}) => {
  await page.goto('./#/report')
  for (const name of ['Name of the plan', 'Customer', 'Author']) {
    const named = page.getByRole('textbox', { name, exact: true })
    await named.fill('Contoso')
    const address = page.url()
    await named.fill('Contoso\t=1+1')
    await expect(named).toHaveAttribute('aria-invalid', 'true')
    await expect(named).toHaveAccessibleDescription(
      `${name}: after “Contoso” stands a character that cannot be seen, such as a tab or a line break. Delete it.`,
    )
    await expect(named).toHaveValue('Contoso\t=1+1')
    await expect(page.getByRole('main')).not.toContainText('=1+1')
    await named.fill('Contoso = 1')
    await expect(named).not.toHaveAttribute('aria-invalid')
    await expect.poll(() => page.url()).not.toBe(address)
  }
  await goTo(page, 'Exchange and users')
  await page.getByRole('button', { name: 'Add a tier' }).click()
  const tier = page.getByRole('textbox', { name: 'Name of tier 2' })
  await tier.fill('\u202eVIP')
  await expect(tier).toHaveAccessibleDescription(/^Name of tier 2: at its start stands/)
  await expect(page.getByRole('row', { name: 'Tier 2' })).toBeVisible()
  await tier.fill('VIP')
  await expect(page.getByRole('row', { name: 'VIP' })).toBeVisible()
})
