import { type Beside, type ServerLoad, shownMargins } from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'

type Load = ServerLoad | null | undefined
type Besides = Beside<'megacycles' | 'GiB' | 'GB' | 'IOPS'>

/** The columns that tell how a server is loaded: only those that a load says something of. */
export function loadColumns<Row>(rows: readonly Row[], loadOf: (row: Row) => Load) {
  const has = (of: (load: ServerLoad) => object | null) =>
    rows.some((row) => {
      const load = loadOf(row)
      return load && of(load)
    })
  return [
    has(({ processors, megacycles }) => processors ?? megacycles) && {
      head: 'Processors',
      of: (row: Row) => processorCell(loadOf(row)),
    },
    has(({ memory }) => memory) && {
      head: 'Memory',
      of: (row: Row) => besideCell(loadOf(row)?.memory, 'of'),
    },
    has(({ iops }) => iops) && {
      head: 'Drives',
      of: (row: Row) => besideCell(loadOf(row)?.iops, 'sized for'),
    },
  ]
}

/** How busy processors are, below it what they have and, where that is too busy, the most they may be. */
function processorCell(load: Load): Cell {
  const { processors, megacycles } = load ?? {}
  if (!processors) return besideCell(megacycles, 'of')
  const { value, shownAs } = processors
  const most = typeof shownAs === 'object' && 'most' in shownAs ? shownAs.most : value
  const fails = value > most
  const parts: readonly Cell[] = [
    ...(megacycles?.has ? ['of ', megacycles.has] : []),
    ...(fails ? [' at most ', { amount: most, unit: '%' } as const] : []),
  ]
  return parts.length > 0 ? [processors, { note: parts, fails }] : processors
}

/** The need, and below it the supply; where that is less, it says so. */
function besideCell(beside: Besides | null | undefined, is: 'of' | 'sized for'): Cell {
  if (!beside) return null
  const { needs, has } = beside
  if (!has) return needs
  const fails = needs.value > has.value
  if (!fails) return [needs, { note: [`${is} `, has] }]
  // With as many digits as tell that it is more.
  const [{ required, available } = { required: needs, available: has }] = shownMargins([
    { required: needs, available: has, holds: false },
  ])
  return [required, { note: [`${is} only `, available], fails }]
}
