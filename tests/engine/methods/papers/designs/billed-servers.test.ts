import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type EqualServerGroups,
  placeCopies,
} from '../../../../../src/engine/methods/papers/designs/volume-layout.ts'

const anyGroups: fc.Arbitrary<EqualServerGroups> = fc
  .record({
    count: fc.integer({ min: 1, max: 4 }),
    servers: fc.integer({ min: 1, max: 16 }),
    databases: fc.integer({ min: 1, max: 120 }),
    copies: fc.integer({ min: 1, max: 16 }),
    sites: fc.integer({ min: 1, max: 4 }),
  })
  .map((one) => ({
    ...one,
    copies: Math.min(one.copies, one.servers),
    sites: Math.min(one.sites, one.count * one.servers),
  }))

/** The servers that hold each database. */
function holdersOf(groups: EqualServerGroups): readonly number[][] {
  const holders = Array.from({ length: groups.count * groups.databases }, (): number[] => [])
  placeCopies(groups).forEach((held, server) => {
    for (const database of held) holders[database]?.push(server)
  })
  return holders
}

const one = (changes: Partial<EqualServerGroups>): EqualServerGroups => ({
  count: 1,
  servers: 4,
  databases: 8,
  copies: 2,
  sites: 2,
  ...changes,
})

describe('the copies of a database', () => {
  it('are as many as the plan asks for, on different servers of its own group', () => {
    fc.assert(
      fc.property(anyGroups, (groups) => {
        const groupOf = (server: number) => Math.floor(server / groups.servers)
        const wrong = holdersOf(groups).filter(
          (servers, database) =>
            servers.length !== groups.copies ||
            new Set(servers).size !== groups.copies ||
            servers.some((server) => groupOf(server) !== Math.floor(database / groups.databases)),
        )
        expect(wrong).toEqual([])
      }),
    )
  })

  it('are at as many sites as there are, where the servers of a group are spread evenly', () => {
    fc.assert(
      fc.property(anyGroups, (groups) => {
        fc.pre(groups.servers % groups.sites === 0)
        const reached = holdersOf(groups).map(
          (servers) => new Set(servers.map((server) => server % groups.sites)).size,
        )
        expect(new Set(reached)).toEqual(new Set([Math.min(groups.copies, groups.sites)]))
      }),
    )
  })

  it('of two on an odd number of servers at two sites miss one another’s site as seldom as can be', () => {
    const groups = one({ servers: 5, databases: 10 })
    const alone = holdersOf(groups).filter((servers) => new Set(servers.map((s) => s % 2)).size < 2)
    // Two servers of five are at the second site and hold 4 copies each: 8 of 10 databases.
    expect(alone).toHaveLength(2)
  })
})

describe('a server', () => {
  it('holds no more than an even spread gives the fullest, and no fewer than the emptiest', () => {
    fc.assert(
      fc.property(anyGroups, (groups) => {
        const even = (groups.databases * groups.copies) / groups.servers
        for (const held of placeCopies(groups)) {
          expect(held.length).toBeLessThanOrEqual(Math.ceil(even))
          expect(held.length).toBeGreaterThanOrEqual(Math.floor(even))
        }
      }),
    )
  })

  it('shares its databases with others, so that they take over together when it is lost', () => {
    const holders = holdersOf(one({ servers: 16, databases: 128, copies: 2, sites: 1 }))
    const partners = new Set(holders.filter((servers) => servers.includes(0)).flat())
    expect(partners.size).toBeGreaterThanOrEqual(9)
  })
})

it('deals the databases of standalone servers in turn', () => {
  const groups = one({ servers: 3, databases: 7, copies: 1, sites: 1 })
  expect(placeCopies(groups)).toEqual([
    [0, 3, 6],
    [1, 4],
    [2, 5],
  ])
})
