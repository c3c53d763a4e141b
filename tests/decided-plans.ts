import fc from 'fast-check'
import { designsOf } from '../src/app/store/recommendation.ts'
import { resultsOf } from '../src/app/store/results.ts'
import { initialPlan, newPlanForVersion } from '../src/app/store/start.ts'
import { decideAutomatic } from '../src/engine/explore/index.ts'
import { defaultPlan, exchangeVersionIds, type Plan } from '../src/engine/index.ts'
import { dagsOf } from '../src/engine/methods/index.ts'
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
    tierCount: fc.constantFrom(1, 1, 1, 2, 4),
    sites: fc.constantFrom(1, 2),
    survive: fc.constantFrom('servers', 'site' as const),
    availability: fc.constantFrom(null, null, null, 'none' as const),
    processorBy: fc.constantFrom(null, null, null, 'virtual machine' as const),
  })
  .map((drawn): Plan => {
    const { from, isTyped, mailboxes, quota, tierCount, availability, processorBy, ...given } =
      drawn
    const [first] = from.tiers
    // Every tier has a larger quota and fewer messages than the one before.
    const more = Array.from({ length: tierCount - 1 }, (_, at) => ({
      ...{ ...first, name: `Tier ${at + 2}`, quota: quota * (at + 2) },
      ...{ mailboxes: Math.ceil(mailboxes / (at + 2)), messages: first.messages / (at + 2) },
    }))
    const tiers: Plan['tiers'] = [{ ...first, mailboxes, quota }, ...more]
    const asked = { ...from, ...given, ...(availability && { availability }), tiers }
    const { plan } = decideAutomatic({ ...asked, ...(processorBy && { processorBy }) })
    return isTyped ? { ...plan, automatic: [] } : plan
  })
  .filter((plan) => resultsOf(plan) !== null)

/** Those of them in DAGs of which a design is proposed. */
export const heldInDags = decidedPlans.filter((plan) => {
  const results = resultsOf(plan)
  if (!results || !dagsOf(plan, results.sizing)) return false
  return designsOf(plan, results).proposed !== null
})
