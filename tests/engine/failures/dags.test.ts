import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DagServerKind } from '../../../src/engine/failures/dags.ts'
import {
  type Dags,
  type LossKind,
  lossOutcome,
  nothingLost,
} from '../../../src/engine/failures/index.ts'
import { type BusiestOfLosses, proveLosses } from '../../../src/engine/failures/prove-losses.ts'
import { isPublicFigure, type Plan, type Worked } from '../../../src/engine/index.ts'
import {
  busiestLoads,
  dagsOf,
  everyLossProofWithLoads,
  provePlan,
} from '../../../src/engine/methods/index.ts'
import { methodOf } from '../../../src/engine/methods/methods.ts'
import { isByRoles } from '../../../src/engine/methods/roles/sized-by-roles.ts'
import type { FailureKind } from '../../../src/engine/placement/failure-kinds.ts'
import { cases } from '../../cases.ts'
import { exampleB, exampleC } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'
import { planWith, sized, sizedAnyhow } from '../plans.ts'
import { near } from '../version-plans.ts'
import { dagsIn, failuresIn, paperDagPlans, roleDagPlans, smallDag } from './dag-plans.ts'

describe('busiest loads', () => {
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
        const outcome = lossOutcome(dags, lost)
        const found = busiestLoads(plan, sizing, dags, outcome)
        for (const server of dags.servers) {
          const own = outcome.active[server.number] ?? 0
          const most = found.find(({ at }) => at.build === server.build)
          expect(own).toBeLessThanOrEqual(most?.active.value ?? 0)
        }
        for (const { at, active, load } of found) {
          expect(active.value).toBe(outcome.active[at.number])
          expect(active.value).toBeGreaterThan(0)
          expect(load).toEqual(methodOf(plan).serverLoad(plan, sizing, at.build, active))
        }
        expect(new Set(found.map(({ at }) => at.build)).size).toBe(found.length)
      })
      fc.assert(areBusiest, { numRuns: 30 })
    })

    it('are within what they have while everything is up', () => {
      const loads = busiestLoads(plan, sizing, dags, lossOutcome(dags, nothingLost))
      expect(loads).not.toEqual([])
      for (const { load } of loads) {
        const all = [load?.memory, load?.iops].flatMap((one) => one ?? [])
        expect(all).not.toEqual([])
        for (const { needs, has } of all) expect(needs.value).toBeLessThanOrEqual(has?.value ?? 0)
      }
    })
  })
})

describe('mail outage', () => {
  const plan = smallDag({ siteModel: 'AA1', witnessSite: 'site 1' })
  const proof = everyLossProofWithLoads(plan, sizedAnyhow(plan)) ?? expect.unreachable()
  const of = (kind: string) => proof.cases.find((one) => one.kind === kind)?.outage ?? null

  describe('the outage of a proof', () => {
    it('is that of the loss that leaves no majority', () => {
      expect(of('one server')).toBeNull()
      expect(of('site')?.lost.site).toBe(1)
      expect(of('site')?.mailboxes.value).toBe(2000)
    })

    it('names a source for every step, and a time only where a document prints one', () => {
      const outage = of('site') ?? expect.unreachable()
      for (const { takes, source } of [...outage.byItself, ...outage.byPerson]) {
        expect(isPublicFigure(source)).toBe(true)
        for (const { time } of takes) expect(time.how.kind).toBe('published')
      }
      expect(outage.byItself[0]?.takes.map(({ time }) => time.value)).toEqual([5, 10, 20])
    })
  })
})

describe('the proof of a plan', () => {
  it('has the figures of its worst servers: as many active as the loss leaves, and their load', () => {
    fc.assert(
      fc.property(fc.oneof(roleDagPlans, paperDagPlans), (plan) => {
        const sizing = sizedAnyhow(plan)
        const proof = everyLossProofWithLoads(plan, sizing) ?? expect.unreachable()
        const { losses } = proveLosses(dagsIn(plan))
        expect(proof.cases.map(({ kind }) => kind)).toEqual(losses.map(({ kind }) => kind))
        for (const { worst, busiest } of proof.cases) {
          expect(worst?.at.number).toBe(busiest?.server)
          if (!worst || !busiest) continue
          expect(worst.active.value).toBe(busiest.active)
          const again = methodOf(plan).serverLoad(plan, sizing, worst.at.build, worst.active)
          expect(worst.load).toEqual(again)
          const isShrunkAlone = plan.blockActivation && busiest.lost.byHand
          if (!isShrunkAlone)
            expect(lossOutcome(proof.dags, busiest.lost).active[busiest.server]).toBe(
              worst.active.value,
            )
        }
      }),
    )
  })

  it('takes what a worker found, and is made once', () => {
    const [plan] = fc.sample(roleDagPlans, { seed: 7, numRuns: 1 })
    if (!plan) throw new Error('A plan is made')
    const sizing = sizedAnyhow(plan)
    const given = { ...proveLosses(dagsIn(plan)), databases: 12_345 }
    const proof = everyLossProofWithLoads(plan, sizing, given)
    expect(proof?.databases).toBe(12_345)
    expect(everyLossProofWithLoads(plan, sizing)).toBe(proof)
  })
})

describe('proof of', () => {
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
          const { losses } = proveLosses(dagsIn(plan))
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
          for (const { kind, busiest, losing, waiting, withoutMajority } of proveLosses(dags)
            .losses) {
            for (const sets of [losing, waiting, withoutMajority])
              expect(sets.first.length).toBe(Math.min(3, sets.count))
            const leaves = (lost: NonNullable<typeof busiest>['lost']) =>
              lossOutcome(dags, lost).dags[0]
            if (losing.worst) expect(leaves(losing.worst.lost)?.lost).toBe(losing.worst.databases)
            if (waiting.worst)
              expect(leaves(waiting.worst.lost)?.down).toBe(waiting.worst.databases)
            for (const lost of withoutMajority.first) expect(leaves(lost)?.quorum.holds).toBe(false)
            for (const lost of losing.first) expect(leaves(lost)?.lost).toBeGreaterThan(0)
            for (const lost of waiting.first) expect(leaves(lost)?.down).toBeGreaterThan(0)
            if (!busiest) continue
            const active =
              busiest.isShrunk && !busiest.lost.byHand
                ? activeByItself(dags, busiest)
                : lossOutcome(dags, busiest.lost).active[busiest.server]
            expect(active, kind).toBe(busiest.active)
          }
        }),
        { numRuns: cases(20) },
      )
    })

    it('comes out of the worker as it went in, and of no plan that cannot be sized', () => {
      const plan = smallDag({ siteModel: 'AA1' })
      const proof = provePlan(plan)
      expect(structuredClone(proof)).toEqual(proveLosses(dagsIn(plan)))
      expect(proof?.losses.map(({ kind, tried }) => `${kind}: ${tried}`)).toEqual([
        ...['one server: 6', 'two servers: 15', 'site: 2'],
        ...['site and one server: 6', 'site and two servers: 6'],
      ])
      expect(provePlan(smallDag({ availability: 'none', sites: 1 }))).toBeNull()
      expect(provePlan(smallDag({ activeServers: 64 }))).toBeNull()
    })
  })
})

describe('server load', () => {
  const partsOf = (plan: Plan) => {
    const sizing = sizedAnyhow(plan)
    if (!isByRoles(sizing)) throw new Error('The plan is not sized by role requirements')
    return { sizing, parts: sizing.parts }
  }

  const active = (databases: number): Worked<'databases'> => ({
    label: 'Active databases',
    value: databases,
    unit: 'databases',
    how: { kind: 'assumed', reason: 'A test asks for them.' },
  })

  const builds: readonly DagServerKind[] = ['first site', 'second site', 'lagged']

  describe('the load of a server', () => {
    it('is the load that the plan sizes it for in the worst case', () => {
      fc.assert(
        fc.property(roleDagPlans, (plan) => {
          const { sizing, parts } = partsOf(plan)
          const { activation, processors, memory } = parts
          const first = methodOf(plan).serverLoad(plan, sizing, 'first site', activation.worstCase)
          near(first?.megacycles?.needs.value, processors.megacyclesWorst?.value ?? Number.NaN)
          expect(first?.processors?.value).toBe(processors.cpuWorst?.value)
          if (memory.memoryNeeded) near(first?.memory?.needs.value, memory.memoryNeeded.value)
          expect(first?.memory?.has?.value).toBe(memory.fittedMemory?.value)
          // Every copy counts as active, so no loss adds to what drives do.
          expect(first?.iops).toBeNull()
          const { worstCase2 } = activation
          const second =
            worstCase2 && methodOf(plan).serverLoad(plan, sizing, 'second site', worstCase2)
          if (second) expect(second.processors?.value).toBe(processors.site2?.worst?.cpu?.value)
          if (second) expect(second.iops).toBeNull()
        }),
        { numRuns: cases(15) },
      )
    })

    it('never falls where more databases are active', () => {
      fc.assert(
        fc.property(fc.oneof(roleDagPlans, paperDagPlans), fc.nat(50), (plan, count) => {
          const sizing = sizedAnyhow(plan)
          for (const build of builds) {
            const few = methodOf(plan).serverLoad(plan, sizing, build, active(count))
            const many = methodOf(plan).serverLoad(plan, sizing, build, active(count + 1))
            if (!few || !many) continue
            // As Microsoft the memory of the index is left out once the rest outgrows it (MS14).
            const isSteady = !isByRoles(sizing) || plan.mode === 'corrected'
            const needed = ({ megacycles, memory, iops }: typeof few) =>
              [megacycles, isSteady ? memory : null, iops].map((one) => one?.needs.value ?? 0)
            for (const [at, needs] of needed(few).entries())
              expect(needed(many)[at]).toBeGreaterThanOrEqual(needs - 1e-9 * needs)
          }
        }),
        { numRuns: cases(15) },
      )
    })

    it('is that of the arrays in Exchange 2010, which name no processors', () => {
      fc.assert(
        fc.property(paperDagPlans, (plan) => {
          const sizing = sized(plan)
          const load = methodOf(plan).serverLoad(
            plan,
            sizing,
            'first site',
            sizing.databases.activeOnServer,
          )
          near(load?.iops?.needs.value, sizing.iops.judged.value)
          near(load?.memory?.needs.value, sizing.memory?.needed.value ?? Number.NaN)
          expect(load?.memory?.has?.value).toBe(sizing.memory?.server?.value)
          expect(load?.megacycles).toBeNull()
          expect(load?.processors).toBeNull()
        }),
        { numRuns: cases(15) },
      )
    })
  })
})
