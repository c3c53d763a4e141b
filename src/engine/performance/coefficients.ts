import { equalLogic } from '../core/source.ts'
import type { Unit } from '../core/units.ts'
import { fitted } from '../core/worked.ts'
import type { Coefficients, Fit, LatencyQuantity } from './fit.ts'

/** Data behind the coefficients of a latency, and how well they predict it. */
function fittedTo(quantity: LatencyQuantity) {
  const { inSample, leaveOneOut } = fit.errors[quantity]
  return {
    fit: `Fitted to the 31 distinct tests of EqualLogic; the model misses them by ${percent(inSample)} on average, and by ${percent(leaveOneOut)} a test it has not seen.`,
    source: equalLogic('5.1 to 5.8'),
  }
}

/** An error in per cent, with a tenth. */
function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

/** The coefficients of the latency model as numbers that name their meaning. */
export function latencyCoefficients({ read, write, log }: Pick<Coefficients, LatencyQuantity>) {
  const of = (quantity: LatencyQuantity) => {
    const how = fittedTo(quantity)
    return <U extends Unit>(value: number, unit: U, label: string, meaning: string) =>
      fitted(label, value, unit, { meaning, ...how })
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

/** Written by `npm run calibrate` from the published tests. Do not edit by hand. */
export const fit: Fit = {
  coefficients: {
    load: {
      logShare: 0.33672660394123405,
      logCap: 79.22048850478792,
      overshoot: 0.0991273069459268,
      dagOvershoot: 0.5634843786254488,
    },
    read: {
      time: 4.508293858533582,
      saturation: 232.5425477268259,
      maintenance: 2.3268628700817118,
      distance: 0.6191745192122247,
      pool: 0.2639213714104143,
      smallDrive: 0.8801793464520784,
    },
    write: {
      time: 0.11419697833431834,
      coalescing: 316.56431551706993,
      pool: 0.5700802446317936,
    },
    log: {
      time: 0.7350251701436439,
      behind: 2.0629565934960166,
      pool: 0.20944734506371343,
    },
  },
  errors: {
    load: {
      inSample: 0.03729994964887011,
      leaveOneOut: 0.039340379776778324,
      onceInSample: 0.05119527605814839,
      onceLeaveOneOut: 0.053149444187819264,
      floor: 0.0003417573325172227,
    },
    read: {
      inSample: 0.04722460247647898,
      leaveOneOut: 0.06419672954807852,
      onceInSample: 0.07811793576604696,
      onceLeaveOneOut: 0.11461627156128612,
      floor: 0.004897073479585119,
    },
    write: {
      inSample: 0.053042226525849966,
      leaveOneOut: 0.05902011137509658,
      onceInSample: 0.050103801554557376,
      onceLeaveOneOut: 0.05217534440863912,
      floor: 0.009472725917731713,
    },
    log: {
      inSample: 0.08073572390066543,
      leaveOneOut: 0.08832463942067217,
      onceInSample: 0.10978431765947841,
      onceLeaveOneOut: 0.11508117830768497,
      floor: 0.0406975379365023,
    },
  },
  bands: {
    load: 0.09233130035260043,
    read: {
      PS6100XV: 0.09674436532409078,
      others: 0.25972885549287505,
    },
    write: {
      PS6100XV: 0.18490178954883302,
      others: 0.18490178954883302,
    },
    log: {
      PS6100XV: 0.14643608317017798,
      others: 0.21233979114352816,
    },
  },
}
