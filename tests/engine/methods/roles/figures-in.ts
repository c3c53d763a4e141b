import type { Worked } from '../../../../src/engine/core/worked.ts'

/** All figures of a stage and of what is inside it, by their path. */
export function figuresIn(of: unknown, path = ''): [string, Worked][] {
  if (typeof of !== 'object' || of === null) return []
  if (isFigure(of)) return [[path, of]]
  return Object.entries(of).flatMap(([key, inside]) => figuresIn(inside, `${path}.${key}`))
}

/** Whether something is a figure. */
export function isFigure(of: unknown): of is Worked {
  return typeof of === 'object' && of !== null && 'how' in of && 'value' in of
}
