import type { Browser } from '@playwright/test'
import { encodeProject } from '../../src/codec/index.ts'
import { defaultPlan, type Plan, projectLimits, withVersion } from '../../src/engine/index.ts'
import { cpuTimes, launch, slowPage } from './browser.ts'
import { buildHosted } from './builds.ts'
import { heading, ms, table } from './report.ts'
import { serve } from './server.ts'
import { median, quantile } from './statistics.ts'

const viewport = { width: 1280, height: 900 } as const
/** Typed one after another, each over the one before: nearly every digit changes a figure. */
const typed = ['734912', '286157', '519384', '947263', '365821']
const rounds = 2
const pauseMs = 400

/** Times of one keystroke, in ms since its input event. */
type Stroke = {
  /** When the frame with what was typed is painted. */
  readonly typed: number
  /** When a frame with other figures is painted; null if none followed before the next digit. */
  figures: number | null
}

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
      [`The same for ${projectLimits.tiers} tiers`, [{ ...all, tiers }]],
      ['Exchange 2019, two sites', [servers]],
      ['Three variants of three tiers of it', variants(servers)],
      [`The same for ${projectLimits.tiers} tiers`, [{ ...servers, tiers: fullTiers(servers) }]],
    ]
    const rows: string[][] = []
    let strokes = 0
    for (const [name, plans] of projects) {
      const measured = await measure(
        browser,
        `${spindle.address}#/users?p=${encodeProject(plans, 0).code}`,
      )
      const typed = measured.map((stroke) => stroke.typed)
      const figures = measured.flatMap((stroke) => stroke.figures ?? [])
      strokes = measured.length
      rows.push([
        name,
        ms(median(typed)),
        ms(quantile(typed, 0.95)),
        ...(figures.length > 0
          ? [ms(median(figures)), ms(quantile(figures, 0.95)), String(figures.length)]
          : ['', '', '0']),
      ])
    }
    heading(
      'From a keystroke to what was typed, and to the updated figures',
      `CPU ${cpuTimes}× slower; ${strokes} digits typed into the mailboxes field, from the input event on.`,
    )
    table([['', 'typed', 'p95', 'figures', 'p95', 'followed'], ...rows])
  } finally {
    await Promise.all([browser.close(), spindle.close()])
  }
}

/** As many tiers as a plan may have, all of them like its first. */
function fullTiers({ tiers: [tier] }: Plan): Plan['tiers'] {
  return [tier, ...Array.from({ length: projectLimits.tiers - 1 }, () => tier)]
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
        await page.keyboard.press(digit)
        // Figures may take longer, or stay, as where the servers no longer carry the mailboxes.
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
  let start = Number.NaN
  const since = () => performance.now() - start
  window.addEventListener(
    'input',
    ({ timeStamp }) => {
      start = timeStamp
      requestAnimationFrame(() =>
        setTimeout(() => {
          window.strokes.push({ typed: performance.now() - timeStamp, figures: null })
        }),
      )
    },
    { capture: true },
  )
  const figures = document.querySelector('#live-figures')
  if (!figures) throw new Error('The first screen has no figures.')
  new MutationObserver(() => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        const stroke = window.strokes.at(-1)
        if (stroke && stroke.figures === null) stroke.figures = since()
      }),
    )
  }).observe(figures, { characterData: true, childList: true, subtree: true })
}
