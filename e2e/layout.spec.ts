import type { Page } from '@playwright/test'
import {
  answerViewIds,
  defaultPlan,
  encodePlan,
  type Plan,
  pageIds,
  pages,
  workbookDefaults,
} from '#program'
import { controlsAbove } from './accessibility.ts'
import { expect, expectDrawn, headline, test } from './journey.ts'

const later = workbookDefaults('2019')
const twoSites = { copies: 4, sites: 2, secondSiteCopies: 2 } as const
// Safety Net mail of so many days fits on no drive of the system drive's kind.
const kept = { safetyNetDays: 90 } as const
const dags = { ...twoSites, databases: 400, activeServers: 8 } as const
const tierOf = (mailboxes: number, quota = 2048): Plan['tiers'] => [
  { ...later.tiers[0], mailboxes, quota },
]

/** Plans whose first screens differ most, and their levels. */
const answers: readonly (readonly [level: string | RegExp, plan: Plan])[] = [
  [
    'Holds, reserve not kept; with site 1 or any 3 servers lost, an administrator must act',
    defaultPlan,
  ],
  [
    /Holds, with a warning \([a-z][^()]+\)[;.]/,
    {
      ...{ ...later, ...twoSites, ...kept, siteModel: 'AA1', specRate: 1500 },
      tiers: tierOf(10_000, 5120),
    },
  ],
  [
    'Does not hold.',
    { ...later, ...dags, dags: 2, serverNames: 'EXCHANGE-SITE##', tiers: tierOf(60_000) },
  ],
  [
    /Holds, with a warning \([a-z][^()]+\)[;.]/,
    { ...later, ...dags, ...kept, dags: 100, tiers: tierOf(100_000) },
  ],
  // Twelve servers, each of which can be failed in the picture.
  [
    'Holds',
    {
      ...{ ...workbookDefaults('SE'), ...twoSites, siteModel: 'AA1', specRate: 1500 },
      ...{ activeServers: 6, tiers: tierOf(20_000, 5120) },
    },
  ],
]

test('the answer of a plan begins on a screen of 1280 × 800, with its headline, its picture and at most 40 controls', async ({
  newProfile,
}) => {
  test.slow()
  expect(answers.length).toBeGreaterThan(3)
  for (const [level, plan] of answers) {
    // A new profile has no stored plan, so that the link brings no notice about one.
    const page = await newProfile()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`./#/plan?p=${encodePlan(plan).code}`)
    await expect(headline(page)).toContainText(level)
    // The search for changes that make the plan hold belongs to the page, too.
    await expectDrawn(page, 90_000)
    // A link to the current plan shows no notice.
    const controls = await controlsAbove(page, 800)
    expect.soft(controls.length, controls.join(', ')).toBeLessThanOrEqual(40)
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
      // A picture of many DAGs continues below the screen.
      if (part !== 'what it comes to') expect.soft(y + height, of).toBeLessThanOrEqual(800)
    }
  }
})

const department = (at: number): Plan['tiers'][0] => ({
  ...later.tiers[0],
  ...{ name: `Department ${at}`, mailboxes: 3333, quota: 2048 + 512 * at },
})

/** Plans with the most controls on a page: some fail, one is of virtual machines, one has 12 tiers. */
const crowded: Readonly<Record<string, Plan>> = {
  'a failing plan': {
    ...{ ...later, ...dags, dags: 2, serverNames: 'EXCHANGE-SITE##' },
    tiers: tierOf(60_000),
  },
  'virtual machines': {
    ...workbookDefaults('SE'),
    processorBy: 'virtual machine',
    tiers: tierOf(250, 5120),
  },
  '12 tiers': {
    ...{ ...workbookDefaults('SE'), sites: 2, survive: 'site' },
    tiers: [department(1), ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(department)],
  },
  '12 servers': answers.at(-1)?.[1] ?? defaultPlan,
  'arrays of 2010': defaultPlan,
}

const asking = ['users', 'availability', 'arrays', 'all'] as const
const parts = answerViewIds.map((id) => `plan/${id}`)

for (const [name, plan] of Object.entries(crowded))
  test(`no page of ${name} has more than 45 controls on its first screen`, async ({
    newProfile,
  }) => {
    test.slow()
    const page = await newProfile()
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const address of [...asking, ...parts]) {
      await page.goto(`./#/${address}?p=${encodePlan(plan).code}`)
      await expectDrawn(page, 90_000)
      const controls = await controlsAbove(page, 800)
      expect(controls.length, address).toBeGreaterThan(10)
      expect.soft(controls.length, `${address}: ${controls.join(', ')}`).toBeLessThanOrEqual(45)
    }
  })

for (const [width, least] of [
  [1280, 32],
  [390, 24],
] as const)
  test(`the heading of every page is ${least} px below the bars of a window of ${width} px`, async ({
    newProfile,
  }) => {
    test.slow()
    const page = await newProfile()
    await page.setViewportSize({ width, height: 800 })
    for (const id of pageIds) {
      await page.goto(`./#/${id}`)
      await expectDrawn(page, 90_000)
      expect.soft(await spaceAboveHeading(page), id).toBeGreaterThanOrEqual(least)
      const entries = page.getByRole('navigation').getByRole('link').filter({ visible: true })
      if (pages[id].isDocument !== true) expect.soft(await entries.count(), id).toBeLessThan(11)
    }
  })

/** Distance between the lowest bar that crosses the window above the page and the page’s heading. */
function spaceAboveHeading(page: Page): Promise<number> {
  return page.evaluate(() => {
    const main = document.querySelector('main')
    const heading = main?.querySelector('h1')
    if (!main || !heading) throw new Error('The page has no heading')
    const { top } = heading.getBoundingClientRect()
    const bars = [...document.querySelectorAll('body *')]
      .filter((one) => !one.contains(main) && !main.contains(one))
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, height, bottom }) => width >= innerWidth && height > 8 && bottom <= top)
    if (bars.length === 0) throw new Error('No bar is above the heading')
    return Math.round(top - Math.max(...bars.map(({ bottom }) => bottom)))
  })
}
