import type { EqualLogicModel } from '../hardware/equallogic-arrays.ts'
import type { JetstressTest } from '../hardware/equallogic-tests.ts'

/** Predictions of the performance model: the total load of a test, and three latencies. */
export const quantities = ['load', 'read', 'write', 'log'] as const
export type Quantity = (typeof quantities)[number]
export type LatencyQuantity = Exclude<Quantity, 'load'>

/** Classes of models by how often they were tested: 25 of the 31 tests are PS6100XV. */
export const modelClasses = ['PS6100XV', 'others'] as const
export type ModelClass = (typeof modelClasses)[number]

export function classOf(model: EqualLogicModel): ModelClass {
  return model === 'PS6100XV' ? model : 'others'
}

/** The tests that are left out together: of a model, or of a table where it is PS6100XV. */
export function groupOf({ model, table }: Pick<JetstressTest, 'model' | 'table'>): string {
  return model === 'PS6100XV' ? `${model}, Table ${table}` : model
}

/** The coefficients the model was fitted with. The names are explained where they are used. */
export type Coefficients = {
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
 * How well a quantity is predicted, as mean absolute shares of what was published: over all 31
 * distinct tests, and apart over those of a class (model, RAID policy, mailbox size) tested once.
 */
export type FitErrors = {
  readonly inSample: number
  readonly leaveOneOut: number
  readonly onceInSample: number
  readonly onceLeaveOneOut: number
  /** Error left by the printed precision alone: half of the last digit. */
  readonly floor: number
}

/** Record of `npm run calibrate` for every prediction. */
export type Fit = {
  readonly coefficients: Coefficients
  readonly errors: { readonly [Q in Quantity]: FitErrors }
  /**
   * Half-widths of the bands as logarithms: a band reaches from v ÷ e^q to v × e^q. For the load and
   * PS6100XV the 90 % conformal quantile of the tests left out one by one; for the others the largest
   * of their six, each with every test of its model left out, and never less than for PS6100XV.
   */
  readonly bands: { readonly load: number } & {
    readonly [Q in LatencyQuantity]: Readonly<Record<ModelClass, number>>
  }
}

/** Predicted against published less one: for each distinct test in its order, by a fit without it. */
type Misses<Q extends Quantity> = { readonly [K in Q]: readonly number[] }

/** Errors on tests that the fit has not seen. */
export type LeftOut = {
  /** The test alone left out. */
  readonly alone: Misses<Quantity>
  /** Left out with its group: all tests of its model, or of its table where it is PS6100XV. */
  readonly withGroup: Misses<Quantity>
  /** The test alone left out, and its latencies predicted at the predicted load. */
  readonly atOwnLoad: Misses<LatencyQuantity>
}
