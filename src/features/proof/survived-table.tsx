import { Unfinished } from '../../app/unfinished.tsx'
import {
  isTooBusy,
  kindOf,
  type Plan,
  type PlanProof,
  type ProvenCase,
  type Sizing,
} from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { FirstOutageLine } from './first-outage.tsx'
import { losses, proofTakeaway } from './proof-sentences.ts'
import { useProof } from './use-proof.ts'

type SurvivedProps = { readonly plan: Plan; readonly sizing: Sizing }

/** The losses a plan survives, one line for each kind of loss; without copies on other servers, a sentence. */
export function Survived({ plan, sizing }: SurvivedProps) {
  const format = useFormat()
  const { proof, failure } = useProof(plan, sizing)
  if (proof === 'unfinished') return <Unfinished doing="Trying every failure…" failure={failure} />
  if (!proof) return <p>{aloneWords[kindOf(plan)]}</p>
  return proof.cases.length > 0 ? (
    <>
      <SurvivedTable proof={proof} />
      <FirstOutageLine proof={proof} />
    </>
  ) : (
    <p>{proofTakeaway(proof, format)}</p>
  )
}

const alone = 'Each server has its databases alone: while it is down, so are they.'

/** The effect of losing a server where no DAG stands in for it. */
const aloneWords = {
  dag: alone,
  none: alone,
  scc: 'The two servers of a cluster share one storage: after the loss of one the other goes on; the storage itself is lost once only.',
  ccr: 'Each cluster keeps a second copy of its databases on its other server, which goes on after the loss of one.',
} as const satisfies Record<ReturnType<typeof kindOf>, string>

/** As many kinds of loss as one compares at a glance; the annex tells of all. */
const most = 5

function SurvivedTable({ proof }: { readonly proof: PlanProof }) {
  const format = useFormat()
  const hasProcessors = proof.cases.some(({ worst }) => worst?.load?.processors)
  return (
    <DataTable
      caption="What each loss leaves"
      hidden="caption"
      cards
      className="survived"
      rows={proof.cases.slice(0, most)}
      columns={[
        { head: 'After the loss of', of: ({ kind }) => losses[kind] },
        {
          head: 'Most databases active on one server',
          className: 'amount',
          of: ({ busiest }) =>
            busiest
              ? `${format.number(busiest.active)} of ${format.number(proof.databases)}`
              : 'no server is left',
        },
        hasProcessors && {
          head: 'Its processors',
          of: ({ worst }) => worst?.load?.processors ?? { hint: '–' },
          fails: ({ worst }) => isTooBusy(worst?.load?.processors),
        },
        {
          head: 'Databases lost',
          className: 'amount',
          of: ({ losing, tried }) => ofSets(losing, tried, format),
        },
        {
          head: 'Down until an administrator acts',
          className: 'amount',
          of: (one) => ofSets(waitingMost(one), one.tried, format),
        },
      ]}
    />
  )
}

type Sets = ProvenCase['losing']

/** The worst of these: a majority that is missing, or copies that wait for a person. */
function waitingMost({ waiting, withoutMajority }: ProvenCase): Sets {
  return withoutMajority.count > waiting.count ? withoutMajority : waiting
}

/** How many databases the worst of these losses takes, and how many losses do. */
function ofSets({ count, worst }: Sets, tried: number, format: Format): Cell {
  if (count === 0 || !worst) return { hint: 'none' }
  const databases = format.number(worst.databases)
  return count === tried && tried === 1
    ? databases
    : `up to ${databases}, in ${format.number(count)} of ${format.number(tried)}`
}
