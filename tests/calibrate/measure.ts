import { distinctTests, testedOnce } from '../../src/engine/papers/equallogic-tests.ts'
import {
  type Coefficients,
  type Fit,
  type FitErrors,
  type LeftOut,
  type Quantity,
  quantities,
} from '../../src/engine/performance/fit.ts'
import { fitAll, fitQuantity, plans } from './fit-model.ts'

/** Predicted against published, as shares of the published: one for each distinct test. */
export type Misses = readonly number[]

/** How far coefficients miss each test they were fitted to. */
export function missesInSample(quantity: Quantity, coefficients: Coefficients): Misses {
  const { published, predict } = plans[quantity]
  const of = predict(coefficients)
  return distinctTests.map((test) => of(test) / published(test) - 1)
}

/** A refit starts at the coefficients of all tests and has settled long before this. */
const refits = 40

/** How far a test, by its place among the distinct ones, is missed by a fit that has not seen it. */
export function missLeftOut(quantity: Quantity, coefficients: Coefficients, at: number): number {
  const { published, predict } = plans[quantity]
  const test = distinctTests[at]!
  const others = distinctTests.filter((other) => other !== test)
  return predict(fitQuantity(quantity, others, coefficients, refits))(test) / published(test) - 1
}

/** The mean absolute miss. */
export function meanMiss(misses: Misses): number {
  return misses.reduce((sum, miss) => sum + Math.abs(miss), 0) / misses.length
}

/** The miss that nine of ten do not exceed. */
function ninthDecile(misses: Misses): number {
  const sorted = misses.map(Math.abs).sort((a, b) => a - b)
  return sorted[Math.ceil(0.9 * sorted.length) - 1]!
}

/** The errors of coefficients, where each test left out was missed by so much. */
export function errorsOf(
  quantity: Quantity,
  coefficients: Coefficients,
  leftOut: Misses,
): FitErrors {
  const inSample = missesInSample(quantity, coefficients)
  const once = (misses: Misses) => misses.filter((_, at) => testedOnce(distinctTests[at]!))
  const { published, halfDigit } = plans[quantity]
  return {
    inSample: meanMiss(inSample),
    leaveOneOut: meanMiss(leftOut),
    onceInSample: meanMiss(once(inSample)),
    onceLeaveOneOut: meanMiss(once(leftOut)),
    floor: meanMiss(distinctTests.map((test) => halfDigit / published(test))),
    band: ninthDecile(leftOut),
  }
}

/** A fit, and how far it misses each test that it has not seen. */
export type Calibration = Fit & { readonly leftOut: LeftOut }

/** Fits everything and measures how well it predicts. */
export function calibrate(): Calibration {
  const coefficients = fitAll()
  const missed = (quantity: Quantity): Misses =>
    distinctTests.map((_, at) => missLeftOut(quantity, coefficients, at))
  const leftOut = Object.fromEntries(
    quantities.map((quantity) => [quantity, missed(quantity)]),
  ) as LeftOut
  const errors = Object.fromEntries(
    quantities.map((quantity) => [quantity, errorsOf(quantity, coefficients, leftOut[quantity])]),
  ) as Fit['errors']
  return { coefficients, errors, leftOut }
}
