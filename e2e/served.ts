import { createHash } from 'node:crypto'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Release } from '#program'
import { hostedFolder } from './builds.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
}

/** A web server, which serves a build below a folder, as docs/serving.md asks. */
export type Served = {
  readonly address: string
  /** Paths requested below the folder; tests empty the list. */
  readonly asked: string[]
  /** From now on serves the files of another folder on disk. */
  readonly put: (files: string) => void
  /** From now on answers 404 for this path. */
  readonly refuse: (path: string) => void
  /** Stops the server; `start` starts it again at the same address. */
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
}

/** Serves the hosted build below `folder`, on a free local port, as long as the process has more to do. */
export async function serve(folder = '/tools/spindle/'): Promise<Served> {
  let files = hostedFolder
  const asked: string[] = []
  const refused: string[] = []
  let port = 0
  const make = () =>
    createServer(async ({ url = '' }, response) => {
      const { pathname } = new URL(url, 'http://localhost')
      if (!pathname.startsWith(folder)) return response.writeHead(404).end()
      const path = pathname.slice(folder.length) || 'index.html'
      asked.push(path)
      const content = await readFile(join(files, path)).catch(() => null)
      if (!content || refused.includes(path)) return response.writeHead(404).end()
      const kept = path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
      const policy = path === 'sw.js' ? "; connect-src 'self'" : ''
      return response
        .writeHead(200, {
          'content-type': types[extname(path)] ?? 'application/octet-stream',
          'cache-control': kept,
          ...(/^(sw|assets\/worker-.*)\.js$/.test(path) && {
            'content-security-policy': `default-src 'none'${policy}`,
          }),
        })
        .end(content)
    })
  let server = make()
  const listen = (one: Server) =>
    new Promise<void>((resolve, reject) => {
      one.once('error', reject).listen(port, '127.0.0.1', resolve).unref()
    })
  await listen(server)
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.')
  port = bound.port
  return {
    address: `http://127.0.0.1:${port}${folder}`,
    asked,
    put: (folder) => {
      files = folder
    },
    refuse: (path) => refused.push(path),
    stop: () =>
      new Promise((resolve) => {
        if (!server.listening) return resolve()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    start: () => {
      server = make()
      return listen(server)
    },
  }
}

/** Waits until the browser has an offline copy of all files and serves the page from it. */
export async function copyMade(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/**
 * Takes the network away. Stops the server as well, because Chromium lets an offline page reach its
 * own machine, and clears the browser cache, so that only the offline copy is left.
 */
export async function cutOff(page: Page, served: Served): Promise<void> {
  await served.stop()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await page.context().setOffline(true)
}

/** Visits the program once, then takes the network away. */
export async function visitOnce(page: Page, served: Served): Promise<void> {
  await page.goto(served.address)
  await copyMade(page)
  await cutOff(page, served)
}

type Next = { readonly version: string; readonly releases: readonly Release[] }

/** Writes the build as a later version to `folder`; `data-version` in its page has the version. */
export async function laterVersion(folder: string, { version, releases }: Next): Promise<void> {
  await cp(hostedFolder, folder, {
    recursive: true,
    filter: (path) => !path.endsWith('spindle.html'),
  })
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const other = replaced(page, '<html lang="en"', `<html lang="en" data-version="${version}"`)
  await writeFile(join(folder, 'index.html'), other)
  const text = await readFile(join(folder, 'sw.js'), 'utf8')
  const [head, list = ''] = /^self\.__KEPT__=(.*?);\n/.exec(text) ?? []
  if (head === undefined) throw new Error('The service worker lists no files.')
  const kept: { url: string; revision: string | null; integrity: string }[] = JSON.parse(list)
  const entries = [
    ...kept.filter(({ url }) => url !== 'index.html'),
    { url: 'index.html', revision: version, integrity: integrityOf(other) },
  ]
  const begun = `self.__KEPT__=${JSON.stringify(entries)};\n`
  const told = text
    .replace(head, () => begun)
    .replace(/version:`[^`]+`,releases:\w+/, () => {
      return `version:${JSON.stringify(version)},releases:${JSON.stringify(releases)}`
    })
  await writeFile(join(folder, 'sw.js'), told)
}

function integrityOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function replaced(text: string, what: string, by: string): string {
  if (!text.includes(what)) throw new Error(`There is no ${what}.`)
  return text.replace(what, () => by)
}
