import fc from 'fast-check'
import type { Dags } from '../../../src/engine/failures/index.ts'
import { defaultPlan, failures, type Plan, size, withVersion } from '../../../src/engine/index.ts'
import { dagsOf } from '../../../src/engine/methods/index.ts'
import type { PlanFailures } from '../../../src/engine/methods/roles/all-stages.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'
import { randomDesign } from '../../roles/random-designs.ts'
import { sizedAnyhow } from '../plans.ts'

/** The DAGs of a plan that has some. */
export function dagsIn(plan: Plan): Dags {
  const dags = dagsOf(plan, sizedAnyhow(plan))
  if (!dags) throw new Error('The plan has no DAG')
  return dags
}

/** The failures of a plan of Exchange 2013 to SE with a DAG. */
export function failuresIn(plan: Plan): PlanFailures {
  const found = failures(plan)
  if (!found) throw new Error('The plan has no DAG whose failures are tried')
  return found
}

const later = withVersion(defaultPlan, '2019')

/** Three servers in either of two sites, 12 databases with two copies in each, changed. */
export const smallDag = (changes: Partial<Plan> = {}): Plan => ({
  ...later,
  tiers: [{ ...later.tiers[0], mailboxes: 2000, quota: 2048 }],
  ...{ activeServers: 3, databases: 12, sites: 2, copies: 4, secondSiteCopies: 2 },
  ...changes,
})

/** Plans of Exchange 2013 to SE with DAGs of every model, in either mode, witnesses in every site. */
export const roleDagPlans: fc.Arbitrary<Plan> = fc
  .record({
    seed: fc.integer({ min: 1, max: 1_000_000 }),
    mode: fc.constantFrom('corrected' as const, 'microsoft' as const),
    witnessSite: fc.constantFrom('site 1' as const, 'site 2' as const, 'third site' as const),
  })
  .map(({ seed, ...changes }) => ({ ...planFromKeys(randomDesign(seed)), ...changes }))
  .filter((plan) => plan.availability === 'dag' && size(plan).ok && failures(plan) !== null)

/** Plans of Exchange 2010 with one DAG or several, in one site to four. */
export const paperDagPlans: fc.Arbitrary<Plan> = fc
  .record({
    servers: fc.integer({ min: 1, max: 40 }),
    sites: fc.integer({ min: 1, max: 4 }),
    copies: fc.integer({ min: 1, max: 6 }),
    databases: fc.integer({ min: 1, max: 120 }),
  })
  .map((changes): Plan => {
    const plan = withVersion(defaultPlan, '2010')
    return {
      ...plan,
      availability: 'dag',
      edition: 'Enterprise',
      survive: 'servers',
      lostServers: 1,
      worstCase: 'spread',
      ...changes,
    }
  })
  .filter((plan) => {
    const result = size(plan)
    return result.ok && dagsOf(plan, result.sizing) !== null
  })
