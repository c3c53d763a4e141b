import { levenbergMarquardt } from 'ml-levenberg-marquardt'
import {
  distinctTests,
  type JetstressTest,
  profileTests,
} from '../../src/engine/papers/equallogic-tests.ts'
import type { Constants } from '../../src/engine/performance/constants.ts'
import type { Coefficients, Quantity } from '../../src/engine/performance/fit.ts'
import { latencyModel } from '../../src/engine/performance/latency.ts'
import { testLoad } from '../../src/engine/performance/load.ts'
import { testLatency } from '../../src/engine/performance/predict.ts'

/**
 * One coefficient: where the search starts and, where the tests alone would leave it open, what it
 * is shrunk to. All are fitted as logarithms, so that none can become negative; `sd` is on that scale.
 */
type Slot = {
  readonly start: number
  readonly prior?: { readonly sd: number; readonly why: string }
}

type Plan<Q extends Quantity> = {
  readonly published: (test: JetstressTest) => number
  /** Half of the last printed digit. */
  readonly halfDigit: number
  /** Spread of the logarithm of a test around the model, against which priors are weighed. */
  readonly sd: number
  readonly slots: { readonly [K in keyof Coefficients[Q]]: Slot }
  readonly predict: (
    coefficients: Coefficients,
    constants?: Constants,
  ) => (test: JetstressTest) => number
  /** Other figures of a test that bear on the same coefficients. They leave with their test. */
  readonly alsoPublished?: (test: JetstressTest) => readonly {
    readonly figure: number
    readonly predict: (coefficients: Coefficients, constants?: Constants) => number
  }[]
}

const latency =
  (key: 'dbReadMs' | 'dbWriteMs' | 'logWriteMs') =>
  (coefficients: Coefficients, constants?: Constants) => {
    const model = latencyModel(coefficients, constants)
    return (test: JetstressTest) => testLatency(test, model)[key]
  }

/** What is fitted, quantity by quantity. */
export const plans: { readonly [Q in Quantity]: Plan<Q> } = {
  load: {
    published: ({ totalIops }) => totalIops,
    halfDigit: 0.5,
    sd: 0.05,
    predict: (coefficients, constants) => (test) =>
      testLoad(test, coefficients, constants).total.value,
    // Without its parts the total has two minima that fit nearly as well.
    alsoPublished: (test) => {
      const parts = profileTests.find(
        (one) => test.table === 4 && one.plannedTransactionalIops === test.plannedTransactionalIops,
      )
      if (!parts) return []
      const { achievedTransactionalIops: achieved, maintenanceShare } = parts
      const logs = test.totalIops * (1 - maintenanceShare) - achieved
      return [
        { figure: achieved, predict: (...by) => testLoad(test, ...by).transactional.value },
        { figure: logs, predict: (...by) => testLoad(test, ...by).logs.value },
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
export const startingPoint: Coefficients = {
  load: starts('load'),
  read: starts('read'),
  write: starts('write'),
  log: starts('log'),
}

function starts<Q extends Quantity>(quantity: Q): Coefficients[Q] {
  const slots: Record<string, Slot> = plans[quantity].slots
  return Object.fromEntries(
    Object.entries(slots).map(([name, { start }]) => [name, start]),
  ) as Coefficients[Q]
}

/**
 * Fits one quantity by least squares on logarithms, because what counts is the error in per cent.
 * It begins at the starting point, never where a fit that saw other tests ended. A prior is one
 * more observation. Weights are in the rows: the library steps by 1/w² and accepts by w².
 */
export function fitQuantity<Q extends Quantity>(
  quantity: Q,
  tests: readonly JetstressTest[],
  constants?: Constants,
): Coefficients[Q] {
  const { published, sd, slots, predict, alsoPublished = () => [] } = plans[quantity]
  const also = tests.flatMap((test) => alsoPublished(test))
  const names = Object.keys(slots)
  const priors = Object.entries(slots as Record<string, Slot>).flatMap(([name, slot]) =>
    slot.prior ? [{ index: names.indexOf(name), at: Math.log(slot.start), sd: slot.prior.sd }] : [],
  )
  const coefficients = (logs: readonly number[]): Coefficients => ({
    ...startingPoint,
    [quantity]: Object.fromEntries(names.map((name, at) => [name, Math.exp(logs[at]!)])),
  })
  const found = levenbergMarquardt(
    {
      x: [...tests, ...also, ...priors].map((_, row) => row),
      y: [
        ...tests.map((test) => Math.log(published(test)) / sd),
        ...also.map(({ figure }) => Math.log(figure) / sd),
        ...priors.map((prior) => prior.at / prior.sd),
      ],
    },
    (logs: readonly number[]) => {
      const current = coefficients(logs)
      const of = predict(current, constants)
      return (row: number) => {
        const test = tests[row]
        if (test) return Math.log(of(test)) / sd
        const other = also[row - tests.length]
        if (other) return Math.log(other.predict(current, constants)) / sd
        const prior = priors[row - tests.length - also.length]!
        return logs[prior.index]! / prior.sd
      }
    },
    {
      initialValues: Object.values(startingPoint[quantity]).map(Math.log),
      centralDifference: true,
      gradientDifference: 1e-5,
      damping: 1e-3,
      // It has settled to the last digit after 15.
      maxIterations: 40,
      errorTolerance: 1e-12,
    },
  )
  return coefficients(found.parameterValues)[quantity]
}

/** Fits every quantity to all distinct tests, or to all but some. */
export function fitAll(leftOut: readonly JetstressTest[] = []): Coefficients {
  const tests = distinctTests.filter((test) => !leftOut.includes(test))
  return {
    load: fitQuantity('load', tests),
    read: fitQuantity('read', tests),
    write: fitQuantity('write', tests),
    log: fitQuantity('log', tests),
  }
}
