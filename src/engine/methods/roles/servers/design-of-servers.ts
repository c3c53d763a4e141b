import { onceForBoth } from '../../../core/once.ts'
import { type Requirement, shareOf } from '../../../core/requirement.ts'
import type { Worked } from '../../../core/worked.ts'
import type { Verdict } from '../../../designs/candidate.ts'
import type { DriveRow, ServerDesign, ServerShelf } from '../../../designs/design.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { costOf, drivePrices } from './drive-prices.ts'
import { powerOf, rankedCostOf } from './power-of.ts'
import { advisedOfServers, serverRequirements } from './server-requirements.ts'

/** The storage of a design before it is judged. */
type Storage = {
  /** The drives that the servers themselves have. */
  readonly drives: readonly DriveRow[]
  readonly requirements: readonly Requirement[]
  /** Price of the arrays or shelves; null where one is missing. */
  readonly price: Worked<'money'> | null | 'none'
  /** Those that servers take for want of bays; none on arrays. */
  readonly shelves?: readonly ServerShelf[]
}

type Judged = Pick<
  ServerDesign,
  'servers' | 'cost' | 'power' | 'rankedCost' | 'requirements' | 'advised' | 'binding' | 'verdict'
>

/** What every design of a plan must hold beside its storage, worked out once for a sizing. */
const requirementsOfServers = onceForBoth(serverRequirements)

/** Judges the servers of a design with their storage: it fits where all that it must hold does. */
export function judgedServers(plan: Plan, sizing: SizedByRoles, storage: Storage): Judged {
  const { drives, price, shelves } = storage
  const requirements = [...storage.requirements, ...requirementsOfServers(plan, sizing)]
  const servers = sizing.parts.servers.allServers
  const advised = advisedOfServers(sizing)
  const cost = costOf(drives, servers, drivePrices(plan), price)
  const power = powerOf(plan, { servers, drives, shelves: shelves ?? null })
  return {
    servers,
    cost,
    power,
    rankedCost: rankedCostOf(plan, cost, power),
    requirements,
    advised,
    // Memory above what is advised is warned of, and stops nothing.
    binding: bindingOf([...requirements, ...advised.filter((one) => !isAboveAdvised(one))]),
    verdict: verdictOf(requirements),
  }
}

function isAboveAdvised({ available, advised }: Requirement): boolean {
  return !!advised && available.value > advised.value
}

function bindingOf(holds: readonly Requirement[]): Requirement {
  const [first, ...others] = [
    ...holds.filter((one) => !one.holds),
    ...holds.filter((one) => one.holds),
  ]
  if (!first) throw new Error('A design must hold something')
  if (!first.holds) return first
  return others.reduce((most, one) => (shareOf(one) > shareOf(most) ? one : most), first)
}

/** The method has its reserve in the load that everything is judged by. */
function verdictOf(holds: readonly Requirement[]): Verdict {
  return holds.every((one) => one.holds) ? 'fits with reserve' : 'does not fit'
}
