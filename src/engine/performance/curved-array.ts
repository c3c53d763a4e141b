import { ownRule } from '../core/source.ts'
import { fitted } from '../core/worked.ts'
import type { CurveQuantity, OwnCurve } from '../plan/kept-test.ts'
import { type ArrayDrives, flash } from './array-drives.ts'
import { type Footing, wording } from './band.ts'
import { type FittedTo, fit, latencyCoefficients, percent } from './coefficients.ts'
import { type Constants, fixed } from './constants.ts'
import type { Covered } from './measured-range.ts'

/** An own array in one RAID policy, with the latency curve that was fitted to its tests. */
export type CurvedArray = {
  readonly id: string
  readonly name: string
  readonly drives: ArrayDrives
  readonly curve: Pick<OwnCurve, 'coefficients' | 'bands' | 'errors' | 'tests'>
  readonly covered: Covered
}

type Curve = Pick<OwnCurve, 'coefficients' | 'errors' | 'tests'>

/** The coefficients of a curve as numbers that name their meaning, and what is held fixed beside. */
export function coefficientsOfCurve({ coefficients, errors, tests }: Curve, drives: ArrayDrives) {
  const fittedTo: FittedTo = (quantity) => {
    const { inSample, leftOut } = errors[quantity]
    return {
      fit: `Fitted to ${tests.length} tests of your own; the curve misses them by ${percent(inSample)} on average, and by ${percent(leftOut)} a test it has not seen.`,
      source: ownRule(
        'By the method of the built-in model, whose coefficients stand in where the tests leave one open.',
      ),
    }
  }
  const { read, write, log } = coefficients
  const withoutSmall = { ...read, smallDrive: 1 }
  const cacheTime = fitted('Time of the write cache', write.cache, 'ms', {
    meaning: 'A write the cache takes at once',
    ...fittedTo('write'),
  })
  const held: Constants = {
    ...fixed,
    cacheTime,
    driveSaturation: drives.hasArms ? fixed.driveSaturation : flash.saturation,
  }
  return { held, c: latencyCoefficients({ read: withoutSmall, write, log }, fittedTo) }
}

const bandSays = wording(
  'nine of ten of your own tests lay in a band as wide, or all of fewer than nine, each predicted without it; it is never narrower than that of the model tested most',
  'for what your tests did not cover',
  'measured',
)

/** Footing of a curve’s bands. Few tests do not show that what the load may miss is independent. */
export function footingOfCurve({ curve, covered }: CurvedArray, quantity: CurveQuantity): Footing {
  return {
    own: covered,
    widest: covered,
    half: curve.bands[quantity],
    adds: 'in full',
    untested: [],
    says: bandSays,
  }
}

/** Start of a fit: the built-in model, and on SSD as much faster as an access is. */
export function startOfCurve({ hasArms, access }: ArrayDrives): OwnCurve['coefficients'] {
  const { read, write, log } = fit.coefficients
  const of = hasArms ? 1 : access.value
  return {
    read: {
      time: read.time,
      saturation: read.saturation,
      maintenance: read.maintenance,
      distance: read.distance,
      pool: read.pool,
    },
    write: {
      cache: fixed.cacheTime.value,
      time: write.time * of,
      coalescing: write.coalescing,
      pool: write.pool,
    },
    log: { time: log.time, behind: log.behind * of, pool: log.pool },
  }
}

/** The least half-width of one of its bands: few tests cannot show more certainty than twenty-five. */
export function leastBand(quantity: CurveQuantity): number {
  return fit.bands[quantity].PS6100XV
}
