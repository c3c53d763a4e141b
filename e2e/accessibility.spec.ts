import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  cutTexts,
  hiddenFocus,
  sideScrolled,
  smallTargets,
  spaceText,
  unseenFocus,
} from './accessibility.ts'
import { expect, expectDrawn, sideways, test } from './journey.ts'
import { looks } from './looks.ts'
import { poppler } from './poppler.ts'

test.use({ reducedMotion: 'reduce' })

/** Opens every page one after the other in one window, and has each looked at. */
async function onEveryPage(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  for (const { fragment, title, name } of looks) {
    await page.goto(`./${fragment}`)
    await expect(page).toHaveTitle(title)
    await expectDrawn(page)
    await look(name)
  }
}

test('no text is cut or runs over the side of a page when it is spaced', async ({ page }) => {
  test.slow()
  await onEveryPage(page, async (name) => {
    await spaceText(page)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await cutTexts(page), `${name}, ${width} px`).toEqual([])
      expect.soft(await sideways(page), `${name}, ${width} px`).toBe(0)
    }
  })
})

test('magnified to 200 and 400 %, a page scrolls one way, but for tables and drawings', async ({
  page,
}) => {
  test.slow()
  await onEveryPage(page, async (name) => {
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: width * 0.8 })
      expect.soft(await sideways(page), `${name}, ${width} px`).toBe(0)
      expect.soft(await sideScrolled(page), `${name}, ${width} px`).toEqual([])
      expect.soft(await cutTexts(page), `${name}, ${width} px`).toEqual([])
    }
  })
})

test('what is pressed is 24 px large, or as far from anything else', async ({ page }) => {
  test.slow()
  await onEveryPage(page, async (name) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await smallTargets(page), `${name}, ${width} px`).toEqual([])
    }
  })
})

test('nothing that has the focus is behind a bar that stays', async ({ page }) => {
  test.slow()
  await onEveryPage(page, async (name) => {
    for (const size of [
      { width: 1280, height: 720 },
      { width: 390, height: 700 },
    ]) {
      await page.setViewportSize(size)
      expect.soft(await hiddenFocus(page), `${name}, ${size.width} px`).toEqual([])
    }
  })
})

test('what has the focus shows it in forced colours, and nothing moves', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await onEveryPage(page, async (name) => {
    expect.soft(await unseenFocus(page), name).toEqual([])
    expect.soft(await page.evaluate(() => document.getAnimations().length), name).toBe(0)
  })
})

test('Tab goes through a page and out of it at its end', async ({ page }) => {
  for (const at of ['users', 'plan', 'explore', 'what-if', 'compare', 'statistics']) {
    await page.goto(`./#/${at}`)
    await expectDrawn(page)
    await page.locator('h1').first().focus()
    let met = 0
    let last = await page.evaluateHandle(() => document.activeElement)
    // Far more than any page has.
    for (; met < 400; met += 1) {
      await page.keyboard.press('Tab')
      const now = await page.evaluateHandle(() => document.activeElement)
      // Past the end there is the window, or the page from its beginning.
      const isOver = await now.evaluate(
        (one) => one === null || one === document.body || one.matches('.skip'),
      )
      if (isOver) break
      const place = await page.evaluate(
        ([before, after]) => (before && after ? before.compareDocumentPosition(after) : 0),
        [last, now] as const,
      )
      const told = await now.evaluate((one) => one?.outerHTML.slice(0, 80) ?? '')
      expect(place & 4, `${at}: what follows is after it, ${told}`).toBe(4)
      last = now
    }
    expect(met, at).toBeLessThan(400)
    expect(met, at).toBeGreaterThan(4)
  }
})

test('the report as PDF has its language, title, headings, captions and heads of tables', async ({
  page,
}, info) => {
  await page.goto('./#/report')
  await expectDrawn(page)
  const path = info.outputPath('tagged.pdf')
  // As the browser saves it from its own dialog.
  await page.pdf({ path, format: 'A4', tagged: true, outline: true })
  const facts = poppler('pdfinfo', path)
  expect(facts).toMatch(/^Title: +Exchange storage plan$/m)
  expect(facts).toMatch(/^Tagged: +yes$/m)
  expect(readFileSync(path).includes('/Lang (en)')).toBe(true)
  const structure = poppler('pdfinfo', '-struct', path)
  const count = (kind: RegExp) => structure.match(kind)?.length ?? 0
  expect(count(/^ *H1\b/gm)).toBe(1)
  expect(count(/^ *H2\b/gm)).toBeGreaterThan(15)
  // Every caption that is seen on paper is one of its table or drawing, for whoever hears it.
  await page.emulateMedia({ media: 'print' })
  const captions = await page
    .locator(':is(caption, figcaption):not(.sr)')
    .filter({ visible: true })
    .count()
  await page.emulateMedia({ media: null })
  expect(captions).toBeGreaterThan(15)
  expect(count(/^ *Caption\b/gm)).toBe(captions)
  expect(count(/^ *\/Scope\b/gm)).toBe(count(/^ *TH\b/gm))
  expect(count(/^ *\/Headers\b/gm)).toBe(count(/^ *TD\b/gm))
})
