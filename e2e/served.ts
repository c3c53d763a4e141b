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

/** A web server of its own for one journey, which serves a build below a folder, as docs/serving.md asks. */
export type Served = {
  /** The address of the folder. */
  readonly address: string
  /** The paths that were asked for, below the folder, since they were last taken out. */
  readonly asked: string[]
  /** Serves the files of another folder of the disk from now on. */
  readonly put: (files: string) => void
  /** Answers that this file is not there. */
  readonly refuse: (path: string) => void
  /** Is not there until it starts again, at the same address. */
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
}

/** Serves the hosted build below a folder of a host. */
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
      one.once('error', reject).listen(port, '127.0.0.1', resolve)
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

/** Waits until the browser has a copy of all files, and the page is served from it. */
export async function copyMade(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/**
 * Takes the network away, the server as well, as Chromium lets a page reach its own machine without a
 * network, and what the browser has of files beside the copy.
 */
export async function cutOff(page: Page, served: Served): Promise<void> {
  await served.stop()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await page.context().setOffline(true)
}

/** Visits once, with a network, which is then taken away. */
export async function visitOnce(page: Page, served: Served): Promise<void> {
  await page.goto(served.address)
  await copyMade(page)
  await cutOff(page, served)
}

type Next = { readonly version: string; readonly releases: readonly Release[] }

/** The files of a later version, made of the build in a folder of its own: its page says which it is. */
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
