import { nice, ticks } from 'd3-array'

/** Marks of an axis from 0 to no less than a value, alike far apart at round numbers, in about so many steps. */
export function evenTicks(most: number, steps: number): readonly number[] {
  const [, end] = nice(0, most, steps)
  return ticks(0, end, steps)
}

/** The same at whole numbers alone, for an axis of what is counted. */
export function wholeTicks(most: number, steps: number): readonly number[] {
  return evenTicks(most, steps).filter(Number.isInteger)
}
