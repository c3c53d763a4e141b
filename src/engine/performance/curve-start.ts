import type { CurveQuantity, OwnCurve } from '../plan/kept-test.ts'
import type { ArrayDrives } from './array-drives.ts'
import { fit } from './coefficients.ts'
import { fixed } from './constants.ts'

/** Where the fit of a curve begins: the built-in model, and on SSD as much faster as an access is. */
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
