import { citeEqualLogic } from '../core/source.ts'
import type { Unit } from '../core/units.ts'
import { fittedFigure } from '../core/worked.ts'
import words from './coefficient-words.json' with { type: 'json' }
import storedFit from './fit.json' with { type: 'json' }
import type { FittedCoefficients, LatencyQuantity, ModelFit } from './fit.ts'

/** Fitted data and prediction errors of a latency, in words. */
function fittedTo(quantity: LatencyQuantity) {
  const { inSample, leaveOneOut } = calibratedFit.errors[quantity]
  return `the model misses them by ${percent(inSample)} on average, and by ${percent(leaveOneOut)} a test it has not seen.`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

/** Makes coefficients of a quantity, by name, figures with their meaning and their errors. */
export function coefficientFigureMaker<Name extends string>(
  values: Readonly<Record<Name, number>>,
  texts: Readonly<Record<Name, { readonly label: string; readonly meaning: string }>>,
  misses: string,
) {
  const how = {
    fit: `Fitted to the 31 distinct tests of EqualLogic; ${misses}`,
    source: citeEqualLogic('5.1 to 5.8'),
  }
  return <U extends Unit>(name: Name, unit: U) => {
    const { label, meaning } = texts[name]
    return fittedFigure(label, values[name], unit, { meaning, ...how })
  }
}

/** Coefficients of the latency model as numbers that explain themselves. */
export function explainLatencyCoefficients({
  read,
  write,
  log,
}: Pick<FittedCoefficients, LatencyQuantity>) {
  const ofRead = coefficientFigureMaker(read, words.read, fittedTo('read'))
  const ofWrite = coefficientFigureMaker(write, words.write, fittedTo('write'))
  const ofLog = coefficientFigureMaker(log, words.log, fittedTo('log'))
  return {
    read: {
      time: ofRead('time', 'ms'),
      saturation: ofRead('saturation', 'IOPS/drive'),
      maintenance: ofRead('maintenance', '×'),
      distance: ofRead('distance', '×'),
      pool: ofRead('pool', '×'),
      smallDrive: ofRead('smallDrive', '×'),
    },
    write: {
      time: ofWrite('time', 'ms/(IOPS/drive)'),
      coalescing: ofWrite('coalescing', 'IOPS/database'),
      pool: ofWrite('pool', '×'),
    },
    log: {
      time: ofLog('time', 'ms'),
      behind: ofLog('behind', 'ms'),
      pool: ofLog('pool', '×'),
    },
  }
}

export type ExplainedLatencyCoefficients = ReturnType<typeof explainLatencyCoefficients>

/** Coefficients, errors and bands, which `npm run calibrate` writes from the published tests. */
export const calibratedFit: ModelFit = storedFit
