import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CopyLayout, LaidCopy } from '../../../src/engine/index.ts'
import { printedPattern, printedRows } from '../../../src/features/dag-map/placement-pattern.ts'
import { cases } from '../../cases.ts'
import { dagsIn, paperDagPlans, roleDagPlans } from '../../engine/dags/dag-plans.ts'

/** All copies as whoever reads the print makes them out; as far as it says. */
function readBack(layout: CopyLayout): readonly (readonly LaidCopy[])[] {
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
function onwards({ members }: CopyLayout, copy: LaidCopy, steps: number): LaidCopy {
  const own = members[copy.server - 1]
  const ring = members
    .map((member, at) => ({ ...member, number: at + 1 }))
    .filter(({ site, holds }) => site === own?.site && holds === own.holds)
  const place = ring.findIndex(({ number }) => number === copy.server)
  return { ...copy, server: ring[(place + steps) % ring.length]?.number ?? 0 }
}

const places = (rows: readonly (readonly LaidCopy[])[]) =>
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
          expect(lines).toBeLessThanOrEqual(printedRows)
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

  it('are those that the others repeat above 40', () => {
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

  it('are the first 40 where there is no pattern', () => {
    const rows = Array.from({ length: 90 }, (_, at) => [((at * at) % 7) + 1, ((at * at) % 11) + 8])
    expect(printedPattern(laid(rows, 18))).toMatchObject({ kind: 'matrix', rows: 40 })
  })
})
