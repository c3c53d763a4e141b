import { describe, expect, it } from 'vitest'
import { given, type Worked } from '../../../src/engine/core/worked.ts'
import { exchange2003 } from '../../../src/engine/exchange/exchange-2003.ts'
import { isPublished } from '../../../src/engine/index.ts'
import { blackBerryFactor } from '../../../src/engine/methods/papers/documents/blackberry.ts'
import { withBlackBerry } from '../../../src/engine/methods/papers/sizing/users.ts'
import { at, messages, near } from './figures.ts'

/** StorageTek, “Define and Assess”: the classes light, average, heavy and large. */
const classes = [
  [70, 0.5],
  [105, 0.75],
  [140, 1],
  [210, 1.5],
] as const

const kinds = ['dag', 'none'] as const

describe.each(kinds)('a mailbox in Exchange 2003, %s', (kind) => {
  const iops = exchange2003.iopsPerMailbox[kind]

  it.each(classes)('of %d messages takes %d IOPS, as printed', (count, printed) => {
    expect(at(iops, count)).toEqual({ value: printed, extrapolated: false })
    expect(iops(messages(count)).how).toMatchObject({
      place: 'at',
      source: { document: 'storageTek', place: 'Define and Assess' },
    })
  })

  // All four classes lie on one line: an IOPS for every 140 messages.
  it.each([
    [1, true],
    [69, true],
    [70, false],
    [71, false],
    [87.5, false],
    [104, false],
    [106, false],
    [122.5, false],
    [141, false],
    [175, false],
    [209, false],
    [210, false],
    [211, true],
    [2000, true],
  ])('of %d messages is read off the line, extrapolated: %s', (count, extrapolated) => {
    const found = at(iops, count)
    near(found.value, count / 140)
    expect(found.extrapolated).toBe(extrapolated)
  })

  it.each([1, 70, 250, 251, 2000])('of %d messages reads twice for every write', (count) => {
    expect(at(exchange2003.readShare[kind], count)).toEqual({ value: 2 / 3, extrapolated: false })
  })
})

describe('a BlackBerry', () => {
  const iops = (usual: number, share: number) =>
    withBlackBerry({
      usual: given('IOPS', usual, 'IOPS/mailbox', 'iops'),
      factor: blackBerryFactor,
      share: given('Share', share, '%', 'share'),
    }).value

  it.each([
    [1, 0, 1],
    [1, 0.25, 1.91],
    [1, 1, 4.64],
    [0.5, 1, 0.5 + 0.5 * 3.64],
  ])('on mailboxes of %d IOPS, on %d of them: %d', (usual, share, mean) => {
    near(iops(usual, share), mean)
  })

  it('adds to its mailbox, as printed, and does not replace it (E12)', () => {
    // 2,000 mailboxes of 1.0 and 500 × 3.64 = 1,820; in its place it would be 1,500 + 1,820.
    near(2000 * iops(1, 500 / 2000), 3820)
    expect(2000 * iops(1, 500 / 2000)).not.toBeCloseTo(3320, 0)
  })
})

describe('what else StorageTek prints for Exchange 2003', () => {
  const { page, mostMemory, mostQuota, databasesPerServer, load } = exchange2003

  it.each([
    ['pages of 4 KB', page, 4, 'KB'],
    ['4 GB of memory at most', mostMemory, 4, 'GB'],
    ['mailboxes of 2 GB at most', mostQuota, 2000, 'MB'],
    ['20 databases, Standard', databasesPerServer.Standard, 20, 'databases'],
    ['20 databases, Enterprise', databasesPerServer.Enterprise, 20, 'databases'],
    ['10 % of the database I/O on the logs', load.ratio, 0.1, '×'],
  ] as const)('%s', (_what, found: Worked, value, unit) => {
    expect(found).toMatchObject({ value, unit })
    const { how } = found
    if (how.kind !== 'published' || !isPublished(how.cite)) throw new Error('It is published')
    expect(how.cite).toEqual({ document: 'storageTek', place: 'Define and Assess' })
  })

  it('has no database cache per mailbox and no guideline for a database', () => {
    expect(exchange2003.cachePerMailbox).toBeNull()
    expect(exchange2003.guideline).toEqual({ one: null, more: null })
  })
})
