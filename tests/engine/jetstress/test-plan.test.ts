import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPlan, type Plan, withVersion } from '../../../src/engine/index.ts'
import { jetstressTestPlan } from '../../../src/engine/jetstress/index.ts'
import { dagsOf } from '../../../src/engine/methods/index.ts'
import { isByRoles } from '../../../src/engine/methods/roles/sized-by-roles.ts'
import { cases } from '../../cases.ts'
import { paperDagPlans, roleDagPlans } from '../failures/dag-plans.ts'
import { planWith, sizedAnyhow, soundPlans } from '../plans.ts'
import { near, standalone } from '../version-plans.ts'

const testOf = (plan: Plan) => jetstressTestPlan(plan, sizedAnyhow(plan))
const anyPlans = fc.oneof(paperDagPlans, roleDagPlans, soundPlans)

describe('the test of a plan', () => {
  it('asks mailboxes × IOPS of each server, with the reserve its storage is sized for', () => {
    fc.assert(
      fc.property(anyPlans, (plan) => {
        const { iops, databases } = sizedAnyhow(plan)
        const { servers, countedFor } = testOf(plan)
        const isMore = servers[0].databases.value > databases.onServer.value
        expect(countedFor?.databases.value ?? null).toBe(isMore ? databases.onServer.value : null)
        expect(isMore && plan.mode === 'corrected').toBe(false)
        // As Microsoft rounds the copies on a server, it may count none, and no load.
        const isAsked = iops.expectedLoad.value > 0
        const share = isAsked ? iops.designRequirement.value / iops.expectedLoad.value : 0
        for (const { mailboxes, perMailbox, planned, expected, databases: held } of servers) {
          near(mailboxes.value * perMailbox.value, planned.value)
          near(expected.value * share, planned.value)
          const active = Math.min(held.value, iops.active.value)
          near(expected.value * iops.active.value, iops.transactional.value * active)
          expect(Number.isInteger(mailboxes.value)).toBe(true)
          expect(mailboxes.value).toBeGreaterThanOrEqual(
            held.value * databases.mailboxesEach.value * (1 - 1e-9),
          )
        }
      }),
      { numRuns: cases(10, 150) },
    )
  })

  it('asks what servers of Exchange 2013 and later are counted for, all their copies active', () => {
    fc.assert(
      fc.property(roleDagPlans, (plan) => {
        const sizing = sizedAnyhow({ ...plan, mode: 'corrected' })
        if (!isByRoles(sizing)) throw new Error('The plan is not sized by role requirements')
        const [fullest] = jetstressTestPlan({ ...plan, mode: 'corrected' }, sizing).servers
        near(fullest.planned.value, sizing.parts.io.iopsServer.value)
        expect(fullest.databases.value).toBe(sizing.parts.servers.copiesServer.value)
      }),
      { numRuns: cases(8, 200) },
    )
  })

  it('has every server once with the databases the DAGs put there, the fullest first', () => {
    fc.assert(
      fc.property(fc.oneof(paperDagPlans, roleDagPlans), (plan) => {
        const { servers, idle, unconfigured } = testOf(plan)
        const dags = dagsOf(plan, sizedAnyhow(plan))
        const names = servers.flatMap((kind) => kind.servers.map(({ name }) => name))
        expect(unconfigured).toBeNull()
        expect([...names, ...idle].sort()).toEqual(dags?.servers.map(({ name }) => name).sort())
        const counts = servers.map(({ databases }) => databases.value)
        expect(counts).toEqual([...new Set(counts)].sort((one, other) => other - one))
        for (const kind of servers)
          for (const { databases, held } of kind.servers) {
            expect(databases()).toHaveLength(kind.databases.value)
            expect(held).toBe(kind.databases.value)
          }
        const placed = servers.flatMap((kind) =>
          kind.servers.flatMap(({ databases }) => databases()),
        )
        const copies = dags?.dags.flatMap(({ databases }) =>
          databases.flatMap(({ name, copies: all }) => all.map(() => name)),
        )
        expect(placed.sort()).toEqual(copies?.sort())
      }),
      { numRuns: cases(8, 200) },
    )
  })

  it('shares the databases of standalone servers out, each once', () => {
    for (const exchange of ['2003', '2007', '2010', '2013', '2019'] as const) {
      const plan = { ...withVersion(defaultPlan, exchange), ...standalone(3), activeServers: 3 }
      const { servers } = testOf(plan)
      const held = servers.flatMap((kind) => kind.servers.flatMap(({ databases }) => databases()))
      expect(held).toHaveLength(sizedAnyhow(plan).databases.inAll.value)
      expect(new Set(held).size).toBe(held.length)
      expect(servers.flatMap((kind) => kind.servers)).toHaveLength(3)
    }
  })

  it('has the first of standalone servers hold what is left over, as the picture draws them', () => {
    const plan = { ...defaultPlan, ...standalone(3), databases: 7 }
    const { servers } = testOf(plan)
    const held = servers.map((kind) => [kind.databases.value, kind.servers.map(({ name }) => name)])
    expect(held).toEqual([
      [3, ['MBX01']],
      [2, ['MBX02', 'MBX03']],
    ])
  })

  it('has both servers of a cluster hold all of its databases', () => {
    for (const availability of ['ccr', 'scc'] as const) {
      const plan = planWith({}, { exchange: '2007', availability, servers: 4, sites: 1, copies: 2 })
      const [kind] = testOf(plan).servers
      const [one, other, third] = kind.servers
      expect(one?.databases()).toEqual(other?.databases())
      expect(third?.databases()).not.toEqual(other?.databases())
    }
  })

  it('is configured by file from 2010 on, where the copies are placed', () => {
    const of = (exchange: Plan['exchange']) =>
      testOf(withVersion(defaultPlan, exchange)).unconfigured
    expect(
      ['2003', '2007', '2010', '2013', '2016', '2019', 'SE'].map((it) => of(it as never)),
    ).toEqual(['version', 'version', null, null, null, null, null])
    const many = { ...defaultPlan, databases: 300, edition: 'Standard' as const, copies: 4 }
    const { servers, unconfigured } = testOf(many)
    expect(unconfigured).toBe('not placed')
    expect(servers[0].planned.value).toBeGreaterThan(0)
  })

  it('is, for the worked example, 6,900 mailboxes at what 2,722 IOPS leave them', () => {
    const [{ mailboxes, databases, expected, planned, threads, quota }] =
      testOf(defaultPlan).servers
    expect([mailboxes.value, databases.value]).toEqual([6900, 7])
    near(expected.value, 1380)
    expect(Math.round(planned.value)).toBe(1763)
    expect(threads.value).toBe(3)
    expect(quota.value).toBe(911)
  })
})
