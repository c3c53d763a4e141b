import { expect, type Page, test } from '@playwright/test'
import { defaultPlan, encodePlan } from '#program'
import { builds } from './builds.ts'
import {
  box,
  example,
  expectDrawn,
  figure,
  figureLabels,
  labels,
  openAllSections,
  titleOf,
  titles,
} from './journey.ts'

// Uses the plain `test` of Playwright, because these journeys provoke errors in the browser.

const [tier] = defaultPlan.tiers
const link = `#/users?p=${encodePlan({ ...defaultPlan, tiers: [{ ...tier, mailboxes: 777 }] }).code}`

/** Blocks every asset of that name until the returned function is called. */
async function cutOff(page: Page, name: string): Promise<() => Promise<void>> {
  const files = new RegExp(`/assets/${name}-[^/]+$`)
  await page.route(files, (route) => route.abort())
  return () => page.unroute(files)
}

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })
const started = (page: Page) => expect(page).toHaveTitle(/ — Spindle$/)

/** Expects the prerendered page to be hidden: a visitor must not take it for the requested plan. */
async function expectNoFigures(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeHidden()
  await expect(page.locator('#shown')).toBeHidden()
}

const notStarted = /Spindle has not started: a part of it could not be fetched/

test('a part that cannot be fetched leaves the rest of the program, and comes when it can be', async ({
  page,
}) => {
  const parts = [
    ...(['charts', 'report-page', 'answer-content'] as const),
    ...(['errata-page', 'codec', 'worker'] as const),
  ]
  const releases = new Map<string, () => Promise<void>>()
  for (const part of parts) releases.set(part, await cutOff(page, part))
  const release = (part: (typeof parts)[number]) => releases.get(part)?.()

  // A link is refused with a message, not ignored.
  await page.goto(example('users'))
  await expect(box(page, labels.mailboxes)).toHaveValue('6,000')
  const open = () => page.evaluate((hash) => location.assign(hash), link)
  await open()
  await expect(page.getByText(/^What reads links could not be fetched/)).toBeVisible()
  await expect(box(page, labels.mailboxes)).toHaveValue('6,000')
  await release('codec')
  await open()
  await expect(box(page, labels.mailboxes)).toHaveValue('777')

  // A page is fetched again after a visit to another page, and by a button.
  await page.goto(example('report'))
  await expect(titleOf(page, 'This page could not be fetched')).toBeVisible()
  await page.goto(example('plan'))
  // The fields of the answer work without what it says.
  await expect(page.getByRole('alert').first()).toHaveText(/^The answer could not be fetched\. /)
  await expect(box(page, labels.mailboxes)).toHaveValue('6,000')
  await page.getByRole('button', { name: 'Report to print' }).click()
  await expect(titleOf(page, 'This page could not be fetched')).toBeFocused()
  await release('report-page')
  await tryAgain(page).click()
  await expect(titleOf(page, titles.report)).toBeVisible()
  await page.goBack()
  await expect(titleOf(page, titles.plan)).toBeVisible()
  await release('answer-content')
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()

  // One missing file keeps all charts away.
  await openAllSections(page, 'sizing')
  await expect(page.getByRole('alert').first()).toHaveText(/^The chart could not be fetched\. /)
  await expect(figure(page.getByRole('main'), figureLabels.designRequirement).first()).toBeVisible()
  await expectDrawn(page)
  await tryAgain(page).first().click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await release('charts')
  await tryAgain(page).first().click()
  await expect(page.locator('.chart text').first()).toBeAttached()
  await expectDrawn(page)
  await expect(page.getByRole('alert')).toHaveCount(0)

  // A missing page loads by itself once the network is back.
  await page.goto('./#/errata')
  await expect(titleOf(page, 'This page could not be fetched')).toBeVisible()
  await release('errata-page')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(titleOf(page, titles.errata)).toBeVisible()

  await page.goto(example('what-if'))
  await expect(page.getByText(/^This is worked out in a worker/)).toBeVisible()
  await release('worker')
  await tryAgain(page).click()
  await expect(page.getByRole('table', { name: /^The last value of each answer/ })).toBeVisible()
})

test('a link shows no figures but its own, and a way to reload, without a part of the start', async ({
  context,
}) => {
  for (const part of ['index', 'engine', 'codec']) {
    const page = await context.newPage()
    const release = await cutOff(page, part)
    await page.goto(`./${link}`)
    await expect(page.getByText(notStarted), part).toBeVisible()
    await expectNoFigures(page)
    await release()
    await page.getByRole('button', { name: 'Reload' }).click()
    await started(page)
    await expect(box(page, labels.mailboxes), part).toHaveValue('777')
    await expect(page.getByText(notStarted)).toHaveCount(0)
    expect(page.url()).toContain(link)
    await page.close()
  }
  // Without its style sheet the page works, and says so.
  const page = await context.newPage()
  const release = await cutOff(page, 'style')
  await page.goto(`./${link}`)
  await started(page)
  await expect(box(page, labels.mailboxes)).toHaveValue('777')
  await expect(page.getByText(/The style of this page could not be fetched/)).toBeVisible()
  await release()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('Spindle', { exact: true })).toHaveCSS('font-weight', '650')
  await started(page)
  await expect(page.locator('#starting')).toHaveCount(0)
})

/** Expects a home page that can be read and has no fields. */
async function expectHomeOnly(page: Page): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, name: /^Size servers and storage/ }),
  ).toBeVisible()
  await expect(page.getByText(/^An example: 12,000\smailboxes/)).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
}

test('without scripts the page says why nothing happens, and after a while that it has not started', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto(`./${link}`)
  await expect(page.getByText('Starting…')).toBeVisible()
  await expect(page.getByText(notStarted)).toBeHidden()
  await expect(page.getByText(notStarted)).toBeVisible()
  await expectHomeOnly(page)
  // Without scripts nothing handles the button.
  await expect(page.getByRole('button', { name: 'Reload' })).toBeHidden()

  const off = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  await off.goto(`./${link}`)
  await expect(off.getByText(/so it needs JavaScript/)).toBeVisible()
  await expect(off.getByText('Starting…')).toBeHidden()
  await expectHomeOnly(off)
  await off.close()
})

/** Expects a failing start to show no figures, but a button to reload. */
async function expectFailedStart(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw Error('planted')
    }
  })
  await page.goto(address + link)
  await expect(page.getByText(notStarted)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expectNoFigures(page)
  await page.close()
}

test('a start that fails shows no figures, and a fault in a part leaves the rest of the page', async ({
  page,
  context,
}) => {
  for (const { address } of builds) {
    await expectFailedStart(await context.newPage(), address)
    await page.goto(`${address}${example('users')}`)
    await started(page)
    await expectDrawn(page)
    await page.evaluate(() => {
      const { format } = Object.getOwnPropertyDescriptors(Intl.NumberFormat.prototype)
      Object.assign(window, {
        mend: () => Object.defineProperty(Intl.NumberFormat.prototype, 'format', format),
      })
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        configurable: true,
        get: () => {
          throw Error('planted')
        },
      })
    })
    await box(page, labels.mailboxes).fill('7')
    await expect(titleOf(page, 'This page failed')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(page.locator('#pages')).toBeVisible()
    await expect(figure(page.locator('.live'), figureLabels.mailboxes)).toBeVisible()
    await page.evaluate('mend()')
    await tryAgain(page).first().click()
    await expect(titleOf(page, titles.users)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})
