import type { Page } from '@playwright/test'
import { encodePlan, type Plan, workbookDefaults } from '#program'
import { findBarriers } from './axe.ts'
import {
  expect,
  expectDrawn,
  expectOnlySense,
  openSection,
  sideways,
  tabTo,
  test,
} from './journey.ts'

const later = workbookDefaults('2019')

/** Four servers in each of two sites, and 120 databases with four copies over both sites. */
const twoSites: Plan = {
  ...later,
  ...{ sites: 2, copies: 4, secondSiteCopies: 2, siteModel: 'AA1', activeServers: 4 },
  tiers: [{ ...later.tiers[0], mailboxes: 10_000, quota: 5120 }],
}
const { code } = encodePlan(twoSites)

const outcome = (page: Page) => page.getByRole('status').and(page.locator('.outcome'))
const button = (page: Page, name: string) =>
  page.getByRole('group', { name: 'What if it fails' }).getByRole('button', { name, exact: true })
const endOf = (page: Page) => page.url().replace(/^.*[?]p=[\w-]*/, '')

const switchedOver = 'Site 2 and MBX03 are down. An administrator has switched over.'

/** Column head of a server in the map: its active databases, or that it is down. */
const head = (page: Page, name: string) => page.getByRole('columnheader', { name })

test('two servers and a site are lost by keyboard, and the link of it opens the same', async ({
  page,
  newProfile,
}) => {
  await page.goto(`./#/map?p=${code}`)
  await expectDrawn(page)
  await expect(page).toHaveURL(/#\/plan\/map\?p=/)
  await expect(page.getByRole('heading', { name: 'DAG map' })).toBeFocused()
  await expect(outcome(page)).toContainText('Everything is up.')
  for (const [name, key] of [
    ['MBX03', 'Enter'],
    ['MBX07', 'Space'],
  ] as const) {
    const drawn = page.getByRole('toolbar', { name: /to fail and to restore$/ })
    await drawn.getByRole('button', { name: `Fail ${name}` }).focus()
    await page.keyboard.press(key)
    // The focused button now restores the server.
    await expect(drawn.getByRole('button', { name: `Restore ${name}` })).toBeFocused()
  }
  await expect(outcome(page)).toContainText(
    'MBX03 and MBX07 are down. All 120 databases are active.',
  )
  // Buttons of sites stand below the picture.
  await tabTo(page, button(page, 'Fail site 2'))
  await page.keyboard.press('Enter')
  await expect(outcome(page)).toContainText('None of 120 databases is active')
  await tabTo(page, button(page, 'Switch over by hand'))
  await page.keyboard.press('Enter')
  await expect(outcome(page)).toContainText(switchedOver)
  const busiest = page.getByRole('table', { name: 'The busiest server' })
  await expect(busiest.getByRole('row').nth(1)).toContainText(/MBX01.*40.*139.*168/s)
  // Every copy counts as active, so no loss adds to the load of drives.
  await expect(busiest).not.toContainText('IOPS')
  await expect.poll(() => endOf(page)).toBe('&down=3,7&site=2&over=yes')
  expect(await findBarriers(page, '.failing')).toEqual([])

  // A reload and a link keep the failures.
  await page.reload()
  await expectDrawn(page)
  await expect(outcome(page)).toContainText(switchedOver)
  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = await page.getByRole('textbox', { name: 'link' }).inputValue()
  expect(link).toMatch(/&down=3,7&site=2&over=yes&on=[\d-]+&by=[\d.]+$/)

  const colleague = await newProfile()
  await colleague.setViewportSize({ width: 390, height: 844 })
  await colleague.goto(link)
  await expectDrawn(colleague)
  await expect(outcome(colleague).filter({ hasText: switchedOver })).toBeVisible()
  await openSection(colleague, 'map')
  await expectDrawn(colleague)
  await expect(outcome(colleague)).toContainText(switchedOver)
  await expect(head(colleague, 'MBX03').first()).toBeVisible()
  await expectOnlySense(colleague)
  expect(await sideways(colleague)).toBe(0)
  await button(colleague, 'Restore all').press('Enter')
  await expect(outcome(colleague)).toContainText('Everything is up.')
  await expect(button(colleague, 'Restore all')).toBeFocused()
  await expect.poll(() => endOf(colleague)).toBe('')
})
