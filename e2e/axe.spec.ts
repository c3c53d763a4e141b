import type { Page } from '@playwright/test'
import { faintTexts, smallTargets } from './accessibility.ts'
import { findBarriers, findByAxe } from './axe.ts'
import {
  example,
  expect,
  figure,
  figureLabels,
  give,
  goTo,
  headline,
  labels,
  openAllSections,
  sideways,
  test,
  titles,
} from './journey.ts'

/** States that a page reaches only by actions of a person, one after the other in one window. */
const situations: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'an open working': async (page) => {
    await page.goto(example('plan'))
    await openAllSections(page, 'sizing')
    await figure(page.getByRole('main'), figureLabels.databases).click()
    await page.getByRole('dialog').locator('summary', { hasText: figureLabels.onDisk }).click()
    await expect(
      page.getByRole('dialog').getByText('mailbox quota + recoverable items'),
    ).toBeVisible()
  },
  'two variants, compared': async (page) => {
    await page.goto(example('users'))
    await page.getByRole('button', { name: /^Duplicate / }).click()
    await give(page, labels.quota, '5 GB')
    await page.goto('./#/compare')
    await expect(
      page.getByRole('table', { name: 'Answers and results side by side' }),
    ).toBeVisible()
  },
  'an error summary': async (page) => {
    await page.goto(example('users'))
    await page.getByText('More answers').click()
    await page.getByRole('button', { name: `About ${labels.mailboxes}` }).click()
    await give(page, labels.mailboxes, 'as many as the directory of all our offices holds')
    await give(page, labels.growth, 'abc')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toBeFocused()
  },
  'a plan with all kinds of trouble': async (page) => {
    await page.goto(example('users'))
    await give(page, labels.mailboxes, '1,000,000')
    await goTo(page, titles.availability)
    await give(page, labels.copies, '5')
    await page.goto('./#/plan?p=0')
    await expect(page.getByText(/^The link is cut short/)).toBeVisible()
    await expect(headline(page)).toContainText('No array considered fits this plan')
    await expect(page.getByText(/^Not updated:/)).toBeVisible()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByRole('textbox', { name: /this link|whole plan/ })).toBeVisible()
  },
  'several tiers with a wrong answer, one of them removed': async (page) => {
    await page.goto(example('users'))
    for (const tier of [2, 3, 4]) {
      await page.getByRole('button', { name: 'Add a tier' }).click()
      await page.getByRole('textbox', { name: `Name of tier ${tier}` }).fill(`Office ${tier}`)
    }
    // A table if there is room for one, otherwise a card per tier.
    const isTable = (await page.getByRole('grid', { name: 'Tiers' }).count()) > 0
    const second = page.getByRole(isTable ? 'row' : 'group', { name: 'Office 2' })
    if (isTable) await page.getByRole('checkbox', { name: 'All columns' }).check()
    else await second.getByText('More answers').click()
    await give(second, labels.active, '0')
    if (isTable) await page.getByRole('button', { name: 'Actions of Office 3' }).click()
    await page.getByRole('button', { name: 'Remove Office 3' }).click()
    await expect(page.getByText('Office 3 was removed.')).toBeVisible()
    await page.getByRole('button', { name: 'Paste from a spreadsheet' }).click()
    await page.getByLabel('Cells of a spreadsheet').fill('Tier\tUsers\tCost\nVIP\tmany\t5')
    await expect(page.getByRole('table', { name: 'Preview' })).toBeVisible()
  },
}

test.use({ reducedMotion: 'reduce' })

// The sweep checks the pages as they first are.
test('no barrier that axe knows after a person did something', async ({ page }) => {
  // Once, axe-core itself checks the rules that `faintTexts`, `bareLinks` and `smallTargets`
  // replace.
  await page.goto(example('users'))
  expect(await findByAxe(page, { isSlow: true })).toEqual([])
  for (const [name, arrive] of Object.entries(situations)) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ colorScheme: 'light' })
    await arrive(page)
    expect.soft(await findBarriers(page), name).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await faintTexts(page), `${name}, dark`).toEqual([])
    await page.setViewportSize({ width: 390, height: 900 })
    await page.evaluate(() => scrollTo(0, 0))
    expect.soft(await smallTargets(page), `${name}, 390 px`).toEqual([])
    expect.soft(await sideways(page), `${name}, 390 px`).toBe(0)
  }
})
