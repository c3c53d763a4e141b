import { readdir, readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { builds, hostedFolder, pages } from './builds.ts'
import { expectDrawn, refusedByTests } from './journey.ts'

/** Everything a visit must not do, in the order it happened. */
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
    // Chromium itself asks for the icon again after every change of the fragment.
    // What the page holds already is asked of no one: a worker of the single file is its own script.
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

/** Opens the page of a fragment as a link inside the program does: without loading anew. */
async function visit(page: Page, { fragment, title }: (typeof pages)[number]): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash
  }, fragment)
  await expect(page).toHaveTitle(title)
  await expectDrawn(page)
}

// Of the hosted build every page is opened by the journeys that look for barriers, and what they report fails them.
test('single build: opens on every page', async ({ page }) => {
  const { faults } = await watch(page)
  const [, { address }] = builds
  for (const { fragment, title } of pages) {
    await page.goto('about:blank')
    await page.goto(address + fragment)
    await expect(page).toHaveTitle(title)
    await expectDrawn(page)
  }
  expect(faults).toEqual([])
})

for (const build of builds) {
  test.describe(`${build.name} build`, () => {
    test('keeps its policy and asks no one on every page', async ({ page, baseURL }) => {
      const { faults, requests } = await watch(page)
      await page.goto(build.address, { waitUntil: 'networkidle' })
      for (const one of pages) await visit(page, one)

      const [first, ...later] = requests
      expect(first?.href, 'the first request is the page').toContain(page.url().split('#')[0])
      const own = new URL('assets/', baseURL).href
      const strange = later.filter(
        ({ href }) =>
          build.name === 'single' || !href.startsWith(own) || !/\.(js|css|woff2|svg)$/.test(href),
      )
      expect(strange.map(String), 'requests that nobody expects').toEqual([])

      // Visiting again needs nothing: every part was loaded once and for all.
      const before = requests.length
      for (const one of pages) await visit(page, one)
      expect(requests.slice(before).map(String), 'requests on a second visit').toEqual([])
      expect(faults).toEqual([])
    })

    test('refuses what the program never does', async ({ page }) => {
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.info(`policy: ${event.effectiveDirective}`)
        })
      })
      const refused: string[] = []
      page.on('console', (message) => {
        if (message.text().startsWith('policy: ')) refused.push(message.text().slice(8))
      })
      await page.goto(build.address)
      await page.evaluate(() => {
        const style = document.createElement('style')
        style.textContent = 'h1 { color: red }'
        const image = document.createElement('img')
        image.src = 'http://127.0.0.1:9/'
        const script = document.createElement('script')
        try {
          script.text = 'document.title = "taken"'
        } catch {
          // Trusted types refuse already the text.
        }
        try {
          new Worker(URL.createObjectURL(new Blob(['postMessage("started")'])))
          document.title = 'taken'
        } catch {
          // Trusted types let the program’s own worker through alone.
        }
        document.head.append(style, image, script)
        return fetch('http://127.0.0.1:9/').catch(() => undefined)
      })
      await expect
        .poll(() => [...new Set(refused)].sort())
        .toEqual(['connect-src', 'img-src', 'require-trusted-types-for', 'style-src-elem'])
      await expect(page).not.toHaveTitle('taken')
    })

    test('leaves alone what a policy does not cover: WebRTC and other addresses', async () => {
      const names = build.name === 'single' ? [] : await readdir(`${hostedFolder}assets`)
      const files = [build.file, ...names.map((name) => `${hostedFolder}assets/${name}`)]
      for (const file of files.filter((name) => /\.(html|js)$/.test(name)))
        expect
          .soft(await readFile(file, 'utf8'), file)
          .not.toMatch(
            /RTC(Peer|Data)|window\.open\b|\blocation\.(assign|replace)\b|\blocation(\.href)?\s*=[^=]/,
          )
    })

    test('carries a policy without a gap', async () => {
      const html = await readFile(build.file, 'utf8')
      const [, policy = ''] =
        html.match(/<head>\s*<meta http-equiv="Content-Security-Policy" content="([^"]+)">/) ?? []
      expect(policy).toMatch(/^default-src 'none'; /)
      const worker = build.name === 'single' ? 'blob:' : "'self'"
      expect(policy).toContain(`; worker-src ${worker}; `)
      const manifest = build.name === 'single' ? "'none'" : "'self'"
      expect(policy).toContain(`; manifest-src ${manifest}; `)
      expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types spindle-worker$/)
      expect(policy.replace('; worker-src blob:;', ';')).not.toMatch(
        /unsafe|https?:|wss?:|blob:|\*/,
      )
      const head = html.slice(0, html.search(/<script|<style/))
      const root = html.slice(html.indexOf('<body>'))
      expect(head + root).not.toMatch(/\s(style|on\w+)=/)
      if (build.name === 'hosted') {
        expect(html).not.toMatch(/<style|<script(?![^>]* src=)|data:/)
      } else {
        // A bare fragment is a place in the page itself.
        const address = /(?:src|href)="(?!data:|#)[^"]*"/
        expect(head).not.toMatch(address)
        expect(root).not.toMatch(address)
      }
    })
  })
}
