import { type Requirement, requirement } from '../../../core/requirement.ts'
import type { Plan } from '../../../plan/plan.ts'
import { highestProcessorUse } from '../processor-formulas.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { megacyclesAllowed, megacyclesUse, memoryUse } from './server-formulas.ts'
import { serverGroups } from './server-groups.ts'
import { survivalRequirement } from './survival.ts'

/** What every design of a plan must hold, whatever its storage: processors, memory and failures. */
export function serverRequirements(plan: Plan, sizing: SizedByRoles): readonly Requirement[] {
  const survival = survivalRequirement(plan, sizing)
  return [
    ...processorRequirements(plan, sizing),
    ...memoryRequirements(sizing),
    ...(survival ? [survival] : []),
  ]
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

/** Memory that is given, which must do; that of the next size always does. */
function memoryRequirements(sizing: SizedByRoles): readonly Requirement[] {
  return sizing.parts.memory.givenMemory ? memoryOfServers(sizing) : []
}

/**
 * Memory that nobody gave: servers have what they need, and more can be put in up to what is advised.
 * How much of that is used tells whether it stops a plan that grows.
 */
export function advisedOfServers(sizing: SizedByRoles): readonly Requirement[] {
  const { memory, parts } = sizing
  if (parts.memory.givenMemory || !memory) return []
  const { exactly: needed, has, most } = memory
  if (has.value > most.value) return memoryOfServers(sizing)
  const used = memoryUse({ needed, has: most }, 'Memory used of the most advised')
  return memoryOfServers(sizing).map((one) => ({ ...one, used }))
}

function memoryOfServers({ memory }: SizedByRoles): readonly Requirement[] {
  if (!memory) return []
  const { exactly: required, has: available, most: advised } = memory
  const used = memoryUse({ needed: required, has: available })
  return [{ ...requirement('memory', null, { required, available, used }), advised }]
}
