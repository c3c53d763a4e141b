import { placeDatabases } from '../../src/engine/index.ts'
import { simulateFailures } from '../../src/engine/placement/failures.ts'
import type { DagLayoutRules } from '../../src/engine/placement/layout.ts'
import { spreadCopies } from '../../src/engine/placement/spread-copies.ts'
import { busiestServerByLossCount } from '../../src/engine/placement/worst-losses.ts'
import { heading, table } from './report.ts'
import { median } from './statistics.ts'

const runs = 30

const layouts: readonly (readonly [string, DagLayoutRules])[] = [
  ['one site, 16 servers, 4 copies', layoutOf([16, 0], [4, 0], false)],
  ['active/active, 8 + 8 servers, 2 + 2 copies', layoutOf([8, 8], [2, 2], true)],
  ['active/passive, 10 + 6 servers, 3 + 1 copies', layoutOf([10, 6], [3, 1], false)],
]

function layoutOf(
  servers: DagLayoutRules['servers'],
  copies: DagLayoutRules['copies'],
  activeActive: boolean,
): DagLayoutRules {
  return { servers, copies, databases: 1600, activeActive, lagged: [0, 0] }
}

/** How long it takes to place 1,600 databases and to try every failure of their layout. */
export function placement(): void {
  heading('Placement', `Median of ${runs} runs: 1,600 databases on 16 servers.`)
  table([
    ['', 'placed', 'every failure tried'],
    ...layouts.map(([name, layout]) => {
      const rows = placeDatabases(layout, 'corrected')
      const setup = { rows, ...layout, replayLagManager: true, blocked: false, domains: [] }
      return [
        name,
        took(() => placeDatabases(layout, 'corrected')),
        took(() => simulateFailures({ ...setup, witness: 'third site', perVolume: 4 })),
      ]
    }),
  ])
  const spread = spreadCopies(16, 8, 800, 2)
  table([
    ['', 'placed', 'every loss of up to 7 tried'],
    [
      'copies spread over 16 servers, 8 of 800 databases',
      took(() => spreadCopies(16, 8, 800, 2)),
      took(() => busiestServerByLossCount(spread, 16, 7)),
    ],
  ])
}

function took(work: () => unknown): string {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return `${median(times).toFixed(2)} ms`
}
