import { describe, expect, it } from 'vitest'
import { exchange2007 } from '../../../src/engine/exchange/exchange-2007.ts'
import { at, messages, near } from './figures.ts'

/** PowerEdge, Table 1: the classes light, heavy and extra heavy; IOPS, and MB of database cache. */
const classes = [
  [25, 0.11, 2],
  [100, 0.32, 5],
  [200, 0.64, 5],
] as const

/**
 * Database transfers, reads and log writes per second of every test with Exchange 2007 that prints
 * its log writes, from the reports and tables of AX4-5i, PowerVault and StorageTek.
 */
const tests = {
  'AX4-5i, 2-hour performance': [592.486, 274.574, 176.279],
  'AX4-5i, 24-hour stress': [555.302, 272.098, 156.743],
  'AX4-5i, soft-recovery preparation': [629.998, 282.711, 190.758],
  'PowerVault MD1000': [1435, 745, 477],
  'PowerVault MD3000': [1709, 887, 518],
  'StorageTek 2530': [2058.971, 1182.499, 382.993],
} as const

const median = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length / 2
  return ((sorted[Math.ceil(half) - 1] ?? Number.NaN) + (sorted[Math.floor(half)] ?? 0)) / 2
}

describe.each(['dag', 'none'] as const)('a mailbox in Exchange 2007, %s', (kind) => {
  const iops = exchange2007.iopsPerMailbox[kind]

  it.each(classes)('of %d messages takes %d IOPS, as printed', (count, printed) => {
    expect(at(iops, count)).toEqual({ value: printed, extrapolated: false })
    expect(iops(messages(count)).how).toMatchObject({
      place: 'at',
      source: { document: 'powerEdge', place: 'Table 1' },
    })
  })

  it.each([
    [24, 0.1072, true],
    [25, 0.11, false],
    [26, 0.1128, false],
    [99, 0.3172, false],
    [100, 0.32, false],
    [101, 0.3232, false],
    [199, 0.6368, false],
    [200, 0.64, false],
    [201, 0.6432, true],
  ])('of %d messages takes %d IOPS, extrapolated: %s', (count, value, extrapolated) => {
    const found = at(iops, count)
    near(found.value, value)
    expect(found.extrapolated).toBe(extrapolated)
  })

  // Secondary sources name two classes between those that PowerEdge prints.
  it.each([
    ['average', 50, 0.18],
    ['very heavy', 150, 0.48],
  ])('meets the public figure of the %s class: %d messages, %d IOPS', (_class, count, value) => {
    near(at(iops, count).value, value)
  })

  it('reads 52 % whatever its messages, which is the middle of the tests', () => {
    for (const count of [1, 25, 250, 251, 2000])
      expect(at(exchange2007.readShare[kind], count)).toEqual({ value: 0.52, extrapolated: false })
    const shares = Object.values(tests).map(([transfers, reads]) => reads / transfers)
    expect(Number(Math.min(...shares).toFixed(2))).toBe(0.45)
    expect(Number(Math.max(...shares).toFixed(2))).toBe(0.57)
    for (const name of ['PowerVault MD1000', 'PowerVault MD3000'] as const) {
      const [transfers, reads] = tests[name]
      expect(Number((reads / transfers).toFixed(2))).toBe(0.52)
    }
  })
})

describe('the database cache of a mailbox in Exchange 2007', () => {
  it.each(classes)('of %d messages (%d IOPS) is %d MB, as printed', (count, _iops, printed) => {
    expect(at(exchange2007.cachePerMailbox, count)).toEqual({ value: printed, extrapolated: false })
  })

  it.each([
    [24, 2, true],
    [25, 2, false],
    [26, 2.04, false],
    [50, 3, false],
    [99, 4.96, false],
    [101, 5, false],
    [150, 5, false],
    [199, 5, false],
    [201, 5, true],
  ])('of %d messages is %d MB, extrapolated: %s', (count, value, extrapolated) => {
    const found = at(exchange2007.cachePerMailbox, count)
    near(found.value, value)
    expect(found.extrapolated).toBe(extrapolated)
  })
})

describe('the log I/O of Exchange 2007', () => {
  const ratios = Object.values(tests).map(([transfers, , logs]) => logs / transfers)
  const { ratio } = exchange2007.load

  it('is the median of the tests, to two digits', () => {
    expect(ratio.value).toBe(Number(median(ratios).toFixed(2)))
    expect(ratio.value).toBe(0.3)
  })

  it('is ours, and names the range of the tests and whose ends they are', () => {
    const named = (value: number) =>
      Object.entries(tests).find(([, [transfers, , logs]]) => logs / transfers === value)?.[0]
    const ends = [Math.min(...ratios), Math.max(...ratios)]
    expect(ends.map((end) => end.toFixed(2))).toEqual(['0.19', '0.33'])
    expect(ends.map(named)).toEqual(['StorageTek 2530', 'PowerVault MD1000'])
    const { how } = ratio
    if (how.kind !== 'assumed') throw new Error('The ratio is ours')
    for (const words of ['median', '0.19 (StorageTek)', '0.33 (PowerVault MD1000)'])
      expect(how.reason).toContain(words)
  })
})

describe('what else is printed for Exchange 2007', () => {
  const { page, mostQuota, databasesPerServer, guideline } = exchange2007

  it.each([
    ['pages of 8 KB', page, 8, 'KB', 'storageTek'],
    ['mailboxes of 2 GB at most', mostQuota, 2000, 'MB', 'storageTek'],
    ['50 databases, Standard', databasesPerServer.Standard, 50, 'databases', 'storageTek'],
    ['50 databases, Enterprise', databasesPerServer.Enterprise, 50, 'databases', 'storageTek'],
    ['databases of about 100 GB, one copy', guideline.one, 100, 'GB', 'powerEdge'],
    ['databases of about 100 GB, two copies', guideline.more, 100, 'GB', 'powerEdge'],
  ] as const)('%s', (_what, found, value, unit, document) => {
    expect(found).toMatchObject({ value, unit, how: { kind: 'published', cite: { document } } })
  })

  it('has no most of memory', () => {
    expect(exchange2007.mostMemory).toBeNull()
  })
})
