import { type Sizes, type Unit, units } from '../engine/core/units.ts'
import type { Worked } from '../engine/core/worked.ts'

/** The units of size, by 1,000 bytes and by 1,024. */
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

/** The unit that a unit of size is shown in; any other is shown as it is. */
function unitIn(sizes: Sizes, unit: Unit): Unit {
  const pair = sizes === 'computed' ? undefined : pairs.find((one) => one.includes(unit))
  return pair?.[sizes === 'decimal' ? 0 : 1] ?? unit
}

/** A value in the unit it is shown in. */
export function inSizes(sizes: Sizes, value: number, unit: Unit): [value: number, unit: Unit] {
  const other = unitIn(sizes, unit)
  return other === unit ? [value, unit] : [(value * units[unit].per) / units[other].per, other]
}

/** The numbers that others are shown for, by what those say of how they came about. */
const originals = new WeakMap<Worked['how'], Worked>()

/** A worked number in the unit it is shown in; what is sold by its unit keeps it. */
export function sizedIn(sizes: Sizes, worked: Worked): Worked {
  const [value, unit] = inSizes(sizes, worked.value, worked.unit)
  if (unit === worked.unit || worked.asSold) return worked
  const how = howIn(sizes, worked)
  originals.set(how, worked)
  return { ...worked, value, unit, how }
}

/** How a number came about; a difference is that of its inputs as they are shown. */
function howIn(sizes: Sizes, { how, shownAs }: Worked): Worked['how'] {
  if (how.kind !== 'formula' || (shownAs !== 'difference' && shownAs !== 'largest'))
    return { ...how }
  const inputs = Object.entries(how.inputs).map(([name, one]) => [name, sizedIn(sizes, one)])
  return { ...how, inputs: Object.fromEntries(inputs) }
}

/** The number as it is computed, which its working is of. */
export function computedOf(worked: Worked): Worked {
  return originals.get(worked.how) ?? worked
}
