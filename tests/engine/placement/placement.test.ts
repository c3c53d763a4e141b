import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { activeAfter, placeDatabases } from '../../../src/engine/index.ts'
import { serverCombinations } from '../../../src/engine/placement/failure-kinds.ts'
import { simulateFailures } from '../../../src/engine/placement/failures.ts'
import { staircasePlacement } from '../../../src/engine/placement/layout.ts'
import { numberedNames } from '../../../src/engine/placement/names.ts'
import { failureDomainAnswerFaults } from '../../../src/engine/placement/place-databases.ts'
import {
  alternatingServersBySite,
  copiesPerSiteIfEven,
  spreadCopies,
} from '../../../src/engine/placement/spread-copies.ts'
import { busiestServerByLossCount } from '../../../src/engine/placement/worst-losses.ts'
import { cases } from '../../cases.ts'
import { layoutOf, written } from './layouts.ts'

describe('names', () => {
  test.each([
    [1, 'DB1', 'DB1'],
    [9, 'DB1', 'DB9'],
    [10, 'DB01', 'DB10'],
    [99, 'DB01', 'DB99'],
    [100, 'DB001', 'DB100'],
    [1600, 'DB0001', 'DB1600'],
  ])('%i names all have the digits of the last', (count, first, last) => {
    for (const mode of ['corrected', 'microsoft'] as const) {
      const names = numberedNames('DB', count, mode)
      expect([names.length, names[0], names.at(-1)]).toEqual([count, first, last])
    }
  })

  test('of 1,000 names the workbook leaves the first with a digit too few (MS30)', () => {
    expect(numberedNames('DB', 1000, 'corrected')[0]).toBe('DB0001')
    expect(numberedNames('DB', 1000, 'microsoft')[0]).toBe('DB001')
  })
})

describe('place databases', () => {
  const racks = [1, 1, 2, 2]
  const layout = { ...layoutOf([4, 0], [2, 0], 16), domains: racks }

  describe('failure domains', () => {
    it('have a staircase each, and change places at every run of the servers', () => {
      expect(written(placeDatabases(layout, 'corrected').slice(0, 12))).toBe(
        '1-3 2-4 1-3 2-4 3-1 4-2 3-1 4-2 1-4 2-3 1-4 2-3',
      )
    })

    it('are unknown to the workbook', () => {
      const without = layoutOf([4, 0], [2, 0], 16)
      expect(placeDatabases(layout, 'microsoft')).toEqual(placeDatabases(without, 'microsoft'))
      expect(placeDatabases(layout, 'corrected')).not.toEqual(placeDatabases(without, 'corrected'))
    })

    it.each([
      [
        [6, 0],
        [3, 0],
        [1, 2, 3, 1, 2, 3],
      ],
      [
        [4, 4],
        [2, 2],
        [1, 1, 2, 2, 3, 3, 4, 4],
      ],
      [
        [6, 0],
        [2, 0],
        [1, 1, 2, 2, 3, 3],
      ],
      [
        [5, 0],
        [3, 0],
        [1, 1, 1, 2, 2],
      ],
    ] as const)(
      'of %j servers and %j copies lose no database with any of them',
      (servers, copies, domains) => {
        const databases = 60
        const placed = { ...layoutOf(servers, copies, databases), domains: [...domains] }
        const rows = placeDatabases(placed, 'corrected')
        for (const row of rows) {
          expect(row).toHaveLength(copies[0] + copies[1])
          expect(new Set(row).size).toBe(row.length)
        }
        const { worst } = simulateFailures({
          ...{ rows, servers, lagged: [0, 0], replayLagManager: true, blocked: false },
          ...{ witness: 'third site', domains, perVolume: 1 },
        })
        expect(worst['failure domain']?.failures).toBe(new Set(domains).size)
        expect(worst['failure domain']?.lost.databases).toBe(0)
      },
    )

    it('of equal size carry equally many, whichever comes first', () => {
      const { active } = activeAfter(placeDatabases(layout, 'corrected'), [])
      expect(active).toEqual([4, 4, 4, 4])
      expect(activeAfter(placeDatabases(layout, 'corrected'), [1]).active).toEqual([0, 4, 6, 6])
    })
  })

  describe('failure domains that contradict the DAG', () => {
    it.each([
      [racks, [4, 0], [2, 0], []],
      [racks, [6, 0], [2, 0], [{ code: 'servers', named: 4, servers: 6 }]],
      [racks, [4, 0], [4, 0], []],
      [[1, 1, 1, 2], [4, 0], [4, 0], [{ code: 'copies', copies: 2, servers: 1 }]],
      [[1, 2, 3, 4], [4, 0], [2, 0], [{ code: 'domains', domains: 4, most: 2 }]],
      [[1, 2, 3], [3, 0], [3, 0], [{ code: 'domains', domains: 3, most: 2 }]],
      [[1, 1, 2, 2, 3, 3], [4, 2], [2, 1], []],
      [[1, 1, 2, 2, 3, 4], [4, 2], [2, 1], [{ code: 'domains', domains: 2, most: 1 }]],
    ] as const)('%j of %j servers and %j copies: %j', (domains, servers, copies, faults) => {
      expect(failureDomainAnswerFaults(domains, servers, copies)).toEqual(faults)
    })
  })
})

describe('spread copies', () => {
  const dags = fc
    .record({
      servers: fc.integer({ min: 1, max: 16 }),
      copies: fc.integer({ min: 1, max: 16 }),
      databases: fc.integer({ min: 1, max: 400 }),
      sites: fc.integer({ min: 1, max: 4 }),
    })
    .map((dag) => ({ ...dag, copies: Math.min(dag.copies, dag.servers) }))

  describe('copies spread over the servers of sites', () => {
    it('stand on servers of their own, no more in a site than an even share where sites are equal', () => {
      fc.assert(
        fc.property(dags, ({ servers, copies, databases, sites }) => {
          const rows = spreadCopies(servers, copies, databases, sites)
          const inTurn = alternatingServersBySite(servers, sites)
          const isEven = servers % sites === 0
          expect(rows).toHaveLength(databases)
          for (const row of rows) {
            expect(new Set(row).size).toBe(copies)
            for (const site of inTurn)
              expect(row.filter((server) => site.includes(server)).length).toBeLessThanOrEqual(
                isEven ? copiesPerSiteIfEven(copies, sites) : copies,
              )
          }
        }),
      )
    })

    it('are active on every server alike where each has as many databases', () => {
      fc.assert(
        fc.property(dags, ({ servers, copies, databases, sites }) => {
          const whole = Math.ceil(databases / servers) * servers
          const { active } = activeAfter(spreadCopies(servers, copies, whole, sites), [])
          expect(new Set(active)).toEqual(new Set([whole / servers]))
        }),
      )
    })

    it('are the staircase of one site where there is one, or where servers cannot be shared out', () => {
      expect(spreadCopies(6, 3, 42, 1)).toEqual(staircasePlacement(6, 3, 42))
      expect(spreadCopies(5, 3, 40, 2)).toEqual(staircasePlacement(5, 3, 40))
      expect(written(spreadCopies(4, 2, 12, 2))).toBe(
        '1-2 2-3 3-4 4-1 1-4 2-1 3-2 4-3 1-2 2-3 3-4 4-1',
      )
    })

    it('fill no server by more than an even share, whatever is left after whole runs', () => {
      expect(written(spreadCopies(4, 2, 7, 1))).toBe('1-2 2-3 3-4 4-1 2-1 4-3 3-2')
      fc.assert(
        fc.property(dags, ({ servers, copies, databases, sites }) => {
          const rows = spreadCopies(servers, copies, databases, sites)
          const held = Array.from(
            { length: servers },
            (_, at) => rows.filter((row) => row.includes(at + 1)).length,
          )
          expect(Math.max(...held)).toBe(Math.ceil((databases * copies) / servers))
          expect(Math.max(...activeAfter(rows, []).active)).toBe(Math.ceil(databases / servers))
        }),
      )
    })
  })

  describe('the worst of all losses of so many servers', () => {
    it('is what trying each set comes to', () => {
      const small = dags.map((dag) => ({ ...dag, servers: Math.min(dag.servers, 9) }))
      fc.assert(
        fc.property(small, ({ servers, copies, databases, sites }) => {
          const rows = spreadCopies(servers, Math.min(copies, servers), databases, sites)
          const all = Array.from({ length: servers }, (_, at) => at + 1)
          busiestServerByLossCount(rows, servers, servers - 1).forEach(
            ({ active, server, down }, lost) => {
              expect(down).toHaveLength(lost)
              expect(activeAfter(rows, down).active[server - 1] ?? 0).toBe(active)
              const tried = serverCombinations(all, lost).map(
                (set) => activeAfter(rows, set).active,
              )
              expect(active).toBe(Math.max(0, ...tried.flat()))
            },
          )
        }),
        { numRuns: cases(15, 200) },
      )
    })

    it.each([5, 17, 29])(
      'is the same of %i databases where all sets are counted at once',
      (databases) => {
        // There are 792 sets of 5 or 7 of 12 servers.
        const rows = spreadCopies(12, 6, databases, 2)
        const all = Array.from({ length: 12 }, (_, at) => at + 1)
        busiestServerByLossCount(rows, 12, 5).forEach(({ active, server, down }, lost) => {
          expect(down).toHaveLength(lost)
          expect(activeAfter(rows, down).active[server - 1]).toBe(active)
          const tried = serverCombinations(all, lost).map((set) => activeAfter(rows, set).active)
          expect(active).toBe(Math.max(...tried.flat()))
        })
      },
    )
  })
})
