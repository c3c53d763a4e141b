import type { Browser } from '@playwright/test'
import { encodeProject } from '../../src/codec/index.ts'
import { defaultPlan, type Plan, withVersion } from '../../src/engine/index.ts'
import { cpuTimes, launch, slowPage } from './browser.ts'
import { buildHosted } from './builds.ts'
import { heading, ms, table } from './report.ts'
import { serve } from './server.ts'
import { median, quantile } from './statistics.ts'

const viewport = { width: 1280, height: 900 } as const
/** How many places the slider is dragged through, one a frame of 60 Hz. */
const places = 60
const betweenMs = 16
/** Answers that move differently much: all mailboxes, their growth, their quota. */
const answers = ['mailboxes', 'growth', 'quota'] as const

/** Times of frames while an answer is dragged, in ms. */
type Dragged = { readonly frames: readonly number[]; readonly followed: number }

declare global {
  interface Window {
    drag: { frames: number[]; changes: number; isOn: boolean }
  }
}

/** What if: how long a frame takes while an answer is dragged. */
export async function whatIf(): Promise<void> {
  const spindle = await serve(await buildHosted())
  const browser = await launch()
  try {
    const later = withVersion(defaultPlan, '2019')
    const servers: Plan = { ...later, sites: 2, siteModel: 'AA1', copies: 4, secondSiteCopies: 2 }
    const plans: readonly (readonly [string, Plan])[] = [
      ['The worked example', defaultPlan],
      [
        'All RAID policies, up to 8 arrays a server',
        { ...defaultPlan, raid: 'any', arraysPerServer: 8 },
      ],
      ['Exchange 2019, two sites', servers],
    ]
    const rows: string[][] = []
    for (const [name, plan] of plans) {
      const address = `${spindle.address}#/what-if?p=${encodeProject([plan], 0).code}`
      const { frames, followed } = await drag(browser, address)
      rows.push([
        name,
        ms(median(frames)),
        ms(quantile(frames, 0.95)),
        ms(Math.max(...frames)),
        `${followed}`,
      ])
    }
    heading(
      'Frames while an answer is dragged in What if',
      `CPU ${cpuTimes}× slower; ${answers.length} answers through ${places} places each, a place every ${betweenMs} ms.`,
    )
    table([['', 'frame', 'p95', 'most', 'answers drawn'], ...rows])
  } finally {
    await Promise.all([browser.close(), spindle.close()])
  }
}

async function drag(browser: Browser, address: string): Promise<Dragged> {
  const { context, page } = await slowPage(browser, viewport)
  try {
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForSelector('html[data-whole]')
    await page.waitForSelector('#sensitivity-title ~ .data-table')
    await page.evaluate(watchFrames)
    for (const [round, answer] of ['mailboxes', ...answers].entries()) {
      await page.locator('#what-if-answer').selectOption(answer)
      const slider = await page.locator('.turn-slider input').boundingBox()
      if (!slider) throw new Error('There is no slider to drag.')
      const y = slider.y + slider.height / 2
      const at = (place: number) =>
        slider.x + slider.width * (0.35 + 0.3 * Math.sin((place / places) * 2 * Math.PI))
      await page.mouse.move(at(0), y)
      await page.mouse.down()
      // The first round is not counted: it warms the code up, as a person's first drag does.
      await page.evaluate((isOn) => {
        window.drag.isOn = isOn
      }, round > 0)
      for (let place = 1; place <= places; place += 1) {
        await page.mouse.move(at(place), y)
        await page.waitForTimeout(betweenMs)
      }
      await page.evaluate(() => {
        window.drag.isOn = false
      })
      await page.mouse.up()
    }
    const { frames, changes } = await page.evaluate(() => window.drag)
    if (changes === 0) throw new Error('Nothing followed what was dragged.')
    return { frames, followed: changes }
  } finally {
    await context.close()
  }
}

/** Runs in the page: everything it uses has to be inside. */
function watchFrames(): void {
  const drag = { frames: [] as number[], changes: 0, isOn: false }
  window.drag = drag
  let last = performance.now()
  const frame = () => {
    const now = performance.now()
    if (drag.isOn) drag.frames.push(now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  const answer = document.querySelector('.turn')
  if (!answer) throw new Error('The page turns no answer.')
  new MutationObserver(() => {
    if (drag.isOn) drag.changes += 1
  }).observe(answer, { characterData: true, childList: true, subtree: true })
}
