import { readFileSync } from 'node:fs'
import { encodePlan, type Plan, workbookDefaults } from '#program'
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

const toolbar = 'Servers of the picture, to fail and to restore'

test('servers and sites are failed in the picture by keyboard, and it is saved as it is then', async ({
  page,
}) => {
  await page.goto(`#/plan/failures?p=${encodePlan(twoSites).code}`)
  await expectDrawn(page)
  const picture = page.getByRole('figure', { name: /^6 servers in 2 sites/ })
  await expect(picture.locator('svg').first()).toContainText('MBX01')
  const switches = page.getByRole('toolbar', { name: toolbar })
  // The toolbar is one Tab stop.
  await expect(switches.locator('button[tabindex="0"]')).toHaveCount(1)
  await switches.getByRole('button', { name: 'Fail MBX02' }).focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(switches.getByRole('button', { name: 'Restore MBX01' })).toBeFocused()
  await expect(page.getByText(/^MBX01 is down\. All/).first()).toBeVisible()
  await expect(page).toHaveURL(/&down=1$/)
  const drawn = page.locator('.design-drawing')
  await expect(drawn.getByText('✕ down')).toHaveCount(1)
  const below = page.getByRole('group', { name: 'What if it fails' })
  await below.getByRole('button', { name: 'Cut the link' }).press('Space')
  await expect(drawn.getByText('cut', { exact: true })).toHaveCount(1)
  await below.getByRole('button', { name: 'Mend the link' }).press('Space')
  await below.getByRole('button', { name: 'Fail site 1' }).press('Enter')
  await expect(drawn.getByText('✕ down')).toHaveCount(3)
  await expect(drawn.getByText('Site 1 · lost')).toHaveCount(1)
  expect(await findBarriers(page)).toEqual([])
  await page.getByText('Table and files', { exact: true }).click()
  const download = page.waitForEvent('download')
  await page.locator('.design-picture button.save', { hasText: 'SVG' }).click()
  const svg = readFileSync(await (await download).path(), 'utf8')
  expect(svg).toContain('<title>Site 1 is down.')
  expect(svg).toContain('Site 1 · lost')
  // The table tells the same to a screen reader, one row per server.
  await expect(page.getByRole('row', { name: /^MBX02 .*down/ })).toBeVisible()

  // In the report, the picture has no switches and is as wide as the paper.
  await page.goto('#/report')
  await expectDrawn(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', { name: /^6 servers in 2 sites/ })).toBeVisible()
  await expect(page.getByRole('toolbar', { name: toolbar })).toHaveCount(0)
})
