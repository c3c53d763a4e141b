import { describe, expect, it } from 'vitest'
import { deploymentFiles } from '../../../src/deploy/index.ts'
import { givenFigure, type Worked } from '../../../src/engine/core/worked.ts'
import {
  extrapolatedNumbersBehind,
  publicFiguresBehind,
} from '../../../src/engine/core/worked-inputs.ts'
import { exchange2003 } from '../../../src/engine/exchange/exchange-2003.ts'
import { exchange2010 } from '../../../src/engine/exchange/exchange-2010.ts'
import { paperIopsPerMailbox } from '../../../src/engine/exchange/versions.ts'
import {
  defaultPlan,
  exchangeVersionIds,
  isDocumentCite,
  latestVersionId,
  roleVersionIds,
  roleVersionOf,
  size,
  versionOf,
  withVersion,
} from '../../../src/engine/index.ts'
import { testLimits } from '../../../src/engine/jetstress/index.ts'
import {
  blackBerryFactor,
  iopsPerMailboxWithBlackBerry,
} from '../../../src/engine/methods/papers/sizing/mailbox.ts'
import { hasCache } from '../../../src/engine/methods/roles/designs/cache.ts'
import { statisticsScripts } from '../../../src/features/statistics/statistics-scripts.ts'
import { at, messages, near } from './figures.ts'

describe('every version', () => {
  // What a version must have as soon as it stands in the list.
  describe.each(exchangeVersionIds)('Exchange %s', (exchange) => {
    const plan = withVersion(defaultPlan, exchange)

    it('is sized', () => {
      expect(size(plan)).toMatchObject({ ok: true, sizing: { method: versionOf(plan).method } })
    })

    it('is tested with a Jetstress that has limits', () => {
      expect(testLimits(plan, 'stress').readMean.value).toBeGreaterThan(0)
      expect(versionOf(plan).jetstress.name).toContain('Jetstress')
    })

    it('has commands that tell its mailboxes', () => {
      expect(statisticsScripts[versionOf(plan).mailboxCommands].sizes.text).not.toBe('')
    })
  })

  describe.each(roleVersionIds)('Exchange %s by its role requirements', (exchange) => {
    const plan = withVersion(defaultPlan, exchange)

    it('has a cache as soon as the plan asks, where the version has one', () => {
      expect(hasCache({ ...plan, metaCache: true })).toBe(
        versionOf(plan).features.includes('metaCache'),
      )
    })

    it('has files that deploy it', () => {
      const script = deploymentFiles(plan).find(({ name }) => name.endsWith('.ps1'))
      expect(script?.text).toContain(`Build = '${roleVersionOf(plan).build}'`)
    })

    it('is recognized by its name in the workbook, and no older version is', () => {
      const { name } = versionOf(plan)
      const found = roleVersionIds.filter((one) =>
        roleVersionOf({ exchange: one }).inWorkbook.test(name),
      )
      expect(found).toEqual([exchange])
    })
  })

  it('a version after one with a metacache has it too', () => {
    expect(exchangeVersionIds.at(-1)).toBe(latestVersionId)
    const later = roleVersionIds.filter((exchange) =>
      versionOf({ exchange }).features.includes('metaCache'),
    )
    expect(later).toEqual(roleVersionIds.slice(-later.length))
  })
})

describe('exchange 2003', () => {
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
      iopsPerMailboxWithBlackBerry({
        usual: givenFigure('IOPS', usual, 'IOPS/mailbox', 'iops'),
        factor: blackBerryFactor,
        share: givenFigure('Share', share, '%', 'share'),
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
      if (how.kind !== 'published' || !isDocumentCite(how.cite)) throw new Error('It is published')
      expect(how.cite).toEqual({ document: 'storageTek', place: 'Define and Assess' })
    })

    it('has no database cache per mailbox and no guideline for a database', () => {
      expect(exchange2003.cachePerMailbox).toBeNull()
      expect(exchange2003.guideline).toEqual({ one: null, more: null })
    })
  })
})

describe('exchange 2010', () => {
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

    it.each([1, 50, 100, 200, 500, 2000])(
      'of %d messages has 0.06 MB of cache for each',
      (count) => {
        near(at(exchange2010.cachePerMailbox, count).value, 0.06 * count)
      },
    )

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
})

describe('versions profile', () => {
  // Version, IOPS of 200 messages standalone and in a DAG, by the papers.
  it.each([
    ['2003', 200 / 140, 200 / 140],
    ['2007', 0.64, 0.64],
    ['2010', 0.24, 0.2],
  ] as const)('Exchange %s: %d IOPS standalone, %d in a DAG', (exchange, none, dag) => {
    near(paperIopsPerMailbox(exchange, 'none', messages(200)).value, none)
    near(paperIopsPerMailbox(exchange, 'dag', messages(200)).value, dag)
  })

  it('a version without a DAG is standalone whatever is asked for', () => {
    const [asked, standalone] = (['dag', 'none'] as const).map((kind) =>
      paperIopsPerMailbox('2007', kind, messages(150)),
    )
    expect(asked).toEqual(standalone)
  })

  // PowerEdge Table 1 ends at 200 messages, Table 2 at 500, EqualLogic 5.1 at 300.
  it.each([
    ['2007', 'none', 200, 201],
    ['2010', 'dag', 500, 501],
    ['2010', 'none', 300, 301],
  ] as const)(
    'Exchange %s, %s: printed up to %d messages and not %d',
    (exchange, kind, last, next) => {
      const marks = (count: number) =>
        extrapolatedNumbersBehind(paperIopsPerMailbox(exchange, kind, messages(count)))
      expect(marks(last)).toEqual([])
      expect(marks(next)).toHaveLength(1)
    },
  )

  it('all of it is of the papers', () => {
    for (const exchange of ['2003', '2007', '2010'] as const)
      expect(publicFiguresBehind(paperIopsPerMailbox(exchange, 'dag', messages(100)))).toEqual([])
  })
})
