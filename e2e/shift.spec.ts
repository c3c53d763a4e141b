import { builds } from './builds.ts'
import { example, expect, expectDrawn, test } from './journey.ts'

declare global {
  interface Window {
    shifted: number
  }
}

/** Link to a plan of Exchange 2013; its notice appears above everything drawn before. */
const link =
  '#/plan?p=3XY3BCsIwEER_Rfa8h02qUvMbehMPa1nagEmwiVos_Xc3CII9vpk3zHmGyEHAwemVNtkXyYAgUzdw7GtsyTSafBtnF5whsL9d01S5ISKEIDlzX9nsaGXs_wUd_PDo3_qgE4T7IxUG15qDRRilSCw-xaoj8NgN_qmmpW1Ly-UD0vDZkwZ'

/** All ways to open are tried on a phone with the hosted build, others where they may differ. */
const openings = [
  { build: builds[0], width: 412, fragments: ['', link, example('what-if')] },
  { build: builds[0], width: 1280, fragments: [link] },
  // The single file waits for nothing but the plan.
  { build: builds[1], width: 1280, fragments: [link] },
] as const

test('nothing moves when a page opens', async ({ page }) => {
  await page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) window.shifted += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const { build, width, fragments } of openings) {
    await page.setViewportSize({ width, height: 915 })
    for (const fragment of fragments) {
      await page.goto('about:blank')
      await page.goto(build.address + fragment)
      await expectDrawn(page)
      const shifted = await page.evaluate(() => window.shifted)
      expect
        .soft(shifted, `${build.name} build, ${fragment}, ${width} px`)
        .toBeLessThanOrEqual(0.02)
    }
  }
})
