import { describe, expect, it } from 'vitest'
import { proposeServers } from '../../../src/engine/index.ts'
import {
  type ServerBounds,
  serverBounds,
  serverLayouts,
  withFoundServers,
} from '../../../src/engine/methods/roles/search/server-space.ts'
import { searchServers } from './searches.ts'
import { proposedServers, serverPlan, sizedServers } from './server-plans.ts'

const plan = serverPlan({ growth: 20 }, { ranking: 'servers' })
const bounds: ServerBounds = {
  ...serverBounds(plan),
  servers: { from: 3, to: 8 },
  dags: { from: 1, to: 2 },
}
let told = 0
const result = searchServers(plan, bounds, () => {
  told += 1
})

describe('a search of servers', () => {
  it('goes through every layout, and says what became of each', () => {
    const layouts = serverLayouts(plan, bounds)
    expect(result.designs).toBe(layouts.length)
    expect(told).toBe(layouts.length)
    const passed = Object.values(result.pruned).reduce((sum, count) => sum + count, 0)
    expect(result.found + passed).toBe(layouts.length)
    expect(result.found).toBeGreaterThan(10)
    expect(result.pruned.processors).toBeGreaterThan(0)
  })

  it('says of every layout with too many members that it has them, with RAID and without', () => {
    const large = searchServers(plan, { ...bounds, servers: { from: 17, to: 18 } })
    expect(large.designs).toBeGreaterThan(0)
    expect(large.pruned.members).toBe(large.designs)
  })

  it('finds the fewest servers that carry the plan, as trying each of them does', () => {
    const [best] = result.best
    const held = serverLayouts(plan, bounds).flatMap((layout) => {
      const given = { ...plan, ...layout }
      try {
        return proposeServers(given, sizedServers(given))?.servers.value ?? []
      } catch {
        return []
      }
    })
    expect(best?.servers).toBe(Math.min(...held))
  })

  it('gives a plan that has what was found', () => {
    for (const found of [...result.best.slice(0, 5), ...result.front.slice(0, 5)]) {
      const given = withFoundServers(plan, found)
      const design = proposedServers(given)
      expect(design.servers.value).toBe(found.servers)
      const called = found.id === 'own-drives' || found.id.startsWith('own-drives-raid')
      if (called) expect(design.drivesInAll.value).toBeLessThanOrEqual(found.drives)
    }
  })

  it('keeps trade-offs that nothing beats, each once', () => {
    const seen = result.front.map(({ servers, drives, processors }) =>
      [servers, drives, processors].join(),
    )
    expect(new Set(seen).size).toBe(seen.length)
    for (const one of result.front)
      for (const other of result.best)
        expect(
          other.servers < one.servers &&
            other.drives < one.drives &&
            (other.processors ?? 0) < (one.processors ?? 0),
        ).toBe(false)
  })

  it('puts equally many copies in both sites of one DAG', () => {
    for (const { copies, secondSiteCopies, laggedCopies, secondSiteLagged } of serverLayouts(
      plan,
      serverBounds(plan),
    ))
      expect(copies + laggedCopies).toBe(2 * (secondSiteCopies + secondSiteLagged))
  })
})
