import { busiestLoads } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { useResults } from '../store/use-project.ts'
import { limitWords, loadColumns } from './load-cells.ts'
import { useFailure } from './use-failure.ts'
import './failing.css'

/** The load of the busiest server of each build while something is down, beside what it has. */
export function OutcomeLoads() {
  const live = useResults()
  const failure = useFailure()
  const format = useFormat()
  if (!live || !failure) return null
  const { plan, results } = live
  const rows = busiestLoads(plan, results.sizing, failure.dags, failure.outcome)
  if (rows.length === 0) return null
  const isSeveral = rows.length > 1
  const limits = limitWords(
    rows.map(({ load }) => load),
    format,
  )
  return (
    <DataTable
      caption={isSeveral ? 'The busiest server of each kind' : 'The busiest server'}
      className="outcome-loads"
      cards
      rows={rows}
      columns={[
        { head: 'Server', of: ({ at }) => [at.name, { note: `site ${at.site}` }] },
        { head: 'Active', of: ({ active }) => active },
        ...loadColumns(rows, ({ load }) => load, format),
      ]}
    >
      {limits && <p className="footnote">{limits}</p>}
    </DataTable>
  )
}
