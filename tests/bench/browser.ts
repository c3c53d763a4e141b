import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumArguments, findChromium } from '../../e2e/chromium.ts'

/** A slow telephone: what everything in the browser is measured on. */
const slow = { megabits: 1.6, uploadMegabits: 0.75, latencyMs: 150 } as const
export const cpuTimes = 4
export const conditions = `${slow.megabits} Mbit/s, ${slow.latencyMs} ms of latency for each request, CPU ${cpuTimes}× slower`

export type Viewport = { readonly width: number; readonly height: number }

export async function launch(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium found: `npm run test:e2e` says what to do.')
  return await chromium.launch({ executablePath, args: [...chromiumArguments] })
}

/** A page that nothing is cached for, on the slow telephone. */
export async function slowPage(
  browser: Browser,
  viewport: Viewport,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({ viewport, locale: 'en-US' })
  // tsx names functions by a helper, which the functions that run in the page do not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latencyMs,
    downloadThroughput: (slow.megabits * 1e6) / 8,
    uploadThroughput: (slow.uploadMegabits * 1e6) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuTimes })
  return { context, page }
}
