import { levenbergMarquardt } from 'ml-levenberg-marquardt'

/**
 * One coefficient: where the search starts and, where the tests alone would leave it open, what it
 * is shrunk to. All are fitted as logarithms, so that none can become negative; `sd` is on that scale.
 */
export type Slot = {
  readonly start: number
  readonly prior?: { readonly sd: number; readonly why: string }
}

type Fitted = {
  /** In the order in which `predict` takes the coefficients. */
  readonly slots: readonly Slot[]
  /** Measurements, one figure after the other; all above zero. */
  readonly figures: readonly number[]
  /** Spread of the logarithm of a figure around the model, against which priors are weighed. */
  readonly sd: number
  /** Predicts each of the figures, by its place, from some coefficients. */
  readonly predict: (coefficients: readonly number[]) => (figure: number) => number
}

/** Logarithms beyond which the search tries no coefficient, and tells no figures apart. */
const farthest = 40
const longest = 700

/** A search astray comes to nothing and to infinity, of which no equations can be made. */
function within(log: number, most: number): number {
  return Math.min(most, Math.max(-most, log))
}

/**
 * Fits coefficients by least squares on logarithms, because what counts is the error in per cent.
 * It begins at the starting point, never where a fit that saw other tests ended. A prior is one
 * more observation. Weights are in the rows: the library steps by 1/w² and accepts by w².
 */
export function leastSquares({ slots, figures, sd, predict }: Fitted): readonly number[] {
  const priors = slots.flatMap(({ start, prior }, index) =>
    prior ? [{ index, at: Math.log(start), sd: prior.sd }] : [],
  )
  const data = {
    x: [...figures, ...priors].map((_, row) => row),
    y: [
      ...figures.map((figure) => Math.log(figure) / sd),
      ...priors.map((prior) => prior.at / prior.sd),
    ],
  }
  const model = (logs: readonly number[]) => {
    const of = predict(logs.map((log) => Math.exp(within(log, farthest))))
    return (row: number) => {
      const prior = priors[row - figures.length]
      if (prior) return (logs[prior.index] ?? Number.NaN) / prior.sd
      return within(Math.log(of(row)), longest) / sd
    }
  }
  const { parameterValues } = levenbergMarquardt(data, model, {
    initialValues: slots.map(({ start }) => Math.log(start)),
    centralDifference: true,
    gradientDifference: 1e-5,
    damping: 1e-3,
    // It has settled to the last digit after 15.
    maxIterations: 40,
    errorTolerance: 1e-12,
  })
  return parameterValues.map(Math.exp)
}
