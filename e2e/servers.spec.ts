import { summaryTitles } from '../src/app/words/plan-titles.ts'
import { encodePlan } from '../src/codec/index.ts'
import { type Plan, workbookDefaults } from '../src/engine/index.ts'
import { builds } from './builds.ts'
import { expect, expectOnlySense, goTo, openAllSections, test, titles } from './journey.ts'

const later = workbookDefaults('2019')

/** Ten thousand mailboxes of 5 GiB in two sites, on servers whose processors do not do. */
const busy: Plan = {
  ...later,
  ...{ sites: 2, siteModel: 'AA1', copies: 4, secondSiteCopies: 2 },
  tiers: [{ ...later.tiers[0], mailboxes: 10_000, quota: 5120, growth: 20 }],
}
const { code } = encodePlan(busy)

const [, single] = builds

test('an architect without a network makes servers hold, and sees how long they do', async ({
  page,
}) => {
  await page.goto(`${single.address}#/plan?p=${code}`)
  const changes = page.getByRole('list', { name: /^Smallest single changes/ })
  await expect(changes.getByText(/^Then fits: 16\sservers, 13\sdrives/)).toBeVisible()
  await expect(changes.getByRole('listitem').filter({ hasText: 'Cores per server' })).toContainText(
    /34\s*cores/,
  )
  await changes
    .getByRole('button', { name: /^Apply\s+Servers with active mailboxes to 8\sservers/ })
    .click()
  await expect(page.getByRole('heading', { name: summaryTitles.mending })).toHaveCount(0)
  await openAllSections(page, 'order')
  const purchases = page.getByRole('table', { name: 'Servers and drives to buy, year by year' })
  await expect(purchases.getByRole('row', { name: /^Today \D*16/ })).toBeVisible()
  await expectOnlySense(page)

  await goTo(page, titles['what-if'])
  await expect(
    page.getByRole('table', { name: 'The last value of each answer that keeps the verdict' }),
  ).toBeVisible()
  await expect(page.getByText(/^These servers hold to the end of year 3/)).toBeVisible()
  await expectOnlySense(page)
})
