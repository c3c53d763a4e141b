import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activeAfter } from '../../../src/engine/index.ts'
import { choicesOfServers } from '../../../src/engine/placement/failure-kinds.ts'
import { staircase } from '../../../src/engine/placement/layout.ts'
import {
  copiesInSite,
  serversInTurn,
  spreadCopies,
} from '../../../src/engine/placement/spread-copies.ts'
import { worstLosses } from '../../../src/engine/placement/worst-losses.ts'
import { cases } from '../../cases.ts'
import { written } from './layouts.ts'

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
        const inTurn = serversInTurn(servers, sites)
        const isEven = servers % sites === 0
        expect(rows).toHaveLength(databases)
        for (const row of rows) {
          expect(new Set(row).size).toBe(copies)
          for (const site of inTurn)
            expect(row.filter((server) => site.includes(server)).length).toBeLessThanOrEqual(
              isEven ? copiesInSite(copies, sites) : copies,
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
    expect(spreadCopies(6, 3, 42, 1)).toEqual(staircase(6, 3, 42))
    expect(spreadCopies(5, 3, 40, 2)).toEqual(staircase(5, 3, 40))
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
        worstLosses(rows, servers, servers - 1).forEach(({ active, server, down }, lost) => {
          expect(down).toHaveLength(lost)
          expect(activeAfter(rows, down).active[server - 1] ?? 0).toBe(active)
          const tried = choicesOfServers(all, lost).map((set) => activeAfter(rows, set).active)
          expect(active).toBe(Math.max(0, ...tried.flat()))
        })
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
      worstLosses(rows, 12, 5).forEach(({ active, server, down }, lost) => {
        expect(down).toHaveLength(lost)
        expect(activeAfter(rows, down).active[server - 1]).toBe(active)
        const tried = choicesOfServers(all, lost).map((set) => activeAfter(rows, set).active)
        expect(active).toBe(Math.max(...tried.flat()))
      })
    },
  )
})
