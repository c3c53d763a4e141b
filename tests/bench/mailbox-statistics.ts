import type { Page } from '@playwright/test'
import { readStatistics } from '../../src/statistics/index.ts'
import { launch } from './browser.ts'
import { buildHosted } from './builds.ts'
import { heading, ms, table } from './report.ts'
import { serve } from './server.ts'
import { median } from './statistics.ts'

const mailboxes = 100_000
const runs = 3

/** How fast mailbox statistics are read, and whether the page goes on meanwhile. */
export async function mailboxStatistics(): Promise<void> {
  const files = [file('sizes.csv', sizes()), file('messages.csv', messages())]
  const times: number[] = []
  for (let at = 0; at < runs; at += 1) {
    const start = performance.now()
    const { figures } = await readStatistics(files)
    if (figures?.mailboxes !== mailboxes) throw new Error('The mailboxes were not read')
    times.push(performance.now() - start)
  }
  const shown = await measure(files)
  const megabytes = files.reduce((total, { size }) => total + size, 0) / 1e6
  heading(
    'Mailbox statistics',
    `${mailboxes} mailboxes, sizes and messages, ${megabytes.toFixed(1)} MB; medians of ${runs} runs, CPU as it is.`,
  )
  table([
    ['', 'time'],
    ['read here', ms(median(times))],
    ['from the choice of the files to the proposal', ms(median(shown.map(({ until }) => until)))],
    ['longest frame meanwhile', ms(median(shown.map(({ frame }) => frame)))],
  ])
}

async function measure(files: readonly File[]) {
  const spindle = await serve(await buildHosted())
  const browser = await launch()
  const given = await Promise.all(
    files.map(async (one) => ({
      name: one.name,
      mimeType: 'text/csv',
      buffer: Buffer.from(await one.arrayBuffer()),
    })),
  )
  const measured: { until: number; frame: number }[] = []
  try {
    for (let at = 0; at < runs; at += 1) {
      const page = await browser.newPage()
      await page.goto(`${spindle.address}#/statistics`, { waitUntil: 'networkidle' })
      await page.waitForFunction(() => document.title.endsWith('— Spindle'))
      measured.push(await proposed(page, given))
      await page.close()
    }
    return measured
  } finally {
    await Promise.all([browser.close(), spindle.close()])
  }
}

type Given = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** Gives the files to the page, and waits until it proposes tiers. */
async function proposed(page: Page, files: readonly Given[]) {
  // What is handed over by the test is none of what a person waits for.
  await page.evaluate(
    `document.addEventListener('change', () => {
      globalThis.framesSeen = []
      let last = performance.now()
      globalThis.since = last
      const next = (now) => { framesSeen.push(now - last); last = now; requestAnimationFrame(next) }
      requestAnimationFrame(next)
      const seen = new MutationObserver(() => {
        if (document.getElementById('proposal-title')) globalThis.until ??= performance.now() - since
      })
      seen.observe(document.body, { childList: true, subtree: true })
    }, { capture: true, once: true })`,
  )
  await page.locator('input[type="file"][multiple]').setInputFiles([...files])
  await page.getByRole('heading', { name: 'Proposed tiers' }).waitFor()
  await page.waitForSelector('html[data-whole]')
  return {
    until: Number(await page.evaluate('until')),
    frame: Number(await page.evaluate('Math.max(...framesSeen)')),
  }
}

function file(name: string, lines: readonly string[]): File {
  return new File([lines.join('\r\n')], name)
}

/** Sizes spread as those of real mailboxes are: most are small, few are a hundred times as large. */
function sizes(): readonly string[] {
  const rows = Array.from({ length: mailboxes }, (_, at) => {
    const bytes = Math.round(900 * 2 ** 20 * Math.exp(2.6 * (((at * 7919) % 9973) / 9973 - 0.5)))
    const written = `${(bytes / 2 ** 30).toPrecision(4)} GB (${bytes.toLocaleString('en-US')} bytes)`
    return `"user.${at}@contoso-${at % 17}.example","${written}","${Math.round(bytes / 90_000)}"`
  })
  return ['"Mailbox","TotalItemSize","ItemCount"', ...rows]
}

function messages(): readonly string[] {
  const rows = Array.from({ length: mailboxes }, (_, at) => {
    const count = (at * 31) % 900
    return `"User.${at}@contoso-${at % 17}.example","7","${count}","${3 * count}","${count * 82_000}"`
  })
  return ['"Mailbox","Days","Sent","Received","Bytes"', ...rows]
}
