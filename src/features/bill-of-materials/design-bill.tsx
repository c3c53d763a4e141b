import { useContext, useMemo } from 'react'
import type { SectionProps } from '../../app/plan-section.tsx'
import type { Candidate, TestedBlocksDesign } from '../../engine/designs/index.ts'
import { billOfBlocks } from '../../engine/methods/papers/index.ts'
import { IsForPaperContext } from '../../ui/chart-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { FigureTable } from '../../ui/figure-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { BillOfMaterialsView, BillTotals } from './bill-of-materials.tsx'
import {
  reservedVolumesSentence,
  useArrayBillOfMaterials,
  volumeCountsBySizeWords,
  volumeNamingWords,
} from './bill-words.ts'
import { DesignOrderList, type OrderProps } from './order-list.tsx'

export function DesignBill({ design, ...props }: OrderProps) {
  const Arrays = useContext(IsForPaperContext) ? ArrayMaterials : BillOfMaterialsView
  switch (design.kind) {
    case 'arrays':
      return <Arrays {...props} candidate={design.candidate} />
    case 'tested blocks':
      return <BlockBill {...props} design={design} />
    default:
      return <DesignOrderList {...props} design={design} />
  }
}

type BlockBillProps = SectionProps & { readonly design: TestedBlocksDesign }

function BlockBill({ design, ...props }: BlockBillProps) {
  const { solution } = design.blocks
  const { drives, byUse } = useMemo(() => billOfBlocks(design.blocks), [design])
  const { databases, logs, spares, free } = byUse
  return (
    <div className="bill">
      <DesignOrderList {...props} design={design} />
      <FigureTable
        caption="Drives by what they are for"
        className="compact"
        rows={[
          { worked: drives, note: solution.drives.kind },
          { worked: databases, note: solution.raid },
          { worked: logs },
          { worked: spares },
          { worked: free, note: 'in no set' },
        ]}
      />
    </div>
  )
}

type OrderInBriefProps = OrderProps & {
  readonly totals: boolean
}

export function OrderInBrief({ totals, ...props }: OrderInBriefProps) {
  const { plan, sizing, design } = props
  if (design.kind !== 'arrays') return <DesignOrderList {...props} />
  return (
    <div className="bill">
      <DesignOrderList {...props} />
      {totals && <ArrayTotals plan={plan} sizing={sizing} candidate={design.candidate} />}
    </div>
  )
}

type ArraysProps = SectionProps & { readonly candidate: Candidate }

function ArrayTotals({ plan, sizing, candidate }: ArraysProps) {
  return <BillTotals bill={useArrayBillOfMaterials(plan, sizing, candidate)} />
}

/** Printed table with the arrays and volume counts of every server, without single volumes. */
function ArrayMaterials({ plan, sizing, candidate }: ArraysProps) {
  const format = useFormat()
  const bill = useArrayBillOfMaterials(plan, sizing, candidate)
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
            of: ({ volumes }) => (volumes ? volumeCountsBySizeWords(volumes, format) : 'not named'),
          },
        ]}
      />
      <p className="footnote">
        {volumeNamingWords(plan, bill)} {reservedVolumesSentence(plan, bill)}{' '}
        {isNamed && 'In Spindle, the page of the design lists every volume.'}
      </p>
    </div>
  )
}
