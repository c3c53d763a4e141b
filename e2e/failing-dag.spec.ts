import type { Page } from '@playwright/test'
import { encodePlan } from '../src/codec/index.ts'
import { type Plan, workbookDefaults } from '../src/engine/index.ts'
import { findBarriers } from './axe.ts'
import {
  expect,
  expectDrawn,
  expectOnlySense,
  goTo,
  openSection,
  sideways,
  tabTo,
  test,
} from './journey.ts'

const later = workbookDefaults('2019')

/** Four servers in either of two sites, and 120 databases of four copies that both sites share. */
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

/** Unfolds the switches of single servers. */
async function openServers(page: Page): Promise<void> {
  const fold = page.locator('details', { hasText: 'Single servers' })
  if ((await fold.getAttribute('open')) === null) await page.getByText('Single servers').click()
}

/** Goes to the map in its part of the plan. */
async function goToMap(page: Page): Promise<void> {
  if (!/#\/plan/.test(page.url())) await goTo(page, 'Plan')
  await openSection(page, 'DAG map')
  await expectDrawn(page)
}

/** A server’s head in the map, with how many databases are active there or that it is down. */
const head = (page: Page, name: string) => page.getByRole('columnheader', { name })

const bothDown =
  'MBX03 and MBX07 are down. All 120 databases are active. At most 20 of 120 databases are active on one server: MBX01.' +
  'Quorum of DAG1: 7 of 9 votes left, witness included; 5 needed. It goes on.'
const siteDown =
  '✗ 10,000 people are without mail until an administrator acts.' +
  'Site 2 and MBX03 are down. None of 120 databases is active: 120 wait for an administrator to switch over.' +
  'Quorum of DAG1: 4 of 9 votes left, witness included; 5 needed. It stops.'
const switchedOver =
  'Site 2 and MBX03 are down. An administrator has switched over. All 120 databases are active. At most 40 of 120 databases are active on one server: MBX01.' +
  'Quorum of DAG1: 4 of 9 votes left, witness included; 5 needed. Shrunk by hand to the servers that are left, it goes on in site 1.'

test('two servers and a site are lost by keyboard, and the link of it opens the same', async ({
  page,
  newProfile,
}) => {
  await page.goto(`./#/map?p=${code}`)
  await expectDrawn(page)
  await expect(page).toHaveURL(/#\/plan\/map\?p=/)
  await expect(page.getByRole('heading', { name: 'DAG map' })).toBeFocused()
  await expect(outcome(page)).toContainText('Everything is up. All 120 databases are active.')
  await page.getByText('Single servers').press('Enter')
  for (const [name, key] of [
    ['MBX03', 'Enter'],
    ['MBX07', 'Space'],
  ] as const) {
    await tabTo(page, button(page, `Fail ${name}`))
    await page.keyboard.press(key)
    // The way back is where the keyboard is.
    await expect(button(page, `Restore ${name}`)).toBeFocused()
  }
  await expect(outcome(page)).toHaveText(bothDown)
  // The sites stand before the single servers.
  await tabTo(page, button(page, 'Fail site 2'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(outcome(page)).toHaveText(siteDown)
  await tabTo(page, button(page, 'Switch over by hand'))
  await page.keyboard.press('Enter')
  await expect(outcome(page)).toHaveText(switchedOver)
  const busiest = page.getByRole('table', { name: 'The busiest server' })
  await expect(busiest.getByRole('row').nth(1)).toContainText(/MBX01.*40.*139.*168/s)
  // Every copy counts as active: no loss adds to what drives do.
  await expect(busiest).not.toContainText('IOPS')
  await expect.poll(() => endOf(page)).toBe('&down=3,7&site=2&over=yes')
  expect(await findBarriers(page)).toEqual([])

  // Nothing of it is lost by a reload, on the way to the plan, or by the browser's back button.
  await page.reload()
  await expectDrawn(page)
  await expect(outcome(page)).toHaveText(switchedOver)
  await goTo(page, 'Plan')
  await expectDrawn(page)
  await expect(outcome(page).filter({ hasText: switchedOver })).toBeVisible()
  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = await page.getByRole('textbox', { name: 'link' }).inputValue()
  expect(link).toMatch(/&down=3,7&site=2&over=yes&on=[\d-]+&by=[\d.]+$/)
  await page.goBack()
  await expectDrawn(page)
  await expect(outcome(page)).toHaveText(switchedOver)

  const colleague = await newProfile()
  await colleague.setViewportSize({ width: 390, height: 844 })
  await colleague.goto(link)
  await expectDrawn(colleague)
  await expect(outcome(colleague).filter({ hasText: switchedOver })).toBeVisible()
  await goToMap(colleague)
  await expect(outcome(colleague)).toHaveText(switchedOver)
  await expect(head(colleague, 'MBX03').first()).toBeVisible()
  await expectOnlySense(colleague)
  expect(await sideways(colleague)).toBe(0)
  await button(colleague, 'Restore all').press('Enter')
  await expect(outcome(colleague)).toContainText('Everything is up.')
  await expect(button(colleague, 'Restore all')).toBeFocused()
  await expect.poll(() => endOf(colleague)).toBe('')
})

test('what an address takes down and the plan does not have is left out, and said', async ({
  page,
}) => {
  const leftOut = page.getByText('Not in this plan, and so left out:')
  await page.goto(`./#/map?p=${code}&down=99,abc,3,3&site=7`)
  await expectDrawn(page)
  await expect(outcome(page)).toContainText('MBX03 is down. All 120 databases are active.')
  await expect(leftOut).toHaveText(
    'Not in this plan, and so left out: server 99, site 7 and “abc”.',
  )

  // Whoever goes on leaves it behind.
  await openServers(page)
  await button(page, 'Fail MBX07').click()
  await expect(leftOut).toHaveText('Not in this plan, and so left out: server 99 and site 7.')
  const many = Array.from({ length: 5000 }, (_, at) => at + 1).join(',')
  await page.goto(`./#/map?p=${code}&down=${many}`)
  await expectDrawn(page)
  await expect(outcome(page)).toContainText('None of 120 databases is active')
  await expectOnlySense(page)
  await button(page, 'Restore all').click()
  await expect(leftOut).toHaveCount(0)

  // A plan of fewer servers: what it has stays down, and the others come back with it.
  await openServers(page)
  await button(page, 'Fail MBX03').click()
  await button(page, 'Fail MBX08').click()
  await goTo(page, 'Availability')
  const servers = page.getByRole('textbox', { name: /^Servers with active mailboxes/ })
  await servers.fill('3')
  await servers.blur()
  await goToMap(page)
  await expect(outcome(page)).toContainText('MBX03 is down.')
  await expect(leftOut).toHaveText('Not in this plan, and so left out: server 8.')
  await goTo(page, 'Availability')
  await servers.fill('4')
  await servers.blur()
  await goToMap(page)
  await expect(outcome(page)).toContainText('MBX03 and MBX08 are down.')
})
