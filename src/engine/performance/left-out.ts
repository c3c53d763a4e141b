import type { LeftOut } from './fit.ts'
import storedMisses from './left-out.json' with { type: 'json' }

/** Errors of each published test by fits without it, which `npm run calibrate` writes. */
export const leaveOneOutErrors: LeftOut = storedMisses
