import type { Page } from '@playwright/test'
import { defaultPlan, encodePlan } from '#program'
import { pages } from './builds.ts'
import { example, expect, expectDrawn, sideways, test } from './journey.ts'

/** Holds back every script of that name until the returned function is called. */
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

/** Time in which something must not happen, in ms. */
const moment = 400

/** Files that load late, each with a page that needs one and a selector of what it draws. */
const lateParts = [
  { file: 'charts', fragment: example('report'), comes: '.segment-label' },
  { file: 'worker', fragment: example('what-if'), comes: '#sensitivity-title ~ .data-table' },
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
      await page.goto(example('users'))
      await expectDrawn(page)
      await page.goto(`./${fragment}`)
      await expect(expectDrawn(page, moment)).rejects.toThrow()
      await expect(page.locator(comes)).toHaveCount(0)
      const measured = sideways(page)
      const isPrinted = fragment === example('report')
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

/** Pages that search for changes if nothing fits. */
const searching = pages.filter(({ name }) => /^plan$/.test(name))

// The sweep covers every page of a plan that fits.
test('a page that is whole draws nothing more where nothing fits', async ({ context }) => {
  const [tier] = defaultPlan.tiers
  const { code } = encodePlan({ ...defaultPlan, tiers: [{ ...tier, mailboxes: 1_000_000 }] })
  expect(searching).toHaveLength(1)
  // In parallel, because most of the time is waiting.
  await Promise.all(
    searching.map(async ({ name, fragment }) => {
      const page = await context.newPage()
      await page.goto(`./${fragment}?p=${code}`)
      await expectDrawn(page)
      const main = page.getByRole('main')
      expect.soft(await main.locator('.chart:not(:has(text))').count(), name).toBe(0)
      const before = await main.innerHTML()
      await page.waitForTimeout(moment)
      expect.soft((await main.innerHTML()) === before, name).toBe(true)
    }),
  )
})
