import { oncePerPair } from '../../../core/once.ts'
import { makeRequirement, type Requirement, usedShareOf } from '../../../core/requirement.ts'
import type { Worked } from '../../../core/worked.ts'
import type { Verdict } from '../../../designs/candidate.ts'
import type { DrivesForPurpose, ServerDesign, ServerShelf } from '../../../designs/design.ts'
import type { Plan } from '../../../plan/plan.ts'
import { advisedProcessorUseLimit } from '../processors/processor-formulas.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { costForRanking, powerOfDesign } from './design-power.ts'
import { hardwareCost, unitPrices } from './hardware-cost.ts'
import { megacyclesAllowed, megacyclesUse, memoryUse } from './server-formulas.ts'
import { serverGroups } from './server-groups.ts'
import { survivalRequirement } from './survival.ts'

type Storage = {
  readonly drives: readonly DrivesForPurpose[]
  readonly requirements: readonly Requirement[]
  /** Price of the arrays or shelves; null if one has no price, `none` if there are none. */
  readonly price: Worked<'money'> | null | 'none'
  /** Shelves for drives beyond the servers’ bays; undefined on arrays. */
  readonly shelves?: readonly ServerShelf[]
}

type Judged = Pick<
  ServerDesign,
  'servers' | 'cost' | 'power' | 'rankedCost' | 'requirements' | 'advised' | 'binding' | 'verdict'
>

/** Requirements on servers that no storage changes; cached by sizing. */
const requirementsOfServers = oncePerPair(serverRequirements)

/** Judges a design’s servers and storage: it fits if every requirement holds. */
export function judgeServersAndStorage(plan: Plan, sizing: SizedByRoles, storage: Storage): Judged {
  const { drives, price, shelves } = storage
  const requirements = [...storage.requirements, ...requirementsOfServers(plan, sizing)]
  const servers = sizing.parts.servers.allServers
  const advised = advisedOfServers(sizing)
  const cost = hardwareCost(drives, servers, unitPrices(plan), price)
  const power = powerOfDesign(plan, { servers, drives, shelves: shelves ?? null })
  return {
    servers,
    cost,
    power,
    rankedCost: costForRanking(plan, cost, power),
    requirements,
    advised,
    // Memory above the advised maximum warns but does not bind.
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
  return others.reduce((most, one) => (usedShareOf(one) > usedShareOf(most) ? one : most), first)
}

/** Verdict by requirements: with reserve if all hold, as the judged load includes it. */
function verdictOf(holds: readonly Requirement[]): Verdict {
  return holds.every((one) => one.holds) ? 'fits with reserve' : 'does not fit'
}

/** Requirements on servers that no storage changes: processors, memory and failures. */
function serverRequirements(plan: Plan, sizing: SizedByRoles): readonly Requirement[] {
  const survival = survivalRequirement(plan, sizing)
  return [
    ...processorRequirements(plan, sizing),
    ...(sizing.parts.memory.givenMemory ? memoryOfServers(sizing) : []),
    ...(survival ? [survival] : []),
  ]
}

/** Processor requirement of each group of servers in its worst case; empty without a known rate. */
function processorRequirements(plan: Plan, sizing: SizedByRoles): readonly Requirement[] {
  return serverGroups(plan, sizing).flatMap(({ group, processors }) => {
    const server = processors?.server
    if (!processors?.worst || !server) return []
    const required = processors.worst.megacycles
    const available = megacyclesAllowed({ server, most: advisedProcessorUseLimit })
    const used = megacyclesUse({ needed: required, allowed: available })
    const busy = processors.worst.cpu
    const found = makeRequirement('processors', group, { required, available, used })
    return [busy ? { ...found, busy } : found]
  })
}

/** Computed memory against the advised maximum, up to which more can be added; else empty. */
function advisedOfServers(sizing: SizedByRoles): readonly Requirement[] {
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
  return [{ ...makeRequirement('memory', null, { required, available, used }), advised }]
}
