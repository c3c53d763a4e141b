import fc from 'fast-check'
import { designsOf } from '../src/app/store/recommendation.ts'
import { resultsOf } from '../src/app/store/results.ts'
import { newPlan } from '../src/app/store/start.ts'
import { decideAutomatic } from '../src/engine/explore/index.ts'
import { defaultPlan, type Plan } from '../src/engine/index.ts'
import { isDeep } from './cases.ts'

/** Plans of which something holds, four in five of them with answers left to the program. */
export const decidedPlans = fc
  .record({
    from: fc.constantFrom(newPlan, newPlan, newPlan, defaultPlan),
    isTyped: fc.constantFrom(false, false, false, false, true),
    mailboxes: isDeep ? fc.integer({ min: 200, max: 30_000 }) : fc.constantFrom(900, 5000, 12_000),
    quota: fc.constantFrom(700, 2048, 5120),
    sites: fc.constantFrom(1, 2),
    survive: fc.constantFrom('servers', 'site' as const),
  })
  .map(({ from, isTyped, mailboxes, quota, ...given }): Plan => {
    const tiers: Plan['tiers'] = [{ ...from.tiers[0], mailboxes, quota }]
    const automatic: Plan['automatic'] = from === newPlan ? from.automatic : ['servers']
    const { plan } = decideAutomatic({ ...from, ...given, automatic, tiers })
    return isTyped ? { ...plan, automatic: [] } : plan
  })
  .filter((plan) => {
    const results = resultsOf(plan)
    return results !== null && designsOf(plan, results).proposed !== null
  })
