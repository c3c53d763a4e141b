import { exceeds } from './compare.ts'
import type { ErratumId } from './errata.ts'
import type { Source } from './source.ts'
import type { Unit } from './units.ts'
import type { BeyondTableRule, TablePosition, TableRow, Worked } from './worked.ts'

type Definition<K extends Unit, U extends Unit> = {
  readonly label: string
  readonly key: K
  readonly unit: U
  readonly rows: readonly [TableRow, TableRow, ...TableRow[]]
  readonly below: BeyondTableRule
  readonly above: BeyondTableRule
  readonly source: Source
  readonly errata?: readonly ErratumId[]
}

/** A table, linear between its rows: called with a key, it returns a worked number. */
export type InterpolatedTable<K extends Unit = Unit, U extends Unit = Unit> = ((
  key: Worked<K>,
) => Worked<U>) & { readonly definition: Definition<K, U> }

/** Defines a table. Throws at load if its keys do not increase. */
export function table<const K extends Unit, const U extends Unit>(
  definition: Definition<K, U>,
): InterpolatedTable<K, U> {
  const { label, unit, rows, source, errata = [] } = definition
  assertIncreasing(label, rows)
  const read = (key: Worked<K>): Worked<U> => {
    const at = key.value
    const { from, to, place } = locate(definition, at)
    const held = place === 'held' || place === 'flat'
    return {
      label,
      value: held || from === to ? from.value : along(from, to, at),
      unit,
      how: { kind: 'row', table: label, key, from, to, place, lookup: definition, source, errata },
    }
  }
  return Object.assign(read, { definition })
}

type Located = { readonly from: TableRow; readonly to: TableRow; readonly place: TablePosition }

function locate(definition: Definition<Unit, Unit>, key: number): Located {
  const { rows, below, above } = definition
  const first = rows[0]
  const last = rows.at(-1) ?? first
  const exact = rows.find((row) => Math.abs(row.at - key) <= 1e-9 * Math.max(1, Math.abs(key)))
  if (exact) return { from: exact, to: exact, place: 'at' }
  if (key < first.at)
    return below === 'continued'
      ? { from: first, to: rows[1], place: below }
      : { from: first, to: first, place: below }
  if (key > last.at)
    return above === 'continued'
      ? { from: rows.at(-2) ?? first, to: last, place: above }
      : { from: last, to: last, place: above }
  const index = rows.findIndex((row) => row.at > key)
  return { from: rows[index - 1] ?? first, to: rows[index] ?? last, place: 'between' }
}

function along(from: TableRow, to: TableRow, key: number): number {
  return from.value + ((to.value - from.value) * (key - from.at)) / (to.at - from.at)
}

function assertIncreasing(label: string, rows: readonly TableRow[]): void {
  rows.reduce((before, row) => {
    if (row.at <= before.at) throw new Error(`Table “${label}” has keys out of order at ${row.at}`)
    return row
  })
}

/** Table of sizes: called with a number, it returns the smallest size that holds it, or null. */
export type SizeTable<U extends Unit = Unit> = ((key: Worked<U>) => Worked<U> | null) & {
  readonly definition: StepsDefinition<U>
}

type StepsDefinition<U extends Unit> = {
  readonly label: string
  readonly unit: U
  readonly sizes: readonly [number, ...number[]]
  readonly asSold?: true
  readonly source: Source
}

/** Defines a table of sizes. Throws at load if the sizes do not increase. */
export function sizeTable<const U extends Unit>(definition: StepsDefinition<U>): SizeTable<U> {
  const { label, unit, sizes, source, asSold } = definition
  const rows = sizes.map((size) => ({ at: size, value: size }))
  assertIncreasing(label, rows)
  const read = (key: Worked<U>): Worked<U> | null => {
    const row = rows.find((one) => !exceeds(key.value, one.at))
    if (!row) return null
    const sold = asSold && { asSold }
    const where = { table: label, key, from: row, to: row, place: 'row above' } as const
    const how = { kind: 'row', ...where, lookup: definition, source, errata: [] } as const
    return { label, value: row.value, unit, how, ...sold }
  }
  return Object.assign(read, { definition })
}
