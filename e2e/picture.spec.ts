import { readFileSync } from 'node:fs'
import { encodePlan } from '../src/codec/index.ts'
import { defaultPlan, type Plan, withVersion, workbookDefaults } from '../src/engine/index.ts'
import { findBarriers } from './axe.ts'
import { expect, expectDrawn, test } from './journey.ts'

const later = workbookDefaults('2019')
const twoSites: Plan = {
  ...later,
  sites: 2,
  copies: 4,
  secondSiteCopies: 2,
  siteModel: 'AA1',
  activeServers: 3,
}
const clusters: Plan = { ...withVersion(defaultPlan, '2003'), availability: 'scc', servers: 4 }

const toolbar = 'Servers and sites of the picture, to fail and to restore'

test('servers and sites are failed in the picture by keyboard, and it is saved as it is then', async ({
  page,
}) => {
  await page.goto(`#/plan?p=${encodePlan(twoSites).code}`)
  await expectDrawn(page)
  const picture = page.getByRole('figure', { name: /^6 servers in 2 sites/ })
  await expect(picture.locator('svg').first()).toContainText('MBX01')
  const switches = page.getByRole('toolbar', { name: toolbar })
  // One tab stop for all of them.
  await expect(switches.locator('button[tabindex="0"]')).toHaveCount(1)
  await switches.getByRole('button', { name: 'Fail site 1' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(switches.getByRole('button', { name: 'Restore MBX01' })).toBeFocused()
  await expect(page.getByText(/^MBX01 is down\. All/).first()).toBeVisible()
  await expect(page).toHaveURL(/&down=1$/)
  const drawn = page.locator('.design-drawing')
  await expect(drawn.getByText('✕ down')).toHaveCount(1)
  await page.keyboard.press('End')
  await page.keyboard.press('Space')
  await expect(drawn.getByText('cut', { exact: true })).toHaveCount(1)
  await page.keyboard.press('Space')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(drawn.getByText('✕ down')).toHaveCount(3)
  await expect(drawn.getByText('Site 1 · lost')).toHaveCount(1)
  expect(await findBarriers(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.locator('.design-picture button.save', { hasText: 'SVG' }).click()
  const svg = readFileSync(await (await download).path(), 'utf8')
  expect(svg).toContain('<title>Site 1 is down.')
  expect(svg).toContain('Site 1 · lost')
  // The same without looking: one row a server.
  await page.getByText('As a table', { exact: true }).click()
  await expect(page.getByRole('row', { name: /^MBX02 .*down/ })).toBeVisible()
})

test('the picture stands on the report of every kind of plan, as wide as the paper', async ({
  page,
}) => {
  for (const [plan, words] of [
    [twoSites, /^6 servers in 2 sites/],
    [defaultPlan, /^4 servers in 2 sites, 7 databases in all, 1 × PS6100XV/],
    [clusters, /^4 servers in 2 sites/],
  ] as const) {
    await page.goto(`#/report?p=${encodePlan(plan).code}`)
    await expectDrawn(page)
    await page.emulateMedia({ media: 'print' })
    const drawing = page.getByRole('img', { name: words })
    await expect(drawing).toBeVisible()
    await expect(page.getByRole('toolbar', { name: toolbar })).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  }
})
