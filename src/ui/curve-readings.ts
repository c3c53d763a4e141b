import type { DataCell } from './cell.tsx'
import type { ChartReadings } from './chart-reading.ts'

/**
 * One of at most three curves: `name` in a table, the shorter `label` beside its line. A stepped
 * curve has the value of a point from the point before on.
 */
export type Curve = { readonly name: string; readonly label: string; readonly isStepped?: boolean }

/** Values of all curves at one x position, in curve order; null for none. */
export type CurvePoint = { readonly at: number; readonly values: readonly (number | null)[] }

/** Values at one x position that are all known, and the band of the first curve. */
export type BandPoint = {
  readonly at: number
  readonly values: readonly number[]
  readonly band: readonly [low: number, high: number]
}

/** Readings of latency curves, in ms, at each point; the first curve with its band. */
export function latencyCurveReadings(
  curves: readonly Curve[],
  points: readonly BandPoint[],
  across: string,
): ChartReadings {
  const inMs = (ms: number | undefined): DataCell =>
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

/** Rounds up to an axis end that ticks divide evenly; `value` must be above 0. */
export function roundAxisEnd(value: number): number {
  const step = 10 ** Math.floor(Math.log10(value)) / 2
  return Math.ceil(value / step) * step
}
