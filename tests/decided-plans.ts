import fc from 'fast-check'
import { resultsOf } from '../src/app/store/results.ts'
import { initialPlan, newPlanForVersion } from '../src/app/store/start.ts'
import { decideAutomatic } from '../src/engine/explore/index.ts'
import { defaultPlan, exchangeVersionIds, type Plan } from '../src/engine/index.ts'
import { isDeep } from './cases.ts'

/** Every version once, the latest and the worked example most often. */
const startingPlans = fc.oneof(
  { weight: 3, arbitrary: fc.constant(initialPlan) },
  { weight: 1, arbitrary: fc.constant(defaultPlan) },
  { weight: 3, arbitrary: fc.constantFrom(...exchangeVersionIds).map(newPlanForVersion) },
)

/** Mailboxes as evenly drawn by their logarithm, from one to 400,000. */
const anyMailboxes = fc
  .noBias(fc.double({ min: 0, max: Math.log10(400_000), noNaN: true }))
  .map((power) => Math.round(10 ** power))

/** Plans that can be sized, four in five of them with answers left to the program. */
export const decidedPlans = fc
  .record({
    from: startingPlans,
    isTyped: fc.constantFrom(false, false, false, false, true),
    mailboxes: isDeep ? anyMailboxes : fc.constantFrom(900, 5000, 12_000),
    quota: fc.constantFrom(700, 2048, 5120),
    sites: fc.constantFrom(1, 2),
    survive: fc.constantFrom('servers', 'site' as const),
    availability: fc.constantFrom(null, null, null, 'none' as const),
    processorBy: fc.constantFrom(null, null, null, 'virtual machine' as const),
  })
  .map(({ from, isTyped, mailboxes, quota, availability, processorBy, ...given }): Plan => {
    const tiers: Plan['tiers'] = [{ ...from.tiers[0], mailboxes, quota }]
    const asked = { ...from, ...given, ...(availability && { availability }), tiers }
    const { plan } = decideAutomatic({ ...asked, ...(processorBy && { processorBy }) })
    return isTyped ? { ...plan, automatic: [] } : plan
  })
  .filter((plan) => resultsOf(plan) !== null)
