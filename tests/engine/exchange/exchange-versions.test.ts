import { describe, expect, it } from 'vitest'
import {
  exchangeVersionIds,
  paperVersionOf,
  versionOf,
} from '../../../src/engine/exchange/versions.ts'

describe('later versions', () => {
  // Name, documents and the standing of what they do not print.
  describe.each([
    ['2013', 'Exchange Server 2013', null],
    ['2016', 'Exchange Server 2016', 'A'],
    ['2019', 'Exchange Server 2019', 'assumed'],
    ['SE', 'Exchange Server Subscription Edition', 'assumed'],
  ] as const)('Exchange %s', (exchange, name, standing) => {
    const version = versionOf({ exchange })

    it('is sized by role requirements, and not by the papers', () => {
      expect(version).toMatchObject({ id: exchange, name, method: 'roles', standing })
      expect(version.documents).toEqual(['calculator'])
      expect(() => paperVersionOf({ exchange })).toThrow(exchange)
    })

    it('has DAGs and no clusters, and the EqualLogic arrays were not tested with it', () => {
      expect(version.features).toEqual(expect.arrayContaining(['dag', 'editions']))
      for (const one of ['ccr', 'scc', 'lcr', 'blackBerry'] as const)
        expect(version.features).not.toContain(one)
      expect(version.equalLogic).toBe('extrapolated')
    })

    it('takes its databases as an assumption from 2010, and the members of a DAG as the workbook', () => {
      const { databasesPerServer, serversPerDag } = version
      const limits = [databasesPerServer.Standard, databasesPerServer.Enterprise, serversPerDag]
      expect(limits.map(({ value, how }) => [value, how.kind])).toEqual([
        [5, 'assumed'],
        [100, 'assumed'],
        [16, 'published'],
      ])
    })
  })
})

describe('versions', () => {
  it('there are seven versions, the oldest first', () => {
    expect(exchangeVersionIds).toEqual(['2003', '2007', '2010', '2013', '2016', '2019', 'SE'])
  })

  it.each(exchangeVersionIds)('the version of a plan for %s is that one', (exchange) => {
    expect(versionOf({ exchange }).id).toBe(exchange)
  })

  it('a later version never mounts fewer databases, and its printed pages are no smaller', () => {
    exchangeVersionIds.slice(1).forEach((exchange, at) => {
      const before = versionOf({ exchange: exchangeVersionIds[at] ?? exchange })
      const now = versionOf({ exchange })
      const most = ({ databasesPerServer }: typeof now) => databasesPerServer.Enterprise.value
      expect(most(now)).toBeGreaterThanOrEqual(most(before))
      if (now.method !== 'papers' || before.method !== 'papers') return
      expect(now.page?.value).toBeGreaterThanOrEqual(before.page?.value ?? Number.NaN)
    })
  })
})
