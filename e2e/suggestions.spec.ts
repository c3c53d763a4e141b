import type { Locator, Page } from '@playwright/test'
import { encodePlan } from '../src/codec/index.ts'
import { defaultPlan, type Plan, withVersion } from '../src/engine/index.ts'
import { findBarriers } from './axe.ts'
import { box, expect, give, goTo, headline, sideways, tabTo, test } from './journey.ts'

/** The changes that would make something fit. */
const changes = (page: Page): Locator =>
  page.getByRole('list', { name: 'Smallest single changes that make something fit' })

test.describe('a plan that nothing fits', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('./#/users')
    await give(page, 'Mailboxes today', '18000')
    await goTo(page, 'Plan')
    await expect(headline(page)).toContainText('No array considered fits this plan')
  })

  test('says which smallest changes make something fit, and an architect takes one', async ({
    page,
  }) => {
    const list = changes(page)
    await expect(list.getByRole('listitem').first()).toContainText('Arrays per server, at most')
    const weaker = list.getByRole('listitem').last()
    await expect(weaker).toContainText('Worst case on one server')
    await expect(weaker).toContainText(/all but one of 4\sservers.*any one server/)
    const arrays = list.getByRole('listitem').filter({ hasText: 'Arrays per server, at most' })
    await expect(arrays).toContainText(/2\sarrays.*4\sarrays/)
    await expect(arrays).toContainText('Then fits: 16 × PS6100XV')
    // What was searched for says how it was found.
    await arrays.getByRole('button', { name: /Show the working$/ }).click()
    await expect(page.getByRole('dialog')).toContainText('Every number between was tried')
    await page.keyboard.press('Escape')

    await arrays.getByRole('button', { name: /^Apply/ }).click()
    await expect(headline(page)).toContainText(/16\s×\sPS6100XV .* four arrays per server$/)
    await expect(list).toHaveCount(0)
    await expect(
      page.getByText(/^Changed: Arrays per server, at most to 4\sarrays\.$/),
    ).toBeVisible()

    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(headline(page)).toContainText('No array considered fits this plan')
    await expect(list).toBeVisible()
  })

  test('says what does not help on its own, and why', async ({ page }) => {
    await page.getByText(/^\d+ answers that do not help on their own$/).click()
    const quota = page.locator('.other-answers div').filter({ hasText: 'Mailbox quota' })
    await expect(quota).toContainText(/700\sMB; tried to 10\sMB/)
    await expect(quota).toContainText('Database reads')
    const reserve = page.locator('.other-answers div').filter({ hasText: 'IOPS reserve' })
    await expect(reserve).toContainText('judged at the expected load')
  })

  test('is fixed by keyboard alone', async ({ page }) => {
    const apply = changes(page).getByRole('button', { name: /^Apply Growth/ })
    await expect(apply).toBeVisible()
    await tabTo(page, apply)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Changed: Growth to −\d+\s%\.$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused()
  })

  test('has its suggestions in the report, without buttons', async ({ page }) => {
    await page.getByRole('button', { name: 'Report to print' }).click()
    await expect(changes(page).getByRole('listitem').first()).toContainText('Arrays per server')
    await expect(changes(page).getByRole('button', { name: /^Apply/ })).toHaveCount(0)
    await expect(page.locator('.other-answers dd').first()).toBeVisible()
  })

  test('reads well on a narrow screen, and to assistive technology', async ({ page }) => {
    await expect(changes(page)).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await sideways(page)).toBeLessThanOrEqual(0)
  })
})

test('several quotas are lowered by one factor', async ({ page }) => {
  await page.goto('./#/users')
  await give(page, 'Mailboxes today', '12000')
  await page.getByRole('button', { name: 'Add a tier' }).click()
  await box(page, 'Mailbox quota').first().fill('8000')
  await goTo(page, 'Plan')
  const quota = changes(page).getByRole('listitem').filter({ hasText: 'Mailbox quota' })
  await expect(quota).toContainText(/of what each tier has\s*100\s%/)
})

test('400,000 mailboxes, which no change of the design helps, are offered designs with other servers', async ({
  page,
}) => {
  await page.goto('./#/users')
  await give(page, 'Mailboxes today', '400000')
  await goTo(page, 'Plan')
  await expect(page.getByText('No single change of the design is enough')).toBeVisible()
  const found = page.getByRole('list', { name: 'Designs with other servers that fit' })
  await expect(found.getByRole('listitem')).toHaveCount(3)
  await expect(
    page.getByText(/^Of [\d,]+ designs with other servers .* [\d,]+ fit\./),
  ).toBeVisible()
  const first = found.getByRole('listitem').first()
  await expect(first).toContainText(/^\d+ servers, \d copies/)
  await first.getByRole('button', { name: /^Apply/ }).click()
  await expect(found).toHaveCount(0)
  await expect(headline(page)).toContainText(/\d+\s×\sPS\d.*\sarrays? per server$/)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(found.getByRole('listitem')).toHaveCount(3)
})

test('the search for designs with other servers is cancelled and begun again', async ({ page }) => {
  await page.goto('./#/users')
  await give(page, 'Mailboxes today', '400000')
  // A quick machine has found all before a journey could click.
  await page.evaluate(() => {
    const isCancel = (button: Element) => button.textContent === 'Cancel the search'
    new MutationObserver((_, watching) => {
      const cancel = [...document.querySelectorAll('button')].find(isCancel)
      if (!cancel) return
      watching.disconnect()
      cancel.click()
    }).observe(document.body, { childList: true, subtree: true })
  })
  await goTo(page, 'Plan')
  await expect(page.getByText('was canceled')).toBeVisible()
  await page.getByRole('button', { name: 'Search again' }).click()
  await expect(
    page.getByRole('list', { name: 'Designs with other servers that fit' }).getByRole('listitem'),
  ).toHaveCount(3)
})

test('a site to lose and too few bays are mended together in one press, and one step back', async ({
  page,
}) => {
  const later = withVersion(defaultPlan, 'SE')
  const tiers: Plan['tiers'] = [{ ...later.tiers[0], mailboxes: 20_000 }]
  const plan: Plan = { ...later, automatic: [], survive: 'site', tiers }
  await page.goto(`./#/plan?p=${encodePlan(plan).code}`)
  const list = page.getByRole('list', { name: 'Cheapest changes that make some servers fit' })
  const first = list.getByRole('listitem').first()
  await expect(first).toContainText(/Sites\s*1\ssite.*2\ssites.*Drive bays.*Then fits: 6\sservers/)
  await first.getByRole('button', { name: /^Apply Sites to 2 sites, Drive bays/ }).click()
  await expect(list).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'What would make it hold' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(list).toBeVisible()
})
