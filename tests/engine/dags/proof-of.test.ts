import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BusiestOfLosses } from '../../../src/engine/dags/proof.ts'
import {
  type Dags,
  type LossKind,
  outcomeOf,
  proofOf,
  provePlan,
} from '../../../src/engine/index.ts'
import type { FailureKind } from '../../../src/engine/placement/failure-kinds.ts'
import { cases } from '../../cases.ts'
import { dagsIn, failuresIn, paperDagPlans, roleDagPlans, smallDag } from './dag-plans.ts'

const kinds: Readonly<Record<LossKind, readonly FailureKind[]>> = {
  'one server': ['one server'],
  'two servers': ['two servers'],
  site: ['site 1', 'site 2'],
  'site and one server': ['site 1 and one server', 'site 2 and one server'],
  'site and two servers': ['site 1 and two servers', 'site 2 and two servers'],
  'failure domain': ['failure domain'],
}

/** Databases whose first copy that is left, of those that activate by themselves, is on the server. */
function activeByItself({ dags: [dag] }: Dags, { server, lost }: BusiestOfLosses): number {
  const firsts = dag?.databases.map(({ copies }) =>
    copies.find((one) => one.activates === 'by itself' && !lost.servers.includes(one.server)),
  )
  return firsts?.filter((first) => first?.server === server).length ?? 0
}

describe('the proof', () => {
  it('is the failures of the plan, kind by kind', () => {
    fc.assert(
      fc.property(roleDagPlans, (plan) => {
        const { worst } = failuresIn(plan)
        const { losses } = proofOf(dagsIn(plan))
        for (const [kind, names] of Object.entries(kinds)) {
          const found = names.flatMap((name) => worst[name] ?? [])
          const proven = losses.find((loss) => loss.kind === kind)
          if (found.length === 0) {
            expect(proven, kind).toBeUndefined()
            continue
          }
          const total = (of: (one: (typeof found)[number]) => number) =>
            found.reduce((all, one) => all + of(one), 0)
          expect(proven?.tried, kind).toBe(total(({ failures }) => failures))
          expect(proven?.withoutMajority.count, kind).toBe(total((one) => one.withoutMajority))
          const most = found.flatMap(({ busiest }) => busiest.map((one) => one?.active ?? -1))
          expect(proven?.busiest?.active ?? -1, kind).toBe(Math.max(...most))
          const lost = found.map((one) => one.lost.databases)
          expect(proven?.losing.worst?.databases ?? 0, kind).toBe(Math.max(...lost))
        }
      }),
      { numRuns: cases(20, 2000) },
    )
  })

  it('names losses after which the DAG stands as it says', () => {
    fc.assert(
      fc.property(fc.oneof(roleDagPlans, paperDagPlans), (plan) => {
        const dags = dagsIn(plan)
        for (const { kind, busiest, losing, waiting, withoutMajority } of proofOf(dags).losses) {
          for (const sets of [losing, waiting, withoutMajority])
            expect(sets.first.length).toBe(Math.min(3, sets.count))
          const leaves = (lost: NonNullable<typeof busiest>['lost']) =>
            outcomeOf(dags, lost).dags[0]
          if (losing.worst) expect(leaves(losing.worst.lost)?.lost).toBe(losing.worst.databases)
          if (waiting.worst) expect(leaves(waiting.worst.lost)?.down).toBe(waiting.worst.databases)
          for (const lost of withoutMajority.first) expect(leaves(lost)?.quorum.holds).toBe(false)
          for (const lost of losing.first) expect(leaves(lost)?.lost).toBeGreaterThan(0)
          for (const lost of waiting.first) expect(leaves(lost)?.down).toBeGreaterThan(0)
          if (!busiest) continue
          const active =
            busiest.isShrunk && !busiest.lost.byHand
              ? activeByItself(dags, busiest)
              : outcomeOf(dags, busiest.lost).active[busiest.server]
          expect(active, kind).toBe(busiest.active)
        }
      }),
      { numRuns: cases(20) },
    )
  })

  it('comes out of the worker as it went in, and of no plan that cannot be sized', () => {
    const plan = smallDag({ siteModel: 'AA1' })
    const proof = provePlan(plan)
    expect(structuredClone(proof)).toEqual(proofOf(dagsIn(plan)))
    expect(proof?.losses.map(({ kind, tried }) => `${kind}: ${tried}`)).toEqual([
      ...['one server: 6', 'two servers: 15', 'site: 2'],
      ...['site and one server: 6', 'site and two servers: 6'],
    ])
    expect(provePlan(smallDag({ availability: 'none', sites: 1 }))).toBeNull()
    expect(provePlan(smallDag({ activeServers: 64 }))).toBeNull()
  })
})
