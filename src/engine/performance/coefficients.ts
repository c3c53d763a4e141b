import { equalLogic } from '../core/source.ts'
import type { Unit } from '../core/units.ts'
import { fittedFigure } from '../core/worked.ts'
import storedFit from './fit.json' with { type: 'json' }
import type { Coefficients, Fit, LatencyQuantity } from './fit.ts'

/** Fitted data and prediction errors of a latency, in words. */
function fittedTo(quantity: LatencyQuantity) {
  const { inSample, leaveOneOut } = fit.errors[quantity]
  return {
    fit: `Fitted to the 31 distinct tests of EqualLogic; the model misses them by ${percent(inSample)} on average, and by ${percent(leaveOneOut)} a test it has not seen.`,
    source: equalLogic('5.1 to 5.8'),
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

/** Coefficients of the latency model as numbers that explain themselves. */
export function latencyCoefficients({ read, write, log }: Pick<Coefficients, LatencyQuantity>) {
  const of = (quantity: LatencyQuantity) => {
    const how = fittedTo(quantity)
    return <U extends Unit>(value: number, unit: U, label: string, meaning: string) =>
      fittedFigure(label, value, unit, { meaning, ...how })
  }
  const [ofRead, ofWrite, ofLog] = [of('read'), of('write'), of('log')]
  return {
    read: {
      time: ofRead(
        read.time,
        'ms',
        'Read on an idle array',
        'Time of a read with nothing waiting and no data to travel over',
      ),
      saturation: ofRead(
        read.saturation,
        'IOPS/drive',
        'Load that saturates a drive, reads',
        'Load of a 15,000 rpm drive at which reads would wait for ever',
      ),
      maintenance: ofRead(
        read.maintenance,
        '×',
        'Extra weight of database scans',
        'How much more a scanning access delays reads than another',
      ),
      distance: ofRead(
        read.distance,
        '×',
        'Effect of the distance',
        'How much longer a read takes over drives full of data',
      ),
      pool: ofRead(
        read.pool,
        '×',
        'Effect of a pool on reads',
        'Work that spreading volumes over several arrays adds',
      ),
      smallDrive: ofRead(
        read.smallDrive,
        '×',
        'Effect of the drive size',
        'Time of an access on the 2.5-inch drives of PS6100X, against what their speed says',
      ),
    },
    write: {
      time: ofWrite(
        write.time,
        'ms/(IOPS/drive)',
        'Time to empty the cache',
        'Latency that each write reaching a drive adds',
      ),
      coalescing: ofWrite(
        write.coalescing,
        'IOPS/database',
        'Load that halves the writes',
        'Load of a database at which half of its page writes merge',
      ),
      pool: ofWrite(
        write.pool,
        '×',
        'Effect of a pool on writes',
        'How much faster several arrays take writes than one',
      ),
    },
    log: {
      time: ofLog(
        log.time,
        'ms',
        'Log write on an idle array',
        'Time of a log write with nothing waiting',
      ),
      behind: ofLog(
        log.behind,
        'ms',
        'Wait behind busy drives, log writes',
        'What a log write waits when it finds the cache full and drives at work',
      ),
      pool: ofLog(
        log.pool,
        '×',
        'Effect of a pool on log writes',
        'How much faster several arrays take log writes than one',
      ),
    },
  }
}

export type LatencyCoefficients = ReturnType<typeof latencyCoefficients>

/** Coefficients, errors and bands, which `npm run calibrate` writes from the published tests. */
export const fit: Fit = storedFit
