import { exceeds } from '../../../core/units.ts'
import type { Plan } from '../../../plan/plan.ts'
import { highestProcessorUse } from '../processor-formulas.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import type { Holding } from './server-design.ts'
import { megacyclesAllowed, megacyclesUse, memoryUse } from './server-formulas.ts'
import { serverGroups } from './server-groups.ts'
import { survivalHolding } from './survival.ts'

/** What every design of a plan must hold, whatever its storage: processors, memory and failures. */
export function serverHoldings(plan: Plan, sizing: SizedByRoles): readonly Holding[] {
  const survival = survivalHolding(plan, sizing)
  return [
    ...processorHoldings(plan, sizing),
    ...memoryHoldings(sizing),
    ...(survival ? [survival] : []),
  ]
}

/** Processors of each group of servers in its worst case; none where no rate is known. */
function processorHoldings(plan: Plan, sizing: SizedByRoles): readonly Holding[] {
  return serverGroups(plan, sizing).flatMap(({ group, processors }) => {
    const server = processors?.server
    if (!processors?.worst || !server) return []
    const required = processors.worst.mega
    const available = megacyclesAllowed({ server, most: highestProcessorUse })
    const used = megacyclesUse({ needed: required, allowed: available })
    const holds = !exceeds(required.value, available.value)
    const busy = processors.worst.cpu
    const holding = { code: 'processors', group, required, available, used, holds } as const
    return [busy ? { ...holding, busy } : holding]
  })
}

/** Memory before it is rounded to what is sold: it fits in what is supported when that does. */
function memoryHoldings({ memory, parts }: SizedByRoles): readonly Holding[] {
  if (!memory) return []
  const { ram, ram2, ramNeed } = parts.memory
  const isOfSite2 = ram && ram2 && ram2.value > ram.value
  const required = isOfSite2 ? ram2 : (ramNeed ?? memory.needed)
  const { most: available } = memory
  const used = memoryUse({ needed: required, most: available })
  const holds = !exceeds(required.value, available.value)
  return [{ code: 'memory', group: null, required, available, used, holds }]
}
