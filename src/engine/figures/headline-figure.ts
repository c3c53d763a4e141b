import type { Worked } from '../core/worked.ts'

/** A figure that stays in sight while a plan is answered. */
export type HeadlineFigure = {
  readonly term: string
  readonly worked: Worked
  /** Left out where there is room for the first ones alone. */
  readonly isMinor?: true
}
