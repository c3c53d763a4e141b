import { type Beside, type BusiestLoad, busiestLoads, type Worked } from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useResults } from '../store/use-project.ts'
import { useFailure } from './use-failure.ts'
import './failing.css'

/** The load of the busiest server of each build while something is down, beside what it has. */
export function OutcomeLoads() {
  const live = useResults()
  const failure = useFailure()
  if (!live || !failure) return null
  const { plan, results } = live
  const rows = busiestLoads(plan, results.sizing, failure.dags, failure.outcome)
  if (rows.length === 0) return null
  const isSeveral = rows.length > 1
  const has = (of: (load: NonNullable<BusiestLoad['load']>) => object | null) =>
    rows.some(({ load }) => load && of(load))
  return (
    <DataTable
      caption={isSeveral ? 'The busiest server of each kind' : 'The busiest server'}
      className="outcome-loads"
      cards
      rows={rows}
      columns={[
        { head: 'Server', of: ({ at }) => [at.name, { note: `site ${at.site}` }] },
        { head: 'Active', of: ({ active }) => active },
        ...(has(({ processors, megacycles }) => processors ?? megacycles)
          ? [{ head: 'Processors', of: ({ load }: BusiestLoad) => processorCell(load) }]
          : []),
        ...(has(({ memory }) => memory)
          ? [{ head: 'Memory', of: ({ load }: BusiestLoad) => besideCell(load?.memory, 'of') }]
          : []),
        ...(has(({ iops }) => iops)
          ? [{ head: 'Drives', of: ({ load }: BusiestLoad) => besideCell(load?.iops, 'sized for') }]
          : []),
      ]}
    />
  )
}

function processorCell(load: BusiestLoad['load']): Cell {
  const { processors, megacycles } = load ?? {}
  if (!processors) return besideCell(megacycles, 'of')
  const { has } = megacycles ?? {}
  return has ? [processors, { note: ['of ', has], fails: isOver(processors) }] : processors
}

function isOver({ value, shownAs }: Worked): boolean {
  return typeof shownAs === 'object' && 'most' in shownAs && value > shownAs.most
}

type Besides = Beside<'megacycles' | 'GiB' | 'GB' | 'IOPS'>

/** The need, and below it the supply; where that is less, it says so. */
function besideCell(beside: Besides | null | undefined, is: 'of' | 'sized for'): Cell {
  if (!beside) return null
  const { needs, has } = beside
  if (!has) return needs
  const fails = needs.value > has.value
  return [needs, { note: [fails ? `${is} only ` : `${is} `, has], fails }]
}
