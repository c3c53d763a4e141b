import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  busiestLoads,
  dagsOf,
  nothingLost,
  outcomeOf,
  type Plan,
  serverLoad,
} from '../../../src/engine/index.ts'
import { exampleB, exampleC } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'
import { planWith, sizedAnyhow } from '../plans.ts'

const cases: Readonly<Record<string, Plan>> = {
  'active/passive': planFromKeys(exampleB.design),
  'active/active': planFromKeys(exampleC.design),
  'Exchange 2010': planWith({}),
}

describe.each(Object.entries(cases))('the busiest servers of a plan, %s', (_name, plan) => {
  const sizing = sizedAnyhow(plan)
  const dags = dagsOf(plan, sizing)
  if (!dags) throw new Error('The plan has no DAG')
  const losses = fc.record({
    servers: fc.subarray(dags.servers.map(({ number }) => number)),
    site: fc.option(fc.constantFrom(1, 2)),
    link: fc.boolean(),
    byHand: fc.boolean(),
  })

  it('have as many active as any server built like them, and need what that needs', () => {
    const areBusiest = fc.property(losses, (lost) => {
      const outcome = outcomeOf(dags, lost)
      const found = busiestLoads(plan, sizing, dags, outcome)
      for (const server of dags.servers) {
        const own = outcome.active[server.number] ?? 0
        const most = found.find(({ at }) => at.build === server.build)
        expect(own).toBeLessThanOrEqual(most?.active.value ?? 0)
      }
      for (const { at, active, load } of found) {
        expect(active.value).toBe(outcome.active[at.number])
        expect(active.value).toBeGreaterThan(0)
        expect(load).toEqual(serverLoad(plan, sizing, at.build, active))
      }
      expect(new Set(found.map(({ at }) => at.build)).size).toBe(found.length)
    })
    fc.assert(areBusiest, { numRuns: 30 })
  })

  it('are within what they have while everything is up', () => {
    const loads = busiestLoads(plan, sizing, dags, outcomeOf(dags, nothingLost))
    expect(loads).not.toEqual([])
    for (const { load } of loads) {
      const all = [load?.memory, load?.iops].flatMap((one) => one ?? [])
      expect(all).not.toEqual([])
      for (const { needs, has } of all) expect(needs.value).toBeLessThanOrEqual(has?.value ?? 0)
    }
  })
})
