import type { CurveQuantity, OwnCurve } from '../engine/index.ts'
import type { Slot } from './least-squares.ts'

type Named = OwnCurve['coefficients']

/**
 * How far the logarithm of a coefficient may lie from the built-in model’s, and why: a factor of e for
 * a spread of one. A few tests move what they show and leave the rest where ours found it.
 */
const spreads: {
  readonly [Q in CurveQuantity]: {
    readonly [K in keyof Named[Q]]: { readonly sd: number; readonly why: string }
  }
} = {
  read: {
    time: { sd: 1, why: 'a controller of another make and another cache' },
    saturation: {
      sd: 0.7,
      why: 'public figures of a drive differ by as much as those of our tests',
    },
    maintenance: { sd: 0.5, why: 'the versions of Exchange scan alike, but not at one rate' },
    distance: { sd: 0.5, why: 'arms of one speed travel alike' },
    pool: { sd: 0.5, why: 'other makes spread volumes otherwise, or not at all' },
  },
  write: {
    cache: { sd: 1, why: 'write caches differ from disk to flash' },
    time: { sd: 1, why: 'caches differ in size, and in how they are emptied' },
    coalescing: { sd: 0.5, why: 'it is the database that merges its writes, not the array' },
    pool: { sd: 0.5, why: 'other makes spread volumes otherwise, or not at all' },
  },
  log: {
    time: { sd: 1, why: 'write caches and paths differ' },
    behind: { sd: 1, why: 'caches differ in what they keep from the drives' },
    pool: { sd: 0.5, why: 'other makes spread volumes otherwise, or not at all' },
  },
}

/** The coefficients of a quantity with where their fit starts and what they are shrunk to. */
export function curveSlots<Q extends CurveQuantity>(
  quantity: Q,
  start: Named[Q],
): readonly (readonly [name: string, slot: Slot])[] {
  const starts: Readonly<Record<string, number>> = start
  return Object.entries<NonNullable<Slot['prior']>>(spreads[quantity]).map(([name, prior]) => [
    name,
    { start: starts[name] ?? Number.NaN, prior },
  ])
}
