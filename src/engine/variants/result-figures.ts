import type { Worked } from '../core/worked.ts'
import type { Candidate } from '../designs/candidate.ts'
import { candidateOf, type Design, hasServers, type ServerDesign } from '../designs/design.ts'
import { namedFigures, type ResultKey } from '../figures/role-figures.ts'
import type { PaperSizing } from '../methods/papers/sizing/size.ts'
import { isByPapers } from '../methods/papers/sizing/size.ts'
import { figureIn } from '../methods/roles/figures-of.ts'
import { isByRoles, type SizedByRoles } from '../methods/roles/sized-by-roles.ts'
import { answer, type Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'

/** The results of a plan by what they are; one that its method does not find, or its design has not, is left out. */
export type ResultFigures = Readonly<Partial<Record<ResultKey, Worked | null>>>

/** What a plan needs, whatever it is built of. */
export function figuresOfPlan(plan: Plan, sizing: Sizing): ResultFigures {
  const { mailboxes, databases, dataOnServer, volumes, iops } = sizing
  return {
    mailboxes,
    databases: databases.inAll,
    perDatabase: databases.mailboxesEach,
    copiesOnServer: databases.onServer,
    data: dataOnServer,
    capacity: volumes.perServer,
    capacityInAll: volumes.inAll,
    perMailbox: iops.profile,
    expectedLoad: iops.expectedLoad,
    designRequirement: iops.designRequirement,
    activeWorst: databases.activeOnServer,
    ...(isByRoles(sizing) ? ofRoles(sizing) : ofPapers(plan, sizing)),
  }
}

function ofPapers(plan: Plan, sizing: Sizing): ResultFigures {
  if (!isByPapers(sizing)) return {}
  const { databaseFile, memory, databases }: PaperSizing = sizing
  return {
    databaseSize: databaseFile,
    servers: answer(plan, 'servers'),
    memory: memory && (memory.server ?? memory.needed),
    activeUsually: databases.cases[0].active,
  }
}

function ofRoles({ parts, memory }: SizedByRoles): ResultFigures {
  const found: Partial<Record<ResultKey, Worked | null>> = { memory: memory?.needed ?? null }
  for (const { compared, stage, name } of namedFigures)
    if (compared)
      found[typeof compared === 'string' ? compared : compared.key] = figureIn(parts, stage, name)
  return found
}

/** What a design comes to, beside what its plan needs. */
export function figuresOfDesign(design: Design): ResultFigures {
  if (hasServers(design)) return ofServers(design)
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
}: Candidate): ResultFigures {
  return { arrays, drives, usable, used: utilization, ...prediction?.expected }
}

function ofServers(design: ServerDesign): ResultFigures {
  const { arrays, drivesInAll, binding, cost } = design
  const candidate = candidateOf(design)
  return {
    ...(candidate && ofCandidate(candidate)),
    ...(arrays && { arrays }),
    drives: drivesInAll,
    used: binding.busy ?? binding.used,
    costOfServers: cost,
  }
}
