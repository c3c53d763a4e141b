import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { permutations } from '../../../src/engine/core/rounding.ts'
import { activeAfter, placeDatabases } from '../../../src/engine/index.ts'
import {
  type CopyServersOfDatabase,
  type DagLayoutRules,
  staircasePlacement,
} from '../../../src/engine/placement/layout.ts'
import { cases, some } from '../../cases.ts'
import { activeOnVolume, layoutOf, written } from './layouts.ts'

const modes = fc.constantFrom('corrected' as const, 'microsoft' as const)

/** Any DAG of 1 to 16 servers in a site and 1 to 6 copies, of up to 1,600 databases. */
const layouts: fc.Arbitrary<DagLayoutRules> = fc
  .tuple(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 0, max: 16 }), fc.boolean())
  .chain(([one, other, activeActive]) =>
    fc
      .tuple(
        fc.integer({ min: 1, max: Math.min(6, one) }),
        fc.integer({ min: 0, max: Math.min(6, other) }),
        fc.integer({ min: 1, max: 1600 }),
      )
      .map(([first, second, databases]) =>
        layoutOf([one, other], [first, second], databases, activeActive),
      ),
  )

/** How often each server, from the first on, stands somewhere. */
function counted(
  rows: readonly CopyServersOfDatabase[],
  preference: number | null,
  servers: number,
): number[] {
  const counts = Array.from({ length: servers }, () => 0)
  for (const row of rows)
    for (const server of preference === null ? row : row.slice(preference, preference + 1))
      counts[server - 1]! += 1
  return counts
}

function differ(counts: readonly number[]): number {
  return Math.max(...counts) - Math.min(...counts)
}

describe('every layout', () => {
  it('has each copy of a database on a server of its own, as many in each site as asked', () => {
    fc.assert(
      fc.property(layouts, modes, (layout, mode) => {
        const [one, two] = layout.servers
        const rows = placeDatabases(layout, mode)
        expect(rows).toHaveLength(layout.databases)
        for (const row of rows) {
          expect(new Set(row).size).toBe(row.length)
          const [first, second] = layout.copies
          expect(row.filter((server) => server >= 1 && server <= one)).toHaveLength(first)
          expect(row.filter((server) => server > one && server <= one + two)).toHaveLength(second)
        }
      }),
    )
  })

  it('keeps the preferences of a site together', () => {
    fc.assert(
      fc.property(layouts, modes, (layout, mode) => {
        for (const row of placeDatabases(layout, mode)) {
          const changes = row.filter(
            (server, at) =>
              at > 0 && server <= layout.servers[0] !== (row[at - 1] ?? 0) <= layout.servers[0],
          )
          expect(changes.length).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it('loses what it has only where every server of a database is down', () => {
    fc.assert(
      fc.property(
        layouts,
        modes,
        fc.array(fc.integer({ min: 1, max: 32 }), { maxLength: 8 }),
        (layout, mode, down) => {
          const rows = placeDatabases(layout, mode)
          const { active, lost } = activeAfter(rows, down)
          expect(active.reduce((all, now) => all + now, lost)).toBe(layout.databases)
          for (const server of down) expect(active[server - 1] ?? 0).toBe(0)
          const without = rows.filter((row) => row.every((server) => down.includes(server)))
          expect(lost).toBe(without.length)
        },
      ),
    )
  })
})

/** Every site of up to so many servers, with every number of copies up to so many. */
function sites(mostServers: number, mostCopies: number): (readonly [number, number])[] {
  return Array.from({ length: mostServers }, (_, at) => at + 1).flatMap((servers) =>
    Array.from({ length: Math.min(mostCopies, servers) }, (_, at) => [servers, at + 1] as const),
  )
}

describe('the staircase of a site', () => {
  it.each(some(sites(8, 4), 5))(
    'of %i servers and %i copies has every ordered choice once',
    (servers, copies) => {
      const cycle = permutations(servers, copies)
      const twice = staircasePlacement(servers, copies, 2 * cycle)
      const rows = twice.slice(0, cycle).map((row) => written([row]))
      expect(new Set(rows).size).toBe(cycle)
      expect(twice.slice(cycle).map((row) => written([row]))).toEqual(rows)
    },
  )

  it('keeps the distance of copies in every run of as many databases as servers', () => {
    const all = fc.constantFrom(...sites(16, 6))
    fc.assert(
      fc.property(all, fc.integer({ min: 1, max: 100 }), ([servers, copies], runs) => {
        const rows = staircasePlacement(servers, copies, runs * servers)
        const distances = (row: CopyServersOfDatabase) =>
          row.map((server) => (server - (row[0] ?? 0) + servers) % servers).join()
        rows.forEach((row, at) => {
          expect(distances(row)).toBe(distances(rows[at - (at % servers)] ?? []))
        })
        expect(differ(counted(rows, null, servers))).toBe(0)
        for (let preference = 0; preference < copies; preference += 1)
          expect(differ(counted(rows, preference, servers))).toBe(0)
      }),
    )
  })

  it.each(some(sites(6, 4), 5))(
    'of %i servers and %i copies spreads what one lost server had evenly',
    (servers, copies) => {
      if (copies < 2) return
      for (const cycles of [1, 2, 3]) {
        const databases = cycles * permutations(servers, copies)
        const rows = staircasePlacement(servers, copies, databases)
        const usual = databases / servers
        const most = Math.ceil(usual + usual / (servers - 1))
        for (let down = 1; down <= servers; down += 1)
          expect(Math.max(...activeAfter(rows, [down]).active)).toBeLessThanOrEqual(most)
      }
    },
  )
})

describe('active/active, corrected', () => {
  const equal = sites(6, 3).filter(([servers, copies]) => servers > 1 && copies > 1)

  it.each(some(equal, 5))(
    '%i servers and %i copies in each site spread what one lost server had evenly',
    (servers, copies) => {
      for (const pairs of [1, 2]) {
        const databases = pairs * 2 * permutations(servers, copies)
        const rows = placeDatabases(
          layoutOf([servers, servers], [copies, copies], databases, true),
          'corrected',
        )
        const usual = databases / (2 * servers)
        const most = Math.ceil(usual + usual / (servers - 1))
        for (let down = 1; down <= 2 * servers; down += 1)
          expect(Math.max(...activeAfter(rows, [down]).active)).toBeLessThanOrEqual(most)
      }
    },
  )

  it('as the workbook has it fails that where the servers of a site are odd', () => {
    const rows = placeDatabases(layoutOf([3, 3], [2, 2], 12, true), 'microsoft')
    expect(Math.max(...activeAfter(rows, [1]).active)).toBe(4)
  })

  it('leaves the copies of each server as even as the workbook does', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...equal),
        fc.integer({ min: 1, max: 50 }),
        modes,
        ([servers, copies], pairs, mode) => {
          const layout = layoutOf([servers, servers], [copies, copies], 2 * servers * pairs, true)
          const rows = placeDatabases(layout, mode)
          expect(differ(counted(rows, null, 2 * servers))).toBe(0)
          expect(differ(counted(rows, 0, 2 * servers))).toBe(0)
        },
      ),
      { numRuns: cases(20) },
    )
  })
})

describe('volumes cut as the servers’ file cuts them', () => {
  it('hold one active copy at most, two after any one server is lost', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sites(8, 4).filter(([servers]) => servers > 1)),
        fc.boolean(),
        fc.integer({ min: 1, max: 12 }),
        modes,
        ([servers, copies], isActiveActive, groups, mode) => {
          const sitesUsed = isActiveActive ? 2 : 1
          const layout = isActiveActive
            ? layoutOf([servers, servers], [copies, copies], 2 * servers * groups, true)
            : layoutOf([servers, 0], [copies, 0], servers * groups)
          const rows = placeDatabases(layout, mode)
          const onVolume = sitesUsed * copies
          for (let down = 0; down <= sitesUsed * servers; down += 1)
            expect(activeOnVolume(rows, onVolume, down)).toBeLessThanOrEqual(down === 0 ? 1 : 2)
        },
      ),
    )
  })
})
