import { describe, expect, it } from 'vitest'
import { givenFigure } from '../../src/engine/core/worked.ts'
import { extrapolatedNumbersBehind } from '../../src/engine/core/worked-inputs.ts'
import {
  equalMailboxShareOfSpace,
  mailboxQuota,
  printedMailboxQuotas,
  roundedQuota,
  spaceForAllMailboxes,
} from '../../src/engine/methods/papers/documents/ax4-5i-mailboxes.ts'

/** EMC CLARiiON AX4-5i (1,400 User), Table 6: mailboxes, and the size of each in MB. */
const table6 = [
  [100, 3000],
  [200, 1500],
  [300, 1000],
  [400, 790],
  [500, 630],
  [600, 530],
  [700, 450],
  [800, 390],
  [900, 350],
  [1000, 310],
  [1100, 290],
  [1200, 260],
  [1300, 240],
  [1400, 220],
] as const

const of = (count: number) =>
  mailboxQuota(givenFigure('Mailboxes', count, 'mailboxes', 'mailboxes'))
const rounded = (share: number) =>
  roundedQuota({ share: givenFigure('Share', share, 'MB', 'share') })

describe('Table 6', () => {
  it('has its 14 rows as printed', () => {
    expect(printedMailboxQuotas.rows.map(({ mailboxes, quotaMb }) => [mailboxes, quotaMb])).toEqual(
      table6,
    )
    expect(table6).toHaveLength(14)
  })

  it.each(table6)('%d mailboxes of %d MB, from the rule', (mailboxes, quotaMb) => {
    const quota = of(mailboxes)
    expect([quota.value, quota.unit]).toEqual([quotaMb, 'MB'])
    expect(extrapolatedNumbersBehind(quota)).toEqual([])
  })

  it('leaves the space no choice but 319 to 320 GB', () => {
    const quotasOf = (space: number) =>
      table6.map(([mailboxes]) => {
        const inputs = {
          space: givenFigure('Space', space, 'GB', 'space'),
          mailboxes: givenFigure('Mailboxes', mailboxes, 'mailboxes', 'mailboxes'),
        }
        return roundedQuota({ share: equalMailboxShareOfSpace(inputs) }).value
      })
    const printed = table6.map(([, quotaMb]) => quotaMb)
    for (const space of [319, 319.2, 319.99]) expect(quotasOf(space)).toEqual(printed)
    for (const space of [318.99, 320]) expect(quotasOf(space)).not.toEqual(printed)
    const formatted = givenFigure('Formatted', 399, 'GB', 'formatted')
    const share = givenFigure('Share', 0.8, '%', 'share')
    expect(spaceForAllMailboxes({ formatted, share }).value).toBeCloseTo(319.2, 9)
  })
})

describe('between and beyond the rows', () => {
  it.each([
    [999.9, 990],
    [1000, 1000],
    [1499.9, 1000],
    [1500, 1500],
    [639.9, 630],
    [640, 640],
  ])('a share of %d MB is a quota of %d', (share, quota) => {
    expect(rounded(share).value).toBe(quota)
  })

  it('a number of mailboxes between two rows has a quota of its own', () => {
    expect([of(250).value, of(750).value, of(1050).value]).toEqual([1000, 420, 300])
  })

  it.each([
    [99, true],
    [100, false],
    [1400, false],
    [1401, true],
  ])('%d mailboxes are outside of the table: %s', (mailboxes, isOutside) => {
    const marked = extrapolatedNumbersBehind(of(mailboxes))
    expect(marked).toHaveLength(isOutside ? 1 : 0)
    if (!isOutside) return
    expect(marked[0]?.beyond).toEqual([
      expect.objectContaining({ value: mailboxes, unit: 'mailboxes', from: 100, to: 1400 }),
    ])
  })
})
