import type { ServerDesign } from '../../../src/engine/designs/index.ts'
import { type Plan, type Tier, workbookDefaults } from '../../../src/engine/index.ts'
import { serverDesigns } from '../../../src/engine/methods/roles/index.ts'
import { isByRoles, type SizedByRoles } from '../../../src/engine/methods/roles/sized-by-roles.ts'
import { sizedAnyhow } from '../plans.ts'

const later = workbookDefaults('2019')

/** A plan of Exchange 2019 in two sites whose servers hold, with some answers changed. */
export function serverPlan(tier: Partial<Tier> = {}, changes: Partial<Plan> = {}): Plan {
  const two: Partial<Plan> = { sites: 2, siteModel: 'AA1', copies: 4, secondSiteCopies: 2 }
  const [first] = later.tiers
  return {
    ...later,
    ...two,
    ...{ activeServers: 6, cores: 32, specRate: 1400 },
    ...changes,
    tiers: [{ ...first, mailboxes: 10_000, quota: 5120, ...tier }],
  }
}

/** The sizing of a plan by role requirements. */
export function sizedServers(plan: Plan): SizedByRoles {
  const sizing = sizedAnyhow(plan)
  if (!isByRoles(sizing)) throw new Error('The plan is sized by role requirements')
  return sizing
}

/** The servers that a plan proposes. */
export function proposedServers(plan: Plan): ServerDesign {
  const { proposed } = serverDesigns(plan, sizedServers(plan))
  if (!proposed) throw new Error('Servers hold the plan')
  return proposed
}
