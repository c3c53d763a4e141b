import type { Page } from '@playwright/test'
import { pages } from './builds.ts'
import { box, expect, expectDrawn, give, labels, sideways, test } from './journey.ts'

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
const moment = 400

/** Parts that come late, each with a page that is not whole without it and what it brings there. */
const lateParts = [
  { file: 'charts', fragment: '#/report', comes: '.segment-label' },
  { file: 'worker', fragment: '#/what-if', comes: '#sensitivity-title ~ .data-table' },
  { file: 'errata-page', fragment: '#/errata', comes: '.errata' },
]

test('a page is not whole without its parts, and is neither measured nor printed before', async ({
  context,
}) => {
  await Promise.all(
    lateParts.map(async ({ file, fragment, comes }) => {
      const page = await context.newPage()
      const release = await holdBack(page, file)
      await page.addInitScript(() => {
        window.print = () => {
          document.documentElement.dataset.printed = ''
        }
      })
      await page.goto('./#/users')
      await expectDrawn(page)
      await page.goto(`./${fragment}`)
      await expect(expectDrawn(page, moment)).rejects.toThrow()
      await expect(page.locator(comes)).toHaveCount(0)
      const measured = sideways(page)
      const isPrinted = fragment === '#/report'
      if (isPrinted) {
        await page.getByRole('button', { name: 'Print or save as PDF' }).click()
        await page.waitForTimeout(moment)
        await expect(page.locator('html[data-printed]')).toHaveCount(0)
      }
      release()
      if (isPrinted) await expect(page.locator('html[data-printed]')).toBeAttached()
      expect(await measured).toBe(0)
      await expect(page.locator(comes).first()).toBeAttached()
    }),
  )
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

/** The pages that search for something where nothing fits. */
const searching = pages.filter(({ name }) => /^(?:quick|plan|report|what-if)$/.test(name))

test('a page that is whole draws nothing more', async ({ page, context }) => {
  for (const [mailboxes, among] of [
    ['6,000', pages],
    // A plan that nothing fits.
    ['1,000,000', searching],
  ] as const) {
    await page.goto('./#/users')
    await give(page, labels.mailboxes, mailboxes)
    // Some windows side by side, since most of it is waiting.
    const windows = await Promise.all(Array.from({ length: 4 }, () => context.newPage()))
    const left = among.values()
    const lookedAt = await Promise.all(
      windows.map(async (one) => {
        let looked = 0
        await one.goto('./#/users')
        await expect(box(one, labels.mailboxes)).toHaveValue(mailboxes)
        for (const { fragment, title } of left) {
          await one.goto(`./${fragment}`)
          await expect(one).toHaveTitle(title)
          await expectDrawnForGood(one, `${fragment} of ${mailboxes} mailboxes`)
          looked += 1
        }
        await one.close()
        return looked
      }),
    )
    expect(lookedAt.reduce((sum, looked) => sum + looked, 0)).toBe(among.length)
  }
})
