import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../src/app/failing/failure-of.ts'
import { nothingLost, outcomeOf } from '../../../src/engine/index.ts'
import { mapLines } from '../../../src/features/dag-map/map-lines.ts'
import { gridCell, gridColumns, gridRow, mapTable } from '../../../src/features/dag-map/map-rows.ts'
import { cases } from '../../cases.ts'
import { dagsIn, paperDagPlans, roleDagPlans, smallDag } from '../../engine/dags/dag-plans.ts'

/** Any DAGs with any servers down, a site or the link with them. */
const failing: fc.Arbitrary<Failure> = fc
  .record({
    plan: fc.oneof(roleDagPlans, paperDagPlans),
    down: fc.array(fc.nat(), { maxLength: 4 }),
    site: fc.constantFrom(null, null, 1, 2),
    link: fc.boolean(),
    byHand: fc.boolean(),
  })
  .map(({ plan, down, ...rest }) => {
    const dags = dagsIn(plan)
    const servers = [...new Set(down.map((at) => (at % dags.servers.length) + 1))]
    const lost = { ...nothingLost, ...rest, servers }
    return { dags, lost, outcome: outcomeOf(dags, lost) }
  })

describe('the DAG map', () => {
  it('shows on each server as many active copies as its head says', () => {
    fc.assert(
      fc.property(failing, (now) => {
        const table = mapTable(now.dags.dags)
        const heads = gridColumns(table, now)
        for (const [at, server] of table.columns.entries()) {
          const cells = Array.from({ length: table.count }, (_, row) =>
            gridCell(table.rowAt(row), server.number, now),
          )
          const active = cells.filter((cell) => /copy (active|moved)/.test(cell?.drawnAs ?? ''))
          const head = heads[at]
          expect(active).toHaveLength(now.outcome.active[server.number] ?? 0)
          expect(head?.name).toBe(server.name)
          expect(head?.off).toBe(!/^\d/.test(head?.figure ?? ''))
          const isDown = now.lost.servers.includes(server.number) || now.lost.site === server.site
          expect(head?.figure === '✕').toBe(isDown)
          if (!head?.off) expect(head?.figure).toBe(String(active.length))
          else for (const cell of cells) expect(cell?.drawnAs ?? 'copy gone').toBe('copy gone')
        }
      }),
      { numRuns: cases(12, 500) },
    )
  })

  it('says of each database where it is, in its row and in its file', () => {
    fc.assert(
      fc.property(failing, (now) => {
        const table = mapTable(now.dags.dags)
        const [heads = [], ...lines] = mapLines(table, now)
        expect(lines).toHaveLength(table.count)
        if (table.count * table.columns.length <= 1_000_000)
          expect(heads.slice(4)).toEqual(table.columns.map(({ name }) => name))
        for (const [at, line] of lines.entries()) {
          const { name, wrong } = gridRow(table.rowAt(at), now)
          const [database, , state, activeOn, ...copies] = line
          expect([database, state]).toEqual([name, wrong ?? 'active'])
          expect(activeOn === '').toBe(wrong !== null)
          const filled = copies.filter((copy) => copy !== '').length
          const row = table.rowAt(at)
          expect(filled).toBe(row.dag.databases[row.place]?.copies.length)
        }
        const { down, lost } = now.outcome
        expect(lines.filter(([, , state]) => state === 'down')).toHaveLength(down)
        expect(lines.filter(([, , state]) => state === 'lost')).toHaveLength(lost)
      }),
      { numRuns: cases(12, 500) },
    )
  })

  it('is a file with a column a preference where it has very many servers', () => {
    const dags = dagsIn(smallDag({ dags: 200, laggedCopies: 1, secondSiteLagged: 1 }))
    const now = { dags, lost: nothingLost, outcome: outcomeOf(dags, nothingLost) }
    const [heads, first, ...others] = mapLines(mapTable(dags.dags), now)
    const preferences = [1, 2, 3, 4, 5].map((at) => `Preference ${at}`)
    expect(heads).toEqual(['Database', 'DAG', 'State', 'Active on', ...preferences])
    const [database] = dags.dags[0]?.databases ?? []
    const named = database?.copies.map(({ server }) => dags.servers[server - 1]?.name) ?? []
    const [last, ...before] = named.toReversed()
    expect(first).toEqual([
      ...[database?.name, 'DAG001', 'active', named[0]],
      ...[...before.toReversed(), `${last} lagged`],
    ])
    expect(others).toHaveLength(dags.dags.length * dags.dags[0]!.layout.rows.length - 1)
  })
})
