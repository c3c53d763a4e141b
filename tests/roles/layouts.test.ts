import { describe, expect, it } from 'vitest'
import { activeAfter, placeDatabases } from '../../src/engine/placement/place-databases.ts'
import { some } from '../cases.ts'
import { activeWithout, type LayoutInput, layoutOf } from './independent-placement.ts'

// The engine's layouts against those that the specification's text gives when it is written a second
// time: every size of a DAG.

const sizes = Array.from({ length: 16 }, (_, at) => at + 1)
const layouts: readonly LayoutInput[] = sizes.flatMap((one) =>
  [0, 1, 2, 3, 4, 5, 6]
    .filter((k) => k <= one && k > 0)
    .flatMap((k) =>
      sizes
        .filter((two) => one + two <= 16)
        .flatMap((two) =>
          [0, 1, 2, 3]
            .filter((k2) => k2 <= two)
            .flatMap((k2) =>
              [false, true].map((activeActive) => ({
                servers: [one, k2 === 0 ? 0 : two] as const,
                copies: [k, k2] as const,
                databases: 7 * one * two + k,
                activeActive: activeActive && k2 > 0,
                lagged: [0, 0] as const,
              })),
            ),
        ),
    ),
)

describe('layouts, by the engine and by the independent script', () => {
  it.each(['microsoft', 'corrected'] as const)('are the same, %s', (mode) => {
    for (const layout of some(layouts, 150))
      expect(placeDatabases(layout, mode), JSON.stringify(layout)).toEqual(layoutOf(layout, mode))
  })

  it('agree for many databases of one site', () => {
    const whole = sizes.flatMap((one) =>
      [4, 5, 6].filter((k) => k <= one).map((k) => [one, k] as const),
    )
    for (const [one, k] of some(whole, 12)) {
      const layout = {
        ...{ servers: [one, 0] as const, copies: [k, 0] as const, databases: 1600 },
        ...{ activeActive: false, lagged: [0, 0] as const },
      }
      expect(placeDatabases(layout, 'corrected')).toEqual(layoutOf(layout, 'corrected'))
    }
  })

  it('have the same databases active after failures', () => {
    for (const layout of some(layouts, 60)) {
      const rows = layoutOf(layout, 'corrected')
      const servers = layout.servers[0] + layout.servers[1]
      for (const any of [[], [1], [servers], [1, servers], [2, 3]]) {
        const down = any.filter((server) => server <= servers)
        const { active, lost } = activeWithout(rows, down, servers)
        const engine = activeAfter(rows, down)
        expect(engine.lost).toBe(lost)
        expect([...engine.active], JSON.stringify({ layout, down })).toEqual(
          active.slice(1, engine.active.length + 1),
        )
      }
    }
  })
})
