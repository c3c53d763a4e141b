// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { EvidencePage } from '../../../src/features/evidence/evidence-page.tsx'
import { change, drawn } from '../../browser.tsx'

it('shows the tests that a person picks: as many as the document has', async () => {
  const box = await drawn(<EvidencePage />)
  const counted = async (filter: string) => {
    await change(box, '#evidence-filter', () => filter)
    return Number(/on the (\d+) tests fitted/.exec(box.textContent ?? '')?.[1])
  }
  expect(await counted('all')).toBe(31)
  // Table 20: on two arrays and three, of 5,000 users each and of 9,000.
  expect(await counted('pools')).toBe(4)
  // Table 10: of 2, 4, 6 and 8 nodes.
  expect(await counted('dag')).toBe(4)
  // Table 23, one of which Table 22 has too.
  expect(await counted('ps4100')).toBe(4)
  // RAID 10, 5 and 6, PS6100X, PS6100E, PS4100E and the two larger mailbox sizes: one test each.
  expect(await counted('once')).toBe(8)
  expect(await counted('often')).toBe(31 - 8)
})
