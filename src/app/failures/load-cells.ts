import type { Beside, ServerLoad } from '../../engine/failures/index.ts'
import { shownMargins, type Worked } from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import type { Format } from '../../ui/format.ts'

type Load = ServerLoad | null | undefined
type Besides = Beside<'megacycles' | 'GiB' | 'GB' | 'IOPS'>

/** The column of a need: its head has what servers have, where that is the same in every row. */
type LoadColumn = {
  readonly head: string
  /** What comes before it: `of 192 GiB`, `sized for 976 IOPS`. */
  readonly is: 'of' | 'sized for'
  readonly besideOf: (load: ServerLoad) => Besides | null
  readonly shows?: (load: ServerLoad) => object | null
  readonly cellOf: (load: Load, isInHead: boolean) => Cell
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
 * The columns that tell how a server is loaded: only those that a load says something of. What all
 * servers have alike is said below the table, by `limitWords`.
 */
export function loadColumns<Row>(rows: readonly Row[], loadOf: (row: Row) => Load, format: Format) {
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

/** What all servers of these loads have, if it is the same. */
function alikeIn(found: readonly ServerLoad[], { besideOf }: LoadColumn): Worked | null {
  const all = found.flatMap((load) => besideOf(load) ?? [])
  const same = all[0]?.has ?? null
  return all.length > 1 && same && all.every(({ has }) => has?.value === same.value) ? same : null
}

/** What a server has, as far as all have the same: `Each server has 88,889 megacycles and 160 GiB of memory.` */
export function limitWords(loaded: readonly Load[], format: Format): string | null {
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

/** How busy processors are, below it what they have and, where that is too busy, the most they may be. */
function processorCell(load: Load, isInHead: boolean): Cell {
  const { processors, megacycles } = load ?? {}
  if (!processors) return besideCell(megacycles, 'of', isInHead)
  const { value, shownAs } = processors
  const most = typeof shownAs === 'object' && 'most' in shownAs ? shownAs.most : value
  const fails = value > most
  const parts: readonly Cell[] = [
    ...(megacycles?.has && !isInHead ? ['of ', megacycles.has] : []),
    ...(fails ? [' at most ', { amount: most, unit: '%' } as const] : []),
  ]
  return parts.length > 0 ? [processors, { note: parts, fails }] : processors
}

/** The need, and below it the supply unless the head has it; where that is less, it says so. */
function besideCell(
  beside: Besides | null | undefined,
  is: 'of' | 'sized for',
  isInHead: boolean,
): Cell {
  if (!beside) return null
  const { needs, has } = beside
  if (!has) return needs
  const fails = needs.value > has.value
  if (!fails) return isInHead ? needs : [needs, { note: [`${is} `, has] }]
  // With as many digits as tell that it is more.
  const [{ required, available } = { required: needs, available: has }] = shownMargins([
    { required: needs, available: has, holds: false },
  ])
  return [required, { note: [`${is} only `, available], fails }]
}
