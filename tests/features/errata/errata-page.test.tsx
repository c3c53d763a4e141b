// @vitest-environment page
import { expect, it } from 'vitest'
import { ErrataPage } from '../../../src/features/errata/errata-page.tsx'
import { change, drawn } from '../../browser.tsx'

it('lists the records that have all words, in any case, and counts those listed of each document and in all', async () => {
  const box = await drawn(<ErrataPage />)
  const listed = () => box.querySelectorAll('article.fold-line').length
  const expectCounted = () => {
    for (const part of box.querySelectorAll('section.fold-line:has(article)')) {
      const line = part.querySelector('.says')?.textContent ?? ''
      const counts = [...line.matchAll(/(\d+) (?:error|note)s?\b/g)].map(([, one]) => Number(one))
      expect.soft(line).toMatch(/^[1-9]\d* [^,]+(?:, [1-9]\d* [^,]+)*$/)
      expect
        .soft(counts.reduce((all, one) => all + one, 0))
        .toBe(part.querySelectorAll('article').length)
    }
  }
  expect(listed()).toBe(90)
  expectCounted()
  await change(box, 'input', () => 'poweredge R510')
  expect(listed()).toBeGreaterThan(0)
  expect(listed()).toBeLessThan(20)
  expectCounted()
  const [counted = ''] = box.querySelector('[role=status]')?.textContent?.split(', of 90') ?? []
  const parts = [...counted.matchAll(/\d+/g)].map(([one]) => Number(one))
  expect(parts.reduce((all, one) => all + one, 0)).toBe(listed())
})
