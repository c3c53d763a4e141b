import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  encodePlan,
  homePageExamplePlan,
  type JobOrder,
  namesOfB,
  type Plan,
  resultsOfB,
} from '#program'
import { makeWorkbook } from '../tests/workbook/make-workbook.ts'
import { hostedFolder } from './builds.ts'
import { dropFile } from './drop.ts'
import { expect, expectDrawn, openAllSections, test } from './journey.ts'
import { type Served, serve, visitOnce } from './served.ts'

// All other journeys block service workers.
test.use({ serviceWorkers: 'allow' })

declare global {
  interface Window {
    /** Jobs that a worker has finished. */
    carriedOut?: string[]
  }
}

/** A plan with so many failures that a worker tries them. */
const large: Plan = { ...homePageExamplePlan(), activeServers: 8, databases: 400 }

let served: Served

test.beforeEach(async () => {
  served = await serve()
})
test.afterEach(() => served.stop())

const codeOf = (plan: Plan) => encodePlan(plan).code

test('after one visit a plan is solved and a workbook read without a network, and the copy has every part', async ({
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
  const done = (job: JobOrder['job']) =>
    expect.poll(() => page.evaluate(() => window.carriedOut ?? []), { message: job }).toContain(job)
  await page.goto('about:blank')
  await page.goto(`${served.address}#/plan?p=${codeOf(large)}`)
  await done('solve')
  await dropFile(page, 'sizing.xlsm', makeWorkbook({ names: namesOfB, results: resultsOfB }))
  await done('readWorkbook')
  // The copy has every file that other pages and jobs consist of.
  const copied = await page.evaluate(async () => {
    const copies = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const kept = await Promise.all(copies.map((cache) => cache.keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname.replace(/^.*\//, ''))
  })
  const files = await readdir(join(hostedFolder, 'assets'))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((name) => !copied.includes(name))).toEqual([])
})

test('without a network there are a file, a table and a link of the plan, and with one the single file', async ({
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
  // Downloads the program as a single file, which runs from disk.
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
