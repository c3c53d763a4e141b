/** What the performance model predicts: the total load of a test, and three latencies. */
export const quantities = ['load', 'read', 'write', 'log'] as const
export type Quantity = (typeof quantities)[number]

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
  readonly log: { readonly time: number; readonly saturation: number; readonly pool: number }
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
  /** What the printed precision alone leaves: half of the last digit. */
  readonly floor: number
  /** Nine of ten left-out tests are missed by no more than this. */
  readonly band: number
}

/** What `npm run calibrate` writes down for every prediction. */
export type Fit = {
  readonly coefficients: Coefficients
  readonly errors: { readonly [Q in Quantity]: FitErrors }
}

/** Predicted without the test, against published: one share for each distinct test in its order. */
export type LeftOut = { readonly [Q in Quantity]: readonly number[] }
