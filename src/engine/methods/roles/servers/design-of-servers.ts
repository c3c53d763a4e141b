import { once } from '../../../core/once.ts'
import type { Requirement } from '../../../core/requirement.ts'
import type { Worked } from '../../../core/worked.ts'
import type { Verdict } from '../../../designs/candidate.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { costOf, drivePrices } from './drive-prices.ts'
import type { ServerDesign } from './server-design.ts'
import { serverRequirements } from './server-requirements.ts'

/** A design before it is judged: its storage with what that must hold. */
export type Draft = Omit<ServerDesign, 'servers' | 'cost' | 'holds' | 'binding' | 'verdict'> & {
  readonly storageRequirements: readonly Requirement[]
  /** Price of the arrays; null where one is missing. */
  readonly arrays: Worked<'money'> | null | 'none'
}

const known = once((_sizing: SizedByRoles) => new WeakMap<Plan, readonly Requirement[]>())

/** What every design of a plan must hold beside its storage, worked out once for a sizing. */
function requirementsOfServers(plan: Plan, sizing: SizedByRoles): readonly Requirement[] {
  const found = known(sizing).get(plan) ?? serverRequirements(plan, sizing)
  known(sizing).set(plan, found)
  return found
}

/** Judges a design: it fits where all that it must hold does. */
export function designOf(plan: Plan, sizing: SizedByRoles, draft: Draft): ServerDesign {
  const { storageRequirements, arrays, ...design } = draft
  const holds = [...storageRequirements, ...requirementsOfServers(plan, sizing)]
  return {
    ...design,
    servers: sizing.parts.servers.allServers,
    cost: costOf(design.drives, sizing.parts.servers.allServers, drivePrices(plan), arrays),
    holds,
    binding: bindingOf(holds),
    verdict: verdictOf(holds),
  }
}

function bindingOf(holds: readonly Requirement[]): Requirement {
  const [first, ...others] = [
    ...holds.filter((one) => !one.holds),
    ...holds.filter((one) => one.holds),
  ]
  if (!first) throw new Error('A design must hold something')
  if (!first.holds) return first
  const share = ({ used }: Requirement) => used?.value ?? 0
  return others.reduce((most, one) => (share(one) > share(most) ? one : most), first)
}

/** The method has its reserve in the load that everything is judged by. */
function verdictOf(holds: readonly Requirement[]): Verdict {
  return holds.every((one) => one.holds) ? 'fits with reserve' : 'does not fit'
}
