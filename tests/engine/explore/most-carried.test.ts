import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ArrayBuild, judgeBuild } from '../../../src/engine/designs/index.ts'
import { apportion, dialOf } from '../../../src/engine/explore/dial.ts'
import { planConsideringOneArrayModel } from '../../../src/engine/explore/existing-hardware.ts'
import { type MostCarriedAnswer, mostCarried } from '../../../src/engine/explore/most-carried.ts'
import { defaultPlan, type Plan, recommend, size } from '../../../src/engine/index.ts'
import { cases } from '../../cases.ts'
import { planWith, sizedAnyhow } from '../plans.ts'
import { milderPlans } from './tight-plans.ts'

const carries = (plan: Plan, before: Plan, build: ArrayBuild) => {
  const result = size(plan)
  if (!result.ok) return false
  const known = new Set(sizedAnyhow(before).broken.map(({ code }) => code))
  const { sizing } = result
  return (
    sizing.broken.every(({ code }) => known.has(code)) &&
    judgeBuild(plan, sizing, build).verdict !== 'does not fit'
  )
}

const carriedBy = (plan: Plan, build: ArrayBuild) => mostCarried(plan, { kind: 'arrays', build })

const lackedCodes = (carried: MostCarriedAnswer | undefined) =>
  carried?.lacks.map(({ code }) => code)

const proposedFor = (plan: Plan): ArrayBuild => {
  const { proposed } = recommend(plan, sizedAnyhow(plan))
  if (!proposed) throw new Error('Something fits')
  return proposed
}

describe('the most that arrays carry', () => {
  it('of the worked example is what the space of PS6100XV ends', () => {
    const [mailboxes, quota, messages] = carriedBy(defaultPlan, proposedFor(defaultPlan))
    expect(mailboxes?.most?.value).toBe(6920)
    expect(quota?.most?.value).toBe(857)
    expect(messages?.most?.value).toBe(253)
    expect(lackedCodes(mailboxes)).toEqual(['capacity'])
  })

  it('is nothing where not even one mailbox is carried, and says why', () => {
    const plan = planWith({ quota: 1_000_000 }, { volumeStep: 1000, mailboxesPerDatabase: 20_000 })
    const build = { ...proposedFor(defaultPlan), perServer: 1 }
    const [, , messages] = carriedBy(plan, build)
    expect(messages).toMatchObject({ most: null, plan: null })
    expect(lackedCodes(messages)).toContain('capacity')
  })

  it('ends at a limit of Exchange that would be broken, too', () => {
    const plan = planWith({}, { edition: 'Standard', mailboxesPerDatabase: 1200 })
    const build = { ...proposedFor(defaultPlan), perServer: 4 }
    const many = planWith({ mailboxes: 4000 }, { edition: 'Standard', mailboxesPerDatabase: 1000 })
    const [mailboxes] = carriedBy(many, build)
    expect(mailboxes?.lacks).toMatchObject([
      { code: 'rules', problems: [{ code: 'too many databases' }] },
    ])
    expect(carriedBy(plan, build)).toHaveLength(3)
  })

  it('asks of measured IOPS where every tier has them', () => {
    const plan = planWith({ measuredIops: 0.1 })
    const answers = carriedBy(plan, proposedFor(plan)).map(({ answer }) => answer)
    expect(answers).toEqual(['mailboxes', 'quota', 'measuredIops'])
  })

  it('is carried, and a step more is not', () => {
    let found = 0
    fc.assert(
      fc.property(milderPlans, fc.integer({ min: 0, max: 1000 }), (plan, pick) => {
        const { candidates } = recommend(plan, sizedAnyhow(plan))
        const build = candidates[pick % Math.max(1, candidates.length)]
        if (!build) return
        for (const { answer, most, lacks, plan: boundary } of carriedBy(plan, build)) {
          const dial = dialOf(plan, answer)
          if (!dial) throw new Error('It is asked of answers that count')
          if (!most || !boundary) {
            expect(
              carries(dial.planAt(Math.ceil(dial.min / dial.step) * dial.step), plan, build),
            ).toBe(false)
            continue
          }
          found += 1
          expect(carries(boundary, plan, build), `${answer} is carried`).toBe(true)
          const used = planConsideringOneArrayModel(boundary, build)
          expect(recommend(used, sizedAnyhow(used)).proposed, `${answer} is used`).not.toBeNull()
          if (lacks.length === 0) continue
          const position =
            most.unit === '%' && dial.moves === 'answer' ? most.value * 100 : most.value
          expect(dial.planAt(position)).toEqual(boundary)
          const next = dial.planAt(Number((position + dial.step).toPrecision(12)))
          expect(carries(next, plan, build), `a step more of ${answer} is not carried`).toBe(false)
        }
      }),
      { numRuns: cases(10) },
    )
    expect(found).toBeGreaterThan(cases(5, 20))
  })
})

describe('mailboxes shared out in proportion', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 })
  const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

  it('add up, leave no tier empty, and are today’s of today’s total', () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 5_000_000 }), (today, more) => {
        const expected = today.length + more
        const shares = apportion(today, expected)
        expect(total(shares)).toBe(expected)
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(1)
        expect(apportion(today, total(today))).toEqual(today)
      }),
    )
  })

  it('never give a tier less of a larger total', () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 3000 }), (today, more) => {
        const few = apportion(today, today.length + more)
        const many = apportion(today, today.length + more + 1)
        many.forEach((count, at) => {
          expect(count).toBeGreaterThanOrEqual(few[at] ?? 0)
        })
      }),
    )
  })
})
