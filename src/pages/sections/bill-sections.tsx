import { type SectionProps, sectionOf } from '../../app/plan-section.tsx'
import { adviceOf } from '../../app/store/recommendation.ts'
import { resultsOf } from '../../app/store/results.ts'
import {
  billOfServers,
  cutName,
  hasCapacity,
  hasParts,
  type Plan,
  type SizedByRoles,
  type Sizing,
  serverDesigns,
  type Worked,
} from '../../engine/index.ts'
import { BillOfMaterials, BlockBill } from '../../features/bill-of-materials/bill-of-materials.tsx'
import { OrderList } from '../../features/bill-of-materials/order-list.tsx'
import { Materials, OrderInBrief } from '../../features/bill-of-materials/report-materials.tsx'
import type { Format } from '../../ui/format.ts'
import { recommended } from './recommended.ts'

const isProposed = (plan: Plan, sizing: Sizing) => {
  const { proposed, proposedBlocks } = recommended(plan, sizing)
  return (proposed ?? proposedBlocks) !== null
}

/** The arrays or tested blocks that are proposed. */
export const billSection = sectionOf(hasCapacity, {
  id: 'bill',
  title: 'Bill of materials',
  only: 'screen',
  shows: isProposed,
  takeaway: billWords,
  Section: Bill,
  brief: [{ under: 'What to order', shows: isProposed, Section: Order }],
})

/** The same on paper, server by server. */
export const printedBill = sectionOf(hasCapacity, {
  id: 'bill',
  title: 'Bill of materials',
  only: 'paper',
  shows: isProposed,
  takeaway: billWords,
  Section: ({ plan, sizing }) => (
    <Materials plan={plan} sizing={sizing} recommendation={recommended(plan, sizing)} />
  ),
})

function billWords(plan: Plan, sizing: Sizing, format: Format): string | null {
  const { proposed, proposedBlocks, organization } = recommended(plan, sizing)
  if (proposed)
    return `${format.text(proposed.arrays)} with ${format.text(proposed.drives)} in ${format.text(organization.groups)}${priceWords(plan, proposed.cost, format)}.`
  return (
    proposedBlocks &&
    `${format.text(proposedBlocks.blocks)} with ${format.text(proposedBlocks.drives)}.`
  )
}

function priceWords({ currency }: Plan, cost: Worked | null, format: Format): string {
  if (!cost) return ''
  return `, ${format.text(cost)} ${currency ? cutName(currency) : 'in all'}`
}

function Bill({ plan, sizing }: SectionProps) {
  const { proposed, proposedBlocks } = recommended(plan, sizing)
  return (
    <>
      {proposed && <BillOfMaterials plan={plan} sizing={sizing} candidate={proposed} />}
      {proposedBlocks && <BlockBill plan={plan} design={proposedBlocks} />}
    </>
  )
}

/** As many checks as leave room on the page for what the arrays and volumes add up to. */
const roomBeside = 2

function Order({ plan, sizing }: SectionProps) {
  return (
    <OrderInBrief
      plan={plan}
      sizing={sizing}
      recommendation={recommended(plan, sizing)}
      totals={adviceOf(plan, resultsOf(plan) ?? { sizing }).length <= roomBeside}
    />
  )
}

/** The servers that are proposed, with their drives and arrays. */
export const serverBillSection = sectionOf(hasParts, {
  id: 'bill',
  title: 'Bill of materials',
  shows: (plan, sizing) => serverDesigns(plan, sizing).proposed !== null,
  takeaway: (plan, sizing, format) => {
    const { proposed } = serverDesigns(plan, sizing)
    if (!proposed) return null
    const { servers, drivesInAll, cost, drives } = proposed
    const others = drives
      .filter(({ purpose }) => ['system', 'transport', 'cache'].includes(purpose))
      .reduce((all, { inAll }) => all + inAll.value, 0)
    return `${format.text(servers)} with ${format.text(drivesInAll)} for their databases and ${format.value(others, 'drives')} of system, transport or cache${priceWords(plan, cost, format)}.`
  },
  Section: ServerBill,
  brief: [
    {
      under: 'What to order',
      shows: (plan, sizing) => serverDesigns(plan, sizing).proposed !== null,
      Section: ServerBill,
    },
  ],
})

function ServerBill({ plan, sizing }: SectionProps<SizedByRoles>) {
  const { proposed } = serverDesigns(plan, sizing)
  return (
    proposed && (
      <OrderList plan={plan} lines={billOfServers(plan, sizing, proposed)} cost={proposed.cost} />
    )
  )
}
