import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BillOfMaterials } from '../../../src/engine/designs/index.ts'
import { consideredBuildOfId, judgeBuild } from '../../../src/engine/designs/judge-build.ts'
import { defaultPlan, type Plan } from '../../../src/engine/index.ts'
import { billOfArraysWithVolumes } from '../../../src/engine/methods/index.ts'
import { billOfBlocks } from '../../../src/engine/methods/papers/index.ts'
import { availabilityOf, keepsLocalCopies } from '../../../src/engine/plan/features.ts'
import { cases } from '../../cases.ts'
import { planWith, recommended, sized, soundPlans } from '../plans.ts'

/** What floating-point arithmetic may leave, as a share. */
const dust = 1e-9

/** The bill of the first design that a plan considers, or of one by name. */
function billOf(plan: Plan, id = 'ps6100xv-600-raid6-1'): BillOfMaterials {
  const build = consideredBuildOfId(plan, id) ?? consideredBuildOfId(defaultPlan, id)
  if (!build) throw new Error(`No design is called ${id}`)
  const sizing = sized(plan)
  return billOfArraysWithVolumes(plan, sizing, judgeBuild(plan, sizing, build))
}

const holdersOf = ({ sites }: BillOfMaterials) => sites.flatMap(({ holders }) => holders)
const volumesOf = (bill: BillOfMaterials) =>
  holdersOf(bill).flatMap((holder) =>
    (holder.volumes ?? []).map((volume) => ({ ...volume, holder })),
  )

describe('the worked example', () => {
  const bill = billOf(defaultPlan)

  it('takes the arrays, groups and pools of EqualLogic Table 26', () => {
    const { arrays, drives, working, spares, groups, pools, volumes, reserved, capacity } = bill
    const values = [arrays, drives, working, spares, groups, pools, volumes, reserved, capacity]
    expect(values.map(({ value }) => value)).toEqual([4, 96, 92, 4, 2, 4, 28, 0, 39_200])
  })

  it('names every server and every volume', () => {
    expect(bill.sites.map(({ name }) => name)).toEqual(['S1', 'S2'])
    expect(holdersOf(bill).map(({ name }) => name)).toEqual(['MBX01', 'MBX03', 'MBX02', 'MBX04'])
    expect(bill.sites[0].holders[0].volumes?.map(({ name }) => name)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((at) => `MBX01-DB00${at}`),
    )
    expect(new Set(volumesOf(bill).map(({ size }) => size.value))).toEqual(new Set([1400]))
  })
})

it('gives logs volumes of their own where the plan does', () => {
  const bill = billOf(planWith({}, { separateLogs: true }))
  const [first, second] = bill.sites[0].holders[0].volumes ?? []
  expect([first?.name, first?.holds]).toEqual(['MBX01-DB001', 'database'])
  expect([second?.name, second?.holds]).toEqual(['MBX01-DB001-LOGS', 'logs'])
  expect(bill.volumes.value).toBe(56)
})

it('reserves the volumes that one server needs to carry all, where it has no copy of each', () => {
  const bill = billOf(planWith({}, { copies: 2 }))
  const [holder] = bill.sites[0].holders
  const reserved = (holder.volumes ?? []).filter(({ database }) => database === null)
  expect(holder.volumes).toHaveLength(7)
  expect(reserved.map(({ name }) => name).at(0)).toBe('MBX01-RESERVED01')
  expect(bill.reserved.value).toBe(28 - 7 * 2)
})

it('gives both servers of a CCR cluster all of its databases, at different sites', () => {
  const availability = { availability: 'ccr', servers: 4, sites: 2 } as const
  const bill = billOf(planWith({}, { exchange: '2007', ...availability }))
  const [first, second] = ['CL01', 'CL02'].map((name) =>
    holdersOf(bill).filter(({ group }) => group === name),
  )
  expect(first?.map(({ site }) => site)).toEqual([1, 2])
  expect(second?.map(({ site }) => site)).toEqual([1, 2])
  const names = first?.map(({ volumes }) => volumes?.map(({ database }) => database))
  expect(names?.[0]).toEqual(names?.[1])
})

it('gives a single copy cluster one storage for its two servers', () => {
  const availability = { availability: 'scc', servers: 6, sites: 3 } as const
  const bill = billOf(planWith({}, { exchange: '2007', ...availability }))
  expect(bill.per).toBe('cluster')
  expect(bill.sites.map(({ holders }) => holders.map(({ servers }) => servers))).toEqual(
    [
      ['MBX01', 'MBX02'],
      ['MBX03', 'MBX04'],
      ['MBX05', 'MBX06'],
    ].map((servers) => [servers]),
  )
  expect(bill.reserved.value).toBe(0)
})

it('names local copies after their databases', () => {
  const changes = { exchange: '2007', availability: 'none', localCopies: true } as const
  const bill = billOf(planWith({}, { ...changes, servers: 4, sites: 1 }))
  expect([bill.volumesPerServer.value, bill.volumes.value, bill.reserved.value]).toEqual([4, 16, 2])
  expect(holdersOf(bill)[0]?.volumes?.map(({ name }) => name)).toEqual([
    'MBX01-DB001',
    'MBX01-DB005',
    'MBX01-DB001-LCR',
    'MBX01-DB005-LCR',
  ])
})

it('names no volume where Exchange mounts fewer databases on a server', () => {
  const bill = billOf(planWith({ mailboxes: 1_000_000 }, { databases: 500 }))
  expect(holdersOf(bill).map(({ volumes }) => volumes)).toEqual([null, null, null, null])
  expect(bill.volumesPerServer.value).toBe(500)
})

describe('of any plan', () => {
  /** Plans of one tier with so few databases that many of them are checked in a short time. */
  const fewDatabases = soundPlans.map(
    (plan): Plan => ({
      ...plan,
      tiers: [plan.tiers[0]],
      databases: (plan.databases ?? 60) % 40 || 40,
    }),
  )

  it('every database has its copies, each on a server of its own', () => {
    fc.assert(
      fc.property(fewDatabases, (plan) => {
        const bill = billOf(plan)
        fc.pre(holdersOf(bill).every(({ volumes }) => volumes !== null))
        const servers = new Map<string, Set<string>>()
        let copies = 0
        for (const { database, holds, holder } of volumesOf(bill)) {
          if (database === null || holds === 'logs') continue
          copies += 1
          servers.set(database, (servers.get(database) ?? new Set()).add(holder.name))
        }
        const expected = { dag: plan.copies, ccr: 2, scc: 1, none: 1 }[availabilityOf(plan)]
        expect(servers.size).toBe(sized(plan).databases.inAll.value)
        expect(new Set([...servers.values()].map(({ size }) => size))).toEqual(new Set([expected]))
        // Local replication keeps a second copy on the same server.
        expect(copies).toBe(servers.size * expected * (keepsLocalCopies(plan) ? 2 : 1))
      }),
      { numRuns: cases(6) },
    )
  })

  it('every server takes the capacity the plan is sized for, and all together all of it', () => {
    fc.assert(
      fc.property(fewDatabases, (plan) => {
        const bill = billOf(plan)
        const { volumes: sizedVolumes, databases } = sized(plan)
        fc.pre(holdersOf(bill).every(({ volumes }) => volumes !== null))
        const spaces = holdersOf(bill).map(({ volumes }) =>
          (volumes ?? []).reduce((sum, { size }) => sum + size.value, 0),
        )
        const expected = sizedVolumes.perServer.value
        for (const space of spaces)
          expect(Math.abs(space - expected)).toBeLessThanOrEqual(dust * Math.max(1, expected))
        const all = spaces.reduce((sum, space) => sum + space, 0)
        const inAll = sizedVolumes.inAll.value
        expect(Math.abs(all - inAll)).toBeLessThanOrEqual(dust * Math.max(1, inAll))
        const volumes = volumesOf(bill)
        expect(volumes).toHaveLength(bill.volumes.value)
        expect(volumes.filter(({ database }) => database === null)).toHaveLength(
          bill.reserved.value,
        )
        expect(new Set(volumes.map(({ name }) => name)).size).toBe(volumes.length)
        expect(holdersOf(bill)).toHaveLength(databases.storages.value)
      }),
      { numRuns: cases(6) },
    )
  })

  it('sites have as many servers as another, or one more', () => {
    fc.assert(
      fc.property(fewDatabases, (plan) => {
        const { sites, arrays } = billOf(plan)
        const counts = sites.map(({ holders }) => holders.length)
        expect(sites.map(({ servers }) => servers.value)).toEqual(counts)
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
        expect(sites.reduce((sum, site) => sum + site.arrays.value, 0)).toBe(arrays.value)
      }),
      { numRuns: cases(6) },
    )
  })

  it('working and spare drives are all drives', () => {
    for (const candidate of recommended(defaultPlan).candidates) {
      const { drives, working, spares } = billOfArraysWithVolumes(
        defaultPlan,
        sized(defaultPlan),
        candidate,
      )
      expect(working.value + spares.value).toBe(drives.value)
    }
  })
})

it('lays spread copies out where their failures are tried', () => {
  const plan = planWith({}, { worstCase: 'spread', servers: 4, copies: 2, databases: 6 })
  const held = holdersOf(billOf(plan)).map(({ name, volumes }) => [
    name,
    (volumes ?? []).map(({ database }) => database).join(' '),
  ])
  // 1-2 2-3 3-4 4-1 2-1 4-3, servers at the two sites in turn.
  expect(held).toEqual([
    ['MBX01', 'DB001 DB004 DB005'],
    ['MBX03', 'DB002 DB003 DB006'],
    ['MBX02', 'DB001 DB002 DB005'],
    ['MBX04', 'DB003 DB004 DB006'],
  ])
})

it('names 6,400 volumes of 64 servers with as many looks at the plan as 1,600', () => {
  const looksFor = (databases: number) => {
    const plan = planWith(
      { mailboxes: 160_000 },
      { databases, servers: 64, copies: 4, worstCase: 'spread' },
    )
    const build = consideredBuildOfId(plan, 'ps6100xv-600-raid6-1')
    if (!build) throw new Error('The plan considers the array')
    const sizing = sized(plan)
    let looks = 0
    const counted = new Proxy(plan, {
      get(of, key) {
        looks += 1
        return Reflect.get(of, key)
      },
    })
    const bill = billOfArraysWithVolumes(counted, sizing, judgeBuild(plan, sizing, build))
    return { looks, volumes: volumesOf(bill).length }
  }
  const [few, many] = [looksFor(100), looksFor(400)]
  expect([few.volumes, many.volumes]).toEqual([1600, 6400])
  expect(many.looks).toBe(few.looks)
  expect(many.looks).toBeGreaterThan(0)
})

it('the drives of blocks by their use are all their drives', () => {
  const { blocks } = recommended(planWith({}, { exchange: '2007', availability: 'ccr' }))
  expect(blocks.length).toBeGreaterThan(3)
  for (const design of blocks) {
    const { drives, byUse } = billOfBlocks(design)
    const used = Object.values(byUse).map(({ value }) => value)
    expect(used.reduce((sum, value) => sum + value, 0)).toBe(drives.value)
  }
})

it('of AX4-5i counts enclosures of twelve drives, of other blocks none', () => {
  const counted = (mailboxes: number) => {
    const plan = planWith(
      { mailboxes, growth: 0, messages: 125, quota: 220 },
      { exchange: '2007', availability: 'none', servers: 1, sites: 1, solution: 'AX4-5i' },
    )
    const [design] = recommended(plan).blocks
    if (!design) throw new Error('AX4-5i is considered')
    const { drives, arrays, enclosures } = billOfBlocks(design)
    return [drives.value, arrays.value, enclosures?.value]
  }
  // Six drives to a block, sixty to an array of five enclosures.
  expect(counted(300)).toEqual([6, 1, 1])
  const [drives = 0, arrays = 0, enclosures] = counted(12_000)
  expect(drives).toBeGreaterThan(60)
  expect(enclosures).toBe(Math.ceil(drives / arrays / 12) * arrays)
  const others = recommended(planWith({}, { exchange: '2007', availability: 'none' })).blocks
  for (const design of others.filter(({ solution }) => solution.id !== 'AX4-5i'))
    expect(billOfBlocks(design).enclosures).toBeNull()
})

it('counts a pair of drives for the operating system of each server that is a block', () => {
  const systemOf = (id: 'R510' | 'R720xd' | 'MD1000') => {
    const plan = planWith({}, { exchange: '2007', availability: 'none', servers: 3, solution: id })
    const [design] = recommended(plan).blocks
    if (design?.solution.id !== id) throw new Error(`${id} is considered`)
    const { systemDrives, blocks } = billOfBlocks(design)
    return [systemDrives?.value ?? null, blocks.value]
  }
  const [drives, servers] = systemOf('R510')
  expect(servers).toBeGreaterThan(0)
  expect(drives).toBe(2 * (servers ?? 0))
  expect(systemOf('MD1000')[0]).toBeNull()
})
