import type { Candidate } from '../designs/candidate.ts'
import {
  arrayCandidateOf,
  type Design,
  isServerDesign,
  type ServerDesign,
} from '../designs/design.ts'
import type { ComparedResultFigures } from '../figures/role-figures.ts'
import { methodOf } from '../methods/methods.ts'
import { isVirtual } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'

export function planResultFigures(plan: Plan, sizing: Sizing): ComparedResultFigures {
  const { mailboxes, databases, dataOnServer, volumes, iops } = sizing
  return {
    mailboxes,
    databases: databases.inAll,
    dags: databases.dags,
    perDatabase: databases.mailboxesEach,
    copiesOnServer: databases.onServer,
    data: dataOnServer,
    capacity: volumes.perServer,
    capacityInAll: volumes.inAll,
    perMailbox: iops.profile,
    expectedLoad: iops.expectedLoad,
    designRequirement: iops.designRequirement,
    activeWorst: databases.activeOnServer,
    ...methodOf(plan).resultFigures(plan, sizing),
  }
}

export function designResultFigures(plan: Plan, design: Design): ComparedResultFigures {
  // Virtual machines have virtual disks, so there are no drives to count.
  if (isServerDesign(design))
    return { ...ofServers(design), ...(isVirtual(plan) && { drives: null }) }
  if (design.kind === 'tested blocks') {
    const { blocks, arrays, drives } = design.blocks
    return { blocks, arrays, drives }
  }
  return { ...ofCandidate(design.candidate), costOfArrays: design.cost }
}

function ofCandidate({
  arrays,
  drives,
  usable,
  utilization,
  prediction,
}: Candidate): ComparedResultFigures {
  return { arrays, drives, usable, used: utilization, ...prediction?.expected }
}

function ofServers(design: ServerDesign): ComparedResultFigures {
  const { arrays, drivesInAll, binding, cost, power } = design
  const candidate = arrayCandidateOf(design)
  return {
    ...(candidate && ofCandidate(candidate)),
    ...(arrays && { arrays }),
    drives: drivesInAll,
    used: binding.busy ?? binding.used,
    costOfServers: cost,
    ...(power && {
      watts: power.watts,
      energy: power.energy,
      rackUnits: power.rackUnits,
      costOfPower1: power.costs?.['1 year'] ?? null,
      costOfPower3: power.costs?.['3 years'] ?? null,
      costOfPower5: power.costs?.['5 years'] ?? null,
    }),
  }
}
