import { floatDust } from './units.ts'

/** True if a value lies above a limit by more than floating-point dust. */
export function exceeds(value: number, limit: number): boolean {
  return value > limit && value - limit > floatDust * Math.abs(value)
}
