import type { NeedAndSupply, ServerLoad } from '../../engine/failures/index.ts'
import { shownMargins, type Worked } from '../../engine/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import type { Format } from '../../ui/format.ts'

type Load = ServerLoad | null | undefined
type Besides = NeedAndSupply<'megacycles' | 'GiB' | 'GB' | 'IOPS'>

/** Column of one resource of servers; its heading has the capacity if all rows share it. */
type LoadColumn = {
  readonly head: string
  /** Words before the capacity: `of 192 GiB`, `sized for 976 IOPS`. */
  readonly is: 'of' | 'sized for'
  readonly besideOf: (load: ServerLoad) => Besides | null
  readonly shows?: (load: ServerLoad) => object | null
  readonly cellOf: (load: Load, isInHead: boolean) => DataCell
}

const loads: readonly LoadColumn[] = [
  {
    head: 'Processors',
    is: 'of',
    besideOf: ({ megacycles }) => megacycles,
    shows: ({ processors }) => processors,
    cellOf: processorCell,
  },
  {
    head: 'Memory',
    is: 'of',
    besideOf: ({ memory }) => memory,
    cellOf: (load, isInHead) => besideCell(load?.memory, 'of', isInHead),
  },
  {
    head: 'Drives',
    is: 'sized for',
    besideOf: ({ iops }) => iops,
    cellOf: (load, isInHead) => besideCell(load?.iops, 'sized for', isInHead),
  },
]

/**
 * Load columns of a table of servers; a resource without figures has none. Capacity that all
 * servers share is said below the table, by `sameServerCapacityWords`.
 */
export function serverLoadColumns<Row>(
  rows: readonly Row[],
  loadOf: (row: Row) => Load,
  format: Format,
) {
  const found = rows.flatMap((row) => loadOf(row) ?? [])
  return loads.map((column) => {
    const { head, is, besideOf, shows, cellOf } = column
    if (!found.some((load) => besideOf(load) ?? shows?.(load))) return false
    const same = alikeIn(found, column)
    const words = same && `${is} ${format.text(same)}`
    return {
      head,
      ...(words && { full: `${head}, ${words}` }),
      of: (row: Row) => cellOf(loadOf(row), same !== null),
    }
  })
}

/** Capacity that all servers share; null if it differs or is unknown. */
function alikeIn(found: readonly ServerLoad[], { besideOf }: LoadColumn): Worked | null {
  const all = found.flatMap((load) => besideOf(load) ?? [])
  const same = all[0]?.has ?? null
  return all.length > 1 && same && all.every(({ has }) => has?.value === same.value) ? same : null
}

/** Capacity that all servers share: `Each server has 88,889 megacycles and 160 GiB of memory.` */
export function sameServerCapacityWords(loaded: readonly Load[], format: Format): string | null {
  const found = loaded.flatMap((load) => load ?? [])
  const [processors, memory, drives] = loads.map((column) => {
    const same = alikeIn(found, column)
    return same && format.text(same)
  })
  const has = [processors, memory && `${memory} of memory`].filter(Boolean).join(' and ')
  const parts = [
    ...(has ? [`Each server has ${has}`] : []),
    ...(drives ? [`${has ? 'its' : 'Its'} storage is sized for ${drives}`] : []),
  ]
  return parts.length > 0 ? `${parts.join('; ')}.` : null
}

/** Cell of a processor load; below it the megacycles available and, if exceeded, the limit. */
function processorCell(load: Load, isInHead: boolean): DataCell {
  const { processors, megacycles } = load ?? {}
  if (!processors) return besideCell(megacycles, 'of', isInHead)
  const { value, shownAs } = processors
  const most = typeof shownAs === 'object' && 'most' in shownAs ? shownAs.most : value
  const fails = value > most
  const parts: readonly DataCell[] = [
    ...(megacycles?.has && !isInHead ? ['of ', megacycles.has] : []),
    ...(fails ? [' at most ', { amount: most, unit: '%' } as const] : []),
  ]
  return parts.length > 0 ? [processors, { note: parts, fails }] : processors
}

/** Cell of a load, with the capacity below it if the heading lacks it or if it is too low. */
function besideCell(
  beside: Besides | null | undefined,
  is: 'of' | 'sized for',
  isInHead: boolean,
): DataCell {
  if (!beside) return null
  const { needs, has } = beside
  if (!has) return needs
  const fails = needs.value > has.value
  if (!fails) return isInHead ? needs : [needs, { note: [`${is} `, has] }]
  // Both figures get enough digits to show that they differ.
  const [{ required, available } = { required: needs, available: has }] = shownMargins([
    { required: needs, available: has, holds: false },
  ])
  return [required, { note: [`${is} only `, available], fails }]
}
