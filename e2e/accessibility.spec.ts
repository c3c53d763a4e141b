import { example, expect, expectDrawn, labels, test } from './journey.ts'

declare global {
  interface Window {
    /** Element that had the focus before Tab was pressed. */
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
    // Far more Tab stops than any page has.
    for (; met < 400; met += 1) {
      await page.keyboard.press('Tab')
      const { isOver, isAfter, told } = await page.evaluate(() => {
        const now = document.activeElement
        const before = window.focusedBefore ?? document.querySelector('h1')
        if (now) window.focusedBefore = now
        return {
          // Past the last stop come the window or the start of the page.
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
  // A window of 1,280 × 1,024 px, magnified four times.
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
