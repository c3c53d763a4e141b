import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { SimulatedFailure } from '../../../src/app/failures/simulated-failure.ts'
import {
  type CopyLayout,
  type LayoutCopy,
  lossOutcome,
  nothingLost,
} from '../../../src/engine/failures/index.ts'
import { defaultPlan, type Plan, withVersion } from '../../../src/engine/index.ts'
import {
  dagMapCsvLines,
  gridCell,
  gridColumns,
  gridRow,
  mapTable,
} from '../../../src/features/dag-map/map-rows.ts'
import { NoDagNote } from '../../../src/features/dag-map/map-section.tsx'
import { mostPrintedRows, printedPattern } from '../../../src/features/dag-map/placement-pattern.ts'
import { cases } from '../../cases.ts'
import { dagsIn, paperDagPlans, roleDagPlans, smallDag } from '../../engine/failures/dag-plans.ts'
import { sizedAnyhow } from '../../engine/plans.ts'
import { standalone300 } from '../../engine/reference-plans.ts'

describe('map rows', () => {
  /** Any DAGs with any servers down, a site or the link with them. */
  const failing: fc.Arbitrary<SimulatedFailure> = fc
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
      return { dags, lost, outcome: lossOutcome(dags, lost) }
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
          const [heads = [], ...lines] = dagMapCsvLines(table, now)
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
      const now = { dags, lost: nothingLost, outcome: lossOutcome(dags, nothingLost) }
      const [heads, first, ...others] = dagMapCsvLines(mapTable(dags.dags), now)
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
})

describe('no dag', () => {
  const on2007 = withVersion(defaultPlan, '2007')
  const told = (plan: Plan) =>
    renderToStaticMarkup(<NoDagNote plan={plan} sizing={sizedAnyhow(plan)} />)

  describe('what a plan without a DAG is told of its failures', () => {
    it('tells of the second copy that a replicated cluster has', () => {
      expect(told({ ...on2007, availability: 'ccr' })).toMatch(/is on the other server of its/)
    })

    it('tells of no other server where nothing is replicated', () => {
      for (const availability of ['scc', 'none'] as const)
        expect(told({ ...on2007, availability })).toMatch(
          /every database has its only copy on one server\./,
        )
    })

    it('says only what it lacks for a DAG', () => {
      expect(told({ ...on2007, availability: 'none' })).toMatch(
        /A DAG needs Exchange 2010 or later: /,
      )
      const one = told(standalone300)
      expect(one).toMatch(/A DAG needs a second server: /)
      expect(one).not.toContain('2010')
      expect(told({ ...standalone300, servers: 3 })).toMatch(/A DAG would keep copies on others: /)
    })
  })
})

describe('placement pattern', () => {
  /** All copies as whoever reads the print makes them out; as far as it says. */
  function readBack(layout: CopyLayout): readonly (readonly LayoutCopy[])[] {
    const pattern = printedPattern(layout)
    const printed =
      pattern.kind === 'matrix'
        ? layout.rows.slice(0, pattern.rows)
        : pattern.runs.flatMap(({ first, length }) =>
            Array.from({ length }, (_, steps) =>
              (layout.rows[first] ?? []).map((copy) => onwards(layout, copy, steps)),
            ),
          )
    if (pattern.repeats === null || pattern.left > 0) return printed
    return layout.rows.map((_, at) => printed[at % (pattern.repeats ?? 1)] ?? [])
  }

  /** The same copy so many servers of its site further, after the last again from the first. */
  function onwards({ members }: CopyLayout, copy: LayoutCopy, steps: number): LayoutCopy {
    const own = members[copy.server - 1]
    const ring = members
      .map((member, at) => ({ ...member, number: at + 1 }))
      .filter(({ site, holds }) => site === own?.site && holds === own.holds)
    const place = ring.findIndex(({ number }) => number === copy.server)
    return { ...copy, server: ring[(place + steps) % ring.length]?.number ?? 0 }
  }

  const places = (rows: readonly (readonly LayoutCopy[])[]) =>
    rows.map((row) => row.map(({ server, lagged }) => `${server}${lagged ? 'L' : ''}`).join(' '))

  describe('the copies of a DAG, printed', () => {
    it('are the placement, whatever the plan', () => {
      fc.assert(
        fc.property(fc.oneof(roleDagPlans, paperDagPlans), (plan) => {
          for (const { layout } of dagsIn(plan).dags) {
            const pattern = printedPattern(layout)
            const read = places(readBack(layout))
            expect(read).toEqual(places(layout.rows).slice(0, read.length))
            const repeated = pattern.repeats === null ? layout.rows.length : pattern.repeats
            const said = pattern.left > 0 ? repeated - pattern.left : layout.rows.length
            expect(read).toHaveLength(said)
            const lines = pattern.kind === 'matrix' ? pattern.rows : pattern.runs.length
            expect(lines).toBeLessThanOrEqual(mostPrintedRows)
          }
        }),
        { numRuns: cases(25, 1000) },
      )
    })

    const member = { site: 1, holds: 'mailboxes', build: 'first site' } as const
    const laid = (rows: readonly (readonly number[])[], members: number): CopyLayout => ({
      members: Array.from({ length: members }, () => member),
      rows: rows.map((row) =>
        row.map((server) => ({ server, lagged: false, activates: 'by itself' as const })),
      ),
      copiesPerVolume: 1,
      domains: [],
    })
    const inTurn = (count: number, servers: number) =>
      Array.from({ length: count }, (_, at) => [(at % servers) + 1, ((at + 1) % servers) + 1])

    it('stand one by one up to 40 databases, repeated or not', () => {
      expect(printedPattern(laid(inTurn(40, 4), 4))).toEqual({
        kind: 'matrix',
        rows: 40,
        repeats: null,
        left: 0,
      })
    })

    it('are, above 40, the pattern that the others repeat', () => {
      expect(printedPattern(laid(inTurn(41, 4), 4))).toEqual({
        kind: 'matrix',
        rows: 4,
        repeats: 4,
        left: 0,
      })
    })

    it('are runs where many repeat', () => {
      expect(printedPattern(laid(inTurn(200, 50), 50))).toEqual({
        kind: 'runs',
        runs: [{ first: 0, length: 50 }],
        repeats: 50,
        left: 0,
      })
    })

    it('begin a run anew where a copy starts to lag', () => {
      const layout = laid(inTurn(90, 90), 90)
      const rows = layout.rows.map((row, at) =>
        at < 50 ? row : row.map((copy) => ({ ...copy, lagged: true })),
      )
      expect(printedPattern({ ...layout, rows })).toMatchObject({
        runs: [
          { first: 0, length: 50 },
          { first: 50, length: 40 },
        ],
      })
    })

    it('are the first 40 if there is no pattern', () => {
      const rows = Array.from({ length: 90 }, (_, at) => [
        ((at * at) % 7) + 1,
        ((at * at) % 11) + 8,
      ])
      expect(printedPattern(laid(rows, 18))).toMatchObject({ kind: 'matrix', rows: 40 })
    })
  })
})
