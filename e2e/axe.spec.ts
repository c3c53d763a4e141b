import type { Page } from '@playwright/test'
import { findBarriers } from './axe.ts'
import { pages } from './builds.ts'
import { expect, expectDrawn, figure, give, goTo, test } from './journey.ts'

/** What a page shows only after a person did something. */
const situations: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'an open working': async (page) => {
    await page.goto('./#/plan')
    await figure(page.getByRole('main'), 'Mailbox databases').click()
    await page.getByRole('dialog').locator('summary', { hasText: 'Mailbox on disk' }).click()
    await expect(page.getByRole('dialog').getByText('mailbox quota + dumpster delta')).toBeVisible()
  },
  'an error summary': async (page) => {
    await page.goto('./')
    await page.getByText('More answers').click()
    await page.getByText('Mailboxes today: Default, range and source').click()
    await give(page, 'Mailboxes today', '0')
    await give(page, 'Growth', 'abc')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toBeFocused()
  },
  'several tiers, one of them removed': async (page) => {
    await page.goto('./')
    for (const tier of [2, 3, 4]) {
      await page.getByRole('button', { name: 'Add a tier' }).click()
      await page.getByRole('textbox', { name: `Name of tier ${tier}` }).fill(`Office ${tier}`)
    }
    const second = page.getByRole('group', { name: 'Office 2' })
    await second.getByText('More answers').click()
    await give(second, 'Concurrently active', '0')
    await page.getByRole('button', { name: 'Remove Office 3' }).click()
    await expect(page.getByText('Office 3 was removed.')).toBeVisible()
  },
  'the plan of several tiers': async (page) => {
    await page.goto('./')
    await page.getByRole('button', { name: 'Add a tier' }).click()
    await give(page.getByRole('group', { name: 'Tier 2' }), 'Mailboxes today', '300')
    await goTo(page, 'Plan')
    await expect(page.getByRole('table', { name: 'Users by tier' })).toBeVisible()
  },
  'a plan with all kinds of trouble': async (page) => {
    await page.goto('./#/users')
    await give(page, 'Mailboxes today', '1,000,000')
    await goTo(page, 'Availability')
    await give(page, 'Database copies', '5')
    await page.goto('./#/plan?p=0')
    await expect(page.getByText(/^The link is cut short/)).toBeVisible()
    await expect(page.getByText('No array considered fits this plan.')).toBeVisible()
    await expect(page.getByText(/^Not updated:/)).toBeVisible()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByRole('textbox', { name: /this link|whole plan/ })).toBeVisible()
  },
}

/** Of all that axe-core knows only the contrast can differ between light and dark. */
const rules = { light: undefined, dark: ['color-contrast'] }

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`no barrier that axe knows, ${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' })

      for (const { fragment, title } of pages)
        test(`on ${fragment}`, async ({ page }) => {
          await page.goto(`./${fragment}`)
          await expect(page).toHaveTitle(title)
          await expectDrawn(page)
          expect(await findBarriers(page, rules[colorScheme])).toEqual([])
        })

      test('in any situation', async ({ page }) => {
        for (const [name, arrive] of Object.entries(situations)) {
          await page.goto('./')
          await page.evaluate(() => {
            localStorage.clear()
            sessionStorage.clear()
          })
          await page.goto('about:blank')
          await arrive(page)
          await expectDrawn(page)
          expect.soft(await findBarriers(page, rules[colorScheme]), name).toEqual([])
        }
      })
    })
  }
}
