import { once } from '../../../core/once.ts'
import type { Worked } from '../../../core/worked.ts'
import type { Verdict } from '../../../designs/candidate.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { costOf, drivePrices } from './drive-prices.ts'
import type { Holding, ServerDesign } from './server-design.ts'
import { serverHoldings } from './server-holdings.ts'

/** A design before it is judged: its storage with what that must hold. */
export type Draft = Omit<ServerDesign, 'servers' | 'cost' | 'holds' | 'binding' | 'verdict'> & {
  readonly storageHoldings: readonly Holding[]
  /** Price of the arrays; null where one is missing. */
  readonly arrays: Worked<'money'> | null | 'none'
}

const known = once((_sizing: SizedByRoles) => new WeakMap<Plan, readonly Holding[]>())

/** What every design of a plan must hold beside its storage, worked out once for a sizing. */
function holdingsOfServers(plan: Plan, sizing: SizedByRoles): readonly Holding[] {
  const found = known(sizing).get(plan) ?? serverHoldings(plan, sizing)
  known(sizing).set(plan, found)
  return found
}

/** Judges a design: it fits where all that it must hold does. */
export function designOf(plan: Plan, sizing: SizedByRoles, draft: Draft): ServerDesign {
  const { storageHoldings, arrays, ...design } = draft
  const holds = [...storageHoldings, ...holdingsOfServers(plan, sizing)]
  return {
    ...design,
    servers: sizing.parts.servers.allServers,
    cost: costOf(design.drives, sizing.parts.servers.allServers, drivePrices(plan), arrays),
    holds,
    binding: bindingOf(holds),
    verdict: verdictOf(holds),
  }
}

function bindingOf(holds: readonly Holding[]): Holding {
  const [first, ...others] = [
    ...holds.filter((one) => !one.holds),
    ...holds.filter((one) => one.holds),
  ]
  if (!first) throw new Error('A design must hold something')
  if (!first.holds) return first
  const share = ({ used }: Holding) => used?.value ?? 0
  return others.reduce((most, one) => (share(one) > share(most) ? one : most), first)
}

/** The method has its reserve in the load that everything is judged by. */
function verdictOf(holds: readonly Holding[]): Verdict {
  return holds.every((one) => one.holds) ? 'fits with reserve' : 'does not fit'
}
