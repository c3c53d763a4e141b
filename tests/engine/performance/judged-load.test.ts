// @vitest-environment-options {"alone": "judged load"}
import { afterEach, describe, expect, it, vi } from 'vitest'
import { given, type Worked } from '../../../src/engine/core/worked.ts'
import { judgedLoad } from '../../../src/engine/methods/papers/sizing/iops.ts'
import { calibratedOf, planWith, sized } from '../plans.ts'

/*
 * The model is made to say what the rule needs, so that both sides of the paper’s figure are met exactly, whatever
 * its coefficients.
 */
const model = vi.hoisted(() => ({ value: 0 }))
vi.mock('../../../src/engine/performance/load.ts', async (original) => ({
  ...(await original<typeof import('../../../src/engine/performance/load.ts')>()),
  calibratedLoad: (): Worked<'IOPS'> => given('Model', model.value, 'IOPS', 'model'),
}))
afterEach(() => {
  model.value = 0
})

const expected = sized(planWith({})).iops.expectedLoad.value

describe.each(['paper', 'percent', 'none'] as const)(
  'the load arrays are judged by, with the reserve: %s',
  (reserve) => {
    it.each([
      ['far below the paper’s figure', expected / 2, false],
      ['just under it', expected * (1 - 1e-9), false],
      ['at it', expected, false],
      ['just over it', expected * (1 + 1e-9), true],
      ['far above it', expected * 5, true],
    ])('the model is %s', (_where, value, counts) => {
      model.value = value
      const sizing = sized(planWith({}, { reserve }))
      const { iops } = sizing
      expect(calibratedOf(sizing).value).toBe(value)
      expect(iops.expectedLoad.value).toBe(expected)
      expect(iops.judged.value).toBe(counts ? value : expected)
      expect(iops.judgedWithReserve.value).toBe(iops.judged.value + iops.reserve.value)
      if (counts) expect(iops.judged.how).toMatchObject({ kind: 'formula' })
      else expect(iops.judgedWithReserve).toBe(iops.designRequirement)
    })
  },
)

it.each([
  ['just less', 9.999, 10],
  ['as much', 10, 10],
  ['just more', 10.001, 10.001],
  ['half', 5, 10],
])('beside 10 IOPS of the paper: %s', (_much, ofModel, out) => {
  const paper = given('Paper', 10, 'IOPS', 'paper')
  expect(judgedLoad({ paper, model: given('Model', ofModel, 'IOPS', 'model') }).value).toBe(out)
})
