import { JobStatus } from '../../app/job-status.tsx'
import type { Plan, Sizing } from '../../engine/index.ts'
import type { EveryLossProofWithLoads } from '../../engine/methods/index.ts'
import { areProcessorsTooBusy } from '../../engine/methods/roles/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { FailuresWithoutDag, FirstOutageLine } from './first-outage.tsx'
import { databasesDownCell, missingCapacityWords, mostDatabasesDownCell } from './loss-cells.ts'
import { lossKindWords, proofTakeaway, shownProofCases } from './proof-sentences.ts'
import { takeawayWithoutDag } from './standalone-words.ts'
import { useProof } from './use-proof.ts'

type SurvivedProps = { readonly plan: Plan; readonly sizing: Sizing }

export function SurvivedLossesTable({ plan, sizing }: SurvivedProps) {
  const format = useFormat()
  const { proof, failure } = useProof(plan, sizing)
  if (proof === 'unfinished') return <JobStatus doing="Trying every failure…" failure={failure} />
  if (!proof)
    return (
      <>
        <p>{takeawayWithoutDag(plan, sizing, format)}</p>
        <FailuresWithoutDag plan={plan} sizing={sizing} />
      </>
    )
  return proof.cases.length > 0 ? (
    <>
      <SurvivedTable proof={proof} plan={plan} />
      <FirstOutageLine proof={proof} plan={plan} />
    </>
  ) : (
    <p>{proofTakeaway(proof, plan, format)}</p>
  )
}

/** Most kinds of loss in the table; the annex of the report shows all. */
const most = 5

function SurvivedTable({
  proof,
  plan,
}: {
  readonly proof: EveryLossProofWithLoads
  readonly plan: Plan
}) {
  const format = useFormat()
  const rows = shownProofCases(proof, plan).slice(0, most)
  const all = `of ${format.number(proof.databases)}`
  // Whether an administrator must activate databases after any of these losses.
  const waits = rows.some(({ waiting, withoutMajority }) => waiting.worst ?? withoutMajority.worst)
  const hasProcessors = proof.cases.some(({ worst }) => worst?.load?.processors)
  return (
    <DataTable
      caption="What each loss leaves"
      hidden="caption"
      cards
      className="survived"
      rows={rows}
      below={{ head: 'Beyond the design', of: (one) => missingCapacityWords(one, format) }}
      columns={[
        { head: 'After the loss of', of: ({ kind }) => lossKindWords[kind].any },
        {
          head: ['Most active on one server', { note: all }],
          full: 'Most databases active on one server',
          className: 'amount',
          of: ({ busiest }) => busiest?.active ?? 'no server is left',
        },
        hasProcessors && {
          head: 'Its processors',
          of: ({ worst }) => worst?.load?.processors ?? { hint: '–' },
          fails: ({ worst }) => areProcessorsTooBusy(worst?.load?.processors),
        },
        {
          head: ['Databases down', { note: waits ? `${all}, until somebody acts` : all }],
          full: waits ? 'Databases down until somebody acts' : 'Databases down',
          className: 'amount',
          of: (one) => databasesDownCell(one, format),
        },
        {
          head: ['No copy left', { note: all }],
          full: 'Databases with no copy left',
          className: 'amount',
          of: ({ losing, tried }) => mostDatabasesDownCell(losing, tried, format),
        },
      ]}
    />
  )
}
