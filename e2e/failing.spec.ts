import { expect, type Page, test } from '@playwright/test'
import { encodePlan } from '../src/codec/index.ts'
import { defaultPlan } from '../src/engine/index.ts'
import { builds, workerScript } from './builds.ts'
import { box, expectDrawn, figure, goTo, goToProof, openAllSections, titleOf } from './journey.ts'

// The journeys of other files fail on what the browser reports: here it has to.

const [tier] = defaultPlan.tiers
const link = `#/users?p=${encodePlan({ ...defaultPlan, tiers: [{ ...tier, mailboxes: 777 }] }).code}`

/** Cuts off every file of that name until the function returned is called. */
async function cutOff(page: Page, name: string): Promise<() => Promise<void>> {
  const files = new RegExp(`/assets/${name}-[^/]+$`)
  await page.route(files, (route) => route.abort())
  return () => page.unroute(files)
}

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })
const started = (page: Page) => expect(page).toHaveTitle(/ — Spindle$/)

/** The prerendered page is nobody's plan, and is not taken for the one that was asked for. */
async function expectNoFigures(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeHidden()
  await expect(page.locator('#shown')).toBeHidden()
}

const notStarted = /Spindle has not started: a part of it could not be fetched/

test('a chart that cannot be fetched leaves the page, and comes when it can be', async ({
  page,
}) => {
  const release = await cutOff(page, 'charts')
  await page.goto('./#/plan')
  await openAllSections(page, 'Sizing')
  await expect(page.getByRole('alert').first()).toHaveText(/^The chart could not be fetched\. /)
  await expect(figure(page.getByRole('main'), 'Design requirement').first()).toBeVisible()
  await expectDrawn(page)
  await tryAgain(page).first().click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await release()
  await tryAgain(page).first().click()
  // What kept one chart away kept all of them away.
  await expect(page.locator('.chart text').first()).toBeAttached()
  await expectDrawn(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a page that cannot be fetched leaves the others, and opens when it can be', async ({
  page,
}) => {
  const release = await cutOff(page, 'plan-page')
  await page.goto('./#/plan')
  await expect(titleOf(page, 'This page could not be fetched')).toBeVisible()
  await goTo(page, 'Exchange and users')
  await page.getByRole('link', { name: 'Plan', exact: true }).click()
  await expect(titleOf(page, 'This page could not be fetched')).toBeFocused()
  await release()
  await tryAgain(page).click()
  await expect(titleOf(page, 'Plan')).toBeVisible()
})

test('what was fetched ahead opens without a network', async ({ page, context }) => {
  await page.goto('./#/users')
  await started(page)
  const missing = () =>
    page.evaluate(() => {
      const listed = document.querySelector<HTMLMetaElement>('meta[name=later]')?.content
      const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
      const addresses = listed?.split(' ').map((name) => new URL(name, location.href).href)
      return addresses?.filter((address) => !fetched.includes(address))
    })
  await expect.poll(missing).toEqual([])
  // The worker's too, which a server that lets files be kept has kept then.
  const listed = await page.locator('meta[name=later]').getAttribute('content')
  expect(listed).toContain(workerScript().name)
  await context.setOffline(true)
  await goTo(page, 'Plan')
  await expectDrawn(page)
  await expect(page.locator('.chart text').first()).toBeAttached()
  await goToProof(page, 'Errata')
  await expect(titleOf(page, 'Errata')).toBeVisible()
})

test('parts that were missing come by themselves once the network is back', async ({ page }) => {
  const release = await cutOff(page, 'errata-page')
  await page.goto('./#/errata')
  await expect(titleOf(page, 'This page could not be fetched')).toBeVisible()
  await release()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(titleOf(page, 'Errata')).toBeVisible()
})

for (const part of ['index', 'watch', 'client', 'engine', 'program', 'start', 'decode-plan'])
  test(`a link shows no figures but its own, and a way to reload, without ${part}`, async ({
    page,
  }) => {
    const release = await cutOff(page, part)
    await page.goto(`./${link}`)
    await expect(page.getByText(notStarted)).toBeVisible()
    await expectNoFigures(page)
    await release()
    await page.getByRole('button', { name: 'Reload' }).click()
    await started(page)
    await expect(box(page, 'Mailboxes today')).toHaveValue('777')
    await expect(page.getByText(notStarted)).toHaveCount(0)
    expect(page.url()).toContain(link)
  })

test('a link that cannot be read once the program runs is refused, not passed over', async ({
  page,
}) => {
  const release = await cutOff(page, 'decode-plan')
  await page.goto('./#/users')
  await started(page)
  const open = () => page.evaluate((hash) => location.assign(hash), link)
  await open()
  await expect(page.getByText(/^What reads links could not be fetched/)).toBeVisible()
  await expect(box(page, 'Mailboxes today')).toHaveValue('6,000')
  await release()
  await open()
  await expect(box(page, 'Mailboxes today')).toHaveValue('777')
})

/** Home can be read, and asks nothing. */
async function expectHomeOnly(page: Page): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, name: /^Size servers and storage/ }),
  ).toBeVisible()
  await expect(page.getByText(/^An example: 18,000\smailboxes/)).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
}

test('without any script the page says after a while that it has not started', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto(`./${link}`)
  await expect(page.getByText('Starting…')).toBeVisible()
  await expect(page.getByText(notStarted)).toBeHidden()
  await expect(page.getByText(notStarted)).toBeVisible()
  await expectHomeOnly(page)
  // There is nobody to hear it.
  await expect(page.getByRole('button', { name: 'Reload' })).toBeHidden()
})

test('with scripts switched off the page says why nothing happens', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  await page.goto(`./${link}`)
  await expect(page.getByText(/so it needs JavaScript/)).toBeVisible()
  await expect(page.getByText('Starting…')).toBeHidden()
  await expectHomeOnly(page)
  await page.close()
})

test('a page without its style works, and says so', async ({ page }) => {
  const release = await cutOff(page, 'style')
  await page.goto(`./${link}`)
  await started(page)
  await expect(box(page, 'Mailboxes today')).toHaveValue('777')
  await expect(page.getByText(/The style of this page could not be fetched/)).toBeVisible()
  await release()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('Spindle', { exact: true })).toHaveCSS('font-weight', '650')
  await started(page)
  await expect(page.locator('#starting')).toHaveCount(0)
})

test('what the worker was to find is found when its script can be fetched', async ({ page }) => {
  const release = await cutOff(page, 'worker')
  await page.goto('./#/what-if')
  await expect(page.getByText(/^This is worked out in a worker/)).toBeVisible()
  await release()
  await tryAgain(page).click()
  await expect(page.locator('.tornado').getByRole('img')).toBeVisible()
})

for (const build of builds) {
  test(`${build.name} build: a start that fails shows no figures, and a way to reload`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      history.replaceState = () => {
        throw Error('planted')
      }
    })
    await page.goto(build.address + link)
    await expect(page.getByText(notStarted)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
    await expectNoFigures(page)
  })

  test(`${build.name} build: a fault in a part leaves the rest of the page`, async ({ page }) => {
    await page.goto(`${build.address}#/users`)
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
    await box(page, 'Mailboxes today').fill('7')
    await expect(titleOf(page, 'This page failed')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible()
    await expect(figure(page.locator('.live'), 'Mailboxes to size for')).toBeVisible()
    await page.evaluate('mend()')
    await tryAgain(page).first().click()
    await expect(titleOf(page, 'Exchange and users')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}
