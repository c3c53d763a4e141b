import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Dag } from '../../../src/engine/failures/index.ts'
import { defaultPlan, failures, type Plan, withVersion } from '../../../src/engine/index.ts'
import { dagsOf } from '../../../src/engine/methods/index.ts'
import { isByRoles } from '../../../src/engine/methods/roles/sized-by-roles.ts'
import { cases } from '../../cases.ts'
import { sizedAnyhow } from '../plans.ts'
import { dagsIn, failuresIn, paperDagPlans, roleDagPlans, smallDag } from './dag-plans.ts'

const placesOf = ({ servers }: Dag) =>
  servers.map(({ number, site, holds }) => `${number} ${holds} in ${site}`)

const firstOf = (plan: Plan) => dagsIn(plan).dags[0]

describe('the DAGs of a plan', () => {
  it('stand as its placement has them, in the numbers of its failures', () => {
    fc.assert(
      fc.property(roleDagPlans, (plan) => {
        const { rows, servers } = failuresIn(plan)
        const dag = firstOf(plan)
        const hosts = dag?.servers.filter(({ holds }) => holds !== 'lagged copies') ?? []
        expect(hosts.map(({ number }) => number)).toEqual(hosts.map((_, at) => at + 1))
        expect(hosts.filter(({ site }) => site === 1)).toHaveLength(servers[0])
        expect(hosts.filter(({ site }) => site === 2)).toHaveLength(servers[1])
        const standing = dag?.databases.map(({ copies }) =>
          copies.map(({ server }) => server).filter((server) => server <= hosts.length),
        )
        expect(standing).toEqual(rows)
      }),
      { numRuns: cases(15) },
    )
  })

  it('hold every copy once, on servers of their own, with all the copies a plan asks for', () => {
    fc.assert(
      fc.property(roleDagPlans, (plan) => {
        const sizing = sizedAnyhow(plan)
        const all = isByRoles(sizing) ? sizing.parts.copies.copies.value : Number.NaN
        const { dags } = dagsIn(plan)
        expect(dags).not.toEqual([])
        for (const dag of dags) {
          expect(dag.databases).not.toEqual([])
          const members = new Set(dag.servers.map(({ number }) => number))
          for (const { copies, home } of dag.databases) {
            const servers = copies.map(({ server }) => server)
            expect(new Set(servers).size).toBe(servers.length)
            for (const server of servers) expect(members.has(server)).toBe(true)
            expect(copies.map(({ preference }) => preference)).toEqual(
              copies.map((_, at) => at + 1),
            )
            expect(copies.length).toBeLessThanOrEqual(all)
            expect(dag.servers.find(({ number }) => number === servers[0])?.site).toBe(home)
            expect(copies[0]).toMatchObject({ lagged: false, activates: 'by itself' })
          }
        }
      }),
      { numRuns: cases(15, 500) },
    )
  })

  it('hold no copy twice where a site has fewer servers than copies', () => {
    const apart = { laggedServers: true, severalPerVolume: false } as const
    const lagged = { laggedCopies: 2, secondSiteLagged: 2, ...apart } as const
    for (const mode of ['corrected', 'microsoft'] as const) {
      const dag = firstOf(smallDag({ mode, siteModel: 'AA1', copies: 6, ...lagged }))
      expect(dag?.databases).toHaveLength(12)
      for (const { copies } of dag?.databases ?? []) {
        const servers = copies.map(({ server }) => server)
        expect(new Set(servers).size).toBe(servers.length)
        expect(servers).toHaveLength(3 + 2 + 1)
      }
    }
  })

  it('count servers over all DAGs and call all by names of their own', () => {
    fc.assert(
      fc.property(fc.oneof(roleDagPlans, paperDagPlans), (plan) => {
        const { dags, servers, sites } = dagsIn(plan)
        expect(servers.map(({ number }) => number)).toEqual(servers.map((_, at) => at + 1))
        expect(dags.flatMap((dag) => dag.servers)).toEqual(servers)
        expect(sites).toBe(Math.max(...servers.map(({ site }) => site)))
        const names = [dags, servers, dags.flatMap((dag) => dag.databases)].map((all) =>
          all.map(({ name }) => name),
        )
        for (const all of names) expect(new Set(all).size).toBe(all.length)
      }),
      { numRuns: cases(15) },
    )
  })
})

describe('what stands where', () => {
  it('servers of the second site host what the first loses', () => {
    const dag = firstOf(smallDag({ siteModel: 'AP' }))
    expect(dag && placesOf(dag).slice(2, 5)).toEqual([
      '3 mailboxes in 1',
      '4 recovery in 2',
      '5 recovery in 2',
    ])
  })

  it('the second DAG of a pair has its users in the second site', () => {
    const { dags } = dagsIn(smallDag({ siteModel: 'AAN', witnessSite: 'site 1' }))
    const [one, two] = dags
    expect(dags).toHaveLength(2)
    expect(one?.servers.map(({ site }) => site)).toEqual([1, 1, 1, 2, 2, 2])
    expect(two?.servers.map(({ site }) => site)).toEqual([2, 2, 2, 1, 1, 1])
    expect([one?.witness.site, two?.witness.site]).toEqual([1, 2])
    expect([one?.databases[0]?.home, two?.databases[0]?.home]).toEqual([1, 2])
    expect(two?.layout).toBe(one?.layout)
  })

  it('servers of lagged copies alone come last, and their copies never become active', () => {
    const dag = firstOf(
      smallDag({
        laggedCopies: 2,
        secondSiteLagged: 1,
        laggedServers: true,
        severalPerVolume: false,
      }),
    )
    const alone = dag?.servers.filter(({ holds }) => holds === 'lagged copies') ?? []
    expect(alone.map(({ number, site, build }) => `${number} ${build} in ${site}`)).toEqual([
      '7 lagged in 1',
      '8 lagged in 1',
      '9 lagged in 2',
      '10 lagged in 2',
    ])
    expect(dag?.databases).toHaveLength(12)
    for (const { copies } of dag?.databases ?? []) {
      const lagged = copies.filter((copy) => copy.lagged)
      expect(lagged.map(({ activates }) => activates)).toEqual(['never', 'never'])
      expect(lagged.map(({ server }) => dag?.servers[server - 1]?.site)).toEqual([1, 2])
    }
  })

  it('lagged copies become active with the replay lag manager alone', () => {
    const lagging = (replayLagManager: boolean) =>
      firstOf(smallDag({ laggedCopies: 1, replayLagManager }))?.databases.flatMap(({ copies }) =>
        copies.filter(({ lagged }) => lagged).map(({ activates }) => activates),
      )
    expect(new Set(lagging(true))).toEqual(new Set(['by itself']))
    expect(new Set(lagging(false))).toEqual(new Set(['never']))
  })

  it('copies of a blocked site wait for a person, lagged ones for ever', () => {
    const plan = smallDag({
      ...{ blockActivation: true, laggedCopies: 1, secondSiteLagged: 1, replayLagManager: false },
    })
    const [database] = firstOf(plan)?.databases ?? []
    expect(database?.copies.map(({ activates }) => activates)).toEqual([
      ...['by itself', 'by itself'],
      ...['by hand', 'by hand', 'never'],
    ])
  })

  it('servers of Exchange 2010 stand in the sites in turn, several DAGs alike', () => {
    const plan: Plan = {
      ...withVersion(defaultPlan, '2010'),
      ...{ servers: 32, sites: 4, copies: 4, databases: 9, survive: 'site', worstCase: 'spread' },
    }
    const { dags } = dagsIn(plan)
    expect(dags.map(({ servers }) => servers.length)).toEqual([16, 16])
    expect(dags[1]?.servers.slice(0, 5).map(({ site }) => site)).toEqual([1, 2, 3, 4, 1])
    expect(dags[1]?.databases).toHaveLength(9)
    for (const { copies } of dags[1]?.databases ?? [])
      expect(new Set(copies.map(({ server }) => server % 4)).size).toBe(4)
    expect(dags[0]?.witness).toEqual({ site: 1, isAsked: true, isAssumed: true })
  })
})

describe('no DAG', () => {
  const none = (plan: Plan) => dagsOf(plan, sizedAnyhow(plan))
  it.each<readonly [string, Partial<Plan>]>([
    ['standalone servers', { availability: 'none' }],
    ['clusters of Exchange 2007', { exchange: '2007', availability: 'ccr' }],
    ['Exchange 2003', { exchange: '2003', availability: 'none' }],
  ])('has %s', (_, change) => {
    expect(none({ ...withVersion(defaultPlan, '2010'), ...change })).toBeNull()
  })

  it('has a standalone server of Exchange 2019', () => {
    const plan = smallDag({ availability: 'none', sites: 1 })
    expect(none(plan)).toBeNull()
    expect(failures(plan)).toBeNull()
  })
})
