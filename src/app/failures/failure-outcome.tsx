import { busiestLoads } from '../../engine/methods/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { isFailureFree } from '../store/failure-in-address.ts'
import { useResults } from '../store/use-project.ts'
import { sameServerCapacityWords, serverLoadColumns } from './load-cells.ts'
import { MailOutageLine } from './outage-notice.tsx'
import {
  activeDatabasesWords,
  busiestServerWords,
  lossWords,
  quorumSentences,
  witnessAssumptionSentences,
} from './outcome-sentences.ts'
import type { SimulatedFailure } from './simulated-failure.ts'
import { useSimulatedFailure, useSimulatedOutage } from './use-simulated-failure.ts'
import './failing.css'

/**
 * Active and inactive databases, announced as they change. During a failure also the quorum of each
 * DAG and the load of the busiest server of each kind.
 */
export function FailureOutcome() {
  const failure = useSimulatedFailure()
  if (!failure) return null
  return (
    <>
      <Words failure={failure} />
      {!isFailureFree(failure.lost) && <OutcomeLoads />}
    </>
  )
}

function Words({ failure }: { readonly failure: SimulatedFailure }) {
  const format = useFormat()
  const outage = useSimulatedOutage()
  const { dags, lost } = failure
  const isUp = isFailureFree(lost)
  const worst = isUp ? null : busiestServerWords(failure, format)
  const votes = isUp
    ? []
    : [...quorumSentences(failure, format), ...witnessAssumptionSentences(failure)]
  // While everything is up, the sites of the picture say what is active.
  const found = isUp ? [] : [activeDatabasesWords(failure, format), worst].filter(Boolean)
  return (
    <div className="outcome measure below-4" role="status">
      {outage && (
        <p className="sr">
          <MailOutageLine {...outage} />
        </p>
      )}
      <p>
        <strong>{lossWords(dags, lost, format)}</strong> {found.join(' ')}
      </p>
      {votes.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  )
}

/** Load and capacity of the busiest server of each kind during a failure. */
function OutcomeLoads() {
  const live = useResults()
  const failure = useSimulatedFailure()
  const format = useFormat()
  if (!live || !failure) return null
  const { plan, results } = live
  const rows = busiestLoads(plan, results.sizing, failure.dags, failure.outcome)
  if (rows.length === 0) return null
  const isSeveral = rows.length > 1
  const limits = sameServerCapacityWords(
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
        ...serverLoadColumns(rows, ({ load }) => load, format),
      ]}
    >
      {limits && <p className="footnote">{limits}</p>}
    </DataTable>
  )
}
