import {
  distinctEqualLogicTests,
  type EqualLogicTest,
  profileTestAdditions,
} from '../../src/engine/hardware/equallogic-tests.ts'
import type { ModelConstants } from '../../src/engine/performance/constants.ts'
import type { FittedCoefficients, FittedQuantity } from '../../src/engine/performance/fit.ts'
import { latencyModelFromCoefficients } from '../../src/engine/performance/latency.ts'
import { predictedTestLoad } from '../../src/engine/performance/load.ts'
import { testLatencyByModel } from '../../src/engine/performance/predict.ts'
import { leastSquares, type Slot } from './least-squares.ts'

type Plan<Q extends FittedQuantity> = {
  readonly published: (test: EqualLogicTest) => number
  /** Half of the last printed digit. */
  readonly halfDigit: number
  /** Spread of the logarithm of a test around the model, against which priors are weighed. */
  readonly sd: number
  readonly slots: { readonly [K in keyof FittedCoefficients[Q]]: Slot }
  readonly predict: (
    coefficients: FittedCoefficients,
    constants?: ModelConstants,
  ) => (test: EqualLogicTest) => number
  /** Other figures of a test that bear on the same coefficients. They leave with their test. */
  readonly alsoPublished?: (test: EqualLogicTest) => readonly {
    readonly figure: number
    readonly predict: (coefficients: FittedCoefficients, constants?: ModelConstants) => number
  }[]
}

const latency =
  (key: 'dbReadMs' | 'dbWriteMs' | 'logWriteMs') =>
  (coefficients: FittedCoefficients, constants?: ModelConstants) => {
    const model = latencyModelFromCoefficients(coefficients, constants)
    return (test: EqualLogicTest) => testLatencyByModel(test, model)[key]
  }

/** What is fitted, quantity by quantity. */
export const plans: { readonly [Q in FittedQuantity]: Plan<Q> } = {
  load: {
    published: ({ totalIops }) => totalIops,
    halfDigit: 0.5,
    sd: 0.05,
    predict: (coefficients, constants) => (test) =>
      predictedTestLoad(test, coefficients, constants).total.value,
    // Without its parts the total has two minima that fit nearly as well.
    alsoPublished: (test) => {
      const parts = profileTestAdditions.find(
        (one) => test.table === 4 && one.plannedTransactionalIops === test.plannedTransactionalIops,
      )
      if (!parts) return []
      const { achievedTransactionalIops: achieved, maintenanceShare } = parts
      const logs = test.totalIops * (1 - maintenanceShare) - achieved
      return [
        {
          figure: achieved,
          predict: (...by) => predictedTestLoad(test, ...by).transactional.value,
        },
        { figure: logs, predict: (...by) => predictedTestLoad(test, ...by).logs.value },
      ]
    },
    slots: {
      logShare: { start: 0.339 },
      logCap: { start: 76 },
      overshoot: { start: 0.131 },
      dagOvershoot: {
        start: 0.5,
        prior: { sd: 0.5, why: 'Table 10: every DAG test performed less' },
      },
    },
  },
  read: {
    published: ({ dbReadMs }) => dbReadMs,
    halfDigit: 0.05,
    sd: 0.08,
    predict: latency('dbReadMs'),
    slots: {
      time: { start: 4.6 },
      saturation: {
        start: 230,
        prior: { sd: 0.7, why: 'public figures: 180 to 230 for 15,000 rpm' },
      },
      maintenance: { start: 2.4 },
      distance: {
        start: 0.6,
        prior: { sd: 1, why: 'a full stroke takes about twice a short one' },
      },
      pool: { start: 0.2, prior: { sd: 0.7, why: 'Table 20: reads 9 to 26 % slower' } },
      smallDrive: { start: 1, prior: { sd: 0.15, why: 'PS6100X was tested once' } },
    },
  },
  write: {
    published: ({ dbWriteMs }) => dbWriteMs,
    halfDigit: 0.05,
    sd: 0.08,
    predict: latency('dbWriteMs'),
    slots: { time: { start: 0.11 }, coalescing: { start: 300 }, pool: { start: 0.6 } },
  },
  log: {
    published: ({ logWriteMs }) => logWriteMs,
    halfDigit: 0.05,
    sd: 0.08,
    predict: latency('logWriteMs'),
    slots: {
      time: { start: 0.7 },
      behind: { start: 2 },
      pool: { start: 0.3, prior: { sd: 1, why: 'Table 20: log writes up to a third faster' } },
    },
  },
}

/** The coefficients before any fit. */
export const startingPoint: FittedCoefficients = {
  load: starts('load'),
  read: starts('read'),
  write: starts('write'),
  log: starts('log'),
}

function starts<Q extends FittedQuantity>(quantity: Q): FittedCoefficients[Q] {
  const slots: Record<string, Slot> = plans[quantity].slots
  return Object.fromEntries(
    Object.entries(slots).map(([name, { start }]) => [name, start]),
  ) as FittedCoefficients[Q]
}

/** Fits one quantity to some tests, and to what else of them bears on it. */
export function fitQuantity<Q extends FittedQuantity>(
  quantity: Q,
  tests: readonly EqualLogicTest[],
  constants?: ModelConstants,
): FittedCoefficients[Q] {
  const { published, sd, slots, predict, alsoPublished = () => [] } = plans[quantity]
  const also = tests.flatMap((test) => alsoPublished(test))
  const names = Object.keys(slots)
  const coefficients = (values: readonly number[]): FittedCoefficients => ({
    ...startingPoint,
    [quantity]: Object.fromEntries(names.map((name, at) => [name, values[at]!])),
  })
  const found = leastSquares({
    slots: Object.values<Slot>(slots),
    figures: [...tests.map(published), ...also.map(({ figure }) => figure)],
    sd,
    predict: (values) => {
      const current = coefficients(values)
      const of = predict(current, constants)
      return (at) => {
        const test = tests[at]
        return test ? of(test) : also[at - tests.length]!.predict(current, constants)
      }
    },
  })
  return coefficients(found)[quantity]
}

/** Fits every quantity to all distinct tests, or to all but some. */
export function fitAll(leftOut: readonly EqualLogicTest[] = []): FittedCoefficients {
  const tests = distinctEqualLogicTests.filter((test) => !leftOut.includes(test))
  return {
    load: fitQuantity('load', tests),
    read: fitQuantity('read', tests),
    write: fitQuantity('write', tests),
    log: fitQuantity('log', tests),
  }
}
