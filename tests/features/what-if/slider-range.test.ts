import { describe, expect, it } from 'vitest'
import { dialsOf } from '../../../src/engine/explore/index.ts'
import { defaultPlan } from '../../../src/engine/index.ts'
import { movedAnswerInputField } from '../../../src/features/what-if/answer-mover.tsx'
import { sliderRange } from '../../../src/features/what-if/answer-slider.tsx'
import { serverPlan } from '../../engine/explore/server-plans.ts'
import { planWith } from '../../engine/plans.ts'

const [tier] = defaultPlan.tiers
const twoTiers = {
  ...defaultPlan,
  tiers: [tier, { ...tier, mailboxes: 1000, quota: 1400, growth: 0 }],
} as const

const dialCalled = (answer: string, plan = planWith({})) => {
  const dial = dialsOf(plan).find((one) => one.answer === answer)
  if (!dial) throw new Error(`${answer} is not turned`)
  return dial
}

describe('the stretch of an answer that is dragged along', () => {
  it('goes from half of the answer to double, in round steps', () => {
    expect(sliderRange(dialCalled('mailboxes'), [], 6000)).toEqual({
      min: 3000,
      max: 12_000,
      step: 50,
    })
  })

  it('goes down to the least of a few, as of servers, of which the fewest may be asked for', () => {
    const servers = dialCalled('activeServers', serverPlan({}, { activeServers: 16 }))
    expect(sliderRange(servers, [], 16)).toEqual({ min: 1, max: 32, step: 1 })
  })

  it('reaches an edge that is near and what was typed, and no edge far away', () => {
    const dial = dialCalled('quota')
    expect(sliderRange(dial, [2000], dial.now).max).toBeGreaterThan(2000)
    expect(sliderRange(dial, [900_000], dial.now).max).toBeLessThan(2000)
    expect(sliderRange(dial, [], 50_000).max).toBeGreaterThanOrEqual(50_000)
  })

  it('ends at a stop within a range that ends between two', () => {
    const change = (position: number) => Math.abs(position - 900) / 900
    const { min, max, step } = sliderRange(
      { now: 900, min: 1, max: 1003, step: 1, change },
      [],
      900,
    )
    expect(step).toBeGreaterThan(1)
    expect([min % step, max % step]).toEqual([0, 0])
    expect(max).toBeGreaterThan(1003 - step)
    expect(max).toBeLessThanOrEqual(1003)
  })

  it('is no change where the answer is as it is, also at 0', () => {
    const none = dialsOf(serverPlan()).filter(({ now }) => now === 0)
    expect(none.length).toBeGreaterThan(0)
    for (const { answer, change, now } of none) expect(change(now), answer).toBe(0)
  })

  it('stays within the range of the answer, for every answer of both methods', () => {
    let seen = 0
    for (const plan of [planWith({}), twoTiers, serverPlan()])
      for (const dial of dialsOf(plan)) {
        const { min, max, step } = sliderRange(dial, [dial.min, dial.max], dial.now)
        expect(min, dial.answer).toBeGreaterThanOrEqual(dial.min - 1e-9)
        expect(max, dial.answer).toBeLessThanOrEqual(dial.max + 1e-9)
        expect(min, dial.answer).toBeLessThan(max)
        expect(step, dial.answer).toBeGreaterThanOrEqual(dial.step)
        expect(dial.now, dial.answer).toBeGreaterThanOrEqual(min - step)
        expect(dial.now, dial.answer).toBeLessThanOrEqual(max + step)
        seen += 1
      }
    expect(seen).toBeGreaterThan(40)
  })
})

describe('the box of an answer that is turned', () => {
  it('takes what the field takes, and gives it back', () => {
    const dial = dialCalled('growth')
    const { field, numberAt, positionOf } = movedAnswerInputField(dial, planWith({}))
    expect(field).toMatchObject({ label: 'Growth', unit: '%', min: -50, max: 500 })
    expect(positionOf(numberAt(dial.now))).toBe(15)
  })

  it('moves several tiers by per cent of what each has', () => {
    const dial = dialCalled('quota', twoTiers)
    const { field, numberAt, positionOf } = movedAnswerInputField(dial, twoTiers)
    expect(field.unit).toBe('%')
    expect(numberAt(dial.now)).toBe(100)
    const changed = dial.planAt(positionOf(200))
    expect(changed.tiers.map(({ quota }) => quota)).toEqual([1400, 2800])
  })

  it('counts sizes of role requirements in 1,024', () => {
    const plan = serverPlan()
    expect(movedAnswerInputField(dialCalled('quota', plan), plan).field.unit).toBe('MiB')
  })
})
