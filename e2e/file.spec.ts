import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { decodeFile, encodeFile } from '../src/codec/index.ts'
import { defaultPlan } from '../src/engine/index.ts'
import { findBarriers } from './axe.ts'
import { builds } from './builds.ts'
import { box, expect, give, goTo, readPlan, tabTo, test } from './journey.ts'

const openedWords = 'Opened from a file:'
const unchanged = 'Your own plan is unchanged.'

/** The control that opens a plan file. */
function chooser(page: Page): Locator {
  return page.getByLabel('Open a file')
}

/** What unfolds that control, with whatever else is done rarely. */
function more(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: 'More', exact: true })
}

/** Names the plan and gives it two answers that are not the default. */
async function makePlan(page: Page): Promise<void> {
  await give(page, 'Mailboxes today', '4,200')
  await give(page, 'Mailbox quota', '2 GB')
  await goTo(page, 'Plan')
  await page.getByRole('textbox', { name: 'Name of the plan' }).fill('Köln: 2ⁿᵈ draft?')
}

/** What the browser saved: its name and its text. */
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

/** Chooses a file with this text. */
async function choose(page: Page, text: string, name = 'saved.spindle.json'): Promise<void> {
  const buffer = Buffer.from(text)
  if (!(await chooser(page).isVisible())) await more(page).click()
  await expect(chooser(page)).toBeVisible()
  await chooser(page).setInputFiles({ name, mimeType: 'application/json', buffer })
}

test('variants that were handed out as the browser stored them open again, and are kept in one file', async ({
  page,
  newProfile,
}) => {
  await page.goto('./#/users')
  await give(page, 'Mailboxes today', '4,200')
  const storedIn = () => page.evaluate(() => localStorage.getItem('spindle:/') ?? '')
  const alone = await storedIn()
  await page.getByRole('button', { name: /^Duplicate/ }).click()
  await give(page, 'Mailboxes today', '8,400')
  const colleague = await newProfile()
  await colleague.goto('./#/plan')
  await choose(colleague, alone, 'plan-of-another-version.json')
  await expect(colleague.getByText('Opened from a file:')).toBeVisible()
  await choose(colleague, await storedIn(), 'plan-of-another-version.json')
  await expect(colleague.getByText('Opened from a file: a project of 2 plans.')).toBeVisible()
  const { name, text } = await savedBy(colleague, clickSave(colleague))
  expect(name).toMatch(/\.project\.spindle\.json$/)
  await goTo(colleague, 'Exchange and users')
  await expect(box(colleague, 'Mailboxes today')).toHaveValue('8,400')
  await colleague.getByRole('list', { name: 'Variants' }).getByRole('button').first().click()
  await expect(box(colleague, 'Mailboxes today')).toHaveValue('4,200')

  await goTo(page, 'Plan')
  await choose(page, text, name)
  const notice = page.getByText('Opened from a file: a project of 2 plans.')
  await expect(notice).toContainText('Shown is “Variant 1 (copy)”, 2 of 2, Exchange 2010.')
  await expect(page.getByText('All of its answers are those of your own plan.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep as 2 variants' })).toBeVisible()
})

for (const build of builds) {
  test(`an architect keeps a plan in a file and opens it again, ${build.name} build`, async ({
    page,
    newProfile,
  }) => {
    await page.goto(`${build.address}#/users`)
    await makePlan(page)
    const own = await readPlan(page)
    const { name, text } = await savedBy(page, clickSave(page))
    expect(name).toBe('Köln 2ⁿᵈ draft.spindle.json')
    expect(text).toMatch(/^\{\n {2}"format": "Spindle plan",\n {2}"version": 2,\n/)
    expect(text).toMatch(/\n {8}"quotaMb": 2000,\n(.*\n)+\}\n$/)
    expect(decodeFile(text)).toMatchObject({ ok: true, plan: { name: 'Köln: 2ⁿᵈ draft?' } })

    await goTo(page, 'Exchange and users')
    await give(page, 'Mailboxes today', '999')
    await give(page, 'Growth', 'fifteen')
    await goTo(page, 'Plan')
    const other = await readPlan(page)
    expect(other).not.toEqual(own)
    await page.getByRole('button', { name: 'Copy link' }).click()
    const link = page.getByRole('textbox', { name: /this link|whole plan/ })
    await expect(link).toBeVisible()
    await choose(page, text, name)
    await expect(page.getByRole('status').getByText(openedWords)).toBeVisible()
    await expect(page.getByText('Not updated')).toHaveCount(0)
    await expect(link, 'the link of the plan before is gone').toHaveCount(0)
    expect(await readPlan(page)).toEqual(own)

    // Back to the plan before, with what was typed in it.
    await page.getByRole('button', { name: 'Go back to my own plan' }).click()
    expect(await readPlan(page)).toEqual(other)
    await goTo(page, 'Exchange and users')
    await expect(box(page, 'Growth')).toHaveValue('fifteen')

    await goTo(page, 'Plan')
    await choose(page, text, name)
    await expect(page.getByText(openedWords)).toBeVisible()
    await page.getByRole('button', { name: 'Replace mine' }).click()
    await expect(page.getByText('This plan is yours now')).toBeVisible()
    await page.reload()
    expect(await readPlan(page)).toEqual(own)

    const colleague = await newProfile()
    await colleague.goto(`${build.address}#/plan`)
    await choose(colleague, text, name)
    await expect(colleague.getByText(openedWords)).toBeVisible()
    expect(await readPlan(colleague)).toEqual(own)
    await expect.poll(() => colleague.url().split('#')[1]).toBe(page.url().split('#')[1])
    expect(await savedBy(colleague, clickSave(colleague))).toEqual({ name, text })
  })
}

test('an architect without a mouse saves a plan and opens it', async ({ page }) => {
  await page.goto('./#/users')
  await makePlan(page)
  const own = await readPlan(page)
  await tabTo(page, more(page))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Save as a file' }))
  const { text } = await savedBy(page, () => page.keyboard.press('Enter'))
  await page.getByRole('textbox', { name: 'Name of the plan' }).fill('')
  await tabTo(page, more(page))
  await page.keyboard.press('Enter')
  await tabTo(page, chooser(page))
  for (const [name, content] of [
    ['notes.txt', 'Köln'],
    ['saved.spindle.json', text],
  ] as const) {
    const buffer = Buffer.from(content)
    // The browser opens none while it is still closing the one before.
    await expect(async () => {
      const asked = page.waitForEvent('filechooser', { timeout: 10_000 })
      await page.keyboard.press('Space')
      await (await asked).setFiles({ name, mimeType: 'text/plain', buffer })
    }).toPass()
    if (name === 'notes.txt') {
      await expect(page.getByRole('alert')).toContainText('“notes.txt” was not opened.')
      await expect(chooser(page)).toBeFocused()
      await expect(chooser(page)).toHaveAccessibleDescription(/^“notes.txt” was not opened\./)
    }
  }
  await expect(page.getByText(openedWords)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await readPlan(page)).toEqual(own)
  // What happened is said in sight, and is the next thing before the page.
  await expect(page.getByText(openedWords)).toBeInViewport()
  await tabTo(page, page.getByRole('button', { name: 'Go back to my own plan' }), 'Shift+Tab')
})

test.describe('an architect is told why a file was not opened, and keeps the own plan', () => {
  const saved = JSON.parse(encodeFile(defaultPlan)).plan
  const [tier] = saved.tiers
  const file = (parts: object) =>
    JSON.stringify({ ...JSON.parse(encodeFile(defaultPlan)), ...parts })
  const whichOne = 'Choose a file whose name ends in .spindle.json.'
  const refusals = [
    {
      name: 'another kind',
      text: 'GIF89a',
      says: [`It is cut short, or not a plan that Spindle saved. ${whichOne}`],
    },
    {
      name: 'cut short',
      text: encodeFile(defaultPlan).slice(0, -4),
      says: [`It is cut short, or not a plan that Spindle saved. ${whichOne}`],
    },
    { name: 'empty', text: '', says: [`It is cut short, or not a plan that Spindle saved.`] },
    {
      name: 'other JSON',
      text: JSON.stringify(defaultPlan),
      says: [`It is JSON, but not a plan that Spindle saved. ${whichOne}`],
    },
    {
      name: 'too large',
      text: encodeFile(defaultPlan).padEnd(1_000_001),
      says: [`It is larger than 1 MB, and no plan is. ${whichOne}`],
    },
    {
      name: 'a newer version',
      text: file({ version: 9, plan: {} }),
      says: ['It was saved by a newer version of Spindle, in version 9 of the plan file'],
    },
    {
      name: 'answers out of their range',
      text: file({
        plan: { ...saved, logDays: '3', tiers: [tier, { ...tier, quotaMb: 9 }] },
      }),
      says: [
        'These parts of it cannot be taken:',
        'tiers.1.quotaMb Tier 2: Mailbox quota must be a number from 10 to 1,000,000 MB.',
        'logDays Days of logs kept must be a number from 1 to 60 days.',
      ],
    },
    {
      name: 'an unknown answer that looks like markup',
      text: file({ plan: { ...saved, '<img src=x onerror=alert(1)>': 1 } }),
      says: ['No answer is called “<img src=x onerror=alert(1)>”.'],
    },
  ]
  test('and opens the fixed one', async ({ page }) => {
    await page.goto('./#/users')
    await makePlan(page)
    // All that the plan is, as its address carries it.
    const code = () => page.evaluate(() => /[?&]p=([^&]*)/.exec(location.hash)?.[1])
    await expect.poll(code).toBeTruthy()
    const [own, ownCode] = [await readPlan(page), await code()]
    const alert = page.getByRole('alert')
    for (const { name, text, says } of refusals)
      await test.step(name, async () => {
        await choose(page, text, `${name}.json`)
        await expect(alert).toContainText(`“${name}.json” was not opened.`)
        for (const words of [...says, unchanged]) await expect(alert).toContainText(words)
        expect(await code()).toBe(ownCode)
        const named = page.getByRole('textbox', { name: 'Name of the plan' })
        await expect(named).toHaveValue('Köln: 2ⁿᵈ draft?')
        await expect(page.getByText(openedWords)).toHaveCount(0)
        // The page around it was looked at before.
        expect(await findBarriers(page, undefined, '[role=alert]')).toEqual([])
        // The same file again, fixed.
        await choose(page, encodeFile(defaultPlan), `${name}.json`)
        await expect(alert).toHaveCount(0)
        await expect(page.getByRole('main')).toContainText('6,900')
        await page.getByRole('button', { name: 'Go back to my own plan' }).click()
        await expect.poll(code).toBe(ownCode)
      })
    expect(await readPlan(page)).toEqual(own)
  })
})

test('a plan that contradicts itself opens, says so, and leads back', async ({ page }) => {
  await page.goto('./#/users')
  await makePlan(page)
  const own = await readPlan(page)
  await choose(page, encodeFile({ ...defaultPlan, copies: 5, servers: 4 }))
  await expect(page.getByText(openedWords)).toBeVisible()
  await expect(page.getByText('Answers of this plan contradict each other')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('button', { name: 'Go back to my own plan' }).click()
  expect(await readPlan(page)).toEqual(own)
})

test('a file over which the program stumbles is refused, and nothing else is lost', async ({
  page,
}) => {
  await page.goto('./#/users')
  await makePlan(page)
  const own = await readPlan(page)
  const wrong = { ...JSON.parse(encodeFile(defaultPlan)).plan, tiers: Array(125_000).fill(0) }
  await choose(page, JSON.stringify({ format: 'Spindle plan', version: 2, plan: wrong }))
  await expect(page.getByRole('alert')).toContainText('tiers A plan has 1 to 12 tiers.')
  // A fault of the program itself, wherever it lies.
  await page.evaluate(() => {
    JSON.parse = () => ({
      get format() {
        throw new Error('planted')
      },
    })
  })
  await choose(page, encodeFile(defaultPlan))
  await expect(page.getByRole('alert')).toContainText('Spindle cannot read what it holds.')
  await expect(page.getByRole('alert')).toContainText(unchanged)
  expect(await readPlan(page)).toEqual(own)
})
