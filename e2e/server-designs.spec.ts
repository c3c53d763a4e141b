import { encodePlan } from '../src/codec/index.ts'
import { type Plan, workbookDefaults } from '../src/engine/index.ts'
import { largeShelf } from '../tests/engine/own-shelves.ts'
import { expect, expectDrawn, expectOnlySense, openAllSections, sideways, test } from './journey.ts'

const shelf = { ...largeShelf, name: 'A shelf of sixty drives whose name goes on' }

const later = workbookDefaults('2019')
const twoSites: Plan = {
  ...later,
  ...{ sites: 2, copies: 4, secondSiteCopies: 2, siteModel: 'AA1', cores: 32, specRate: 1500 },
  ...{ metaCache: true, databaseDrivePrice: 320, otherDrivePrice: 150, serverPrice: 9000 },
  ...{ ownArrays: [shelf], raid: 'any' },
  tiers: [{ ...later.tiers[0], mailboxes: 10_000, quota: 5120 }],
}

test('an architect weighs drives in the servers against arrays, and arrays of a site', async ({
  page,
}) => {
  await page.goto(`#/plan?p=${encodePlan(twoSites).code}`)
  await expectDrawn(page)
  await openAllSections(page, 'Order and growth')
  const main = page.getByRole('main')
  const designs = main.getByRole('region', { name: 'Designs considered' })
  await expect(
    designs.getByText(/\. Proposed: 17\sdrives of 8,000\sGB on each server, without RAID\.$/),
  ).toBeVisible()
  await expect(designs.getByText(/^Single drives: Copies protect the databases/)).toBeVisible()
  await expect(designs.getByText(/without RAID, 8\sarrays in all/)).toBeVisible()
  await expect(designs.getByRole('table', { name: /^Metacache database/ })).toBeVisible()
  await designs.getByText('What every design must hold besides').click()
  await expect(designs.getByRole('row', { name: /^Failures/ })).toContainText('120')
  const bill = main.getByRole('region', { name: 'Bill of materials' })
  await expect(bill).toContainText(/8\sservers:\s136\sdrives\sof\s8,000\sGB\s\(17\sin\seach\)/)
  expect(await sideways(page)).toBe(0)
  const shared: Plan = { ...twoSites, storageKind: 'own arrays', arraysServe: 'all of a site' }
  await page.goto(`#/plan/order?p=${encodePlan(shared).code}`)
  await expect(designs.getByText(/\. Proposed: 4 × A shelf of sixty drives.*\.$/)).toBeVisible()
  await expect(
    designs.getByText(/serves up to 2\sservers and holds up to 2\scopies of a database/).first(),
  ).toBeVisible()
  await expectOnlySense(page)
})
