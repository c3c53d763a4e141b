import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nothingLost } from '../../../src/engine/failures/index.ts'
import { defaultPlan, type Plan, withVersion } from '../../../src/engine/index.ts'
import { drawnServers, driveCount } from '../../../src/features/picture/drawn-design.ts'
import { cases } from '../../cases.ts'
import { paperDagPlans, roleDagPlans } from '../../engine/failures/dag-plans.ts'
import { exampleA, exampleB } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'
import { drawnOf, failedOf, sizingOf } from './drawn.ts'

const planA = planFromKeys(exampleA.design)
const planB = planFromKeys(exampleB.design)

describe('a plan of Exchange 2013 to SE', () => {
  it('has every server with its copies and drives', () => {
    const design = drawnOf(planA)
    expect(design.sites).toHaveLength(1)
    const servers = drawnServers(design)
    expect(servers.map(({ name }) => name)).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `MBX0${number}`),
    )
    for (const { copies, storage } of servers) {
      expect(copies).toEqual({ active: 13, passive: 26, lagged: 13 })
      expect(storage && driveCount(storage, 'spare')).toBe(1)
      expect(storage && driveCount(storage)).toBe(15)
    }
  })

  // A link may bring millions of drives.
  it('holds the number of drives of each use, not an entry for each drive', () => {
    for (const { storage } of drawnServers(drawnOf(planA)))
      expect(storage?.drives.length).toBeLessThanOrEqual(4)
  })

  it('has the servers of the second site, where databases become active only in need', () => {
    const design = drawnOf(planB)
    expect(design.sites.map(({ active }) => active)).toEqual([24, 0])
    const [, second] = design.sites
    const servers = second?.groups.flatMap(({ units }) => units.flatMap((unit) => unit.servers))
    expect(servers?.map(({ number }) => number)).toEqual([5, 6])
    for (const { copies } of servers ?? [])
      expect(copies).toEqual({ active: 0, passive: 12, lagged: 0 })
  })

  it('draws what is down, and who carries more for it', () => {
    const design = drawnOf(planA, { ...nothingLost, servers: [3] })
    const down = drawnServers(design).filter(({ isDown }) => isDown)
    expect(down.map(({ number }) => number)).toEqual([3])
    const more = drawnServers(design).reduce((sum, { change }) => sum + Math.max(0, change), 0)
    expect(more).toBe(13)
    expect(design.sites[0]?.active).toBe(78)
  })

  it('gets busier with what becomes active', () => {
    const [before, after] = [drawnOf(planA), drawnOf(planA, { ...nothingLost, servers: [3] })]
    const share = (design: typeof before, number: number) =>
      drawnServers(design).find((server) => server.number === number)?.load?.share ?? 0
    expect(share(before, 1)).toBeGreaterThan(0)
    expect(share(after, 1)).toBeGreaterThan(share(before, 1))
  })

  it('says what the link is asked for, and that it is cut', () => {
    expect(drawnOf(planB).link?.words[0]).toMatch(/Mb\/s$/)
    expect(drawnOf(planB, { ...nothingLost, link: true }).link).toMatchObject({ isCut: true })
    expect(drawnOf(planA).link).toBeNull()
  })
})

it('draws the witness of each DAG of a pair in the site of its users', () => {
  const pair: Plan = { ...planB, siteModel: 'AAN', witnessSite: 'site 1' }
  expect(drawnOf(pair).witnesses.map(({ site }) => site)).toEqual([1, 2])
  expect(drawnOf({ ...pair, siteModel: 'AP' }).witnesses.map(({ site }) => site)).toEqual([1])
  const third: Plan = { ...planB, witnessSite: 'third site' }
  expect(drawnOf(third).witnesses.map(({ site }) => site)).toEqual([null])
})

it('names the witness as files do, where one server is that of all DAGs, and draws a pair at once', () => {
  const pair: Plan = { ...planB, siteModel: 'AAN' }
  const named: Plan = { ...planA, witnessServer: 'FS01' }
  expect(drawnOf(named).witnesses.map(({ name }) => name)).toEqual(['FS01'])
  expect(drawnOf(pair).witnesses.map(({ name }) => name)).toEqual(['Witness'])
  expect([drawnOf(planB), drawnOf(pair)].map(({ dagsInPair }) => dagsInPair)).toEqual([1, 2])
})

const plan2007: Plan = { ...withVersion(defaultPlan, '2007'), servers: 6 }
const plan2003: Plan = { ...withVersion(defaultPlan, '2003'), servers: 4 }

describe('a plan of Exchange 2003 to 2010', () => {
  it('has each server of a DAG with its arrays', () => {
    const design = drawnOf(defaultPlan)
    expect(design.sites).toHaveLength(2)
    expect(drawnServers(design)).not.toEqual([])
    for (const { storage, load } of drawnServers(design)) {
      expect(storage?.boxes).toEqual({ count: 1, name: 'PS6100XV' })
      expect(storage?.space).toBeCloseTo(0.86, 2)
      expect(load?.share).toBeGreaterThan(0)
    }
  })

  it('has two copies on the two servers of a cluster of continuous replication', () => {
    const { sites } = drawnOf({ ...plan2007, availability: 'ccr' })
    const units = sites.flatMap(({ groups }) => groups.flatMap((group) => group.units))
    expect(units).toHaveLength(3)
    for (const { servers, shared } of units) {
      expect(shared).toBeNull()
      const [active, passive] = servers.map(({ copies }) => copies)
      expect(active?.active).toBeGreaterThan(0)
      expect(passive).toEqual({ active: 0, passive: active?.active, lagged: 0 })
    }
  })

  it('stands in two sites with its one cluster where it replicates', () => {
    const { sites } = drawnOf({ ...plan2007, availability: 'ccr', servers: 2, sites: 2 })
    const names = sites.map(({ groups }) => groups.map(({ units }) => units[0]?.servers[0]?.name))
    expect(names).toEqual([['MBX01'], ['MBX02']])
  })

  it('has one storage below the two servers of a single copy cluster', () => {
    const { sites } = drawnOf({ ...plan2003, availability: 'scc' })
    const units = sites.flatMap(({ groups }) => groups.flatMap((group) => group.units))
    expect(units).toHaveLength(2)
    for (const { servers, shared } of units) {
      expect(shared?.boxes?.count).toBeGreaterThan(0)
      expect(servers).toHaveLength(2)
      expect(servers.every(({ storage }) => storage === null)).toBe(true)
    }
  })

  it('shares out the databases of standalone servers, each with its local copy', () => {
    const design = drawnOf({ ...plan2007, availability: 'none', servers: 3, localCopies: true })
    expect(drawnServers(design).map(({ copies }) => copies)).toEqual([
      { active: 3, passive: 3, lagged: 0 },
      { active: 2, passive: 2, lagged: 0 },
      { active: 2, passive: 2, lagged: 0 },
    ])
  })
})

it('draws every copy once, and as active what is, whatever is down', () => {
  fc.assert(
    fc.property(fc.oneof(roleDagPlans, paperDagPlans), fc.nat(), fc.nat(), (plan, one, other) => {
      const sizing = sizingOf(plan)
      const count = failedOf(plan, sizing)?.dags.servers.length ?? 1
      const servers = [...new Set([(one % count) + 1, (other % count) + 1])].sort((a, b) => a - b)
      const failed = failedOf(plan, sizing, { ...nothingLost, servers })
      const design = drawnOf(plan, { ...nothingLost, servers })
      const drawn = drawnServers(design)
      for (const server of drawn) {
        expect(server.copies.active).toBe(failed?.outcome.active[server.number])
        expect(server.isDown).toBe(servers.includes(server.number))
      }
      const dags = failed?.dags.dags.slice(0, design.drawnDags) ?? []
      const copies = dags.flatMap(({ layout }) => layout.rows.map((row) => row.length))
      const all = drawn.map(({ copies: own }) => own.active + own.passive + own.lagged)
      expect(sum(all)).toBe(sum(copies))
    }),
    { numRuns: cases(25, 250) },
  )
})

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
