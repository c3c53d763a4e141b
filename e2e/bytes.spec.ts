import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { pageIds, pages } from '#program'
import { hostedFolder } from './builds.ts'
import { example, expect, expectDrawn, test } from './journey.ts'

/** Most scripts that a page may load on opening: each costs a request and a compilation. */
const mostScripts = { form: 20, 'form of SE': 27, plan: 27 }

const limitsKb = { html: 15, css: 20, home: 110, form: 280, 'form of SE': 295 }

/** File names of the build's scripts that contain a pattern. */
function holding(what: RegExp): readonly string[] {
  const assets = readdirSync(join(hostedFolder, 'assets')).filter((file) => file.endsWith('.js'))
  return assets.filter((file) =>
    what.test(readFileSync(join(hostedFolder, 'assets', file), 'utf8')),
  )
}

function gzippedKb(...files: readonly string[]): number {
  const bytes = files.map((file) => gzipSync(readFileSync(join(hostedFolder, file))).length)
  return bytes.reduce((sum, size) => sum + size, 0) / 1000
}

function expectWithin(
  what: keyof typeof limitsKb,
  files: readonly string[],
  of: string = what,
): void {
  const size = gzippedKb(...files)
  console.info(`${of}: ${size.toFixed(1)} of ${limitsKb[what]} KB gzipped`)
  expect.soft(size, `KB of ${of}, gzipped`).toBeLessThanOrEqual(limitsKb[what])
}

/** Scripts fetched from now on, without those that the program fetches when idle. */
async function scriptsOf(page: Page): Promise<Set<string>> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  return scripts
}

test('the first visit stays small, home needs no program, and a form opened cold stays small', async ({
  page,
  newProfile,
}) => {
  const html = readFileSync(join(hostedFolder, 'index.html'), 'utf8')
  const styles = [...html.matchAll(/<link rel="stylesheet"[^>]* href="\.\/([^"]+)"/g)]
  expectWithin('html', ['index.html'])
  expectWithin(
    'css',
    styles.map(([, file = '']) => file),
  )
  const scripts = await scriptsOf(page)
  await page.goto('./', { waitUntil: 'networkidle' })
  await expect(page.getByRole('link', { name: 'Size a new plan' })).toBeVisible()
  await expect(page.getByText('Starting…')).toBeHidden()
  expectWithin('home', [...scripts])
  expect(scripts.size).toBeGreaterThan(0)
  expect([...scripts].filter((file) => /\/(engine|program|client|start)-/.test(file))).toEqual([])

  // The published processors are fetched when their field is opened; the worker, which no form
  // waits for, has a list of its own.
  const processorLists = holding(/AMD EPYC 9254["`]?:/).filter(
    (file) => !file.startsWith('worker-'),
  )
  expect(processorLists).toHaveLength(1)
  const forms = pageIds
    .filter((id) => pages[id].isForm)
    .flatMap((form) => [
      // A plan of Exchange SE asks about servers, and fetches more.
      { what: 'form', address: example(form) } as const,
      { what: 'form of SE', address: `./#/${form}` } as const,
    ])
  for (const { what, address } of forms) {
    const opened = await newProfile()
    const ofForm = await scriptsOf(opened)
    await opened.goto(address)
    await expectDrawn(opened)
    expectWithin(what, [...ofForm], `${what}, ${address.slice(0, 20)}`)
    expect(ofForm.size, `scripts of ${what}`).toBeLessThanOrEqual(mostScripts[what])
    expect([...ofForm].filter((file) => processorLists.includes(basename(file)))).toEqual([])
    // All chunks of the program are requested at once, none only after another has run.
    await expect(opened.locator('head > link[rel=modulepreload][href*="/engine-"]')).toHaveCount(1)
    await opened.close()
  }
  const opened = await newProfile()
  const ofPlan = await scriptsOf(opened)
  await opened.goto('./#/plan')
  await expectDrawn(opened)
  expect(ofPlan.size).toBeLessThanOrEqual(mostScripts.plan)
  // Units of constants are not part of the build.
  expect(holding(/takes:\{/).length).toBeGreaterThan(0)
  expect(holding(/constants:[[{]/)).toEqual([])
})
