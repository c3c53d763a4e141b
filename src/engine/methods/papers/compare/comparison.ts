import { givenFigure } from '../../../core/worked.ts'
import {
  distinctEqualLogicTests,
  type EqualLogicTest,
  isOnlyTestOfClass,
} from '../../../hardware/equallogic-tests.ts'
import { calibratedFit } from '../../../performance/coefficients.ts'
import type {
  ArrayModelClass,
  FittedQuantity,
  LatencyQuantity,
  LeftOutErrors,
} from '../../../performance/fit.ts'
import storedMisses from '../../../performance/left-out.json' with { type: 'json' }
import {
  latenciesAtPredictedTestLoad,
  predictLatency,
  predictLoad,
} from '../../../performance/predict.ts'
import { paperLoad } from '../sizing/paper-load.ts'

/** Errors of each published test by fits without it; `npm run calibrate` writes them. */
export const storedLeaveOneOutErrors: LeftOutErrors = storedMisses

/** One published figure beside what the model gives for the same test. */
type ComparedTest = {
  readonly test: EqualLogicTest
  readonly published: number
  readonly predicted: number
  /** Predicted less published value, as a share of the published one. */
  readonly miss: number
  /** Prediction error of a fit made without this test. */
  readonly leftOut: number
  /** Prediction error of a fit made without any test of this test’s group. */
  readonly withoutGroup: number
  /** True if no other published test is of the same class. */
  readonly once: boolean
}

const published: Record<FittedQuantity, (test: EqualLogicTest) => number> = {
  load: ({ totalIops }) => totalIops,
  read: ({ dbReadMs }) => dbReadMs,
  write: ({ dbWriteMs }) => dbWriteMs,
  log: ({ logWriteMs }) => logWriteMs,
}

const predicted: Record<FittedQuantity, (test: EqualLogicTest) => number> = {
  load: predictLoad,
  read: (test) => predictLatency(test).dbReadMs,
  write: (test) => predictLatency(test).dbWriteMs,
  log: (test) => predictLatency(test).logWriteMs,
}

/** Distinct published tests beside predictions; latencies are predicted from the measured load. */
export function compareModelWithTests(quantity: FittedQuantity): readonly ComparedTest[] {
  return distinctEqualLogicTests.map((test, index) => {
    const figure = published[quantity](test)
    const model = predicted[quantity](test)
    return {
      test,
      published: figure,
      predicted: model,
      miss: model / figure - 1,
      leftOut: storedLeaveOneOutErrors.alone[quantity][index] ?? Number.NaN,
      withoutGroup: storedLeaveOneOutErrors.withGroup[quantity][index] ?? Number.NaN,
      once: isOnlyTestOfClass(test),
    }
  })
}

/**
 * Left-out errors if the constants that are fixed before the fit are chosen again in every fold.
 * Nothing of this is stored: `npm run calibrate -- --rechoose` finds the errors in minutes.
 */
const reChosen: Readonly<Record<FittedQuantity, number>> = {
  load: 0.038,
  read: 0.088,
  write: 0.065,
  log: 0.119,
}

/** Prediction errors and number of coefficients of a fitted quantity, from the last calibration. */
export function fitQuality(quantity: FittedQuantity) {
  const coefficients = Object.keys(calibratedFit.coefficients[quantity]).length
  return { ...calibratedFit.errors[quantity], reChosen: reChosen[quantity], coefficients }
}

/** Width of the prediction band, as a factor less 1, by class of models; equal for loads. */
export function modelBandByClass(
  quantity: FittedQuantity,
): Readonly<Record<ArrayModelClass, number>> {
  const { load, ...others } = calibratedFit.bands
  const { PS6100XV, others: rest } =
    quantity === 'load' ? { PS6100XV: load, others: load } : others[quantity]
  return { PS6100XV: Math.expm1(PS6100XV), others: Math.expm1(rest) }
}

const kinds = { read: 'dbRead', write: 'dbWrite', log: 'logWrite' } as const

/** Mean error of latencies at a predicted load, by fits without the test; number in the band. */
export function latencyErrorAtPredictedLoad(quantity: LatencyQuantity) {
  const misses = storedLeaveOneOutErrors.atOwnLoad[quantity]
  const inside = distinctEqualLogicTests.filter((test, index) => {
    const { value, band = [value, value] } = latenciesAtPredictedTestLoad(test)[kinds[quantity]]
    const ratio = 1 + (misses[index] ?? Number.NaN)
    return ratio >= band[0] / value && ratio <= band[1] / value
  })
  return { error: meanMiss(misses), inside: inside.length, tests: distinctEqualLogicTests.length }
}

function meanMiss(misses: readonly number[]): number {
  return misses.reduce((sum, miss) => sum + Math.abs(miss), 0) / misses.length
}

/** Load of each test as EqualLogic’s shares predict it, and as measured, overshoot included. */
export function comparePaperLoadsWithTests() {
  return distinctEqualLogicTests.map((test) => {
    const databases = givenFigure(
      'Databases',
      test.databases / test.units,
      'databases',
      'databases',
    )
    const one = paperLoad({
      transactional: givenFigure(
        'Planned',
        test.plannedTransactionalIops / test.units,
        'IOPS',
        'plan',
      ),
      profile: givenFigure('IOPS per mailbox', test.iopsPerMailbox, 'IOPS/mailbox', 'profile'),
      copies: givenFigure('Nodes', test.dagNodes, 'copies', 'nodes'),
      active: databases,
      onServer: databases,
    })
    const load = one.expectedLoad.value * test.units
    return { test, published: test.totalIops, predicted: load, miss: load / test.totalIops - 1 }
  })
}
