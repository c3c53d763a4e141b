import { describe, expect, it } from 'vitest'
import { type Plan, recommend, size } from '../../../../src/engine/index.ts'
import { isByRoles } from '../../../../src/engine/methods/roles/sized-by-roles.ts'
import { exampleA, exampleB, exampleC } from '../../../roles/examples.ts'
import { planFromKeys } from '../../../roles/plan-from-keys.ts'
import { sizedAnyhow } from '../../plans.ts'

const near = (found: number, expected: number) =>
  expect(Math.abs(found / expected - 1)).toBeLessThan(1e-6)

const planOf = ({ design }: typeof exampleA): Plan => ({
  ...planFromKeys(design),
  mode: 'microsoft',
})

const gb = 1.073741824

describe('what arrays are asked for', () => {
  // Volumes and restore volume of a server, in GiB; its IOPS, log writes and log reads.
  it.each([
    ['A', exampleA, 76_292.055921 + 4729.338942, 707.52 + 141.504 + 5.986708, [6]],
    ['B', exampleB, null, 307.53 + 65.124 + 4.3416, [4, 2]],
    ['C', exampleC, 51_029.518914, 868.32 + 173.664 + 10.854, [5, 5]],
  ] as const)(
    'of example %s is its space, its IOPS and its logs',
    (_name, example, gib, iops, sites) => {
      const sizing = sizedAnyhow(planOf(example))
      if (!isByRoles(sizing)) throw new Error('It is sized by role requirements')
      const { space } = sizing.parts
      const all = gib ?? space.volumeSpaceServer.value + (space.logVolumeSpaceServer?.value ?? 0)
      near(sizing.volumes.perServer.value, all * gb)
      near(sizing.iops.judged.value, iops)
      near(sizing.iops.judgedWithReserve.value, iops)
      near(sizing.iops.expectedLoad.value, iops / 1.2)
      expect(sizing.sites.map(({ value }) => value)).toEqual(sites)
      const servers = sites.reduce<number>((sum, count) => sum + count, 0)
      expect(sizing.databases.storages.value).toBe(servers)
      near(sizing.volumes.inAll.value, all * gb * servers)
    },
  )

  it('is the same whatever servers are lost: every copy counts as active', () => {
    const { iops, databases } = sizedAnyhow(planOf(exampleA))
    expect(iops.cases).toHaveLength(1)
    expect(iops.active.value).toBe(databases.onServer.value)
    expect(iops.judgedAllUp).toBe(iops.judged)
    expect(iops.maintenanceThroughput).toMatchObject({ value: 52, unit: 'MiB/s' })
  })

  it('makes designs of a pool for each server, at each site a group', () => {
    const plan = planOf(exampleC)
    const { organization } = recommend(plan, sizedAnyhow(plan))
    expect([organization.groups.value, organization.pools.value]).toEqual([2, 10])
  })
})

describe('a plan that leaves no results', () => {
  const plan = planOf(exampleA)

  it.each([
    ['copies', { copies: 8, laggedCopies: 0 }],
    ['members', { activeServers: 17 }],
    ['maxDb', { largestDatabase: 0 }],
  ] as const)('names what fails, the answer and what would do: %s', (code, answers) => {
    for (const mode of ['microsoft', 'corrected'] as const) {
      const result = size({ ...plan, ...answers, mode })
      if (result.ok) throw new Error('It cannot be sized')
      const problem = result.problems.find((one) => one.code === `check ${code}`)
      if (!problem || !('advice' in problem)) throw new Error(`No ${code}`)
      expect(problem.answer in plan).toBe(true)
      expect(problem).not.toHaveProperty('breaksLimit')
      expect(problem.advice.findings.length).toBeGreaterThan(0)
      expect(problem.advice.fix.length).toBeGreaterThan(0)
    }
  })
})
