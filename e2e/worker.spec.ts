import { builds, workerScript } from './builds.ts'
import { example, expect, test } from './journey.ts'

const trying = /^Trying every answer/
const noWorker = /^This is worked out in a worker, and the browser started none: /

/** A worker script that answers every job with an error. */
const failing = {
  contentType: 'text/javascript',
  body: 'onmessage = () => { throw Error("planted") }',
}

test('a worker that does not start or fails leaves no one waiting, and reaches no network', async ({
  context,
}) => {
  const { name, code } = workerScript()
  expect(code.length).toBeGreaterThan(10_000)
  expect(code).not.toMatch(
    /\bfetch\s*\(|XMLHttpRequest|WebSocket|EventSource|WebTransport|RTCPeer|sendBeacon|importScripts|\bimport\s*\(|\beval\s*\(|new Function/,
  )
  for (const [address, harm, sentence] of [
    [builds[0].address, 'none', noWorker],
    [builds[1].address, 'none', noWorker],
    [builds[0].address, 'missing', noWorker],
    [builds[0].address, 'failing', /^This ended with a fault: .*planted$/],
  ] as const) {
    const page = await context.newPage()
    if (harm === 'none') await page.addInitScript('delete window.Worker')
    else
      await page.route(`**/${name}`, (route) =>
        route.fulfill(harm === 'missing' ? { status: 404 } : failing),
      )
    await page.goto(`${address}${example('what-if')}`)
    await expect(page.getByText(sentence), harm).toBeVisible()
    await expect(page.getByText(trying)).toHaveCount(0)
    if (harm === 'none')
      await expect(page.getByRole('heading', { name: 'Growth over the years' })).toBeVisible()
    await page.close()
  }
})
