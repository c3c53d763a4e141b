// @vitest-environment-options {"alone": "calibrate"}
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { distinctEqualLogicTests } from '../../src/engine/hardware/equallogic-tests.ts'
import { predictLatency, predictLoad } from '../../src/engine/index.ts'
import { storedLeaveOneOutErrors } from '../../src/engine/methods/papers/compare/comparison.ts'
import { calibratedFit as stored } from '../../src/engine/performance/coefficients.ts'
import type {
  FitErrors,
  FittedCoefficients,
  FittedQuantity,
  LeftOutErrors,
} from '../../src/engine/performance/fit.ts'
import { fittedQuantities } from '../../src/engine/performance/index.ts'
import { isDeep, some } from '../cases.ts'
import { distinctPrinted, setupOf } from '../golden/printed-tests.ts'
import { fitAll } from './fit-model.ts'
import { bandsOf, errorsOf, missesLeftOut } from './measure.ts'
import { conformal, meanMiss } from './misses.ts'

/** What the product asks of the model. Never loosened. */
const bounds = {
  load: { inSample: 0.05, leaveOneOut: 0.06 },
  read: { inSample: 0.06, leaveOneOut: 0.12 },
  write: { inSample: 0.08, leaveOneOut: 0.12 },
  log: { inSample: 0.09, leaveOneOut: 0.14 },
} as const satisfies Record<FittedQuantity, { inSample: number; leaveOneOut: number }>

/** How far two fits of the same data may be apart: coefficients as shares, errors as they are. */
const ofCoefficients = 1e-6
const ofErrors = 1e-9
/** All that a scrambled test may move of a fit that has not seen it. */
const dust = 1e-12

let found: FittedCoefficients
/** Some of the tests: to fit without each of all takes long. */
const chosen = some(distinctEqualLogicTests, 2)
const places = chosen.map((test) => distinctEqualLogicTests.indexOf(test))
let missed: LeftOutErrors
beforeAll(() => {
  found = fitAll()
  missed = missesLeftOut(chosen)
})

describe.each(fittedQuantities)('the calibration, done again: %s', (quantity) => {
  it('finds the stored coefficients', () => {
    const before: Record<string, number> = stored.coefficients[quantity]
    const now: Record<string, number> = found[quantity]
    expect(Object.keys(now)).toEqual(Object.keys(before))
    for (const [name, value] of Object.entries(now)) {
      expect(value, name).toBeGreaterThan(0)
      expect(Math.abs(value / before[name]! - 1), name).toBeLessThan(ofCoefficients)
    }
  })

  it('leaves the stored errors, in every fold that is fitted', () => {
    for (const by of ['alone', 'withGroup'] as const) {
      expect(storedLeaveOneOutErrors[by][quantity]).toHaveLength(31)
      for (const [at, miss] of missed[by][quantity].entries())
        expect(
          Math.abs(miss - storedLeaveOneOutErrors[by][quantity][places[at]!]!),
          `${by} ${at}`,
        ).toBeLessThan(ofErrors)
    }
    const errors = errorsOf(quantity, found, storedLeaveOneOutErrors.alone[quantity])
    for (const [name, value] of Object.entries(errors)) {
      const before = stored.errors[quantity][name as keyof FitErrors]
      expect(Math.abs(value - before), name).toBeLessThan(ofErrors)
    }
  })

  it('keeps its error limits, in sample and leave-one-out', () => {
    const errors = errorsOf(quantity, found, storedLeaveOneOutErrors.alone[quantity])
    for (const { inSample, leaveOneOut } of [errors, stored.errors[quantity]]) {
      expect(inSample).toBeLessThanOrEqual(bounds[quantity].inSample)
      expect(leaveOneOut).toBeLessThanOrEqual(bounds[quantity].leaveOneOut)
    }
    expect(errors.leaveOneOut).toBe(meanMiss(storedLeaveOneOutErrors.alone[quantity]))
  })
})

/** The measured column of each quantity. */
const measured = {
  load: 'totalIops',
  read: 'dbReadMs',
  write: 'dbWriteMs',
  log: 'logWriteMs',
} as const

describe('the errors in sample, from the printed tests and the exports of the engine alone', () => {
  it.each(fittedQuantities)('%s', (quantity) => {
    let sum = 0
    for (const test of distinctPrinted) {
      const setup = setupOf(test)
      const predicted = {
        totalIops: predictLoad(setup),
        ...predictLatency({ ...setup, totalIops: test.totalIops }),
      }
      const column = measured[quantity]
      sum += Math.abs(predicted[column] - test[column]) / test[column]
    }
    expect(distinctPrinted).toHaveLength(31)
    const percent = (100 * sum) / 31
    expect(percent).toBeLessThanOrEqual(100 * bounds[quantity].inSample)
    expect(Math.abs(percent / 100 - stored.errors[quantity].inSample)).toBeLessThan(ofErrors)
  })
})

describe('the bands', () => {
  it('are what the stored left-out tests demand', () => {
    expect(bandsOf(storedLeaveOneOutErrors)).toEqual(stored.bands)
  })

  it.each(['read', 'write', 'log'] as const)(
    '%s: at the own load, in every fold that is fitted',
    (quantity) => {
      for (const [at, miss] of missed.atOwnLoad[quantity].entries())
        expect(
          Math.abs(miss - storedLeaveOneOutErrors.atOwnLoad[quantity][places[at]!]!),
          `${at}`,
        ).toBeLessThan(ofErrors)
    },
  )

  it('take the k-th smallest of n, k = ⌈0.9 (n + 1)⌉, or the largest of too few', () => {
    const misses = (n: number) => Array.from({ length: n }, (_, at) => Math.expm1((at + 1) / 100))
    for (const [n, k] of [
      [31, 29],
      [25, 24],
      [9, 9],
      [6, 6],
    ] as const)
      expect(Math.abs(conformal(misses(n)) - k / 100)).toBeLessThan(dust)
    // A miss as far below counts as one above: a logarithm, not a share.
    expect(conformal([-0.5])).toBeCloseTo(conformal([1]), 12)
  })
})

describe('a test that is left out is not seen, whatever it measured', () => {
  const evidence = '../../src/engine/hardware/equallogic-tests.ts'
  type Tests = typeof import('../../src/engine/hardware/equallogic-tests.ts')
  const tests = {
    PS6100E: distinctEqualLogicTests.findIndex(({ model }) => model === 'PS6100E'),
    // The first of Table 4, whose parts are fitted as well.
    'Table 4': distinctEqualLogicTests.findIndex(({ table }) => table === 4),
  }

  /** What a prediction without a test is when one column of another is multiplied. */
  async function predictedWith(quantity: FittedQuantity, at: number, times: number) {
    vi.resetModules()
    vi.doMock(evidence, async (original) => {
      const real = await original<Tests>()
      const scrambled = real.distinctEqualLogicTests.map((test, other) => {
        const column = measured[quantity]
        return other === at ? { ...test, [column]: test[column] * times } : test
      })
      return { ...real, distinctEqualLogicTests: scrambled }
    })
    const { distinctEqualLogicTests: changed }: Tests = await import(evidence)
    const { fitQuantity, plans, startingPoint } = await import('./fit-model.ts')
    return (leftOutAt: number) => {
      const others = changed.filter((_, other) => other !== leftOutAt)
      const fit = { ...startingPoint, [quantity]: fitQuantity(quantity, others) }
      return plans[quantity].predict(fit)(distinctEqualLogicTests[leftOutAt]!)
    }
  }

  afterAll(() => {
    vi.doUnmock(evidence)
    vi.resetModules()
  })

  const changes = [
    ['load', 'PS6100E', 1.5],
    ['load', 'Table 4', 1.5],
    ['read', 'PS6100E', 2],
    ['write', 'PS6100E', 3],
    ['log', 'PS6100E', 0.5],
  ] as const

  it.each(isDeep ? changes : changes.slice(-1))(
    '%s of %s, %d times what it is',
    async (quantity, which, times) => {
      const at = tests[which]
      const before = (of: number) =>
        distinctEqualLogicTests[of]![measured[quantity]] *
        (1 + storedLeaveOneOutErrors.alone[quantity][of]!)
      const predicted = await predictedWith(quantity, at, times)
      const moved = (of: number) => Math.abs(predicted(of) / before(of) - 1)
      expect(moved(at)).toBeLessThan(dust)
      // Every other fit did see it, and most are another.
      const others = some(distinctEqualLogicTests, 3).map((test) =>
        distinctEqualLogicTests.indexOf(test),
      )
      const changed = others.filter((other) => other !== at && moved(other) > 1e-4)
      expect(changed.length).toBeGreaterThan((2 / 3) * (others.length - 1))
    },
  )
})
