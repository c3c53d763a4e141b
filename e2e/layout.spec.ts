import type { Page } from '@playwright/test'
import { encodePlan } from '../src/codec/index.ts'
import { cutName, defaultPlan, type Plan, workbookDefaults } from '../src/engine/index.ts'
import { pages } from './builds.ts'
import {
  example,
  expect,
  expectDrawn,
  figure,
  figureLabels,
  give,
  goTo,
  headline,
  labels,
  openAllSections,
  sideways,
  test,
  titleOf,
  titles,
} from './journey.ts'

/** Where there is least room, and where most stands side by side; the sweep looks at others. */
const widths = [320, 1280]

async function expectNotSideways(page: Page, of: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await sideways(page), `${of} at ${width} px`).toBe(0)
  }
}

const sentence = 'Consolidation of all mailboxes after the merger, second draft, with every office '

/** A name of 500 characters, and one as long without a space. A longer one would take the customer’s first page. */
const spacedName = sentence.repeat(7).slice(0, 499).padEnd(500, '.')
const name = 'Konsolidierung'.repeat(36).slice(0, 500)

/** The longest names and the largest answers everywhere. */
const extreme: Plan = {
  ...defaultPlan,
  ...{ name, customer: spacedName, author: name },
  ...{ servers: 64, overhead: 200, logDays: 60 },
  tiers: [
    {
      ...defaultPlan.tiers[0],
      ...{
        mailboxes: 1_000_000,
        growth: 500,
        messages: 2000,
        messageSize: 10_000,
        quota: 1_000_000,
      },
    },
  ],
}

const extremePages = pages.filter((one) => /^(?:plan|plan-sizing|report)$/.test(one.name))

const later = workbookDefaults('2019')
const twoSites = { copies: 4, sites: 2, secondSiteCopies: 2 } as const
// Longer than any drive of the kind of the system holds.
const kept = { safetyNetDays: 90 } as const
const dags = { ...twoSites, databases: 400, activeServers: 8 } as const
const tierOf = (mailboxes: number, quota = 2048): Plan['tiers'] => [
  { ...later.tiers[0], mailboxes, quota },
]

/** Plans whose first screens differ most, and the levels that they have. */
const answers: readonly (readonly [level: string | RegExp, plan: Plan])[] = [
  ['Holds, reserve not kept.', defaultPlan],
  [
    /Holds, with a warning \([a-z][^()]+\)\./,
    {
      ...{ ...later, ...twoSites, ...kept, siteModel: 'AA1', specRate: 1500 },
      tiers: tierOf(10_000, 5120),
    },
  ],
  [
    'Does not hold.',
    { ...later, ...dags, dags: 2, serverNames: 'EXCHANGE-SITE##', tiers: tierOf(200_000) },
  ],
  [
    /Holds, with a warning \([a-z][^()]+\)\./,
    { ...later, ...dags, ...kept, dags: 100, tiers: tierOf(100_000) },
  ],
]

test('the answer of a plan begins on a screen of 1280 × 800, with its headline and its picture', async ({
  newProfile,
}) => {
  test.slow()
  expect(answers.length).toBeGreaterThan(3)
  for (const [level, plan] of answers) {
    // Nothing is kept there that a link would have to speak of.
    const page = await newProfile()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`./#/plan?p=${encodePlan(plan).code}`)
    await expect(headline(page)).toContainText(level)
    // What is searched for to make it hold is part of it.
    await expectDrawn(page, 90_000)
    // A link that is the plan as it is says nothing.
    const notice = page.getByRole('button', { name: 'Dismiss' })
    if (await notice.isVisible()) await notice.click()
    const isHeld = level !== 'Does not hold.'
    const parts = {
      'its level and headline': headline(page),
      'what it comes to': isHeld
        ? page.getByRole('group', { name: /databases? in all/ })
        : page.locator('#ways-title'),
      'what leads on': page.getByRole('button', { name: 'Report to print' }),
    }
    for (const [part, seen] of Object.entries(parts)) {
      const box = await seen.boundingBox()
      const { y = Number.NaN, height = 0 } = box ?? {}
      const of = `${part}, ${plan.tiers[0].mailboxes} mailboxes`
      expect.soft(y, of).toBeLessThanOrEqual(720)
      expect.soft(y, of).toBeGreaterThanOrEqual(0)
      // A picture of many DAGs goes on below.
      if (part !== 'what it comes to') expect.soft(y + height, of).toBeLessThanOrEqual(800)
    }
  }
})

// The worked example and a plan of twelve tiers are of the sweep.
test('no page scrolls sideways: long names, extreme answers, errors and an open working', async ({
  page,
}) => {
  await page.goto(`./#/report?p=${encodePlan(extreme).code}`)
  await expect(titleOf(page, cutName(name))).toBeVisible()
  for (const { fragment, title, name } of extremePages) {
    await page.goto(`./${fragment}`)
    await expect(page).toHaveTitle(title)
    if (name === 'plan-sizing') await openAllSections(page, 'sizing')
    await expectNotSideways(page, `extreme answers, ${fragment}`)
  }

  await page.goto(example('users'))
  await give(page, labels.mailboxes, 'as many as the directory of all our offices holds')
  await give(page, labels.growth, '6.900,5')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNotSideways(page, 'errors')
  await goTo(page, titles.plan)
  await openAllSections(page, 'sizing')
  await figure(page.getByRole('main'), figureLabels.designRequirement).first().click()
  const dialog = page.getByRole('dialog')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await sideways(page), `plan at ${width} px`).toBe(0)
    const inside = await dialog.evaluate((panel) => panel.scrollWidth - panel.clientWidth)
    expect.soft(inside, `working at ${width} px`).toBe(0)
  }
})
