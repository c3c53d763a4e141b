import { encodePlan } from '../src/codec/index.ts'
import { defaultPlan, type Plan, workbookDefaults } from '../src/engine/index.ts'
import { pages } from './builds.ts'
import { expect, test } from './journey.ts'
import { badColumns } from './tables.ts'

const later = workbookDefaults('SE')
const tierAt = (at: number) => ({
  ...later.tiers[0],
  name: `Department number ${at} with a long name`,
  mailboxes: 500 * at,
  quota: 5120,
})
const tiers: Plan['tiers'] = [tierAt(1), ...Array.from({ length: 11 }, (_, at) => tierAt(at + 2))]
const twoSites = { sites: 2, siteModel: 'AA1', copies: 4, secondSiteCopies: 2 } as const

const plans: readonly (readonly [string, Plan])[] = [
  ['the worked example', defaultPlan],
  ['twelve tiers in two sites', { ...later, ...twoSites, specRate: 1500, tiers }],
]

for (const [name, plan] of plans)
  test(`no table shows a sliver of a column or a letter a line: ${name}`, async ({ page }) => {
    test.slow()
    for (const { fragment } of pages) {
      await page.goto(`./${fragment}?p=${encodePlan(plan).code}`)
      await expect(page.locator('html[data-whole]')).toBeAttached()
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await page.evaluate(() => {
          for (const one of document.querySelectorAll('details')) one.open = true
          for (const one of document.querySelectorAll('button'))
            if (one.textContent === 'Open all sections') one.click()
        })
        await expect
          .soft(
            async () => expect(await badColumns(page)).toEqual([]),
            `${fragment} at ${width} px`,
          )
          .toPass({ timeout: 10_000 })
      }
    }
  })
