import type { PlanSection, SectionProps } from '../../app/plan-section.ts'
import { cutName, type Plan, type Sizing, type Worked } from '../../engine/index.ts'
import { saveBill } from '../../features/bill-of-materials/bill-csv.ts'
import { BillOfMaterials, BlockBill } from '../../features/bill-of-materials/bill-of-materials.tsx'
import type { Format } from '../../ui/format.ts'
import { recommended } from './recommended.ts'

/** What the proposal is built of. */
export const billSection: PlanSection<Sizing> = {
  id: 'bill',
  title: 'Bill of materials',
  shows: (plan, sizing) => {
    const { proposed, proposedBlocks } = recommended(plan, sizing)
    return (proposed ?? proposedBlocks) !== null
  },
  takeaway: (plan, sizing, format) => {
    const { proposed, proposedBlocks, organization } = recommended(plan, sizing)
    if (proposed)
      return `${format.text(proposed.arrays)} with ${format.text(proposed.drives)} in ${format.text(organization.groups)}${priceWords(plan, proposed.cost, format)}.`
    return (
      proposedBlocks &&
      `${format.text(proposedBlocks.blocks)} with ${format.text(proposedBlocks.drives)}.`
    )
  },
  Section: Bill,
}

function priceWords({ currency }: Plan, cost: Worked | null, format: Format): string {
  if (!cost) return ''
  return `, ${format.text(cost)} ${currency ? cutName(currency) : 'in all'}`
}

function Bill({ plan, sizing }: SectionProps<Sizing>) {
  const { proposed, proposedBlocks } = recommended(plan, sizing)
  return (
    <>
      {proposed && (
        <BillOfMaterials
          plan={plan}
          sizing={sizing}
          candidate={proposed}
          save={(rows) => saveBill(plan, proposed, rows)}
        />
      )}
      {proposedBlocks && <BlockBill plan={plan} design={proposedBlocks} />}
    </>
  )
}
