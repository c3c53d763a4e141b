import { describe, expect, it, test } from 'vitest'
import { activeAfter, placeDatabases } from '../../src/engine/index.ts'
import { serverCombinations } from '../../src/engine/placement/failure-kinds.ts'
import type { CopyServersOfDatabase, DagLayoutRules } from '../../src/engine/placement/layout.ts'
import { layoutOf, written } from '../engine/placement/layouts.ts'

const cases: readonly (readonly [
  string,
  DagLayoutRules,
  'corrected' | 'microsoft',
  number,
  string,
])[] = [
  [
    'example A',
    { ...layoutOf([6, 0], [4, 0], 78), lagged: [1, 0] },
    'microsoft',
    0,
    '1-2-3-4 2-3-4-5 3-4-5-6 4-5-6-1 5-6-1-2 6-1-2-3 1-3-4-5 2-4-5-6 3-5-6-1 4-6-1-2 5-1-2-3 6-2-3-4',
  ],
  [
    'example B',
    layoutOf([4, 2], [2, 1], 24),
    'microsoft',
    0,
    '1-2-5 2-3-6 3-4-5 4-1-6 1-3-5 2-4-6 3-1-5 4-2-6 1-4-5 2-1-6 3-2-5 4-3-6',
  ],
  [
    'example C',
    layoutOf([5, 5], [2, 2], 160, true),
    'microsoft',
    0,
    '1-2-6-7 2-3-7-8 3-4-8-9 4-5-9-10 5-1-10-6 6-8-1-3 7-9-2-4 8-10-3-5 9-6-4-1 10-7-5-2 1-4-6-9 2-5-7-10',
  ],
  ['one site, one cycle', layoutOf([3, 0], [2, 0], 6), 'corrected', 0, '1-2 2-3 3-1 1-3 2-1 3-2'],
  [
    'one site, 5 servers, 3 copies',
    layoutOf([5, 0], [3, 0], 60),
    'corrected',
    0,
    '1-2-3 2-3-4 3-4-5 4-5-1 5-1-2 1-3-4 2-4-5 3-5-1 4-1-2 5-2-3 1-4-5 2-5-1 3-1-2 4-2-3 5-3-4 1-5-2 2-1-3 3-2-4 4-3-5 5-4-1',
  ],
  [
    'the branch for more than 3 copies',
    layoutOf([6, 0], [4, 0], 360),
    'corrected',
    24,
    '1-6-2-3 2-1-3-4 3-2-4-5 4-3-5-6 5-4-6-1 6-5-1-2 1-2-4-5 2-3-5-6 3-4-6-1 4-5-1-2 5-6-2-3 6-1-3-4',
  ],
  [
    'active/passive, 3 + 2 servers',
    layoutOf([3, 2], [2, 1], 6),
    'corrected',
    0,
    '1-2-4 2-3-5 3-1-4 1-3-5 2-1-4 3-2-5',
  ],
  [
    'active/passive, 5 + 3 servers',
    layoutOf([5, 3], [2, 2], 60),
    'corrected',
    0,
    '1-2-6-7 2-3-7-8 3-4-8-6 4-5-6-8 5-1-7-6 1-3-8-7 2-4-6-7 3-5-7-8 4-1-8-6 5-2-6-8 1-4-7-6 2-5-8-7',
  ],
  [
    'active/active, 3 + 3 servers',
    layoutOf([3, 3], [2, 2], 12, true),
    'microsoft',
    0,
    '1-2-4-5 2-3-5-6 3-1-6-4 4-6-1-3 5-4-2-1 6-5-3-2 1-2-4-5 2-3-5-6 3-1-6-4 4-6-1-3 5-4-2-1 6-5-3-2',
  ],
  [
    'active/active, 3 + 3 servers',
    layoutOf([3, 3], [2, 2], 12, true),
    'corrected',
    0,
    '1-2-4-5 2-3-5-6 3-1-6-4 4-5-1-2 5-6-2-3 6-4-3-1 1-3-4-6 2-1-5-4 3-2-6-5 4-6-1-3 5-4-2-1 6-5-3-2',
  ],
  [
    'active/active, 5 + 5 servers',
    layoutOf([5, 5], [2, 2], 160, true),
    'corrected',
    0,
    '1-2-6-7 2-3-7-8 3-4-8-9 4-5-9-10 5-1-10-6 6-7-1-2 7-8-2-3 8-9-3-4 9-10-4-5 10-6-5-1 1-3-6-8 2-4-7-9 3-5-8-10 4-1-9-6 5-2-10-7 6-8-1-3 7-9-2-4 8-10-3-5 9-6-4-1 10-7-5-2',
  ],
]

describe('the rows of the examples', () => {
  it.each(cases)('%s, %j, %s, from %i', (_name, layout, mode, from, rows) => {
    const placed = placeDatabases(layout, mode)
    expect(placed).toHaveLength(layout.databases)
    expect(written(placed.slice(from, from + rows.split(' ').length))).toBe(rows)
  })
})

/** Most databases active on one server after the loss of any so many. */
function worst(rows: readonly CopyServersOfDatabase[], servers: number, lost: number): number {
  const all = Array.from({ length: servers }, (_, at) => at + 1)
  return Math.max(
    ...serverCombinations(all, lost).map((down) => Math.max(...activeAfter(rows, down).active)),
  )
}

test.each([
  [3, 2, 36, 'microsoft', 6, 12, 12],
  [3, 2, 36, 'corrected', 6, 9, 12],
  [5, 2, 160, 'microsoft', 16, 24, 32],
  [5, 2, 160, 'corrected', 16, 20, 24],
  [6, 2, 120, 'microsoft', 10, 12, 14],
  [6, 2, 120, 'corrected', 10, 12, 14],
  [5, 3, 120, 'microsoft', 12, 18, 26],
  [5, 3, 120, 'corrected', 12, 15, 20],
] as const)(
  'the most active with %i servers and %i copies in each site, %i databases, %s',
  (servers, copies, databases, mode, none, one, two) => {
    const layout = layoutOf([servers, servers], [copies, copies], databases, true)
    const rows = placeDatabases(layout, mode)
    expect([0, 1, 2].map((lost) => worst(rows, 2 * servers, lost))).toEqual([none, one, two])
  },
)

test('over 360 databases on 6 servers with 4 copies all 360 ordered choices occur', () => {
  const rows = placeDatabases(layoutOf([6, 0], [4, 0], 360), 'corrected')
  expect(new Set(rows.map((row) => written([row])))).toHaveProperty('size', 360)
  for (const server of [1, 2, 3, 4, 5, 6])
    for (const preference of [0, 1, 2, 3])
      expect(rows.filter((row) => row[preference] === server)).toHaveLength(60)
})

describe('the examples simulated', () => {
  it('A: 13 on each server, 16 and 21 at most, none lost', () => {
    const rows = placeDatabases(layoutOf([6, 0], [4, 0], 78), 'microsoft')
    expect(activeAfter(rows, []).active).toEqual([13, 13, 13, 13, 13, 13])
    expect([1, 2].map((lost) => worst(rows, 6, lost))).toEqual([16, 21])
    expect(activeAfter(rows, [1, 2]).lost).toBe(0)
  })

  it('B: 0 to 6 on a server, 8 and 10 at most, 12 without site 1, of which one more takes 12', () => {
    const rows = placeDatabases(layoutOf([4, 2], [2, 1], 24), 'microsoft')
    expect(activeAfter(rows, []).active).toEqual([6, 6, 6, 6, 0, 0])
    expect([1, 2].map((lost) => worst(rows, 6, lost))).toEqual([8, 10])
    expect(activeAfter(rows, [1, 2, 3, 4])).toEqual({
      active: [0, 0, 0, 0, 12, 12],
      lost: 0,
    })
    expect(activeAfter(rows, [1, 2, 3, 4, 5])).toEqual({
      active: [0, 0, 0, 0, 0, 12],
      lost: 12,
    })
  })

  it('C: 32 on each server without site 1, 40 with one more lost', () => {
    const rows = placeDatabases(layoutOf([5, 5], [2, 2], 160, true), 'microsoft')
    expect(Math.max(...activeAfter(rows, [1, 2, 3, 4, 5]).active)).toBe(32)
    const { active, lost } = activeAfter(rows, [1, 2, 3, 4, 5, 6])
    expect([Math.max(...active), lost]).toEqual([40, 0])
  })
})
