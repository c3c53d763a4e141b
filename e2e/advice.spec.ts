import { encodePlan } from '../src/codec/index.ts'
import { type Plan, workbookDefaults } from '../src/engine/index.ts'
import { expect, openSection, printPdf, test, titleOf } from './journey.ts'
import { poppler, squeezed } from './poppler.ts'

/** A design of two sites that holds. */
function inTwoSites(): Plan {
  const plan = workbookDefaults('2019')
  const [tier] = plan.tiers
  return {
    ...plan,
    ...{ sites: 2, siteModel: 'AA1', copies: 4, secondSiteCopies: 2, activeServers: 6 },
    ...{ cores: 32, specRate: 1400, serverPrice: 9000 },
    ...{ databaseDrivePrice: 400, otherDrivePrice: 200 },
    tiers: [{ ...tier, mailboxes: 10_000, quota: 5120 }],
  }
}

test('an architect accepts advice, and a customer reads on paper what was accepted and what failures leave', async ({
  page,
}, info) => {
  await page.goto(`./#/plan?p=${encodePlan(inTwoSites()).code}`)
  const advice = await openSection(page, 'advice')
  const first = advice.getByRole('checkbox', { name: /^Accepted: / }).first()
  await first.check()
  await expect(first).toBeFocused()
  await page.getByRole('button', { name: 'Report to print' }).click()
  await expect(titleOf(page, 'Exchange storage plan')).toBeVisible()
  const printed = page.getByRole('table', { name: 'Advice' })
  await expect(printed.getByRole('cell', { name: 'Accepted by the author' })).toHaveCount(1)

  const file = await printPdf(page, info)
  const text = (layout: string) => poppler('pdftotext', layout, file, '-').split('\f').slice(0, -1)
  const cells = text('-raw').map(squeezed)
  for (const name of ['Advice', 'Deployment checklist']) {
    const rows = await page.getByRole('table', { name }).locator('tr:has(> td)').allTextContents()
    expect(rows.length).toBeGreaterThan(2)
    for (const line of rows.map(squeezed)) {
      expect.soft(cells.filter((one) => one.includes(line)).length, line).toBe(1)
    }
  }
  const leftOut = await page.locator('.not-modelled > li').allTextContents()
  expect(leftOut.length).toBeGreaterThan(2)
  for (const line of leftOut) expect.soft(cells.join('')).toContain(squeezed(line))

  // No title is left at the foot of a page, away from what it is the title of.
  const pages = text('-layout')
  for (const title of ['Advice and checks', 'What is not modeled', 'Deployment checklist']) {
    const found = pages.flatMap((one) => {
      const lines = one.split('\n').filter((line) => line.trim() !== '')
      const at = lines.findIndex((line) => line.trim().replace(/^A?\d+ +/, '') === title)
      return at < 0 ? [] : [lines.length - at]
    })
    expect.soft(Math.max(...found), `lines of a page from “${title}” on`).toBeGreaterThan(4)
  }

  // The table of the proof is on one page, and what an outage comes to whole there or on the next.
  const proven = pages.flatMap((one, at) => (/After the loss of +Tried/.test(one) ? [at] : []))
  expect(proven).toHaveLength(1)
  const [at = 0] = proven
  const outage = pages.findIndex((one) => one.includes('By itself'))
  expect([at, at + 1]).toContain(outage)
  expect(pages[outage]).toContain('How long that takes is not known')
})
