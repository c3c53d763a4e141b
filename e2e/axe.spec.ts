import type { Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { box, expect, figure, give, goTo, headline, openAllSections, test } from './journey.ts'
import { looks } from './looks.ts'
import { picturesOf } from './pictures.ts'

/** What a page shows only after a person did something. Each begins in a new window. */
const situations: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'an open working': async (page) => {
    await page.goto('./#/plan')
    await openAllSections(page, 'Sizing')
    await figure(page.getByRole('main'), 'Mailbox databases').click()
    await page.getByRole('dialog').locator('summary', { hasText: 'Mailbox on disk' }).click()
    await expect(
      page.getByRole('dialog').getByText('mailbox quota + recoverable items'),
    ).toBeVisible()
  },
  'an error summary': async (page) => {
    await page.goto('./#/users')
    await page.getByText('More answers').click()
    await page.getByRole('button', { name: 'About Mailboxes today' }).click()
    await give(page, 'Mailboxes today', '0')
    await give(page, 'Growth', 'abc')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toBeFocused()
  },
  'several tiers with a wrong answer, one of them removed': async (page) => {
    await page.goto('./#/users')
    for (const tier of [2, 3, 4]) {
      await page.getByRole('button', { name: 'Add a tier' }).click()
      await page.getByRole('textbox', { name: `Name of tier ${tier}` }).fill(`Office ${tier}`)
    }
    // A table where there is room for it, else a card for each.
    const isTable = (await page.getByRole('grid', { name: 'Tiers' }).count()) > 0
    const second = page.getByRole(isTable ? 'row' : 'group', { name: 'Office 2' })
    if (isTable) await page.getByRole('checkbox', { name: 'All columns' }).check()
    else await second.getByText('More answers').click()
    await give(second, 'Concurrently active', '0')
    if (isTable) await page.getByRole('button', { name: 'Actions of Office 3' }).click()
    await page.getByRole('button', { name: 'Remove Office 3' }).click()
    await expect(page.getByText('Office 3 was removed.')).toBeVisible()
    await page.getByRole('button', { name: 'Paste from a spreadsheet' }).click()
    await page.getByLabel('Cells of a spreadsheet').fill('Tier\tUsers\tCost\nVIP\tmany\t5')
    await expect(page.getByRole('table', { name: 'Preview' })).toBeVisible()
  },
  'the plan of several tiers': async (page) => {
    await page.goto('./#/users')
    await page.getByRole('button', { name: 'Add a tier' }).click()
    await box(page, 'Mailboxes today').last().fill('300')
    await goTo(page, 'Plan')
    await openAllSections(page, 'Sizing')
    await expect(page.getByRole('table', { name: 'Users by tier' })).toBeVisible()
  },
  'two variants, compared': async (page) => {
    await page.goto('./#/users')
    await page.getByRole('button', { name: /^Duplicate / }).click()
    await give(page, 'Mailbox quota', '5 GB')
    await page.goto('./#/compare')
    await expect(page.getByRole('table', { name: 'Results side by side' })).toBeVisible()
  },
  'the list of steps to go back in': async (page) => {
    await page.goto('./#/users')
    await give(page, 'Mailbox quota', '5 GB')
    await page.getByRole('button', { name: 'History' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'a plan with all kinds of trouble': async (page) => {
    await page.goto('./#/users')
    await give(page, 'Mailboxes today', '1,000,000')
    await goTo(page, 'Availability')
    await give(page, 'Database copies', '5')
    await page.goto('./#/plan?p=0')
    await expect(page.getByText(/^The link is cut short/)).toBeVisible()
    await expect(headline(page)).toContainText('No array considered fits this plan')
    await expect(page.getByText(/^Not updated:/)).toBeVisible()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByRole('textbox', { name: /this link|whole plan/ })).toBeVisible()
  },
}

test.use({ reducedMotion: 'reduce' })

// All pages one after the other in one window, as a person opens them.
test('no barrier that axe knows on any page, and each looks as its pictures do', async ({
  page,
  browser,
}, info) => {
  test.slow()
  // The report says what day it is.
  await page.clock.setFixedTime('2026-01-15T12:00:00')
  const pictures = picturesOf(info, browser.version())
  if (pictures.notCompared) console.warn(pictures.notCompared)
  for (const { fragment, title, name } of looks) {
    await page.goto(`./${fragment}`)
    await expect(page).toHaveTitle(title)
    // It comes late, at the foot of every page.
    await expect(page.getByRole('button', { name: 'Program' })).toBeVisible()
    await expectNoBarriers(page, name, [1280, 390], (size) =>
      pictures.look(page, `${name}-${size}`),
    )
  }
})

for (const [name, arrive] of Object.entries(situations))
  test(`no barrier that axe knows with ${name}`, async ({ page }) => {
    await arrive(page)
    await expectNoBarriers(page, name, [1280, 390])
  })
