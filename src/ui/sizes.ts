import { type SizeUnitSystem, type Unit, units } from '../engine/core/units.ts'
import type { Worked } from '../engine/core/worked.ts'

/** Pairs of size units: powers of 1,000 and of 1,024. */
const pairs: readonly (readonly [decimal: Unit, binary: Unit])[] = [
  ['KB', 'KiB'],
  ['MB', 'MiB'],
  ['GB', 'GiB'],
  ['TB', 'TiB'],
  ['MB/s', 'MiB/s'],
  ['MB/s/database', 'MiB/s/database'],
  ['MB/message', 'MiB/message'],
  ['MB/day', 'MiB/day'],
  ['MB/week', 'MiB/week'],
  ['GB/year', 'GiB/year'],
]

/** Unit that a size unit is shown in; any other unit is unchanged. */
function unitIn(sizes: SizeUnitSystem, unit: Unit): Unit {
  const pair = sizes === 'computed' ? undefined : pairs.find((one) => one.includes(unit))
  return pair?.[sizes === 'decimal' ? 0 : 1] ?? unit
}

export function valueInShownUnit(
  sizes: SizeUnitSystem,
  value: number,
  unit: Unit,
): [value: number, unit: Unit] {
  const other = unitIn(sizes, unit)
  return other === unit ? [value, unit] : [(value * units[unit].per) / units[other].per, other]
}

/** The computed number behind each converted one, by the `how` of the latter. */
const originals = new WeakMap<Worked['how'], Worked>()

/** Converts a worked number to the unit it is shown in; numbers marked `shownInUnitAsSold` keep their unit. */
export function workedInShownUnit(sizes: SizeUnitSystem, worked: Worked): Worked {
  const [value, unit] = valueInShownUnit(sizes, worked.value, worked.unit)
  if (unit === worked.unit || worked.asSold) return worked
  const how = howIn(sizes, worked)
  originals.set(how, worked)
  return { ...worked, value, unit, how }
}

/** A copy of `how`; inputs of differences and maxima are converted too, so that figures agree. */
function howIn(sizes: SizeUnitSystem, { how, shownAs }: Worked): Worked['how'] {
  if (how.kind !== 'formula' || (shownAs !== 'difference' && shownAs !== 'largest'))
    return { ...how }
  const inputs = Object.entries(how.inputs).map(([name, one]) => [
    name,
    workedInShownUnit(sizes, one),
  ])
  return { ...how, inputs: Object.fromEntries(inputs) }
}

/** The computed number behind a converted one: workings explain the computed number. */
export function computedFigure(worked: Worked): Worked {
  return originals.get(worked.how) ?? worked
}
