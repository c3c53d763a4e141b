import { describe, expect, it } from 'vitest'
import type { AvailabilityKind } from '../../../../../src/engine/exchange/version.ts'
import type { ExchangeVersionId } from '../../../../../src/engine/exchange/versions.ts'
import { size } from '../../../../../src/engine/index.ts'
import { memoryOf, sized } from '../../../plans.ts'
import { alikeSized, type Changes, near, planFor } from '../../../version-plans.ts'

describe('clusters of two servers', () => {
  // 4,000 mailboxes at 100 messages: 0.32 IOPS each.
  const tier = { mailboxes: 4000, messages: 100 }
  const clustered = (kind: AvailabilityKind, servers: number, changes: Changes = {}) =>
    planFor('2007', tier, {
      mailboxesPerDatabase: 200,
      ...changes,
      availability: kind,
      servers,
      sites: 1,
    })

  it.each([
    // Kind, servers, clusters, databases of one, in all, mailboxes of one, storages.
    ['ccr', 2, 1, 20, 20, 4000, 2],
    ['ccr', 4, 2, 10, 20, 2000, 4],
    ['ccr', 6, 3, 7, 21, 4000 / 3, 6],
    ['scc', 2, 1, 20, 20, 4000, 1],
    ['scc', 4, 2, 10, 20, 2000, 2],
    ['scc', 6, 3, 7, 21, 4000 / 3, 3],
  ] as const)(
    '%s, %d servers: %d clusters of %d databases, either server carries them all',
    (kind, servers, clusters, each, inAll, mailboxes, storages) => {
      const { databases, iops, volumes } = sized(clustered(kind, servers))
      expect(databases.clusters?.value).toBe(clusters)
      expect(databases.dags).toBeNull()
      expect(databases.perGroup.value).toBe(each)
      expect(databases.onServer.value).toBe(each)
      expect(databases.activeOnServer.value).toBe(each)
      expect(databases.inAll.value).toBe(inAll)
      expect(databases.cases.map(({ lost }) => lost)).toEqual([0])
      near(databases.mailboxesOnServer.value, mailboxes)
      near(iops.transactional.value, mailboxes * 0.32)
      near(iops.reads.value, mailboxes * 0.32 * 0.52)
      near(iops.logs.value, mailboxes * 0.32 * 0.3)
      expect(databases.storages.value).toBe(storages)
      near(volumes.inAll.value, volumes.perServer.value * storages)
    },
  )

  it('databases set directly are those of one cluster', () => {
    const { databases } = sized(clustered('ccr', 4, { databases: 9 }))
    expect([databases.perGroup.value, databases.inAll.value]).toEqual([9, 18])
  })

  it('a shared copy takes half of the space of two, and each server carries the same', () => {
    const [ccr, scc] = [sized(clustered('ccr', 4)), sized(clustered('scc', 4))]
    expect(scc.volumes.perServer.value).toBe(ccr.volumes.perServer.value)
    expect(scc.volumes.inAll.value).toBe(ccr.volumes.inAll.value / 2)
    expect(scc.iops.designRequirement.value).toBe(ccr.iops.designRequirement.value)
    expect(memoryOf(scc).needed.value).toBe(memoryOf(ccr).needed.value)
  })

  it('standalone servers have the storage of one each', () => {
    expect(sized(clustered('none', 3)).databases).toMatchObject({
      clusters: null,
      storages: { value: 3 },
    })
  })

  const problems = (exchange: ExchangeVersionId, kind: AvailabilityKind, servers: number) => {
    const result = size(planFor(exchange, {}, { availability: kind, servers, sites: 1 }))
    return result.ok ? [] : result.problems
  }

  it.each([
    ['2007', 'ccr'],
    ['2007', 'scc'],
    ['2003', 'scc'],
  ] as const)('%s, %s: an odd number of servers is told at the servers', (exchange, kind) => {
    for (const servers of [1, 3, 63])
      expect(problems(exchange, kind, servers)).toEqual([
        { code: 'odd clusters', answer: 'servers', servers },
      ])
    for (const servers of [2, 4, 64]) expect(problems(exchange, kind, servers)).toEqual([])
  })

  it.each([
    ['2003', 'ccr'],
    ['2007', 'none'],
    ['2010', 'ccr'],
    ['2010', 'scc'],
    ['SE', 'ccr'],
  ] as const)('%s, %s: there is no cluster, so three servers are no problem', (exchange, kind) => {
    expect(problems(exchange, kind, 3)).toEqual([])
  })

  it('with one copy are at one site each', () => {
    const at = (kind: AvailabilityKind, servers: number, sites: number) => {
      const result = size(planFor('2007', {}, { availability: kind, servers, sites }))
      return result.ok ? [] : result.problems
    }
    expect(at('scc', 2, 1)).toEqual([])
    expect(at('scc', 2, 2)).toEqual([
      { code: 'sites above clusters', answer: 'sites', sites: 2, clusters: 1 },
    ])
    expect(at('scc', 4, 2)).toEqual([])
    // With continuous replication each server has a copy, so two sites share a cluster.
    expect(at('ccr', 2, 2)).toEqual([])
  })

  it('are told beside more sites than servers', () => {
    const availability = { availability: 'ccr', servers: 1, sites: 2 } as const
    const result = size(planFor('2007', {}, { ...availability }))
    expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual([
      'odd clusters',
      'sites above servers',
    ])
  })

  it('answers about copies do not count in either', () => {
    const change = { copies: 16, lostServers: 15, worstCase: 'spread' } as const
    for (const kind of ['ccr', 'scc'] as const) {
      const plan = clustered(kind, 2)
      const other = { ...plan, ...change }
      expect(alikeSized(other, plan)).toBe(true)
    }
  })
})
