import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { defaultPlan, encodePlan, type OwnArray, type Plan } from '#program'
import { findBarriers } from './axe.ts'
import { dropFile } from './drop.ts'
import { expect, expectDrawn, expectOnlySense, sideways, test } from './journey.ts'

const shelf: OwnArray = {
  id: 'shelf',
  name: 'Our shelf',
  driveKind: '7.2K SAS 3.5"',
  driveGb: 4000,
  drives: 8,
  spares: 0,
  raid: ['RAID 6'],
  activePorts: 2,
  iopsPerDrive: null,
  measuredIops: {},
  price: null,
}

/** Plan of the made-up report; by the estimate from its drives, the array does not hold it. */
const plan: Plan = {
  ...defaultPlan,
  storage: 'own',
  raid: 'RAID 6',
  arraysPerServer: 1,
  mailboxesPerDatabase: 350,
  ownArrays: [shelf],
  tiers: [{ ...defaultPlan.tiers[0], mailboxes: 1300, growth: 0 }],
}

const fixture = new URL('../tests/jetstress/fixtures/made-2013-performance.html', import.meta.url)

const learned = (page: Page) => page.getByRole('region', { name: 'What was learned' })

test('an architect tests a plan, keeps what was learned, and the proposal changes', async ({
  page,
  newProfile,
}) => {
  const { code } = encodePlan(plan)
  await page.goto(`/#/test?p=${code}`)
  await expectDrawn(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Save all \d+ configurations as a zip$/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/jetstress\.zip$/)
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')

  await dropFile(page, 'MADE2013.html', await readFile(fixture))
  const verdict = page.getByRole('region', { name: 'Verdict', exact: true })
  await expect(verdict.locator('.headline')).toContainText(
    'The test holds the plan, including its reserve: 134 % of 260 IOPS',
  )

  const changes = learned(page).getByRole('table', { name: 'What keeping it changes' })
  const proposed = changes.getByRole('row', { name: /^Proposed/ })
  await expect(proposed).toContainText('No array considered fits this plan.')
  await expect(proposed).toContainText('4 × Our shelf')
  await expect(changes.getByRole('row', { name: /^One such array carries/ })).toContainText(
    /estimated, not measured.*what your test showed, at least/,
  )
  await expectOnlySense(page)
  expect(await findBarriers(page)).toEqual([])
  const before = page.url()
  await learned(page).getByRole('button', { name: 'Keep this test' }).click()
  await expect.poll(() => page.url()).not.toBe(before)
  await expect(learned(page).getByRole('status')).toContainText('MADE2013')
  const kept = learned(page).getByRole('table', { name: 'Tests of your own that are kept' })
  await expect(kept).toContainText(/at least 6\d\d\sIOPS an array/)

  await page.setViewportSize({ width: 390, height: 800 })
  expect(await sideways(page)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })

  // The link alone carries the test and its findings to somebody else.
  const other = await newProfile()
  await other.goto(page.url().replace('#/test', '#/arrays'))
  await other.getByText('Opened from a link:').waitFor()
  await expect(other.getByRole('complementary').locator('.best')).toContainText('Our shelf')
  await expect(
    other.getByRole('region', { name: 'Arrays of your own', exact: true }),
  ).toContainText('your test')
})
