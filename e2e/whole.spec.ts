import type { Page } from '@playwright/test'
import { pages } from './builds.ts'
import { box, expect, expectDrawn, give, sideways, test } from './journey.ts'

/** Holds back every file of that name until the function returned is called. */
async function holdBack(page: Page, name: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(new RegExp(`/assets/${name}-[^/]+\\.js`), async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** A moment, for what must not happen in it. */
const moment = 700

for (const { file, fragment, comes } of [
  { file: 'charts', fragment: '#/report', comes: '.segment-label' },
  { file: 'worker', fragment: '#/what-if', comes: '.tornado' },
  { file: 'errata-page', fragment: '#/errata', comes: '.errata' },
])
  test(`${fragment} is not whole without its ${file}, and is not measured before`, async ({
    page,
  }) => {
    const release = await holdBack(page, file)
    await page.goto('./#/users')
    await expectDrawn(page)
    await page.goto(`./${fragment}`)
    await expect(expectDrawn(page, moment)).rejects.toThrow()
    await expect(page.locator(comes)).toHaveCount(0)
    const measured = sideways(page)
    release()
    expect(await measured).toBe(0)
    await expect(page.locator(comes).first()).toBeAttached()
    await expectDrawn(page)
  })

test('the report is printed once it is whole, and not before', async ({ page }) => {
  const release = await holdBack(page, 'charts')
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'printed'
    }
  })
  await page.goto('./#/report')
  await page.getByRole('button', { name: 'Print or save as PDF' }).click()
  await page.waitForTimeout(moment)
  await expect(page).not.toHaveTitle('printed')
  release()
  await expect(page).toHaveTitle('printed')
})

/** The page is whole, and a moment later it is as it was. */
async function expectDrawnForGood(page: Page, of: string): Promise<void> {
  await expectDrawn(page)
  const main = page.getByRole('main')
  expect.soft(await main.locator('.chart:not(:has(text))').count(), of).toBe(0)
  const before = await main.innerHTML()
  await page.waitForTimeout(moment)
  expect.soft((await main.innerHTML()) === before, of).toBe(true)
}

for (const [plan, mailboxes] of [
  ['the worked example', '6,000'],
  ['a plan that nothing fits', '1,000,000'],
] as const)
  test(`a page that is whole draws nothing more: ${plan}`, async ({ page, context }) => {
    await page.goto('./#/users')
    await give(page, 'Mailboxes today', mailboxes)
    // Some windows side by side, since most of it is waiting.
    const windows = await Promise.all(Array.from({ length: 4 }, () => context.newPage()))
    const left = pages.values()
    const lookedAt = await Promise.all(
      windows.map(async (one) => {
        let looked = 0
        await one.goto('./#/users')
        await expect(box(one, 'Mailboxes today')).toHaveValue(mailboxes)
        for (const { fragment, title } of left) {
          await one.goto(`./${fragment}`)
          await expect(one).toHaveTitle(title)
          await expectDrawnForGood(one, fragment)
          looked += 1
        }
        return looked
      }),
    )
    expect(lookedAt.reduce((sum, looked) => sum + looked, 0)).toBe(pages.length)
  })
