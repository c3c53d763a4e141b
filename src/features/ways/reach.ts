import type { LayoutPoint } from './points.ts'

/** Servers that are drawn of any plan. */
const always = 16

/** The points within reach of a plan: up to twice its servers; those further out are in the table. */
export function withinReach(points: readonly LayoutPoint[]): readonly LayoutPoint[] {
  const named = points.filter(({ isPlan, isFirst }) => isPlan || isFirst).map(({ x }) => x)
  const most = Math.max(always, 2 * Math.max(0, ...named))
  return points.filter(({ x }) => x <= most)
}
