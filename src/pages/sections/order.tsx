import {
  type PlanSectionDefinition,
  type SectionProps,
  useTakeawaySetter,
} from '../../app/plan-section.tsx'
import { adviceOf } from '../../app/store/recommendation.ts'
import { resultsOf } from '../../app/store/results.ts'
import { virtualDisksOfMachine, virtualHeadline } from '../../app/words/virtual-disks.ts'
import { type Design, isServerDesign } from '../../engine/designs/index.ts'
import { cutName, type Plan, type Sizing, type Worked } from '../../engine/index.ts'
import { methodOf } from '../../engine/methods/index.ts'
import { DesignBill, OrderInBrief } from '../../features/bill-of-materials/design-bill.tsx'
import { designOrderSentence } from '../../features/bill-of-materials/order-words.ts'
import { consideredDesigns } from '../../features/designs/considered-designs.ts'
import { cachedGrowth, DesignGrowth, GrowthInBrief } from '../../features/growth/design-growth.tsx'
import { growthWords } from '../../features/growth/growth-words.ts'
import type { Format } from '../../ui/format.ts'

const proposedDesign = (plan: Plan, sizing: Sizing) => consideredDesigns(plan, sizing).proposed

const isProposed = (plan: Plan, sizing: Sizing) => proposedDesign(plan, sizing) !== null

export const billSection: PlanSectionDefinition = {
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
  const disks = design && virtualDisksOfMachine(plan, sizing, design)
  if (disks) return `${virtualHeadline(disks, sizing, format)}; the host is yours.`
  return (
    design &&
    `${designOrderSentence(design, format)}${priceWords(plan, design.cost, format)}${powerWords(design, format)}.`
  )
}

function priceWords({ currency }: Plan, cost: Worked | null, format: Format): string {
  if (!cost) return ''
  return `, ${format.text(cost)} ${currency ? cutName(currency) : 'at the prices you gave'}`
}

/** Power of servers and their drives; empty if not known. */
function powerWords(design: Design, format: Format): string {
  const watts = isServerDesign(design) && design.power?.watts
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

/** Section on how long the proposed design lasts; after a long search its takeaway is set later. */
export const growthSection: PlanSectionDefinition = {
  id: 'growth',
  title: 'Growth',
  shows: (plan, sizing) =>
    methodOf(plan).followed === 'what comes nearest' || followed(plan, sizing) !== null,
  takeaway: (plan, sizing, format) => {
    const design = followed(plan, sizing)
    const growth = design?.kind === 'arrays' ? cachedGrowth(plan, design) : null
    return growth && growthWords(plan, growth, format)
  },
  Section: Growth,
  brief: [
    {
      under: 'Growth',
      shows: (plan, sizing) => proposed(plan, sizing) !== null,
      Section: ({ plan, sizing }) => {
        const design = proposed(plan, sizing)
        return design && <GrowthInBrief plan={plan} design={design} />
      },
    },
  ],
}

function Growth({ plan, sizing }: SectionProps) {
  const tell = useTakeawaySetter('growth', plan)
  const design = followed(plan, sizing)
  if (!design) return <p>This plan considers no storage, so there are no servers to follow.</p>
  return <DesignGrowth plan={plan} design={design} onFound={tell} />
}

/** The proposed design; null for tested blocks, which are counted for the plan as it is. */
function proposed(plan: Plan, sizing: Sizing): Design | null {
  const design = proposedDesign(plan, sizing)
  return design?.kind === 'tested blocks' ? null : design
}

function followed(plan: Plan, sizing: Sizing): Design | null {
  const design = proposed(plan, sizing)
  if (design || methodOf(plan).followed === 'what is proposed') return design
  return consideredDesigns(plan, sizing).designs[0] ?? null
}
