import type { Cell } from './cell.tsx'
import type { Readings } from './chart-reading.ts'

/** One of at most three curves: in a table its name, beside its line the short one. */
export type Curve = { readonly name: string; readonly label: string }

/** The values of all curves at one place, in their order, and the band of the first. */
export type CurvePoint = {
  readonly at: number
  readonly values: readonly number[]
  readonly band: readonly [low: number, high: number]
}

/** Readings of latency curves at each of their places: their values, the first with its band. */
export function curveReadings(
  curves: readonly Curve[],
  points: readonly CurvePoint[],
  across: string,
): Readings {
  const inMs = (ms: number | undefined): Cell =>
    ms === undefined ? null : { amount: ms, unit: 'ms', decimals: 1 }
  return {
    head: across,
    after: across,
    as: 'across',
    all: points.map(({ at, values, band: [low, high] }) => ({
      name: { amount: at, decimals: 0 },
      x: at,
      ys: values,
      figures: curves.flatMap(({ name }, index) => [
        { name, value: inMs(values[index]) },
        ...(index === 0 && high > low
          ? [
              { name: 'band from', value: inMs(low) },
              { name: 'to', value: inMs(high) },
            ]
          : []),
      ]),
    })),
  }
}

/** The next end of an axis that its ticks divide evenly. */
export function roundEnd(value: number): number {
  const step = 10 ** Math.floor(Math.log10(value)) / 2
  return Math.ceil(value / step) * step
}
