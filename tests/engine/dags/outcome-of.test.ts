import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type FailureKind,
  failuresOf,
  siteLost,
} from '../../../src/engine/placement/failure-kinds.ts'
import { type Lost, nothingLost, outcomeOf } from '../../../src/engine/roles-index.ts'
import { cases } from '../../cases.ts'
import { dagsIn, failuresIn, roleDagPlans } from './dag-plans.ts'

const kinds: readonly FailureKind[] = [
  'none',
  'one server',
  'two servers',
  'site 1',
  'site 1 and one server',
  'site 1 and two servers',
  'site 2',
  'site 2 and one server',
  'site 2 and two servers',
]

describe('the first DAG after a failure', () => {
  it('serves, loses and stops what the failures of its plan have, kind by kind', () => {
    fc.assert(
      fc.property(roleDagPlans, fc.constantFrom(...kinds), (plan, kind) => {
        const dags = dagsIn(plan)
        const { servers, worst } = failuresIn(plan)
        const found = worst[kind]
        const all = failuresOf(kind, { servers, domains: [] })
        expect(found?.failures ?? 0).toBe(all.length)
        if (!found) return
        const site = siteLost(kind)
        const inSite = (server: number) => (server <= servers[0] ? 0 : 1)
        const losses = all.map(
          (down): Lost => ({
            ...nothingLost,
            site: site === null ? null : site + 1,
            servers: down.filter((server) => site === null || inSite(server) !== site),
          }),
        )
        const first = losses.map((lost) => outcomeOf(dags, lost).dags[0])
        const down = first.map((dag) => (dag?.down ?? 0) + (dag?.lost ?? 0))
        expect(Math.max(...down)).toBe(found.down.databases)
        expect(Math.max(...first.map((dag) => dag?.lost ?? 0))).toBe(found.lost.databases)
        expect(first.filter((dag) => !dag?.quorum.holds)).toHaveLength(found.withoutMajority)
        const isSwitched = site !== null
        const isBlocked = plan.blockActivation && plan.sites > 1
        // Who shrinks a DAG need not switch over; what is lost has one switch for both.
        const after = losses.flatMap((lost, at) => {
          const stops = !first[at]?.quorum.holds
          if (stops && isBlocked && !isSwitched) return []
          return [outcomeOf(dags, { ...lost, byHand: isSwitched || stops })]
        })
        if (after.length < losses.length) return
        for (const at of [0, 1] as const) {
          const numbers = Array.from({ length: servers[0] + servers[1] }, (_, index) => index + 1)
          const inThat = numbers.filter((number) => inSite(number) === at)
          const most = Math.max(
            -1,
            ...after.flatMap(({ active }, index) =>
              inThat
                .filter((number) => !all[index]?.includes(number))
                .map((number) => active[number] ?? 0),
            ),
          )
          expect(most).toBe(found.busiest[at]?.active ?? -1)
        }
      }),
      { numRuns: cases(60, 2000) },
    )
  })
})
