import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { decodeProjectFile, encodePlan, titleLabels } from '#program'
import { findBarriers } from './axe.ts'
import { builds } from './builds.ts'
import { box, example, expect, give, goTo, labels, tabTo, test, titles } from './journey.ts'

const openedWords = 'Opened from a file:'

/** The input that opens a plan file. */
function chooser(page: Page): Locator {
  return page.getByLabel('Open a file')
}

/** The button of the menu with this input and other rare actions. */
function more(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: 'More', exact: true })
}

/** Names the plan and changes two answers. */
async function makePlan(page: Page): Promise<void> {
  await give(page, labels.mailboxes, '4,200')
  await give(page, labels.quota, '2 GB')
  await goTo(page, titles.plan)
  await page.getByRole('textbox', { name: titleLabels.name }).fill('Köln: 2ⁿᵈ draft?')
}

/** Code of the plan in the address. */
function codeOf(page: Page): string {
  return /[?&]p=([^&]*)/.exec(page.url())?.[1] ?? ''
}

/** Name and text of the file that the browser saved. */
async function savedBy(page: Page, save: () => Promise<void>) {
  const started = page.waitForEvent('download')
  await save()
  const download: Download = await started
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

function clickSave(page: Page) {
  return async () => {
    await more(page).click()
    await page.getByRole('button', { name: 'Save as a file' }).click()
  }
}

/** Chooses a file with this text in the input, opening the menu if needed. */
async function choose(page: Page, text: string, name = 'saved.spindle.json'): Promise<void> {
  const buffer = Buffer.from(text)
  if (!(await chooser(page).isVisible())) await more(page).click()
  await expect(chooser(page)).toBeVisible()
  await chooser(page).setInputFiles({ name, mimeType: 'application/json', buffer })
}

/** The single file, which has the strictest policy. */
const [, single] = builds

test('an architect keeps a plan in a file and opens it again in the single file', async ({
  page,
}) => {
  await page.goto(`${single.address}${example('users')}`)
  await makePlan(page)
  const { name, text } = await savedBy(page, clickSave(page))
  expect(name).toBe('Köln 2ⁿᵈ draft.spindle.json')
  const saved = decodeProjectFile(text)
  if (!saved.ok) throw new Error('The file opens')
  const [{ plan }] = saved.plans
  expect(plan.name).toBe('Köln: 2ⁿᵈ draft?')

  // The address follows a change after a moment.
  const own = encodePlan(plan).code
  await expect.poll(() => codeOf(page)).toBe(own)
  await goTo(page, titles.users)
  await give(page, labels.mailboxes, '999')
  await give(page, labels.growth, 'fifteen')
  await goTo(page, titles.plan)
  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = page.getByRole('textbox', { name: /this link|whole plan/ })
  await expect(link).toBeVisible()
  await choose(page, text, name)
  await expect(page.getByRole('status').getByText(openedWords)).toBeVisible()
  await expect(link, 'the link of the plan before is gone').toHaveCount(0)
  await expect.poll(() => codeOf(page)).toBe(own)

  // Goes back to the earlier plan, with all that was typed in it.
  await page.getByRole('button', { name: 'Go back to my own plan' }).click()
  await goTo(page, titles.users)
  await expect(box(page, labels.mailboxes)).toHaveValue('999')
  await expect(box(page, labels.growth)).toHaveValue('fifteen')

  await goTo(page, titles.plan)
  await choose(page, text, name)
  await page.getByRole('button', { name: 'Replace mine' }).click()
  await expect(page.getByText('This plan is yours now')).toBeVisible()
  await page.reload()
  await goTo(page, titles.users)
  await expect(box(page, labels.mailboxes)).toHaveValue('4,200')
})

test('an architect without a mouse saves a plan and opens it', async ({ page }) => {
  await page.goto(example('users'))
  await makePlan(page)
  await tabTo(page, more(page))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Save as a file' }))
  const { text } = await savedBy(page, () => page.keyboard.press('Enter'))
  await page.getByRole('textbox', { name: titleLabels.name }).fill('')
  await tabTo(page, more(page))
  await page.keyboard.press('Enter')
  await tabTo(page, chooser(page))
  for (const [name, content] of [
    ['notes.txt', 'Köln'],
    ['saved.spindle.json', text],
  ] as const) {
    const buffer = Buffer.from(content)
    // The browser opens no file chooser while it is still closing one.
    await expect(async () => {
      const asked = page.waitForEvent('filechooser', { timeout: 10_000 })
      await page.keyboard.press('Space')
      await (await asked).setFiles({ name, mimeType: 'text/plain', buffer })
    }).toPass()
    if (name === 'notes.txt') {
      await expect(page.getByRole('alert')).toContainText('“notes.txt” was not opened.')
      await expect(chooser(page)).toBeFocused()
      await expect(chooser(page)).toHaveAccessibleDescription(/^“notes.txt” was not opened\./)
      expect(await findBarriers(page, '[role=alert]')).toEqual([])
    }
  }
  await expect(page.getByText(openedWords)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  const named = page.getByRole('textbox', { name: titleLabels.name })
  await expect(named).toHaveValue('Köln: 2ⁿᵈ draft?')
  // The notice is visible, and is the next stop before the page.
  await expect(page.getByText(openedWords)).toBeInViewport()
  await tabTo(page, page.getByRole('button', { name: 'Go back to my own plan' }), 'Shift+Tab')
})
