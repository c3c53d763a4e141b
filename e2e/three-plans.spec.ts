import type { Page } from '@playwright/test'
import { encodePlan } from '../src/codec/index.ts'
import { threeTiers40000 } from '../tests/engine/reference-plans.ts'
import {
  expect,
  expectDrawn,
  expectOnlySense,
  figure,
  figureLabels,
  give,
  labels,
  openAllSections,
  readPlan,
  stepTitles,
  test,
  titleOf,
  titles,
} from './journey.ts'

/** The figures of a label are there, and each says what is expected. */
async function expectFigures(
  page: Page,
  expected: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, text] of Object.entries(expected))
    for (const one of await figure(page.getByRole('main'), label).all())
      await expect(one).toHaveAccessibleName(`${label}: ${text}. Show the working`)
  for (const label of Object.keys(expected))
    await expect(figure(page.getByRole('main'), label).first()).toBeVisible()
}

/** Shows the plan and finds its figures; then its report, and the plan a colleague opens from the link. */
async function expectPlan(
  page: Page,
  colleague: Page,
  expected: Readonly<Record<string, string>>,
): Promise<void> {
  await page.getByRole('button', { name: 'Show the plan' }).click()
  await expect(titleOf(page, titles.plan)).toBeFocused()
  await openAllSections(page, 'sizing')
  await expectFigures(page, expected)
  await expectDrawn(page)
  await expectOnlySense(page)
  const own = await readPlan(page)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await colleague.goto(await page.getByRole('textbox', { name: /link/ }).inputValue())
  await expectDrawn(colleague)
  expect(await readPlan(colleague)).toEqual(own)
  await page.getByRole('button', { name: 'Report to print' }).click()
  await expectDrawn(page)
  await expectFigures(page, expected)
  await expectOnlySense(page)
}

const [, , arrays] = stepTitles

// Tiers are typed in `tiers.spec.ts`.
test('a corporation: 40,000 mailboxes of three tiers over two sites', async ({
  page,
  newProfile,
}) => {
  const plan = { ...threeTiers40000, arraysPerServer: 3 }
  await page.goto(`./#/arrays?p=${encodePlan(plan).code}`)
  await expect(titleOf(page, arrays)).toBeVisible()
  await give(page, labels.arraysPerServer, '4')
  await expectPlan(page, await newProfile(), {
    [figureLabels.mailboxes]: '46,690 mailboxes',
    [`${figureLabels.onDisk} (Executives)`]: '11,815 MB',
    [figureLabels.onServer]: '12 databases',
    [figureLabels.volume]: '2,300 GB',
    [figureLabels.perServer]: '27,600 GB',
    // The front line sends fewer messages than the papers print a profile for.
    // Active: 400, 24,600 × 1.15 = 28,290 and 15,000 × 1.2 × 40 % = 7,200, in all 35,890 mailboxes. At
    // 0.001 IOPS a message, 400 × 0.3 + 28,290 × 0.12 + 7,200 × 0.04 = 3,802.8 IOPS, so 0.10596 each.
    // 7 of 47 databases are active on the server: 3,802.8 × 7 ÷ 47 = 566.4, shown as 567.
    // (0.10596 − 0.06) ÷ 0.12 = 0.383 of the way from 0.06 to 0.18: logs 19 + 0.383 × 3 = 20.15 %,
    // maintenance 29 − 0.383 × 18 = 22.11 %; the base total 566.4 ÷ (1 − 0.4226) = 980.9.
    // Logs: 20.15 % + 2 + log2(3 ÷ 2) for three copies + 2 for 7 databases = 24.73 % of it, 243.
    // Maintenance of all 12: 980.9 × 12 ÷ 7 × (22.11 + 3 + 22 × 5 ÷ 13 %) = 564.5, at most 1.5 × 12 × (33
    // − 5 × 7 ÷ 15) = 552. In all 567 + 243 + 552 = 1,362; with 980.9 − 566.4, shown as 415, it is 1,777.
    [figureLabels.expectedLoad]: '1,362 IOPS, extrapolated',
    [figureLabels.designRequirement]: '1,777 IOPS, extrapolated',
    [figureLabels.serverMemory]: '48 GB, with public figures',
  })
})
