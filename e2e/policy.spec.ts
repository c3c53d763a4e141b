import { readdir, readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { builds, hostedFolder, pages } from './builds.ts'
import { expectDrawn, refusedByTests } from './journey.ts'

/** Records errors, policy violations and requests of a visit, in order. */
async function watch(page: Page) {
  const faults: string[] = []
  const requests: URL[] = []
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.text() === refusedByTests) return
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`)
    if (message.text().startsWith('policy: ')) faults.push(message.text())
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    // Chromium itself requests the icon again after every change of the fragment. `data:` and
    // `blob:` addresses reach nobody: a worker of the single file is its own script.
    if (!['data:', 'blob:'].includes(url.protocol) && url.pathname !== '/favicon.svg')
      requests.push(url)
  })
  page.on('websocket', (socket) => faults.push(`socket: ${socket.url()}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.info(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return { faults, requests }
}

/** Opens a page by its fragment as a link inside the program does, without a reload. */
async function visit(page: Page, { fragment, title }: (typeof pages)[number]): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash
  }, fragment)
  await expect(page).toHaveTitle(title)
  await expectDrawn(page)
}

/** Pages with a worker, charts, files, a grid and fields; their code equals the hosted build's. */
const differing = pages.filter(({ name }) =>
  /^(?:home|users|plan|plan-failures|what-if|report|deploy|statistics)$/.test(name),
)

// The sweep opens every page of the hosted build, and fails if the browser reports a violation.
test('the single file keeps its policy and asks no one', async ({ page }) => {
  const { faults, requests } = await watch(page)
  const [, { address }] = builds
  await page.goto(address, { waitUntil: 'networkidle' })
  expect(differing).toHaveLength(8)
  for (const one of differing) await visit(page, one)
  expect(requests.map(({ href }) => href.split('#')[0])).toEqual([address])
  expect(faults).toEqual([])
})

test('both builds carry a policy without a gap, which refuses what the program never does', async ({
  page,
}) => {
  for (const build of builds) await expectNoGap(build)
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.info(`policy: ${event.effectiveDirective}`)
    })
  })
  const refused = new Set<string>()
  page.on('console', (message) => {
    if (message.text().startsWith('policy: ')) refused.add(message.text().slice(8))
  })
  for (const { address } of builds) {
    refused.clear()
    await page.goto(address)
    await tryWhatIsRefused(page)
    await expect
      .poll(() => [...refused].toSorted())
      .toEqual(['connect-src', 'img-src', 'require-trusted-types-for', 'style-src-elem'])
    await expect(page).not.toHaveTitle('taken')
  }
})

/** Makes the page do what its policy forbids; the title becomes `taken` if anything succeeds. */
function tryWhatIsRefused(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'h1 { color: red }'
    const image = document.createElement('img')
    image.src = 'http://127.0.0.1:9/'
    const script = document.createElement('script')
    try {
      script.text = 'document.title = "taken"'
    } catch {
      // Trusted Types refuse the text itself.
    }
    try {
      new Worker(URL.createObjectURL(new Blob(['postMessage("started")'])))
      document.title = 'taken'
    } catch {
      // Trusted Types allow only the program’s own worker.
    }
    document.head.append(style, image, script)
    return fetch('http://127.0.0.1:9/').catch(() => undefined)
  })
}

/** Expects a policy that names all it allows, and files that use nothing a policy cannot cover. */
async function expectNoGap(build: (typeof builds)[number]): Promise<void> {
  const isSingle = build.name === 'single'
  const names = isSingle ? [] : await readdir(`${hostedFolder}assets`)
  const files = [build.file, ...names.map((name) => `${hostedFolder}assets/${name}`)]
  for (const file of files.filter((name) => /\.(html|js)$/.test(name)))
    expect
      .soft(await readFile(file, 'utf8'), `${file}: WebRTC and other addresses`)
      .not.toMatch(
        /RTC(Peer|Data)|window\.open\b|\blocation\.(assign|replace)\b|\blocation(\.href)?\s*=[^=]/,
      )
  const html = await readFile(build.file, 'utf8')
  const [, policy = ''] =
    html.match(/<head>\s*<meta http-equiv="Content-Security-Policy" content="([^"]+)">/) ?? []
  expect(policy).toMatch(/^default-src 'none'; /)
  expect(policy).toContain(`; worker-src ${isSingle ? 'blob:' : "'self'"}; `)
  expect(policy).toContain(`; manifest-src ${isSingle ? "'none'" : "'self'"}; `)
  expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types spindle-worker$/)
  expect(policy.replace('; worker-src blob:;', ';')).not.toMatch(/unsafe|https?:|wss?:|blob:|\*/)
  const head = html.slice(0, html.search(/<script|<style/))
  const root = html.slice(html.indexOf('<body>'))
  expect(head + root).not.toMatch(/\s(style|on\w+)=/)
  if (isSingle) {
    // A bare fragment is a place in the page itself.
    const address = /(?:src|href)="(?!data:|#)[^"]*"/
    expect(head).not.toMatch(address)
    expect(root).not.toMatch(address)
  } else expect(html).not.toMatch(/<style|<script(?![^>]* src=)|data:/)
}
