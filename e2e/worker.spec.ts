import { builds, workerScript } from './builds.ts'
import { expect, test } from './journey.ts'

test('the script of the worker reaches no network', () => {
  const { code } = workerScript()
  expect(code.length).toBeGreaterThan(10_000)
  expect(code).not.toMatch(
    /\bfetch\s*\(|XMLHttpRequest|WebSocket|EventSource|WebTransport|RTCPeer|sendBeacon|importScripts|\bimport\s*\(|\beval\s*\(|new Function/,
  )
})

const trying = /^Trying every answer/
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
