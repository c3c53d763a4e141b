import {
  type ArrayDrives,
  type CurveQuantity,
  type CurveTest,
  curveQuantities,
  curveTestsOf,
  type Latencies,
  latenciesByCurve,
  leastBand,
  type MethodId,
  type OwnArray,
  type OwnCurve,
  ownCurveBoxes,
  ownDrives,
  type Plan,
  poolOfTest,
  type RaidPolicy,
  startOfCurve,
  versionOf,
} from '../engine/index.ts'
import { type CurveRefusal, measuredMs, refusalOf } from './curve-refusal.ts'
import { curveSlots } from './curve-slots.ts'
import { leastSquares } from './least-squares.ts'

type Coefficients = OwnCurve['coefficients']

/** Misses of a curve on one test: of the fit that saw it, and of the one that did not. */
export type CurveMiss = {
  readonly test: string
  readonly quantity: CurveQuantity
  readonly inSample: number
  readonly leftOut: number
}

/** A curve with how it misses each of its tests, or why there is none. */
export type CurveFit =
  | { readonly ok: true; readonly curve: OwnCurve; readonly misses: readonly CurveMiss[] }
  | { readonly ok: false; readonly refusal: CurveRefusal }

type Fitting = {
  readonly drives: ArrayDrives
  readonly raid: RaidPolicy
  readonly method: MethodId
  readonly start: Coefficients
}

/** Spread of the logarithm of a latency around the curve: as of the built-in model. */
const spread = 0.08

const predicted = {
  read: 'dbRead',
  write: 'dbWrite',
  log: 'logWrite',
} as const satisfies Record<CurveQuantity, keyof Latencies>

/** Fits a latency curve to the kept tests of an own array in a RAID policy. */
export function fitOwnCurve(plan: Plan, array: string, raid: RaidPolicy): CurveFit {
  const own = plan.ownArrays.find(({ id }) => id === array)
  if (!own) return { ok: false, refusal: { code: 'unfit' } }
  const tests = curveTestsOf(plan.keptTests, own, raid)
  const { method } = versionOf(plan)
  const refusal = refusalOf(tests, method)
  if (refusal) return { ok: false, refusal }
  const drives = ownDrives(own, raid)
  return fitCurve({ drives, raid, method, start: startOfCurve(drives) }, own, tests)
}

/** The same of tests that were found fit for it, from any starting point. */
export function fitCurve(fitting: Fitting, own: OwnArray, tests: readonly CurveTest[]): CurveFit {
  const coefficients = fitAll(fitting, tests)
  const without = tests.map((test) =>
    fitAll(
      fitting,
      tests.filter((other) => other !== test),
    ),
  )
  const misses = tests.flatMap((test, at) =>
    curveQuantities.map((quantity): CurveMiss => {
      const miss = (by: Coefficients) =>
        predictBy(fitting, by)(quantity, test) / test[measuredMs[quantity]] - 1
      return {
        test: test.id,
        quantity,
        inSample: miss(coefficients),
        leftOut: miss(without[at] ?? coefficients),
      }
    }),
  )
  const of = (quantity: CurveQuantity, which: 'inSample' | 'leftOut'): Misses =>
    misses.filter((one) => one.quantity === quantity).map((one) => one[which])
  const each = <T>(make: (quantity: CurveQuantity) => T) => ({
    read: make('read'),
    write: make('write'),
    log: make('log'),
  })
  const curve: OwnCurve = {
    array: own.id,
    raid: fitting.raid,
    tests: tests.map(({ id }) => id),
    method: fitting.method,
    drives: fitting.drives.drives.value,
    driveKind: own.driveKind,
    coefficients,
    bands: each((quantity) =>
      rounded(Math.max(conformal(of(quantity, 'leftOut')), leastBand(quantity))),
    ),
    errors: each((quantity) => ({
      inSample: rounded(meanMiss(of(quantity, 'inSample'))),
      leftOut: rounded(meanMiss(of(quantity, 'leftOut'))),
    })),
  }
  return isSound(curve) ? { ok: true, curve, misses } : { ok: false, refusal: { code: 'unfit' } }
}

function fitAll(fitting: Fitting, tests: readonly CurveTest[]): Coefficients {
  const { start } = fitting
  return {
    read: { ...start.read, ...fitQuantity(fitting, 'read', tests) },
    write: { ...start.write, ...fitQuantity(fitting, 'write', tests) },
    log: { ...start.log, ...fitQuantity(fitting, 'log', tests) },
  }
}

/** The coefficients of one latency, by the method of the built-in model. */
function fitQuantity(
  fitting: Fitting,
  quantity: CurveQuantity,
  tests: readonly CurveTest[],
): Readonly<Record<string, number>> {
  const slots = curveSlots(quantity, fitting.start[quantity])
  const named = (values: readonly number[]) =>
    Object.fromEntries(slots.map(([name], at) => [name, values[at] ?? Number.NaN]))
  const found = leastSquares({
    slots: slots.map(([, slot]) => slot),
    figures: tests.map((test) => test[measuredMs[quantity]]),
    sd: spread,
    // Arrays unlike ours lie far from where the search begins, and a bold step overshoots.
    dampings: [1e-3, 100],
    predict: (values) => {
      const { start } = fitting
      const of = predictBy(fitting, {
        ...start,
        [quantity]: { ...start[quantity], ...named(values) },
      })
      return (at) => {
        const test = tests[at]
        return test ? of(quantity, test) : Number.NaN
      }
    },
  })
  return named(found.map(rounded))
}

function predictBy({ drives, raid, method }: Fitting, coefficients: Coefficients) {
  const model = latenciesByCurve({ coefficients, errors: unknown, tests: [] }, drives)
  return (quantity: CurveQuantity, test: CurveTest): number => {
    const { contents, load } = poolOfTest(test, raid, method)
    return model(contents)(load)[predicted[quantity]].value
  }
}

/** Errors of a curve that is still being fitted. */
const none = { inSample: 0, leftOut: 0 }
const unknown = { read: none, write: none, log: none }

/** Six digits: a link carries every one of them. */
function rounded(value: number): number {
  return Number(value.toPrecision(6))
}

function isSound({ coefficients, bands, errors }: OwnCurve): boolean {
  const within = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
    value >= min && value <= max
  return curveQuantities.every((quantity) => {
    const { inSample, leftOut } = errors[quantity]
    return (
      Object.values(coefficients[quantity]).every((one) =>
        within(one, ownCurveBoxes.coefficients),
      ) &&
      within(bands[quantity], ownCurveBoxes.bands) &&
      [inSample, leftOut].every((one) => within(one, ownCurveBoxes.errors))
    )
  })
}

/** Predicted against measured less one, as shares: one for each test. */
export type Misses = readonly number[]

export function meanMiss(misses: Misses): number {
  return misses.reduce((sum, miss) => sum + Math.abs(miss), 0) / misses.length
}

/**
 * The 90 % conformal quantile of absolute logarithms of predicted over measured. Too few misses for
 * it give the largest: of six, six in seven is what they can show.
 */
export function conformal(misses: Misses): number {
  const sorted = misses.map((miss) => Math.abs(Math.log(1 + miss))).sort((a, b) => a - b)
  return sorted[Math.min(Math.ceil(0.9 * (sorted.length + 1)), sorted.length) - 1] ?? Number.NaN
}
