import { exceeds } from '../../../core/compare.ts'
import type { Requirement, RequirementCode } from '../../../core/requirement.ts'
import type { Unit } from '../../../core/units.ts'
import type { Worked } from '../../../core/worked.ts'
import type { ArrayConfiguration } from '../../../designs/builds.ts'
import { type Candidate, designId } from '../../../designs/candidate.ts'
import type { ServerDesign } from '../../../designs/design.ts'
import { capacityUse, iopsUse, latencyOfLimit } from '../../../designs/design-formulas.ts'
import { arrayPrice } from '../../../designs/judge.ts'
import { allCandidates } from '../../../designs/recommendation.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { systemDriveRows } from './drive-rows.ts'
import { unitPrices } from './hardware-cost.ts'
import { judgeServersAndStorage } from './judge-servers-and-storage.ts'
import { arrayDrivesPerServer } from './server-formulas.ts'
import { serverGroups } from './server-groups.ts'

/** Designs in which each server has its own arrays: a person’s own, or EqualLogic’s. */
export function arrayDesigns(plan: Plan, sizing: SizedByRoles): readonly ServerDesign[] {
  return allCandidates(plan, sizing).map((candidate) => arrayDesign(plan, sizing, candidate))
}

/** Design of servers with their databases on the arrays of a candidate. */
export function arrayDesign(plan: Plan, sizing: SizedByRoles, candidate: Candidate): ServerDesign {
  return {
    kind: candidate.array.kind === 'own' ? 'own array' : 'equallogic',
    id: designId(candidate),
    boxes: { ...arrayBoxWithPrice(plan, candidate), perServer: candidate.perServer, perSite: null },
    ...arrayDesignParts(plan, sizing, candidate),
  }
}

export function arrayBoxWithPrice(plan: Plan, { array, driveGb, raid }: ArrayConfiguration) {
  const { model: name, drives } = array
  return { name, drives, driveGb, raid, price: arrayPrice(plan, { array, driveGb }) }
}

/** Parts of a design that are the same whether arrays serve one server or a site. */
export function arrayDesignParts(plan: Plan, sizing: SizedByRoles, candidate: Candidate) {
  const prices = unitPrices(plan)
  const servers = sizing.parts.servers.allServers
  const toServer = arrayDrivesPerServer({ drives: candidate.drives, servers })
  const drives = serverGroups(plan, sizing).flatMap((one) => systemDriveRows(sizing, one, prices))
  const requirements = candidate.constraints
    .filter(({ at }) => at === 'expected load')
    .map(ofServers)
  return {
    drives,
    drivesOnServer: [toServer, sizing.sites.length > 1 ? toServer : null],
    drivesInAll: candidate.drives,
    arrays: candidate.arrays,
    candidate,
    basis: candidate.basis,
    ...judgeServersAndStorage(plan, sizing, { drives, requirements, price: candidate.cost }),
  } as const
}

/** Requirement codes of servers, by the code of the same requirement of arrays. */
const codes: Partial<Record<RequirementCode, RequirementCode>> = {
  capacity: 'space',
  iops: 'driveIops',
}

function ofServers({ code, required, available, holds }: Requirement): Requirement {
  return {
    code: codes[code] ?? code,
    at: null,
    group: null,
    required,
    available,
    used: usedOf(required, available),
    holds: holds && !exceeds(required.value, available.value),
  }
}

function usedOf(required: Requirement['required'], available: Requirement['available']) {
  const [needed, there] = [required, available]
  if (isIn(needed, 'GB') && isIn(there, 'GB')) return capacityUse({ needed, usable: there })
  if (isIn(needed, 'IOPS') && isIn(there, 'IOPS')) return iopsUse({ load: needed, carries: there })
  if (isIn(needed, 'ms') && isIn(there, 'ms'))
    return latencyOfLimit({ latency: needed, most: there })
  return null
}

function isIn<U extends Unit>(worked: Worked, unit: U): worked is Worked<U> {
  return worked.unit === unit
}
