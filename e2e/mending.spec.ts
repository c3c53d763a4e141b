import { expect, type Page, test } from '@playwright/test'
import { example, expectDrawn } from './journey.ts'
import { copyMade, cutOff, type Served, serve } from './served.ts'

// Uses the plain `test` of Playwright, because missing files make the browser report errors.
test.use({ serviceWorkers: 'allow' })

let served: Served

test.beforeEach(async () => {
  served = await serve()
})
test.afterEach(() => served.stop())

/** Lists, breaks or deletes files in the offline copy whose URL matches `of`. Returns URLs. */
async function inCopy(page: Page, act: 'list' | 'break' | 'delete', of: string): Promise<string[]> {
  return await page.evaluate(
    async ([act, of]) => {
      const [name = ''] = await caches.keys()
      const cache = await caches.open(name)
      const found = (await cache.keys()).filter(({ url }) => new RegExp(of).test(url))
      for (const one of found) {
        const kept = await cache.match(one)
        if (act === 'delete') await cache.delete(one)
        if (act === 'break' && kept)
          await cache.put(one, new Response('broken()', { headers: kept.headers }))
      }
      return found.map(({ url }) => url)
    },
    [act, of] as const,
  )
}

test('a copy of which files broke or went missing mends itself with a network', async ({
  page,
}) => {
  await page.goto(served.address)
  await copyMade(page)
  const all = await inCopy(page, 'list', '')
  const broken = await inCopy(
    page,
    'break',
    '/(index\\.html|assets/(early|answer-content|worker)-)',
  )
  const missing = await inCopy(page, 'delete', '/assets/(engine|style|what-if-page)-')
  expect(broken.length).toBeGreaterThanOrEqual(4)
  expect(missing.length).toBeGreaterThanOrEqual(3)
  served.asked.splice(0)
  await page.goto(`${served.address}${example('what-if')}`)
  await page.reload()
  await expectDrawn(page)
  await expect(page.getByRole('heading', { name: 'Growth over the years' })).toBeVisible()
  await page.goto(`${served.address}${example('plan')}`)
  await expectDrawn(page)
  // Broken files were fetched again, and now work without a network.
  expect(await inCopy(page, 'list', '')).toHaveLength(all.length)
  await cutOff(page, served)
  await page.goto('about:blank')
  await page.goto(`${served.address}${example('what-if')}`)
  await expectDrawn(page)
  await expect(page.getByRole('heading', { name: 'Growth over the years' })).toBeVisible()
})

test('a copy that cannot be made, or breaks without a network, says so and comes with one', async ({
  page,
  browser,
}) => {
  await page.goto(served.address)
  await copyMade(page)
  await inCopy(page, 'delete', 'assets/(charts|report-page)-')
  await cutOff(page, served)
  await page.goto('about:blank')
  await page.goto(`${served.address}${example('report')}`)
  await expect(page.getByRole('heading', { name: /could not be fetched$/ })).toBeVisible()
  await served.start()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectDrawn(page)

  served.refuse('sw.js')
  const other = await browser.newPage()
  await other.goto(served.address)
  await other.getByRole('button', { name: 'Program' }).click()
  await expect(
    other.getByText(/^Not kept in this browser: a file could not be fetched/),
  ).toBeVisible()
  await other.close()
})
