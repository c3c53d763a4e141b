import { builds } from './builds.ts'
import { expect, expectDrawn, test } from './journey.ts'

declare global {
  interface Window {
    shifted: number
  }
}

for (const build of builds)
  for (const width of [412, 1280])
    test(`${build.name} build: nothing moves when a page opens, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 915 })
      await page.addInitScript(() => {
        window.shifted = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry) window.shifted += Number(entry.value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      for (const fragment of ['', '#/plan', '#/what-if', '#/compare', '#/all', '#/errata']) {
        await page.goto('about:blank')
        await page.goto(build.address + fragment)
        await expectDrawn(page)
        const shifted = await page.evaluate(() => window.shifted)
        expect.soft(shifted, fragment).toBeLessThanOrEqual(0.02)
      }
    })
