import type { Fit } from './fit.ts'

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
      time: 0.11431300476749523,
      coalescing: 315.9022618509479,
      pool: 0.5701792731295772,
    },
    log: {
      time: 0.6286895698592643,
      saturation: 182.0184888787258,
      pool: 0.19189873519741002,
    },
  },
  errors: {
    load: {
      inSample: 0.03729994964887011,
      leaveOneOut: 0.03853170393222472,
      onceInSample: 0.05119527605814839,
      onceLeaveOneOut: 0.05314944414650234,
      floor: 0.0003417573325172227,
      band: 0.07902512750634705,
    },
    read: {
      inSample: 0.04722460247647898,
      leaveOneOut: 0.06419672972863674,
      onceInSample: 0.07811793576604696,
      onceLeaveOneOut: 0.1146162733336304,
      floor: 0.004897073479585119,
      band: 0.10305678462335677,
    },
    write: {
      inSample: 0.052629167823055774,
      leaveOneOut: 0.05858929088890785,
      onceInSample: 0.0485338118567354,
      onceLeaveOneOut: 0.050541381878035085,
      floor: 0.009472725917731713,
      band: 0.13303739928971559,
    },
    log: {
      inSample: 0.0861576078848796,
      leaveOneOut: 0.09514944327986316,
      onceInSample: 0.10918313455728035,
      onceLeaveOneOut: 0.11468289544702538,
      floor: 0.0406975379365023,
      band: 0.18462187165802046,
    },
  },
}
