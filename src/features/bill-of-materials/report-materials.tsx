import { useMemo } from 'react'
import {
  billOfMaterials,
  type Candidate,
  type Plan,
  type Recommendation,
  type Sizing,
} from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { BillTotals, BlockBill } from './bill-of-materials.tsx'
import { billedServers } from './bill-servers.ts'
import { billNames, reservedWords, volumeCounts } from './bill-words.ts'
import { ArrayOrder } from './storage-order.tsx'

type ReportMaterialsProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly recommendation: Recommendation
}

/** What is proposed, as what to buy and how to lay it out; nothing where nothing fits. */
export function ReportMaterials({ plan, sizing, recommendation }: ReportMaterialsProps) {
  const { proposed, proposedBlocks } = recommendation
  if (!proposed && !proposedBlocks) return null
  return (
    <section>
      <h2>Bill of materials</h2>
      {proposed && <Materials plan={plan} sizing={sizing} candidate={proposed} />}
      {proposedBlocks && <BlockBill plan={plan} design={proposedBlocks} />}
    </section>
  )
}

type MaterialsProps = Omit<ReportMaterialsProps, 'recommendation'> & {
  readonly candidate: Candidate
}

function Materials({ plan, sizing, candidate }: MaterialsProps) {
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
      <ArrayOrder plan={plan} bill={bill} candidate={candidate} />
      <BillTotals bill={bill} />
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
