import type { LayoutPoint } from './points.ts'

/** Servers that are drawn of any plan. */
const always = 16

/** The points within reach of a plan: up to twice its servers; those further out are in the table. */
export function withinReach(points: readonly LayoutPoint[]): readonly LayoutPoint[] {
  const named = points.filter(({ isPlan, isFirst }) => isPlan || isFirst).map(({ x }) => x)
  const most = Math.max(always, 2 * Math.max(0, ...named))
  return points.filter(({ x }) => x <= most)
}

/** Whole numbers from 0 to no less than a value, at most so many steps, for the marks of an axis. */
export function wholeTicks(most: number, steps: number): readonly number[] {
  const every = [1, 2, 4, 5, 8, 10].find((step) => most / step <= steps)
  const step = every ?? Math.ceil(most / steps / 10) * 10
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step)
}
