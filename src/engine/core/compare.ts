import { comparedBy } from './recorder.ts'
import { exceeds } from './units.ts'
import type { Worked } from './worked.ts'

/** Whether a number lies above another by more than floating-point dust. */
export function isAbove(one: Worked | number, other: Worked | number): boolean {
  return comparedBy('above', one, other, exceeds)
}

/** Whether a number is more than another, to the last digit. */
export function isMore(one: Worked | number, other: Worked | number): boolean {
  return comparedBy('>', one, other, (left, right) => left > right)
}

/** Whether two numbers are the same, to the last digit. */
export function isSame(one: Worked | number, other: Worked | number): boolean {
  return !isMore(one, other) && !isMore(other, one)
}
