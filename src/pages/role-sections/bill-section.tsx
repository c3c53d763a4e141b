import { cutName, type Plan, serverDesigns } from '../../engine/index.ts'
import { ServerOrder } from '../../features/bill-of-materials/server-order.tsx'
import type { RoleSection, RoleSectionProps } from '../../features/role-plan/role-section.ts'

/** What the proposal is built of. */
export const billSection: RoleSection = {
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
    const price = cost ? `, ${priceOf(plan, format.text(cost))}` : ''
    return `${format.text(servers)} with ${format.text(drivesInAll)} for their databases and ${format.value(others, 'drives')} of system, transport or cache${price}.`
  },
  Section: Bill,
}

function priceOf({ currency }: Plan, amount: string): string {
  return currency ? `${amount} ${cutName(currency)}` : `${amount} in all`
}

/** The order list of what is proposed. */
function Bill({ plan, sizing }: RoleSectionProps) {
  const { proposed } = serverDesigns(plan, sizing)
  return proposed && <ServerOrder plan={plan} sizing={sizing} design={proposed} />
}
