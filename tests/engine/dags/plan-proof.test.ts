import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outcomeOf, planProof, proofOf, serverLoad } from '../../../src/engine/index.ts'
import { sizedAnyhow } from '../plans.ts'
import { dagsIn, paperDagPlans, roleDagPlans } from './dag-plans.ts'

describe('the proof of a plan', () => {
  it('has the figures of its worst servers: as many active as the loss leaves, and their load', () => {
    fc.assert(
      fc.property(fc.oneof(roleDagPlans, paperDagPlans), (plan) => {
        const sizing = sizedAnyhow(plan)
        const proof = planProof(plan, sizing) ?? expect.unreachable()
        const { losses } = proofOf(dagsIn(plan))
        expect(proof.cases.map(({ kind }) => kind)).toEqual(losses.map(({ kind }) => kind))
        for (const { worst, busiest } of proof.cases) {
          expect(worst?.at.number).toBe(busiest?.server)
          if (!worst || !busiest) continue
          expect(worst.active.value).toBe(busiest.active)
          const again = serverLoad(plan, sizing, worst.at.build, worst.active)
          expect(worst.load).toEqual(again)
          const isShrunkAlone = plan.blockActivation && busiest.lost.byHand
          if (!isShrunkAlone)
            expect(outcomeOf(proof.dags, busiest.lost).active[busiest.server]).toBe(
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
    const given = { ...proofOf(dagsIn(plan)), databases: 12_345 }
    const proof = planProof(plan, sizing, given)
    expect(proof?.databases).toBe(12_345)
    expect(planProof(plan, sizing)).toBe(proof)
  })
})
