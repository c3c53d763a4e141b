import { given } from '../core/worked.ts'
import { distinctTests, type JetstressTest, testedOnce } from '../papers/equallogic-tests.ts'
import { fit } from '../performance/coefficients.ts'
import type { FitErrors, Quantity } from '../performance/fit.ts'
import { leftOut } from '../performance/left-out.ts'
import { predictLatency, predictLoad } from '../performance/predict.ts'
import { paperLoad } from '../sizing/paper-load.ts'

/** One published figure beside what the model gives for the same test. */
export type Compared = {
  readonly test: JetstressTest
  readonly published: number
  readonly predicted: number
  /** Predicted against published, as a share of the published. */
  readonly miss: number
  /** The same by a fit that has not seen the test. */
  readonly leftOut: number
  /** Whether the class of the test was tested this once only. */
  readonly once: boolean
}

const published: Record<Quantity, (test: JetstressTest) => number> = {
  load: ({ totalIops }) => totalIops,
  read: ({ dbReadMs }) => dbReadMs,
  write: ({ dbWriteMs }) => dbWriteMs,
  log: ({ logWriteMs }) => logWriteMs,
}

const predicted: Record<Quantity, (test: JetstressTest) => number> = {
  load: predictLoad,
  read: (test) => predictLatency(test).dbReadMs,
  write: (test) => predictLatency(test).dbWriteMs,
  log: (test) => predictLatency(test).logWriteMs,
}

/** Every distinct test, published against predicted. Latencies are predicted from the measured load. */
export function compare(quantity: Quantity): readonly Compared[] {
  return distinctTests.map((test, index) => {
    const figure = published[quantity](test)
    const model = predicted[quantity](test)
    return {
      test,
      published: figure,
      predicted: model,
      miss: model / figure - 1,
      leftOut: leftOut[quantity][index] ?? Number.NaN,
      once: testedOnce(test),
    }
  })
}

/** How well a quantity is predicted, as stored by the last calibration. */
export function fitOf(quantity: Quantity): FitErrors & { readonly coefficients: number } {
  const coefficients = Object.keys(fit.coefficients[quantity]).length
  return { ...fit.errors[quantity], coefficients }
}

/** The paper’s shares against the total load of the same tests, which contains the overshoot. */
export function comparePaper(): readonly Pick<
  Compared,
  'test' | 'published' | 'predicted' | 'miss'
>[] {
  return distinctTests.map((test) => {
    const databases = given('Databases', test.databases / test.units, 'databases', 'databases')
    const one = paperLoad({
      transactional: given('Planned', test.plannedTransactionalIops / test.units, 'IOPS', 'plan'),
      profile: given('IOPS per mailbox', test.iopsPerMailbox, 'IOPS/mailbox', 'profile'),
      copies: given('Nodes', test.dagNodes, 'copies', 'nodes'),
      active: databases,
      onServer: databases,
    })
    const load = one.expectedLoad.value * test.units
    return { test, published: test.totalIops, predicted: load, miss: load / test.totalIops - 1 }
  })
}
