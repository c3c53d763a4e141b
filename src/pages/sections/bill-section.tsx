import type { PlanSection, SectionProps } from '../../app/plan-section.tsx'
import { adviceOf } from '../../app/store/recommendation.ts'
import { resultsOf } from '../../app/store/results.ts'
import { type Design, hasServers } from '../../engine/designs/index.ts'
import { cutName, type Plan, type Sizing, type Worked } from '../../engine/index.ts'
import { DesignBill, OrderInBrief } from '../../features/bill-of-materials/design-bill.tsx'
import { orderWords } from '../../features/bill-of-materials/order-words.ts'
import type { Format } from '../../ui/format.ts'
import { proposedDesign } from './recommendation-for.ts'

const isProposed = (plan: Plan, sizing: Sizing) => proposedDesign(plan, sizing) !== null

/** Bill of materials of the proposed design. */
export const billSection: PlanSection = {
  id: 'bill',
  title: 'Bill of materials',
  isOpen: true,
  shows: isProposed,
  takeaway: billWords,
  Section: ({ plan, sizing }) => {
    const design = proposedDesign(plan, sizing)
    return design && <DesignBill plan={plan} sizing={sizing} design={design} />
  },
  brief: [{ under: 'What to order', shows: isProposed, Section: BriefOrder }],
}

function billWords(plan: Plan, sizing: Sizing, format: Format): string | null {
  const design = proposedDesign(plan, sizing)
  return (
    design &&
    `${orderWords(design, format)}${priceWords(plan, design.cost, format)}${powerWords(design, format)}.`
  )
}

function priceWords({ currency }: Plan, cost: Worked | null, format: Format): string {
  if (!cost) return ''
  return `, ${format.text(cost)} ${currency ? cutName(currency) : 'at the prices you gave'}`
}

/** Power of servers and their drives; empty if not known. */
function powerWords(design: Design, format: Format): string {
  const watts = hasServers(design) && design.power?.watts
  return watts ? `; together ${format.text(watts)}` : ''
}

/** Most checks that leave room on the page for the totals of arrays and volumes. */
const roomBeside = 2

function BriefOrder({ plan, sizing }: SectionProps) {
  const design = proposedDesign(plan, sizing)
  if (!design) return null
  const advice = adviceOf(plan, resultsOf(plan) ?? { sizing })
  return (
    <OrderInBrief
      plan={plan}
      sizing={sizing}
      design={design}
      totals={advice.length <= roomBeside}
    />
  )
}
