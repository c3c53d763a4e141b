import { useMemo } from 'react'
import {
  billOfMaterials,
  type Candidate,
  lineOfArrays,
  linesOfBlocks,
  type Plan,
  type Recommendation,
  type Sizing,
} from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { BillTotals, BlockBill } from './bill-of-materials.tsx'
import { billedServers } from './bill-servers.ts'
import { billNames, reservedWords, volumeCounts } from './bill-words.ts'
import { OrderList } from './order-list.tsx'

type ReportMaterialsProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly recommendation: Recommendation
}

type OrderInBriefProps = ReportMaterialsProps & {
  /** Whether there is room for what the arrays and volumes add up to. */
  readonly totals: boolean
}

/** What is proposed, as what to order. */
export function OrderInBrief({ plan, sizing, recommendation, totals }: OrderInBriefProps) {
  const { proposed, proposedBlocks } = recommendation
  const bill = useMemo(
    () => proposed && billOfMaterials(plan, sizing, proposed, billedServers(plan, sizing)),
    [plan, sizing, proposed],
  )
  if (proposed && bill)
    return (
      <div className="bill">
        <OrderList
          plan={plan}
          lines={[lineOfArrays(plan, bill, proposed)]}
          cost={proposed.cost}
          drives={bill.drives}
        />
        {totals && <BillTotals bill={bill} />}
      </div>
    )
  return (
    proposedBlocks && <OrderList plan={plan} lines={linesOfBlocks(proposedBlocks)} cost={null} />
  )
}

/** How what is proposed is laid out: every server with its arrays and volumes. */
export function Materials({ recommendation, ...props }: ReportMaterialsProps) {
  const { proposed, proposedBlocks } = recommendation
  if (proposed) return <ArrayMaterials {...props} candidate={proposed} />
  return proposedBlocks && <BlockBill plan={props.plan} design={proposedBlocks} />
}

type MaterialsProps = Omit<ReportMaterialsProps, 'recommendation'> & {
  readonly candidate: Candidate
}

function ArrayMaterials({ plan, sizing, candidate }: MaterialsProps) {
  const format = useFormat()
  const bill = useMemo(
    () => billOfMaterials(plan, sizing, candidate, billedServers(plan, sizing)),
    [plan, sizing, candidate],
  )
  const holders = bill.sites.flatMap((site) => site.holders)
  const isNamed = holders.some(({ volumes }) => volumes !== null)
  const grouped = holders.some(({ group }) => group !== null)
  return (
    <div className="bill">
      <DataTable
        caption={`${bill.per === 'cluster' ? 'Clusters and' : 'Servers and'} their volumes`}
        rows={holders}
        columns={[
          { head: 'Pool', of: ({ name }) => name },
          bill.per === 'cluster' && {
            head: 'Servers',
            of: ({ servers }) => servers.join(' and '),
          },
          grouped && { head: 'DAG or cluster', of: ({ group }) => group ?? '' },
          { head: 'Arrays', of: ({ arrays }) => format.text(arrays) },
          isNamed && {
            head: 'Volumes',
            of: ({ volumes }) => (volumes ? volumeCounts(volumes, format) : 'not named'),
          },
        ]}
      />
      <p className="footnote">
        {billNames(plan, bill)} {reservedWords(plan, bill)}{' '}
        {isNamed && 'The page of the design lists every volume.'}
      </p>
    </div>
  )
}
