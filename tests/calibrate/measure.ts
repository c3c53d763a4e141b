import {
  distinctEqualLogicTests,
  type EqualLogicTest,
  isOnlyTestOfClass,
} from '../../src/engine/hardware/equallogic-tests.ts'
import {
  classOfArrayModel,
  type FitErrors,
  type FittedCoefficients,
  type FittedQuantity,
  fittedQuantities,
  type LatencyQuantity,
  type LeftOutErrors,
  leaveOutGroupKey,
  type ModelFit,
} from '../../src/engine/performance/fit.ts'
import { predictedTestLoad } from '../../src/engine/performance/load.ts'
import { fitAll, plans } from './fit-model.ts'
import { conformal, type Misses, meanMiss } from './misses.ts'

const latencyQuantities = ['read', 'write', 'log'] as const satisfies LatencyQuantity[]

/** How far coefficients miss one test. */
function missOf(
  quantity: FittedQuantity,
  coefficients: FittedCoefficients,
  test: EqualLogicTest,
): number {
  const { published, predict } = plans[quantity]
  return predict(coefficients)(test) / published(test) - 1
}

/** The same, the latency being predicted at the predicted load. */
function missAtOwnLoad(
  quantity: LatencyQuantity,
  c: FittedCoefficients,
  test: EqualLogicTest,
): number {
  const { published, predict } = plans[quantity]
  const totalIops = predictedTestLoad(test, c).total.value
  return predict(c)({ ...test, totalIops }) / published(test) - 1
}

/** How far coefficients miss each test they were fitted to. */
export function missesInSample(quantity: FittedQuantity, coefficients: FittedCoefficients): Misses {
  return distinctEqualLogicTests.map((test) => missOf(quantity, coefficients, test))
}

/** The errors of coefficients, where each test left out was missed by so much. */
export function errorsOf(
  quantity: FittedQuantity,
  coefficients: FittedCoefficients,
  leftOut: Misses,
): FitErrors {
  const inSample = missesInSample(quantity, coefficients)
  const once = (misses: Misses) =>
    misses.filter((_, at) => isOnlyTestOfClass(distinctEqualLogicTests[at]!))
  const { published, halfDigit } = plans[quantity]
  return {
    inSample: meanMiss(inSample),
    leaveOneOut: meanMiss(leftOut),
    onceInSample: meanMiss(once(inSample)),
    onceLeaveOneOut: meanMiss(once(leftOut)),
    floor: meanMiss(distinctEqualLogicTests.map((test) => halfDigit / published(test))),
  }
}

/** How each of some tests is missed by fits that have not seen it, in their order. */
export function missesLeftOut(
  tests: readonly EqualLogicTest[] = distinctEqualLogicTests,
): LeftOutErrors {
  const alone = tests.map((test) => ({ test, fit: fitAll([test]) }))
  const groups = new Map(
    [...new Set(tests.map(leaveOutGroupKey))].map((group) => [
      group,
      fitAll(distinctEqualLogicTests.filter((test) => leaveOutGroupKey(test) === group)),
    ]),
  )
  const by = <Q extends FittedQuantity>(of: readonly Q[], misses: (quantity: Q) => Misses) =>
    Object.fromEntries(of.map((quantity) => [quantity, misses(quantity)])) as Record<Q, Misses>
  return {
    alone: by(fittedQuantities, (quantity) =>
      alone.map(({ test, fit }) => missOf(quantity, fit, test)),
    ),
    withGroup: by(fittedQuantities, (quantity) =>
      tests.map((test) => missOf(quantity, groups.get(leaveOutGroupKey(test))!, test)),
    ),
    atOwnLoad: by(latencyQuantities, (quantity) =>
      alone.map(({ test, fit }) => missAtOwnLoad(quantity, fit, test)),
    ),
  }
}

/** The half-widths of the bands that the left-out tests demand. */
export function bandsOf({ alone, withGroup }: LeftOutErrors): ModelFit['bands'] {
  const within = (misses: Misses, of: 'PS6100XV' | 'others') =>
    conformal(
      misses.filter((_, at) => classOfArrayModel(distinctEqualLogicTests[at]!.model) === of),
    )
  const latency = (quantity: LatencyQuantity) => ({
    PS6100XV: within(alone[quantity], 'PS6100XV'),
    // Six tests cannot show more certainty than twenty-five.
    others: Math.max(within(withGroup[quantity], 'others'), within(alone[quantity], 'PS6100XV')),
  })
  return {
    load: conformal(alone.load),
    read: latency('read'),
    write: latency('write'),
    log: latency('log'),
  }
}

/** A fit, and how far it misses each test that it has not seen. */
export type Calibration = ModelFit & { readonly leftOut: LeftOutErrors }

/** Fits everything and measures how well it predicts. */
export function calibrate(): Calibration {
  const coefficients = fitAll()
  const leftOut = missesLeftOut()
  const errors = Object.fromEntries(
    fittedQuantities.map((quantity) => [
      quantity,
      errorsOf(quantity, coefficients, leftOut.alone[quantity]),
    ]),
  ) as ModelFit['errors']
  return { coefficients, errors, bands: bandsOf(leftOut), leftOut }
}
