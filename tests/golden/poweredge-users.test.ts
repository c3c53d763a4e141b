import { describe, expect, it } from 'vitest'
import { asShown } from '../../src/engine/core/as-shown.ts'
import { givenFigure, type Worked } from '../../src/engine/core/worked.ts'
import {
  cacheOfMailboxes,
  gainsPrintedAndComputed,
  iopsRatio,
  mailboxRatio,
  type ServerGenerationFigures,
  supportedMailboxes,
  testedServers,
} from '../../src/engine/methods/papers/documents/poweredge-users.ts'

const side = (
  iopsPerMailbox: number,
  headroom: number,
  measured: number,
): ServerGenerationFigures => ({
  iopsPerMailbox: givenFigure('IOPS per mailbox', iopsPerMailbox, 'IOPS/mailbox', 'iops'),
  headroom: givenFigure('Headroom', headroom, '%', 'headroom'),
  measured: givenFigure('Measured', measured, 'IOPS', 'measured'),
  cache: null,
})
const { R510, R720xd } = testedServers

/** Repeats the comparison of PowerEdge with any two servers and profiles. */
function compareGenerations(older: ServerGenerationFigures, newer: ServerGenerationFigures) {
  const sides = {
    older: ofSide('older', supportedMailboxes(older)),
    newer: ofSide('newer', supportedMailboxes(newer)),
  }
  return {
    ...sides,
    mailboxRatio: mailboxRatio(sides),
    iopsRatio: iopsRatio({
      older: ofSide('older', older.iopsPerMailbox),
      newer: ofSide('newer', newer.iopsPerMailbox),
    }),
    cache: {
      older: older.cache && cacheOfMailboxes({ mailboxes: sides.older, cache: older.cache }),
      newer: newer.cache && cacheOfMailboxes({ mailboxes: sides.newer, cache: newer.cache }),
    },
  }
}

function ofSide<W extends Worked>(side: string, worked: W): W {
  return { ...worked, label: `${worked.label}, ${side}` }
}

describe('users a tested server supports, Table 4', () => {
  // Messages, IOPS per mailbox, target, achieved; printed users, users of that run, its headroom.
  it.each([
    ['R510', 100, 0.32, 480, 503, 1500, 1310, 0],
    ['R720xd', 200, 0.2, 1200, 1345, 5000, 5604, 0.2],
  ] as const)('%s', (name, messages, iops, target, achieved, printed, computed, headroom) => {
    const server = testedServers[name]
    expect(server.messages.value).toBe(messages)
    expect(server.side.iopsPerMailbox.value).toBe(iops)
    expect(server.side.headroom.value).toBe(0.2)
    expect(server.target.value).toBe(target)
    expect(server.side.measured.value).toBe(achieved)
    expect(asShown(server.printedMailboxes)).toBe(printed)
    expect(asShown(server.mailboxes)).toBe(computed)
    expect(server.targetHeadroom.value).toBeCloseTo(headroom, 9)
  })

  it('are shown to the nearest whole one, not rounded up', () => {
    expect(R510.mailboxes.value).toBeCloseTo(1309.896, 3)
    expect(R720xd.mailboxes.value).toBeCloseTo(5604.167, 3)
    expect(asShown(supportedMailboxes(side(0.2, 0.2, 1345)))).toBe(5604)
  })

  it('with the headroom its users would need, the R510 did not achieve its target (E15)', () => {
    const needed = R510.printedMailboxes.value * R510.side.iopsPerMailbox.value * 1.2
    expect(needed).toBeCloseTo(576, 9)
    expect(R510.side.measured.value).toBeLessThan(needed)
    expect(R720xd.side.measured.value).toBeGreaterThan(5000 * 0.2 * 1.2)
  })
})

describe('the generation comparison', () => {
  it('sets memory beside it: 7.5 GB of cache become 60 (Tables 1 and 2)', () => {
    expect([R510.side.cache?.value, R720xd.side.cache?.value]).toEqual([5, 12])
    expect([R510.cache, R720xd.cache].map(asShown)).toEqual([7.5, 60])
    const { cache } = compareGenerations(R510.side, R720xd.side)
    expect(cache.older?.value).toBeCloseTo(R510.mailboxes.value * 0.005, 9)
    expect(cache.newer?.value).toBeCloseTo(R720xd.mailboxes.value * 0.012, 9)
    expect(compareGenerations(side(0.5, 0.2, 500), R720xd.side).cache.older).toBeNull()
  })

  it('prints “up to three times” for 3.33, and four-fold for 3.2 (E36)', () => {
    const { iopsRatio, mailboxRatio } = gainsPrintedAndComputed
    expect([mailboxRatio.printed.value, iopsRatio.printed.value]).toEqual([3, 4])
    expect(mailboxRatio.computed.value).toBeCloseTo(5000 / 1500, 9)
    expect(iopsRatio.computed.value).toBeCloseTo(3.2, 9)
    expect(iopsRatio.computed.how).toMatchObject({ errata: ['E36'] })
  })

  it('gives the published runs 1,310 and 5,604 mailboxes, 4.28 times', () => {
    const found = compareGenerations(R510.side, R720xd.side)
    expect([asShown(found.older), asShown(found.newer)]).toEqual([1310, 5604])
    expect(found.mailboxRatio.value).toBeCloseTo(4.278, 3)
    expect(found.iopsRatio.value).toBeCloseTo(1.6, 9)
  })

  it('holds a person’s own numbers, each side with its own headroom', () => {
    const found = compareGenerations(side(0.5, 0, 1000), side(0.1, 0.25, 1000))
    expect([found.older.value, found.newer.value]).toEqual([2000, 8000])
    expect([found.mailboxRatio.value, found.iopsRatio.value]).toEqual([4, 5])
  })

  it('names the side of every number', () => {
    const { older, newer, mailboxRatio } = compareGenerations(R510.side, R720xd.side)
    expect([older.label, newer.label]).toEqual([
      'Mailboxes supported, older',
      'Mailboxes supported, newer',
    ])
    expect(mailboxRatio.how).toMatchObject({ kind: 'formula', inputs: { older, newer } })
  })
})
