import type { Browser } from '@playwright/test'
import { encodeProject } from '../../src/codec/index.ts'
import { defaultPlan, limits, type Plan, withVersion } from '../../src/engine/index.ts'
import { cpuTimes, launch, slowPage } from './browser.ts'
import { buildHosted } from './builds.ts'
import { heading, ms, table } from './report.ts'
import { serve } from './server.ts'
import { median, quantile } from './statistics.ts'

const viewport = { width: 1280, height: 900 } as const
/** Typed one after another, each over the one before: every digit changes the headline. */
const typed = ['734912', '286157', '519384', '947263', '365821']
const rounds = 2
const pauseMs = 120
const patienceMs = 5000

/** Times of one keystroke, in ms since its input event. */
type Stroke = { readonly committed: number; readonly frame: number }

declare global {
  interface Window {
    strokes: Stroke[]
  }
}

export async function keystroke(): Promise<void> {
  const spindle = await serve(await buildHosted())
  const browser = await launch()
  try {
    const all = { ...defaultPlan, raid: 'any', arraysPerServer: 8 } as const
    const tiers = fullTiers(defaultPlan)
    const later = withVersion(defaultPlan, '2019')
    const servers: Plan = { ...later, sites: 2, siteModel: 'AA1', copies: 4, secondSiteCopies: 2 }
    const projects: readonly (readonly [string, readonly Plan[]])[] = [
      ['The worked example', [defaultPlan]],
      ['Three variants of three tiers', variants(all)],
      ['All RAID policies, up to 8 arrays a server', [all]],
      [`The same for ${limits.tiers} tiers`, [{ ...all, tiers }]],
      ['Exchange 2019, two sites', [servers]],
      ['Three variants of three tiers of it', variants(servers)],
      [`The same for ${limits.tiers} tiers`, [{ ...servers, tiers: fullTiers(servers) }]],
    ]
    const rows: string[][] = []
    let strokes = 0
    for (const [name, plans] of projects) {
      const measured = await measure(
        browser,
        `${spindle.address}#/users?p=${encodeProject(plans, 0).code}`,
      )
      const frames = measured.map(({ frame }) => frame)
      const commits = measured.map(({ committed }) => committed)
      strokes = measured.length
      rows.push([
        name,
        ms(median(commits)),
        ms(median(frames)),
        ms(quantile(frames, 0.95)),
        ms(Math.max(...frames)),
      ])
    }
    heading(
      'From a keystroke to the updated headline',
      `CPU ${cpuTimes}× slower; ${strokes} digits typed into the mailboxes field, from the input event on.`,
    )
    table([['', 'in the page', 'next frame', 'p95', 'most'], ...rows])
  } finally {
    await Promise.all([browser.close(), spindle.close()])
  }
}

/** As many tiers as a plan may have, all of them like its first. */
function fullTiers({ tiers: [tier] }: Plan): Plan['tiers'] {
  return [tier, ...Array.from({ length: limits.tiers - 1 }, () => tier)]
}

/** Three variants of a plan with three tiers, which differ in the quota of the first. */
function variants(plan: Plan): readonly Plan[] {
  const [tier] = plan.tiers
  return [1, 2, 4].map((times) => ({
    ...plan,
    name: `${times} × the quota`,
    tiers: [{ ...tier, quota: times * tier.quota }, tier, tier],
  }))
}

async function measure(browser: Browser, address: string): Promise<readonly Stroke[]> {
  const { context, page } = await slowPage(browser, viewport)
  try {
    await page.goto(`${address}#/users`, { waitUntil: 'networkidle' })
    // The page is named once the program has taken it over.
    await page.waitForFunction(() => document.title.endsWith('— Spindle'))
    await page.evaluate(watchStrokes)
    const field = page.locator('#mailboxes-0')
    // The first number is not counted: it warms the code up, as a person's first answers do.
    const numbers = [...typed.slice(0, 1), ...Array.from({ length: rounds }, () => typed).flat()]
    for (const [index, number] of numbers.entries()) {
      await field.press('Control+A')
      if (index === 1) await page.evaluate(() => window.strokes.splice(0))
      for (const digit of number) {
        const before = await page.evaluate(() => window.strokes.length)
        await page.keyboard.press(digit)
        const until = Date.now() + patienceMs
        while ((await page.evaluate(() => window.strokes.length)) === before) {
          if (Date.now() > until) throw new Error(`${digit} of ${number} changed no headline.`)
          await page.waitForTimeout(10)
        }
        await page.waitForTimeout(pauseMs)
      }
    }
    return await page.evaluate(() => window.strokes)
  } finally {
    await context.close()
  }
}

/** Runs in the page: everything it uses has to be inside. */
function watchStrokes(): void {
  window.strokes = []
  let typedAt = Number.NaN
  window.addEventListener('input', ({ timeStamp }) => (typedAt = timeStamp), { capture: true })
  const headline = document.querySelector('.live .figure .number')
  if (!headline) throw new Error('The first screen has no headline figure.')
  new MutationObserver(() => {
    const start = typedAt
    const committed = performance.now() - start
    requestAnimationFrame(() => {
      window.strokes.push({ committed, frame: performance.now() - start })
    })
  }).observe(headline, { characterData: true, childList: true, subtree: true })
}
