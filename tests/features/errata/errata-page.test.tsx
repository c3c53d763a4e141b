// @vitest-environment page
import { expect, it } from 'vitest'
import { ErrataPage } from '../../../src/features/errata/errata-page.tsx'
import { change, drawn } from '../../browser.tsx'

it('lists the records that have all words, in any case, and counts those listed', async () => {
  const box = await drawn(<ErrataPage />)
  const listed = () => box.querySelectorAll('article.fold-line').length
  expect(listed()).toBe(90)
  await change(box, 'input', () => 'poweredge R510')
  expect(listed()).toBeGreaterThan(0)
  expect(listed()).toBeLessThan(20)
  const [counted = ''] = box.querySelector('[role=status]')?.textContent?.split(', of 90') ?? []
  const parts = [...counted.matchAll(/\d+/g)].map(([one]) => Number(one))
  expect(parts.reduce((all, one) => all + one, 0)).toBe(listed())
})
