import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builds, hostedFolder } from './builds.ts'
import { expect, test } from './journey.ts'

/** The script of the hosted build’s worker. */
function workerScript() {
  const assets = join(hostedFolder, 'assets')
  const [script, ...others] = readdirSync(assets)
    .filter((name) => /^worker-.*\.js$/.test(name))
    .map((name) => ({ name, code: readFileSync(join(assets, name), 'utf8') }))
    // Beside the script there is a line that only names it.
    .filter(({ code }) => code.length > 1000)
  expect(others).toEqual([])
  if (!script) throw new Error('The build wrote no script for the worker.')
  return script
}

test('the script of the worker reaches no network', () => {
  const { code } = workerScript()
  expect(code.length).toBeGreaterThan(10_000)
  expect(code).not.toMatch(
    /\bfetch\s*\(|XMLHttpRequest|WebSocket|EventSource|WebTransport|RTCPeer|sendBeacon|importScripts|\bimport\s*\(|\beval\s*\(|new Function/,
  )
})

const trying = 'Trying every answer…'
const noWorker = /^This is worked out in a worker, and the browser started none: /

for (const build of builds) {
  test(`${build.name} build: a browser without workers says so where one is missed`, async ({
    page,
  }) => {
    await page.addInitScript('delete window.Worker')
    await page.goto(`${build.address}#/what-if`)
    await expect(page.getByText(noWorker)).toBeVisible()
    await expect(page.getByText(trying)).toHaveCount(0)
    await expect(page.getByRole('table', { name: 'When each design is outgrown' })).toBeVisible()
  })
}

for (const { what, answer, sentence } of [
  { what: 'cannot be fetched', answer: { status: 404 }, sentence: noWorker },
  {
    what: 'fails',
    answer: {
      contentType: 'text/javascript',
      body: 'onmessage = () => { throw Error("planted") }',
    },
    sentence: /^This ended with a fault: .*planted$/,
  },
])
  test(`a worker whose script ${what} leaves no one waiting`, async ({ page }) => {
    await page.route(`**/${workerScript().name}`, (route) => route.fulfill(answer))
    await page.goto('./#/what-if')
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByText(trying)).toHaveCount(0)
  })
