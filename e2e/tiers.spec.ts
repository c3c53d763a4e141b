import type { Locator, Page } from '@playwright/test'
import {
  box,
  example,
  expect,
  expectDrawn,
  figure,
  figureLabels,
  labels,
  tabTo,
  test,
} from './journey.ts'

/** One of several tiers, by name: a row if there is room for a table, otherwise a group. */
function tier(page: Page, name: string): Locator {
  return page
    .getByRole('row', { name, exact: true })
    .or(page.getByRole('group', { name, exact: true }))
}

/** Opens the menu of a tier. */
async function openActions(page: Page, name: string): Promise<void> {
  await button(page, `Actions of ${name}`).press('Enter')
}

function nameBox(page: Page, place: number): Locator {
  return page.getByRole('textbox', { name: `Name of tier ${place}`, exact: true })
}

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

/** Expects tiers with these names, in order. */
async function expectTiers(page: Page, names: readonly string[]): Promise<void> {
  const named = page.getByRole('textbox', { name: /^Name of tier/ })
  await expect(named).toHaveCount(names.length)
  const shown = () =>
    named.evaluateAll((boxes) =>
      boxes.map((box) => (box instanceof HTMLInputElement ? box.value || box.placeholder : '')),
    )
  await expect.poll(shown).toEqual([...names])
}

/** Adds tiers with these names, once the page is whole and nothing can move the buttons. */
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
  await page.goto(example('users'))
  await expectTiers(page, [])
  await tabTo(page, button(page, 'Add a tier'))
  await page.keyboard.press('Enter')
  await expect(nameBox(page, 2)).toBeFocused()
  await expectSaid(
    page,
    'Tier 2 starts with 1 mailbox and the usual answers; the other tiers stay as they are.',
  )
  await expectTiers(page, ['Tier 1', 'Tier 2'])
  await page.keyboard.type('Standard')
  await tabTo(page, box(tier(page, 'Standard'), labels.mailboxes))
  await page.keyboard.type('1,500')
  await tabTo(page, nameBox(page, 1), 'Shift+Tab')
  await page.keyboard.type('VIP')
  await tabTo(page, box(tier(page, 'VIP'), labels.mailboxes))
  await page.keyboard.type('500')
  await tabTo(page, button(page, 'Add a tier'))
  await page.keyboard.press('Space')
  await page.keyboard.type('Frontline')
  await tabTo(page, box(tier(page, 'Frontline'), labels.mailboxes))
  await page.keyboard.type('2,000')
  await expectTiers(page, ['VIP', 'Standard', 'Frontline'])
  const sized = figure(page.getByRole('complementary'), figureLabels.mailboxes)
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
  await tabTo(page, button(page, 'Bring it back'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(nameBox(page, 2)).toBeFocused()
  await expectTiers(page, ['Frontline', 'VIP', 'Standard'])
  await expect(box(tier(page, 'VIP'), labels.mailboxes)).toHaveValue('500')
  await expectSaid(page, 'Undone: VIP removed')

  await openActions(page, 'Standard')
  await button(page, 'Copy Standard').press('Enter')
  await expect(nameBox(page, 4)).toBeFocused()
  await expect(nameBox(page, 4)).toHaveValue('Standard (copy)')
  await openActions(page, 'Standard (copy)')
  await button(page, 'Remove Standard (copy)').press('Enter')
  await expect(nameBox(page, 3)).toBeFocused()
})

/** Expects these numbers of mailboxes in the table of tiers. */
async function expectMailboxes(page: Page, counts: readonly string[]): Promise<void> {
  const boxes = page
    .getByRole('grid')
    .getByRole('textbox', { name: new RegExp(`^${labels.mailboxes} in `) })
  await expect(boxes).toHaveCount(counts.length)
  for (const [at, count] of counts.entries()) await expect(boxes.nth(at)).toHaveValue(count)
}

test('an architect fills the tiers like a sheet and pastes them', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(example('users'))
  await makeTiers(page, ['VIP', 'Standard'])
  const cell = (name: string, label: string) => box(tier(page, name), label)
  // Enter moves down, arrows move from cell to cell, and Escape restores what a cell held.
  await cell('VIP', labels.mailboxes).focus()
  await page.keyboard.type('500')
  await page.keyboard.press('Enter')
  await expect(cell('Standard', labels.mailboxes)).toBeFocused()
  await page.keyboard.type('4,500')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await expect(cell('VIP', labels.mailboxes)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('99')
  await page.keyboard.press('Escape')
  await expect(cell('VIP', labels.growth)).toBeFocused()
  await expect(cell('VIP', labels.growth)).toHaveValue('15')
  await page.keyboard.press('F2')
  await page.keyboard.type('0')
  await page.keyboard.press('Tab')
  await expect(cell('VIP', labels.growth)).toHaveValue('150')
  await expect(cell('VIP', labels.messages)).toBeFocused()
  const all = page.getByRole('row', { name: /^All 2 tiers/ })
  await expect(figure(all, labels.mailboxes)).toHaveText(/^5,000/)
  await expect(figure(all, figureLabels.mailboxes)).toHaveText(/^6,425/)
  // In a cell that is not being edited, the undo keys undo the project's last step, also of another
  // cell.
  await page.keyboard.press('Control+z')
  await expect(cell('VIP', labels.growth)).toHaveValue('15')
  await expect(cell('VIP', labels.messages)).toBeFocused()
  await page.keyboard.press('Control+Shift+z')
  await expect(cell('VIP', labels.growth)).toHaveValue('150')

  await button(page, 'Add a tier').click()
  await nameBox(page, 3).fill('Frontline')
  await expectMailboxes(page, ['500', '4,500', '1'])

  // Pastes spreadsheet cells: refused ones are listed by row and column before they are taken.
  const copied = 'Cost centre\tUsers\tTier\nA\t€ 70\tVIP\n\t\t\nB\t2,000\tEveryone'
  await page.evaluate((text) => navigator.clipboard.writeText(text), copied)
  await cell('VIP', labels.mailboxes).focus()
  await page.keyboard.press('Control+V')
  const paste = page.getByRole('region', { name: 'Paste from a spreadsheet' })
  await expect(paste.getByRole('listitem')).toHaveText([
    /^Column A, “Cost centre”: names no answer/,
    new RegExp(`^Row 2, column B: ${labels.mailboxes}: “€ 70” is an amount of money`),
    'Row 3: blank, left out.',
  ])
  await button(page, 'Use these 2 tiers').click()
  await expectTiers(page, ['VIP', 'Everyone', 'Frontline'])
  await expectMailboxes(page, ['€ 70', '2,000', '1'])
  await button(page, 'Undo').click()
  await expectTiers(page, ['VIP', 'Standard', 'Frontline'])
  await expectMailboxes(page, ['500', '4,500', '1'])
})
