import { describe, expect, it } from 'vitest'
import type { Worked } from '../../../src/engine/core/worked.ts'
import { exchange2010 } from '../../../src/engine/exchange/exchange-2010.ts'
import { exchange2013 } from '../../../src/engine/exchange/exchange-2013.ts'
import { at, near } from './figures.ts'
import { figuresOf, logWritesOf, standingsOf } from './later-versions.ts'

describe.each(['dag', 'none'] as const)('a mailbox in Exchange 2013, %s', (kind) => {
  it.each([1, 50, 99, 100, 200, 300, 301, 501, 2000])(
    'of %d messages takes 0.00067 IOPS for each, and nothing is printed to be beyond',
    (count) => {
      const found = at(exchange2013.iopsPerMailbox[kind], count)
      near(found.value, 0.00067 * count)
      expect(found.extrapolated).toBe(false)
    },
  )

  const [usual, heavy] = kind === 'dag' ? [0.6, 0.5] : [0.5, 0.4]
  it.each([
    [1, usual],
    [249, usual],
    [250, usual],
    [250.001, heavy],
    [251, heavy],
    [2000, heavy],
  ])('of %d messages: %d of its load are reads', (count, share) => {
    expect(at(exchange2013.readShare[kind], count)).toEqual({ value: share, extrapolated: false })
  })
})

describe('the figures of Exchange 2013', () => {
  const { ratio, replicationReads, maintenance } = logWritesOf(exchange2013)
  const { cachePerMailbox, guideline } = exchange2013

  it.each([1, 200, 2000])('%d messages have 0.06 MB of cache each', (count) => {
    if (!cachePerMailbox) throw new Error('A cache is published')
    near(at(cachePerMailbox, count).value, 0.06 * count)
  })

  it.each([
    ['log writes in a DAG', ratio.dag, 0.5, '×'],
    ['log writes standalone', ratio.none, 0.4, '×'],
    ['reads of the logs of active databases', replicationReads, 0.1, '%'],
    ['maintenance of a copy', maintenance, 1, 'MB/s/database'],
    ['messages to a log', exchange2013.messagesPerLog, 5, '×'],
    ['search catalog', exchange2013.catalogShare, 0.2, '%'],
    ['catalogs a volume has room for', exchange2013.catalogsPerVolume, 2, '×'],
    ['recoverable items', exchange2013.mostRecoverable, 30_000, 'MB'],
    ['memory at most', exchange2013.mostMemory, 96, 'GB'],
    ['guideline for one copy', guideline.one, 200, 'GB'],
    ['guideline with copies', guideline.more, 2000, 'GB'],
  ])('%s', (_what, found: Worked | null, value, unit) => {
    expect(found).toMatchObject({
      value,
      unit,
      how: { kind: 'published', cite: { standing: 'A' } },
    })
  })

  it('has no least of memory', () => {
    expect(exchange2013.leastMemory).toBeNull()
  })

  it('are public, and read in Microsoft’s own material', () => {
    const standings = standingsOf(figuresOf(exchange2013))
    expect(standings.size).toBeGreaterThan(12)
    expect(new Set(standings.values())).toEqual(new Set(['A']))
  })

  it.each([
    ['databases, Standard', exchange2013.databasesPerServer.Standard, 5],
    ['databases, Enterprise', exchange2013.databasesPerServer.Enterprise, 100],
    ['servers in a DAG', exchange2013.serversPerDag, 16],
    ['database file', exchange2013.databaseFile, 16_000],
    ['memory for ten databases', exchange2013.baseMemory, 2],
  ])('%s: as in 2010, and said to be an assumption', (_what, found: Worked | null, value) => {
    expect(found).toMatchObject({ value, how: { kind: 'assumed' } })
  })

  it('claim nothing of Exchange 2010 as printed for 2013', () => {
    const of2010 = new Set(figuresOf(exchange2010).filter(({ how }) => how.kind === 'published'))
    expect(of2010.size).toBeGreaterThan(5)
    const shared = figuresOf(exchange2013).filter((figure) => of2010.has(figure))
    expect(shared).toEqual([])
    expect(exchange2013.page).toBeNull()
  })
})
