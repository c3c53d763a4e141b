import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { strFromU8, unzipSync } from 'fflate'
import type { Order } from '../src/app/worker.ts'
import { encodePlan } from '../src/codec/index.ts'
import { defaultPlan, type Plan, withAutomatic, withVersion } from '../src/engine/index.ts'
import { shownPlan } from '../src/pages/shown-example.tsx'
import { namesOfB, resultsOfB } from '../tests/workbook/filled-examples.ts'
import { makeWorkbook } from '../tests/workbook/make-workbook.ts'
import { hostedFolder } from './builds.ts'
import { dropFile } from './drop.ts'
import { box, expect, expectDrawn, give, labels, openAllSections, test } from './journey.ts'
import { type Served, serve, visitOnce } from './served.ts'

// Of every other journey they are kept away.
test.use({ serviceWorkers: 'allow' })

declare global {
  interface Window {
    /** The orders that a worker has carried out. */
    carriedOut?: string[]
  }
}

const unfit: Plan = { ...defaultPlan, tiers: [{ ...defaultPlan.tiers[0], mailboxes: 18_000 }] }
const lacking: Plan = {
  ...withVersion(defaultPlan, 'SE'),
  automatic: [],
  survive: 'site',
  tiers: [{ ...withVersion(defaultPlan, 'SE').tiers[0], mailboxes: 20_000 }],
}
/** So many failures that a worker tries them. */
const large: Plan = { ...shownPlan(), activeServers: 8, databases: 400 }
const automatic = withAutomatic(shownPlan(), 'activeServers', true)

let served: Served

test.beforeEach(async () => {
  served = await serve()
})
test.afterEach(() => served.stop())

/** Every order; what computes the plans of a newer version has its own journeys. */
const jobs = {
  sensitivity: true,
  mostCarried: true,
  suggestions: true,
  combinedChanges: true,
  provePlan: true,
  growth: true,
  solve: true,
  decideAutomatic: true,
  readWorkbook: true,
  readReport: true,
  readStatistics: true,
} satisfies Record<Order['job'], true>

const codeOf = (plan: Plan) => encodePlan(plan).code

test('after one visit every order is carried out without a network, and a copy has every part', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const carriedOut: string[] = []
    window.carriedOut = carriedOut
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (order, ...others: []) {
      this.addEventListener('message', ({ data }) => data.done && carriedOut.push(order.job))
      return post.call(this, order, ...others)
    }
  })
  await visitOnce(page, served)
  const seen = new Set<string>()
  const done = async (...asked: readonly (keyof typeof jobs)[]) => {
    for (const job of asked) {
      await expect
        .poll(() => page.evaluate(() => window.carriedOut ?? []), { message: job })
        .toContain(job)
      seen.add(job)
    }
  }
  const open = async (address: string, plan: Plan) => {
    await page.goto('about:blank')
    await page.goto(`${served.address}#/${address}?p=${codeOf(plan)}`)
  }
  await open('what-if', defaultPlan)
  await done('sensitivity')
  await open('existing-arrays', defaultPlan)
  await done('mostCarried')
  await open('plan', unfit)
  await done('suggestions')
  await open('plan', lacking)
  await done('combinedChanges')
  await open('report', large)
  await done('provePlan', 'growth')
  await open('plan', large)
  await done('solve')
  await open('users', automatic)
  await expect(box(page, labels.mailboxes)).toHaveValue('18,000')
  await give(page, labels.mailboxes, '17,000')
  await done('decideAutomatic')
  await dropFile(page, 'sizing.xlsm', makeWorkbook({ names: namesOfB, results: resultsOfB }))
  await done('readWorkbook')
  await open('test', defaultPlan)
  const report = new URL('../tests/jetstress/fixtures/made-2013-performance.html', import.meta.url)
  await dropFile(page, 'MADE2013.html', await readFile(report))
  await done('readReport')
  await open('statistics', defaultPlan)
  await dropFile(
    page,
    'sizes.csv',
    Buffer.from('Mailbox,TotalItemSize\r\na@b.example,1 GB (1 bytes)'),
  )
  await done('readStatistics')
  expect([...seen].toSorted()).toEqual(Object.keys(jobs).toSorted())
  // All other pages are made of these files.
  const copied = await page.evaluate(async () => {
    const copies = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const kept = await Promise.all(copies.map((cache) => cache.keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname.replace(/^.*\//, ''))
  })
  const files = await readdir(join(hostedFolder, 'assets'))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((name) => !copied.includes(name))).toEqual([])
})

test('all that is handed out is there: without a network link, files, tables and zip, with one the program', async ({
  page,
}, info) => {
  await visitOnce(page, served)
  await page.goto('about:blank')
  await page.goto(`${served.address}#/plan?p=${codeOf(large)}`)
  await expectDrawn(page)
  const saved = async (button: string | RegExp) => {
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).first().click()
    const download = await started
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
  }
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const file = await saved('Save as a file')
  expect(file.name).toMatch(/\.spindle\.json$/)
  expect(JSON.parse(String(file.bytes)).format).toBe('Spindle plan')
  await openAllSections(page, 'sizing')
  const table = await saved(/^Save as CSV/)
  expect(table.name).toMatch(/\.csv$/)
  expect(table.bytes.length).toBeGreaterThan(100)
  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = page.getByRole('textbox', { name: /this link|whole plan/ })
  expect(await link.inputValue()).toContain(`${served.address}#/plan?p=`)
  await page.goto(`${served.address}#/deploy`)
  await expectDrawn(page)
  const zip = await saved(/^Save all \d+ files as a zip$/)
  const files = Object.entries(unzipSync(zip.bytes)).map(([name, bytes]) => [
    name,
    strFromU8(bytes),
  ])
  expect(files.length).toBeGreaterThan(5)
  expect(files.every(([, text = '']) => text.length > 0)).toBe(true)
  // The program itself as one file, which is fetched and runs from disk.
  await served.start()
  await page.context().setOffline(false)
  await page.goto(`${served.address}#/`)
  await page.getByRole('button', { name: 'Program' }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the single file' }).click()
  const single = await started
  expect(single.suggestedFilename()).toBe('spindle.html')
  const path = info.outputPath('spindle.html')
  await single.saveAs(path)
  await page.goto(pathToFileURL(path).href)
  await expectDrawn(page)
  await expect(page.getByRole('button', { name: 'Program' })).toHaveCount(0)
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0)
})
