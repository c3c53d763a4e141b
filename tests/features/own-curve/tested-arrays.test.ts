import { describe, expect, it } from 'vitest'
import { curvedBy, type OwnCurve } from '../../../src/engine/index.ts'
import {
  alikeTests,
  pointsLike,
  predictedTests,
  testedArrays,
} from '../../../src/features/own-curve/tested-arrays.ts'
import { fitOwnCurve } from '../../../src/jetstress/own-curve.ts'
import {
  keptAs,
  likePs6100xv,
  planWith,
  ps6100xvTests,
} from '../../jetstress/tested-like-ps6100xv.ts'

const kept = ps6100xvTests.map((test, at) => keptAs(test, `t${at}`))
const raid = 'RAID 50'

/** The curve of some tests, and the array with it. */
function curveOf(tests: typeof kept) {
  const plan = planWith(tests)
  const found = fitOwnCurve(plan, likePs6100xv.id, raid)
  if (!found.ok) throw new Error(found.refusal.code)
  const model = curvedBy(plan, likePs6100xv, found.curve)
  if (!model) throw new Error('A test of the curve is gone')
  return { plan, curve: found.curve, model }
}

describe('the arrays that curves can be of', () => {
  it('are own ones with a kept test, in its policy, most tests first', () => {
    const other = { ...likePs6100xv, id: 'other' }
    const [first, second, third, fourth] = kept
    if (!first || !second || !third || !fourth) throw new Error('Too few tests')
    const tests = [
      { ...first, array: 'other', storage: 'RAID 10' as const },
      second,
      third,
      { ...fourth, array: null, storage: 'JBOD' as const },
    ]
    const plan = { ...planWith(tests), ownArrays: [other, likePs6100xv] }
    expect(testedArrays(plan).map(({ own, raid: policy }) => [own.id, policy])).toEqual([
      ['mine', 'RAID 50'],
      ['other', 'RAID 10'],
    ])
    expect(testedArrays({ ...plan, keptTests: [] })).toEqual([])
  })
})

describe('a curve with its tests', () => {
  const { plan, curve, model } = curveOf(kept.slice(0, 4))

  it('predicts each at its own load, the lowest first', () => {
    const tests = predictedTests(plan, curve, model)
    const loads = tests.map(({ load }) => load.value)
    expect(loads).toHaveLength(4)
    expect(loads).toEqual(loads.toSorted((a, b) => a - b))
    for (const { test, expected } of tests)
      expect(Math.abs(expected.dbRead.value / test.readMs - 1), test.id).toBeLessThan(0.1)
  })

  it('is drawn for those that are alike, and rises through them', () => {
    const tests = predictedTests(plan, curve, model)
    const apart = kept.find(({ databases }) => databases !== 5)
    const mixed = [...kept.slice(0, 3), ...(apart ? [apart] : [])]
    const found = curveOf(mixed)
    expect(alikeTests(predictedTests(found.plan, found.curve, found.model))).toHaveLength(3)
    const [like] = tests
    if (!like) throw new Error('No test')
    const points = pointsLike(like, curve, model, 3000)
    expect(points).toHaveLength(60)
    expect(points.at(-1)?.at).toBe(3000)
    for (const [at, { values }] of points.entries()) {
      const before = points[at - 1]?.values ?? [0, 0, 0]
      for (const [which, value] of values.entries())
        expect(value).toBeGreaterThan(before[which] ?? Number.NaN)
    }
  })

  it('says nothing of tests that are not its own', () => {
    const fewer: OwnCurve = { ...curve, tests: curve.tests.slice(1) }
    expect(predictedTests(plan, fewer, model)).toHaveLength(3)
    expect(curvedBy(planWith([]), likePs6100xv, curve)).toBeNull()
  })
})
