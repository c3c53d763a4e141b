import { type Requirement, requirement } from '../../../core/requirement.ts'
import type { Plan } from '../../../plan/plan.ts'
import { highestProcessorUse } from '../processor-formulas.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { megacyclesAllowed, megacyclesUse, memoryUse } from './server-formulas.ts'
import { serverGroups } from './server-groups.ts'
import { survivalRequirement } from './survival.ts'

/** What every design of a plan must hold, whatever its storage: processors and failures. */
export function serverRequirements(plan: Plan, sizing: SizedByRoles): readonly Requirement[] {
  const survival = survivalRequirement(plan, sizing)
  return [...processorRequirements(plan, sizing), ...(survival ? [survival] : [])]
}

/** Processors of each group of servers in its worst case; none where no rate is known. */
function processorRequirements(plan: Plan, sizing: SizedByRoles): readonly Requirement[] {
  return serverGroups(plan, sizing).flatMap(({ group, processors }) => {
    const server = processors?.server
    if (!processors?.worst || !server) return []
    const required = processors.worst.megacycles
    const available = megacyclesAllowed({ server, most: highestProcessorUse })
    const used = megacyclesUse({ needed: required, allowed: available })
    const busy = processors.worst.cpu
    const found = requirement('processors', group, { required, available, used })
    return [busy ? { ...found, busy } : found]
  })
}

/** Memory before it is rounded to what is sold, against the most that is advised for the version: it keeps to that when the rounded does. */
export function advisedOfServers({ memory, parts }: SizedByRoles): readonly Requirement[] {
  if (!memory) return []
  const { fittedMemory, fittedMemory2, memoryNeeded } = parts.memory
  const isOfSite2 = fittedMemory && fittedMemory2 && fittedMemory2.value > fittedMemory.value
  const required = isOfSite2 ? fittedMemory2 : (memoryNeeded ?? memory.needed)
  const { most: available } = memory
  const used = memoryUse({ needed: required, most: available })
  return [requirement('memory', null, { required, available, used })]
}
