import { readFileSync } from 'node:fs'
import { example, expect, expectDrawn, labels, test } from './journey.ts'
import { poppler } from './poppler.ts'

declare global {
  interface Window {
    /** What had the focus before Tab was pressed. */
    focusedBefore?: Element
  }
}

test.use({ reducedMotion: 'reduce' })

test('Tab goes through a page and out of it at its end, and leads into sight at 400 %', async ({
  page,
}) => {
  for (const at of ['users', 'plan']) {
    await page.goto(`./#/${at}`)
    await expectDrawn(page)
    await page.locator('h1').first().focus()
    let met = 0
    // Far more than any page has.
    for (; met < 400; met += 1) {
      await page.keyboard.press('Tab')
      const { isOver, isAfter, told } = await page.evaluate(() => {
        const now = document.activeElement
        const before = window.focusedBefore ?? document.querySelector('h1')
        if (now) window.focusedBefore = now
        return {
          // Past the end there is the window, or the page from its beginning.
          isOver: now === null || now === document.body || now.matches('.skip'),
          isAfter: before && now ? (before.compareDocumentPosition(now) & 4) === 4 : false,
          told: now?.outerHTML.slice(0, 80) ?? '',
        }
      })
      if (isOver) break
      expect(isAfter, `${at}: what follows is after it, ${told}`).toBe(true)
    }
    await page.evaluate(() => {
      delete window.focusedBefore
    })
    expect(met, at).toBeLessThan(400)
    expect(met, at).toBeGreaterThan(4)
  }
  // A window of 1,280 × 1,024 magnified four times.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(example('users'))
  await expectDrawn(page)
  await page.getByRole('textbox', { name: labels.mailboxes }).focus()
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const focused = document.activeElement
      const [line] = focused?.getClientRects() ?? []
      if (!focused || !line) return 'nothing'
      const { left, top, width, height } = line
      const found = document.elementFromPoint(left + width / 2, top + height / 2)
      return focused.contains(found) ? 'seen' : `${focused.textContent} is hidden`
    })
    expect.soft(seen).toBe('seen')
  }
})

test('the report as PDF has its language, title, headings, captions and heads of tables', async ({
  page,
}, info) => {
  await page.goto(example('report'))
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
