import type { Plan, Solved, SolvedLayout, SolveFigures } from '../../engine/index.ts'
import { isLayoutOf, withLayoutOf } from './layout-words.ts'
import type { Measure } from './measures.ts'

/** A layout that holds, as a point of a chart. */
export type LayoutPoint = SolvedLayout & {
  readonly key: string
  readonly x: number
  readonly y: number
  /** No other one has as few servers and as little of what is compared. */
  readonly onFront: boolean
  /** The first in the order of the goal. */
  readonly isFirst: boolean
  readonly isPlan: boolean
}

/**
 * The layouts that hold as points, the fewest servers first, with that of the plan, whose figures are
 * null where it does not hold.
 */
export function pointsOf(
  plan: Plan,
  present: SolveFigures | null,
  { held, choice }: Pick<Solved, 'held' | 'choice'>,
  measure: Measure,
): readonly LayoutPoint[] {
  const placed = withLayoutOf(plan, present, held).flatMap((one) => {
    const y = measure.of(one.figures)
    return y === null ? [] : [{ ...one, x: one.figures.servers, y }]
  })
  const sorted = placed.toSorted((one, two) => one.x - two.x || one.y - two.y)
  let least = Number.POSITIVE_INFINITY
  return sorted.map((one) => {
    const onFront = one.y < least
    least = Math.min(least, one.y)
    const key = JSON.stringify(one.gives)
    return {
      ...one,
      key,
      onFront,
      isFirst: key === JSON.stringify(choice?.gives),
      isPlan: isLayoutOf(plan, one),
    }
  })
}
