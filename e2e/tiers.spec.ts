import type { Locator, Page } from '@playwright/test'
import {
  box,
  expect,
  expectDrawn,
  figure,
  give,
  goTo,
  openSection,
  sideways,
  tabTo,
  test,
  titleOf,
} from './journey.ts'

/** One of several tiers, by its name: a row where there is room for a table, else a group. */
function tier(page: Page, name: string): Locator {
  return page
    .getByRole('row', { name, exact: true })
    .or(page.getByRole('group', { name, exact: true }))
}

/** Opens what can be done with a tier. */
async function openActions(page: Page, name: string): Promise<void> {
  await button(page, `Actions of ${name}`).press('Enter')
}

function nameBox(page: Page, place: number): Locator {
  return page.getByRole('textbox', { name: `Name of tier ${place}`, exact: true })
}

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

/** The tiers where they are arranged are called these, in their order. */
async function expectTiers(page: Page, names: readonly string[]): Promise<void> {
  const named = page.getByRole('textbox', { name: /^Name of tier/ })
  await expect(named).toHaveCount(names.length)
  const shown = () =>
    named.evaluateAll((boxes) =>
      boxes.map((box) => (box instanceof HTMLInputElement ? box.value || box.placeholder : '')),
    )
  await expect.poll(shown).toEqual([...names])
}

/** Adds tiers until there is one of each name, once nothing comes later that could move what is pressed. */
async function makeTiers(page: Page, names: readonly string[]): Promise<void> {
  await expectDrawn(page)
  for (const [at, name] of names.entries()) {
    if (at > 0) await button(page, 'Add a tier').click()
    if (at > 0) await nameBox(page, at + 1).fill(name)
  }
  await nameBox(page, 1).fill(names[0] ?? '')
  await expectTiers(page, names)
}

async function expectSaid(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1)
}

test('an architect names, reorders, removes and brings back tiers by keyboard alone', async ({
  page,
}) => {
  await page.goto('./#/users')
  await expectTiers(page, [])
  await tabTo(page, button(page, 'Add a tier'))
  await page.keyboard.press('Enter')
  await expect(nameBox(page, 2)).toBeFocused()
  await expectSaid(page, 'Tier 2 has 3,000 of the 6,000 mailboxes of Tier 1, and its answers.')
  await expectTiers(page, ['Tier 1', 'Tier 2'])
  await page.keyboard.type('Standard')
  await tabTo(page, nameBox(page, 1), 'Shift+Tab')
  await page.keyboard.type('VIP')
  await tabTo(page, box(tier(page, 'VIP'), 'Mailboxes today'))
  await page.keyboard.type('500')
  await tabTo(page, button(page, 'Add a tier'))
  await page.keyboard.press('Space')
  await page.keyboard.type('Frontline')
  await tabTo(page, box(tier(page, 'Frontline'), 'Mailboxes today'))
  await page.keyboard.type('2,000')
  await expectTiers(page, ['VIP', 'Standard', 'Frontline'])
  const sized = figure(page.getByRole('complementary'), 'Mailboxes to size for')
  await expect(sized).toContainText('4,600')

  await tabTo(page, button(page, 'Actions of Frontline'))
  await page.keyboard.press('Enter')
  await tabTo(page, button(page, 'Move up Frontline'))
  await page.keyboard.press('Enter')
  await expect(button(page, 'Actions of Frontline')).toBeFocused()
  await expectSaid(page, 'Frontline is tier 2 of 3 now.')
  await openActions(page, 'Frontline')
  await button(page, 'Move up Frontline').press('Enter')
  await expect(button(page, 'Actions of Frontline')).toBeFocused()
  await expectTiers(page, ['Frontline', 'VIP', 'Standard'])
  await openActions(page, 'Frontline')
  await expect(button(page, 'Move up Frontline')).toBeDisabled()
  await page.keyboard.press('Escape')

  await openActions(page, 'VIP')
  await button(page, 'Remove VIP').press('Enter')
  await expect(nameBox(page, 2)).toBeFocused()
  await expect(nameBox(page, 2)).toHaveValue('Standard')
  await expectSaid(page, 'VIP was removed.')
  await expect(sized).toContainText('4,025')
  await give(tier(page, 'Standard'), 'Growth', '0')
  await tabTo(page, button(page, 'Bring it back'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(nameBox(page, 2)).toBeFocused()
  await expectTiers(page, ['Frontline', 'VIP', 'Standard'])
  await expect(box(tier(page, 'VIP'), 'Mailboxes today')).toHaveValue('500')
  await expect(box(tier(page, 'Standard'), 'Growth')).toHaveValue('0')
  await expectSaid(page, 'VIP is back.')

  await openActions(page, 'Standard')
  await button(page, 'Copy Standard').press('Enter')
  await expect(nameBox(page, 4)).toBeFocused()
  await expect(nameBox(page, 4)).toHaveValue('Standard (copy)')
  await openActions(page, 'Standard (copy)')
  await button(page, 'Remove Standard (copy)').press('Enter')
  await expect(nameBox(page, 3)).toBeFocused()
})

test('an architect who types nonsense in one tier is led to it, wherever it has moved', async ({
  page,
}) => {
  await page.goto('./#/users')
  await makeTiers(page, ['VIP', 'Standard', 'Frontline'])
  await give(tier(page, 'Standard'), 'Mailboxes today', 'a few')
  await page.getByRole('checkbox', { name: 'All columns' }).check()
  await give(tier(page, 'Standard'), 'Concurrently active', '0')
  await page.getByRole('checkbox', { name: 'All columns' }).uncheck()
  await expect(box(tier(page, 'Standard'), 'BlackBerry')).toHaveCount(0)
  await openActions(page, 'Standard')
  await button(page, 'Move down Standard').click()
  await expect(box(tier(page, 'Standard'), 'Mailboxes today')).toHaveValue('a few')
  await expect(box(tier(page, 'Frontline'), 'Mailboxes today')).toHaveValue('1,500')

  await button(page, 'Continue').click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  const links = summary.getByRole('button')
  await expect(links).toHaveText([
    /^Standard: Mailboxes today must be a whole number.*, not “a few”\./,
    /^Standard: Concurrently active must be a number from 1 to 100\s%, not 0/,
  ])
  await links.last().click()
  await expect(box(tier(page, 'Standard'), 'Concurrently active')).toBeFocused()
  await links.first().click()
  await expect(box(tier(page, 'Standard'), 'Mailboxes today')).toBeFocused()
  await expect(box(tier(page, 'Standard'), 'Mailboxes today')).toHaveAccessibleDescription(
    /^Mailboxes in use now, before growth.*, not “a few”/,
  )

  await page.reload()
  await expect(box(tier(page, 'Standard'), 'Mailboxes today')).toHaveValue('a few')
  await give(tier(page, 'Standard'), 'Mailboxes today', '4,500')
  await give(tier(page, 'Standard'), 'Concurrently active', '50')
  await give(tier(page, 'VIP'), 'Messages per mailbox per day', '300')
  await give(tier(page, 'Frontline'), 'Mailbox quota', '250')
  await expect(box(page, 'Days of logs kept')).toHaveCount(1)
  await button(page, 'Continue').click()
  await expect(titleOf(page, 'Availability')).toBeFocused()

  await goTo(page, 'Plan')
  await openSection(page, 'Requirement')
  const needs = page.getByRole('table', { name: 'Users by tier' })
  await expect(needs.getByRole('rowheader')).toHaveText(['VIP', 'Frontline', 'Standard'])
  await openSection(page, 'Answers')
  const answers = page.getByRole('table', { name: 'Exchange and users, tier by tier', exact: true })
  const standard = answers.getByRole('row', { name: /^Standard/ })
  await expect(standard).toContainText('4,500 mailboxes')
  await expect(standard).toContainText('default 6,000 mailboxes')
  await page.getByRole('link', { name: 'Change Mailbox quota of Frontline' }).click()
  await expect(box(tier(page, 'Frontline'), 'Mailbox quota')).toBeFocused()
  await goTo(page, 'Plan')
  await openSection(page, 'Answers')
  await page.getByRole('link', { name: 'Change Concurrently active of Standard' }).click()
  await expect(box(tier(page, 'Standard'), 'Concurrently active')).toBeFocused()
})

/** The mailboxes of each tier, as the table has them. */
async function expectMailboxes(page: Page, counts: readonly string[]): Promise<void> {
  const boxes = page.getByRole('grid').getByRole('textbox', { name: /^Mailboxes today in / })
  await expect(boxes).toHaveCount(counts.length)
  for (const [at, count] of counts.entries()) await expect(boxes.nth(at)).toHaveValue(count)
}

test('an architect fills the tiers like a sheet, splits one, mixes and pastes them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('./#/users')
  await makeTiers(page, ['VIP', 'Standard'])
  const cell = (name: string, label: string) => box(tier(page, name), label)
  // Enter goes down, arrows go from cell to cell, and Escape gives back what a cell held.
  await cell('VIP', 'Mailboxes today').focus()
  await page.keyboard.type('500')
  await page.keyboard.press('Enter')
  await expect(cell('Standard', 'Mailboxes today')).toBeFocused()
  await page.keyboard.type('4,500')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await expect(cell('VIP', 'Mailboxes today')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('99')
  await page.keyboard.press('Escape')
  await expect(cell('VIP', 'Growth')).toBeFocused()
  await expect(cell('VIP', 'Growth')).toHaveValue('15')
  await page.keyboard.press('F2')
  await page.keyboard.type('0')
  await page.keyboard.press('Tab')
  await expect(cell('VIP', 'Growth')).toHaveValue('150')
  await expect(cell('VIP', 'Messages per mailbox per day')).toBeFocused()
  const all = page.getByRole('row', { name: /^All 2 tiers/ })
  await expect(figure(all, 'Mailboxes today')).toHaveText(/^5,000/)
  await expect(figure(all, 'Mailboxes to size for')).toHaveText(/^6,425/)
  // The keys of undo are the project's in a cell that is not edited, also for another cell's answer.
  await page.keyboard.press('Control+z')
  await expect(cell('VIP', 'Growth')).toHaveValue('15')
  await expect(cell('VIP', 'Messages per mailbox per day')).toBeFocused()
  await page.keyboard.press('Control+Shift+z')
  await expect(cell('VIP', 'Growth')).toHaveValue('150')

  await openActions(page, 'Standard')
  await button(page, 'Split Standard').click()
  const part = page.getByRole('textbox', { name: 'Mailboxes of the new tier' })
  await expect(part).toBeFocused()
  await page.keyboard.type('100 %')
  await page.keyboard.press('Enter')
  await expect(part).toHaveAccessibleDescription(/ not 100.%/)
  await part.fill('20 %')
  await part.press('Enter')
  await expect(nameBox(page, 3)).toBeFocused()
  await page.keyboard.type('Frontline')
  await expectMailboxes(page, ['500', '3,600', '900'])

  await button(page, 'Total and mix in percent').click()
  const mix = page.getByRole('region', { name: 'Total and mix in percent' })
  await give(mix, 'Mailboxes today, in all', '1000')
  await give(mix, 'Share of VIP', '33.3')
  await give(mix, 'Share of Standard', '33.3')
  await expect(mix.getByRole('status')).toContainText('84.6')
  await expect(button(page, 'Take the mix')).toBeDisabled()
  await give(mix, 'Share of Frontline', '33.4')
  await button(page, 'Take the mix').click()
  await expectMailboxes(page, ['333', '333', '334'])

  // Cells of a spreadsheet: what is not taken is named by its row and column, before it is taken.
  const copied = 'Cost centre\tUsers\tTier\nA\t€ 70\tVIP\n\t\t\nB\t2,000\tEveryone'
  await page.evaluate((text) => navigator.clipboard.writeText(text), copied)
  await cell('VIP', 'Mailboxes today').focus()
  await page.keyboard.press('Control+V')
  const paste = page.getByRole('region', { name: 'Paste from a spreadsheet' })
  await expect(paste.getByRole('listitem')).toHaveText([
    /^Column A, “Cost centre”: names no answer/,
    /^Row 2, column B: Mailboxes today: “€ 70” is an amount of money/,
    'Row 3: blank, left out.',
  ])
  await button(page, 'Use these 2 tiers').click()
  await expectTiers(page, ['VIP', 'Everyone', 'Frontline'])
  await expectMailboxes(page, ['€ 70', '2,000', '334'])
  await button(page, 'Undo').click()
  await expectTiers(page, ['VIP', 'Standard', 'Frontline'])
  await expectMailboxes(page, ['333', '333', '334'])
})

test('an architect resets answers of a tier by keyboard and goes on in their boxes', async ({
  page,
}) => {
  await page.goto('./#/users')
  await makeTiers(page, ['Board', 'Everyone'])
  const everyone = tier(page, 'Everyone')
  await give(everyone, 'Growth', '20')
  // Below the table stands what the column asks for that was gone to last; Tab would go to the next.
  await box(everyone, 'Growth').press('F1')
  await expect(button(page, 'About Growth')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Reset Growth of Everyone')).toBeVisible()
  await tabTo(page, button(page, 'Reset Growth of Everyone'))
  await page.keyboard.press('Enter')
  await expect(box(everyone, 'Growth')).toBeFocused()
  await expect(box(everyone, 'Growth')).toHaveValue('15')
  await expect(button(page, 'Reset Growth of Everyone')).toHaveCount(0)

  // The column of an answer that was given stays when its default is back.
  await page.getByRole('checkbox', { name: 'All columns' }).check()
  await give(everyone, 'Concurrently active', '50')
  await page.getByRole('checkbox', { name: 'All columns' }).uncheck()
  await box(everyone, 'Concurrently active').focus()
  await button(page, 'About Concurrently active').click()
  await button(page, 'Reset Concurrently active of Everyone').click()
  await expect(box(everyone, 'Concurrently active')).toBeFocused()
  await expect(box(everyone, 'Concurrently active')).toHaveValue('100')
})

test('an architect moves a tier while answers contradict each other, and reads what changed', async ({
  page,
}) => {
  await page.goto('./#/all')
  await expect(titleOf(page, 'All on one page')).toBeVisible()
  await makeTiers(page, ['A', 'B'])
  const [a, b] = ['A', 'B'].map((name) =>
    tier(page, name).filter({ has: page.getByRole('textbox', { name: /^Name of tier/ }) }),
  )
  if (!a || !b) throw new Error('There are two tiers')
  await give(a, 'Mailboxes today', '100')
  await give(b, 'Mailboxes today', '200')
  await give(page, 'Database copies', '5')
  await openActions(page, 'B')
  await button(page, 'Move up B').click()
  await expectTiers(page, ['B', 'A'])
  await give(page, 'Mailbox servers', '5')
  await expect(page.getByRole('complementary').getByText(/^Since/)).toHaveText(
    /^Since Database copies changed from 4\scopies to 5\scopies and Mailbox servers changed from 4\sservers to 5\sservers/,
  )
  await expect(page.getByRole('complementary').getByText(/^Since/)).not.toContainText('more')
})

test('a name is on the plan at once, even where its box was never left', async ({ page }) => {
  await page.goto('./#/all')
  await expect(titleOf(page, 'All on one page')).toBeVisible()
  await makeTiers(page, ['Board', 'Everyone'])
  await nameBox(page, 2).fill('Everyone else')
  await expect(nameBox(page, 2)).toBeFocused()
  await button(page, 'Show the plan').click()
  await openSection(page, 'Requirement')
  const needs = page.getByRole('table', { name: 'Users by tier' })
  await expect(needs.getByRole('rowheader')).toHaveText(['Board', 'Everyone else'])
})

test('a screen reader knows the place of notices before the first of them', async ({ page }) => {
  await page.goto('./#/users')
  await makeTiers(page, ['A', 'B'])
  const place = page.locator('.project-bar + [role=status]')
  await expect(place).toBeEmpty()
  await expect(place).toHaveCSS('height', '0px')
  const before = await place.elementHandle()
  await openActions(page, 'B')
  await button(page, 'Remove B').click()
  await expect(place).toContainText('B was removed.')
  expect(await before?.evaluate((region) => region.isConnected)).toBe(true)
  await button(page, 'Dismiss').press('Enter')
  await expect(place).toBeEmpty()
  await expect(page.getByRole('main')).toBeFocused()
})

/** The code of the plan in the address, once it has settled. */
async function codeOf(page: Page): Promise<string> {
  await expect(titleOf(page, 'Plan')).toBeVisible()
  const code = () => new URLSearchParams(page.url().split('?')[1]).get('p') ?? ''
  await expect.poll(code).not.toBe('')
  return code()
}

test('all on one page gives the same plan as the steps', async ({ page, newProfile }) => {
  await page.goto('./#/users')
  await makeTiers(page, ['Board', 'Everyone'])
  await give(tier(page, 'Board'), 'Mailboxes today', '40')
  await give(tier(page, 'Board'), 'Messages per mailbox per day', '350')
  await give(tier(page, 'Everyone'), 'Mailbox quota', '2 GB')
  await give(page, 'Days of logs kept', '5')
  await goTo(page, 'Availability')
  await give(page, 'Mailbox servers', '6')
  await goTo(page, 'RAID and arrays')
  await page.getByRole('combobox', { name: 'RAID policy' }).selectOption('RAID 50')
  await button(page, 'Show the plan').click()
  const code = await codeOf(page)

  const colleague = await newProfile()
  await colleague.goto('./#/users')
  await colleague.getByRole('link', { name: 'All on one page' }).click()
  await expect(titleOf(colleague, 'All on one page')).toBeFocused()
  await makeTiers(colleague, ['Board', 'Everyone'])
  const [boards, everyones] = [tier(colleague, 'Board'), tier(colleague, 'Everyone')]
  const board = boards.filter({ has: nameBox(colleague, 1) })
  await give(board, 'Mailboxes today', 'forty')
  await give(
    boards.filter({ has: box(colleague, 'Messages per mailbox per day') }),
    'Messages per mailbox per day',
    '350',
  )
  await give(everyones.filter({ has: box(colleague, 'Mailbox quota') }), 'Mailbox quota', '2 GB')
  await give(colleague, 'Days of logs kept', '5')
  await give(colleague, 'Database copies', '9')
  await colleague.getByRole('combobox', { name: 'RAID policy' }).selectOption('RAID 50')
  await button(colleague, 'Show the plan').click()
  const links = colleague.getByRole('alert').getByRole('button')
  await expect(links).toHaveText([
    /^Board: Mailboxes today must be a whole number/,
    /^Database copies: 9 copies/,
  ])
  await links.last().click()
  await expect(box(colleague, 'Database copies')).toBeFocused()
  await give(colleague, 'Database copies', '4')
  await give(colleague, 'Mailbox servers', '6')
  await links.click()
  await expect(box(board, 'Mailboxes today')).toBeFocused()
  await give(board, 'Mailboxes today', '40')
  await button(colleague, 'Show the plan').click()
  expect(await codeOf(colleague)).toBe(code)
  await openSection(colleague, 'Answers')
  await colleague.getByRole('link', { name: 'Change Mailbox servers' }).click()
  await expect(titleOf(colleague, 'Availability')).toBeVisible()
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('twelve tiers with long names do not scroll the page sideways', async ({ page }) => {
    await page.goto('./#/users')
    const names = Array.from({ length: 12 }, (_, at) =>
      `${at + 1} ${at % 2 ? 'Konsolidierung'.repeat(6) : 'Every office after the merger '.repeat(3)}`
        .slice(0, 79)
        .padEnd(80, '.'),
    )
    await makeTiers(page, names)
    await expect(button(page, 'Add a tier')).toBeDisabled()
    await expect(button(page, 'Add a tier')).toHaveAccessibleDescription(/at most 12 tiers/)
    await expect(page.getByRole('button', { name: /^Copy 1 / })).toBeDisabled()
    await expect(page.getByRole('button', { name: /^Copy 1 / })).toHaveAccessibleDescription(
      /at most 12 tiers/,
    )
    for (const fragment of ['users', 'all', 'plan', 'plan/sizing', 'plan/basis', 'report']) {
      await page.goto(`./#/${fragment}`)
      expect.soft(await sideways(page), fragment).toBe(0)
    }
    await page.goto('./#/users')
    // A card has every answer of its tier.
    const card = page.getByRole('group').filter({ has: nameBox(page, 12) })
    await expect(box(card, 'Mailbox quota')).toBeVisible()
    await card.getByText('More answers').click()
    await expect(box(card, 'Concurrently active')).toBeVisible()
    expect.soft(await sideways(page), 'with a card unfolded').toBe(0)
    await page.getByRole('button', { name: /^Remove 12 / }).click()
    expect.soft(await sideways(page), 'with the notice').toBe(0)
  })
})
