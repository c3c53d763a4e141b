import { describe, expect, it } from 'vitest'
import { exchange2010 } from '../../../src/engine/exchange/exchange-2010.ts'
import { at, messages, near } from './figures.ts'

describe('a mailbox in Exchange 2010', () => {
  // PowerEdge Table 2 prints 100 to 500 messages in a DAG, EqualLogic 5.1 50 to 300 standalone.
  it.each([
    ['dag', 1, 0.001, true],
    ['dag', 99, 0.099, true],
    ['dag', 100, 0.1, false],
    ['dag', 101, 0.101, false],
    ['dag', 200, 0.2, false],
    ['dag', 499, 0.499, false],
    ['dag', 500, 0.5, false],
    ['dag', 501, 0.501, true],
    ['none', 1, 0.0012, true],
    ['none', 49, 0.0588, true],
    ['none', 50, 0.06, false],
    ['none', 51, 0.0612, false],
    ['none', 150, 0.18, false],
    ['none', 200, 0.24, false],
    ['none', 299, 0.3588, false],
    ['none', 300, 0.36, false],
    ['none', 301, 0.3612, true],
  ] as const)(
    '%s, of %d messages takes %d IOPS, extrapolated: %s',
    (kind, count, value, beyond) => {
      const found = at(exchange2010.iopsPerMailbox[kind], count)
      near(found.value, value)
      expect(found.extrapolated).toBe(beyond)
    },
  )

  it.each([
    ['dag', 99, 100, 500],
    ['dag', 501, 100, 500],
    ['none', 49, 50, 300],
    ['none', 301, 50, 300],
  ] as const)('%s, of %d messages: says what is printed, %d to %d', (kind, count, from, to) => {
    expect(exchange2010.iopsPerMailbox[kind](messages(count)).beyond).toEqual([
      { what: 'Messages a day', value: count, unit: 'messages/day', from, to },
    ])
  })

  it.each([1, 50, 100, 200, 500, 2000])('of %d messages has 0.06 MB of cache for each', (count) => {
    near(at(exchange2010.cachePerMailbox, count).value, 0.06 * count)
  })

  it.each(['dag', 'none'] as const)('%s, reads as EqualLogic 5.1 measured', (kind) => {
    const share = exchange2010.readShare[kind]
    expect([50, 150, 300].map((count) => at(share, count).value)).toEqual([0.58, 0.5, 0.48])
  })
})

it('Exchange 2010 has its load from the shares of EqualLogic, and its limits from the papers', () => {
  expect(exchange2010.load).toEqual({ method: 'shares' })
  const { databasesPerServer, serversPerDag, databaseFile, guideline, catalogShare, page } =
    exchange2010
  expect(databasesPerServer).toMatchObject({ Standard: { value: 5 }, Enterprise: { value: 100 } })
  expect([serversPerDag.value, databaseFile.value, page.value]).toEqual([16, 16_000, 32])
  expect([guideline.one.value, guideline.more.value]).toEqual([200, 2000])
  expect(catalogShare).toMatchObject({ value: 0.1, how: { kind: 'published' } })
})

it('and none of what other versions have', () => {
  const { mostMemory, mostQuota } = exchange2010
  expect([mostMemory, mostQuota]).toEqual([null, null])
})
