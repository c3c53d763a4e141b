import type { Locator, Page } from '@playwright/test'
import { titleLabels } from '#program'
import { findBarriers } from './axe.ts'
import {
  box,
  example,
  expect,
  expectDrawn,
  give,
  goTo,
  labels,
  printPdf,
  sideways,
  test,
  titles,
} from './journey.ts'
import { poppler, squeezed } from './poppler.ts'

declare global {
  interface Window {
    printed: number
  }
}

const bar = (page: Page) => page.getByRole('region', { name: 'Project' })
const tab = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const step = (page: Page, name: RegExp) => bar(page).getByRole('button', { name })
const quota = (page: Page) => box(page, labels.quota)

/** Opens a side panel of the project by its button. Returns the dialog. */
async function open(page: Page, button: string, dialog = button): Promise<Locator> {
  await bar(page).getByRole('button', { name: 'More of this project' }).click()
  await bar(page).getByRole('button', { name: button }).click()
  return page.getByRole('dialog', { name: dialog })
}

test('a copy of a plan is made, changed, undone, compared, printed and sent on', async ({
  page,
  newProfile,
}, info) => {
  // Replaces printing by a counter.
  await page.addInitScript(() => {
    window.printed = 0
    window.print = () => {
      window.printed += 1
    }
  })
  await page.goto(example('plan'))
  await page.getByRole('textbox', { name: titleLabels.name }).fill('Base')
  await goTo(page, titles.users)

  // Duplicating takes one click: the field keeps the focus, and typing replaces its text.
  await give(page, labels.quota, '1GB')
  await quota(page).focus()
  await step(page, /^Duplicate Base$/).click()
  await expect(tab(page, 'Base (copy)')).toHaveAttribute('aria-current', 'true')
  await expect(quota(page)).toBeFocused()
  await page.keyboard.type('5GB')
  await expect(quota(page)).toHaveValue('5GB')
  await tab(page, 'Base').click()
  await expect(quota(page)).toHaveValue('1,000')
  await tab(page, 'Base (copy)').click()
  await expect(quota(page)).toHaveValue('5,000')

  // Undo, by button or key, opens the variant of the step; the history leads to any step.
  await tab(page, 'Base').click()
  await step(page, /^Undo: Mailbox quota 1\sGB → 5\sGB$/).click()
  await expect(tab(page, 'Base (copy)')).toHaveAttribute('aria-current', 'true')
  await expect(quota(page)).toHaveValue('1,000')
  await expect(bar(page).getByRole('status')).toHaveText(/^Undone: Mailbox quota 1\sGB → 5\sGB$/)
  await page.keyboard.press('Control+Shift+z')
  await expect(quota(page)).toHaveValue('5,000')
  const history = await open(page, 'History')
  await expect(history.getByRole('listitem')).toHaveText([
    /^Mailbox quota 1\sGB → 5\sGBin “Base \(copy\)”$/,
    'Variant “Base” duplicated',
    /^Mailbox quota 700\sMB → 1\sGB$/,
    'Plan name none → “Base”',
    'As the window was opened',
  ])
  await history.getByRole('button', { name: 'As the window was opened' }).click()
  expect(await findBarriers(page)).toEqual([])
  await history.getByRole('button', { name: /^Mailbox quota 1\sGB → 5\sGB/ }).click()
  await page.keyboard.press('Escape')
  await expect(bar(page).getByRole('button', { name: 'More of this project' })).toBeFocused()

  // A removed variant is restored, renamed and moved.
  const variants = await open(page, 'Arrange', 'Variants')
  await variants.getByRole('button', { name: 'Remove Base (copy)' }).click()
  await variants.getByRole('button', { name: 'Bring it back' }).click()
  await variants.getByRole('textbox', { name: 'Name of Base (copy)' }).fill('More')
  await page.keyboard.press('Enter')
  await variants.getByRole('button', { name: 'Move up More' }).click()
  await expect(variants.getByRole('textbox', { name: /^Name of/ }).first()).toHaveValue('More')
  await variants.getByRole('button', { name: 'Move down More' }).click()
  await page.keyboard.press('Escape')

  // The printed comparison is two clicks away from a plan.
  await goTo(page, titles.plan)
  await expectDrawn(page)
  let presses = 0
  const press = async (target: Locator) => {
    await target.click()
    presses += 1
  }
  await press(page.locator('#pages').getByRole('link', { name: titles.compare }))
  await press(page.getByRole('button', { name: 'Print or save as PDF' }))
  await expect.poll(() => page.evaluate(() => window.printed)).toBe(1)
  expect(presses).toBe(2)
  const printed = squeezed(poppler('pdftotext', '-layout', await printPdf(page, info), '-'))
  for (const text of ['Base', 'More', '1,000MB', '5,000MB']) expect(printed).toContain(text)

  // Only rows that differ stand there, until all are asked for.
  const results = page.getByRole('table', { name: 'Answers and results side by side' })
  await expect(results.getByRole('row', { name: /^Mailbox quota/ })).toBeVisible()
  await expect(results.getByRole('row', { name: /^Mailboxes today/ })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Also what is the same' }).check()
  await expect(results.getByRole('row', { name: /^Mailboxes today/ })).toBeVisible()
  await tab(page, 'Base').click()

  // The link brings both variants, unchanged.
  const address = await settledAddress(page)
  const colleague = await newProfile()
  await colleague.setViewportSize({ width: 390, height: 844 })
  await colleague.goto(address)
  await expectDrawn(colleague)
  expect(await sideways(colleague)).toBe(0)
  // Variants stand side by side on a phone as well.
  const space = colleague.getByRole('row', { name: /^Space/ }).getByRole('cell')
  const boxes = await Promise.all([0, 1].map((at) => space.nth(at).boundingBox()))
  expect(new Set(boxes.map((one) => one?.y)).size).toBe(1)
  expect(new Set(boxes.map((one) => one?.x)).size).toBe(2)
  const choice = bar(colleague).getByRole('combobox', { name: 'Variant' })
  await expect(choice.getByRole('option')).toHaveText(['1. Base', '2. More'])
  await choice.selectOption('1. Base')
  await colleague.goto(`${colleague.url().replace(/#.*/, '')}#/users`)
  await expect(quota(colleague)).toHaveValue('1,000')
  const recent = await open(colleague, 'Recent projects')
  await expect(recent).toContainText('None yet')
})

/** Address of the page, once it has followed the answers. */
async function settledAddress(page: Page): Promise<string> {
  let last = ''
  await expect
    .poll(async () => {
      const before = last
      last = page.url()
      await page.waitForTimeout(400)
      return page.url() === before
    })
    .toBe(true)
  return last
}
