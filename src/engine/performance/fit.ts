import type { EqualLogicModel } from '../hardware/equallogic-arrays.ts'
import type { EqualLogicTest } from '../hardware/equallogic-tests.ts'

/** Predictions of the performance model: the total load of a test, and three latencies. */
export const fittedQuantities = ['load', 'read', 'write', 'log'] as const
export type FittedQuantity = (typeof fittedQuantities)[number]
export type LatencyQuantity = Exclude<FittedQuantity, 'load'>

/** Model classes by number of tests: 25 of the 31 tests are of PS6100XV. */
export const arrayModelClasses = ['PS6100XV', 'others'] as const
export type ArrayModelClass = (typeof arrayModelClasses)[number]

export function classOfArrayModel(model: EqualLogicModel): ArrayModelClass {
  return model === 'PS6100XV' ? model : 'others'
}

/** Key of tests that are left out together: those of a model, or of a table of PS6100XV. */
export function leaveOutGroupKey({
  model,
  table,
}: Pick<EqualLogicTest, 'model' | 'table'>): string {
  return model === 'PS6100XV' ? `${model}, Table ${table}` : model
}

/** Fitted coefficients; `coefficients.ts` and `load.ts` explain their names. */
export type FittedCoefficients = {
  readonly load: {
    readonly logShare: number
    readonly logCap: number
    readonly overshoot: number
    readonly dagOvershoot: number
  }
  readonly read: {
    readonly time: number
    readonly saturation: number
    readonly maintenance: number
    readonly distance: number
    readonly pool: number
    readonly smallDrive: number
  }
  readonly write: { readonly time: number; readonly coalescing: number; readonly pool: number }
  readonly log: { readonly time: number; readonly behind: number; readonly pool: number }
}

/**
 * Prediction errors of a quantity, as mean absolute shares of the published value: over all 31
 * distinct tests, and over those of a class (model, RAID policy, mailbox size) tested once.
 */
export type FitErrors = {
  readonly inSample: number
  readonly leaveOneOut: number
  readonly onceInSample: number
  readonly onceLeaveOneOut: number
  /** Error from the printed precision alone: half of the last digit. */
  readonly floor: number
}

/** Output of `npm run calibrate`. */
export type ModelFit = {
  readonly coefficients: FittedCoefficients
  readonly errors: { readonly [Q in FittedQuantity]: FitErrors }
  /**
   * Half-widths of the bands as logarithms: a band reaches from v ÷ e^q to v × e^q. For the load
   * and PS6100XV, the 90 % conformal quantile of the tests left out one by one; for the others, the
   * largest of their six errors with all tests of the model left out, and at least that of
   * PS6100XV.
   */
  readonly bands: { readonly load: number } & {
    readonly [Q in LatencyQuantity]: Readonly<Record<ArrayModelClass, number>>
  }
}

/** Predicted ÷ published − 1 of each distinct test in order, by a fit without it. */
type Misses<Q extends FittedQuantity> = { readonly [K in Q]: readonly number[] }

/** Errors on tests that the fit has not seen. */
export type LeftOutErrors = {
  /** Errors with only the test itself left out. */
  readonly alone: Misses<FittedQuantity>
  /** Errors with the test and its group left out; see `leaveOutGroupKey`. */
  readonly withGroup: Misses<FittedQuantity>
  /** Errors with only the test left out, its latencies predicted at the predicted load. */
  readonly atOwnLoad: Misses<LatencyQuantity>
}
