import type { Requirement } from '../../../core/requirement.ts'
import { assumedFigure, type Worked } from '../../../core/worked.ts'
import { type Design, isServerDesign, type ServerDesign } from '../../../designs/design.ts'
import { judgeBuild } from '../../../designs/judge-build.ts'
import { considersArrays, considersDrives, isVirtual } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { BrokenLimits } from '../../../sizing/problems.ts'
import {
  type BuiltArrays,
  type BuiltServers,
  type JudgedDesign,
  newlyBrokenRules,
  type UnmetRequirement,
} from '../../port/port.ts'
import { sizeByRoles } from '../size-by-roles.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { arrayDesign } from './array-designs.ts'
import { proposeServerDesign, serverDesignById, serverDesigns } from './server-designs.ts'

export type JudgedServers = JudgedDesign<SizedByRoles, ServerDesign>

/** Servers of a plan with the drives and memory of a design, as built hardware. */
export function serversAsBuiltHardware(sizing: SizedByRoles, design: ServerDesign): BuiltServers {
  const { installed, installed2 } = sizing.parts.memory
  return {
    kind: 'servers',
    design: design.id,
    drives: design.drivesOnServer,
    memory: [installed, installed2],
    servers: sizing.sites,
  }
}

/** Judges existing servers for a plan; they fit if nothing is lacking. Null without a sizing. */
export function judgeServers(
  plan: Plan,
  built: BuiltServers,
  before: BrokenLimits | null,
): JudgedServers | null {
  // Existing memory is judged, so that memory entered in the plan must not replace it.
  const judged = built.memory && plan.serverMemory !== null ? { ...plan, serverMemory: null } : plan
  const result = sizeByRoles(judged)
  if (!result.ok) return null
  const { sizing } = result
  const design =
    built.design === null
      ? bestServerDesign(judged, sizing)
      : serverDesignById(judged, sizing, built.design)
  if (!design) return null
  const { memoryNeeded, mostNeeded, fittedMemory2 } = sizing.parts.memory
  const needed = [memoryNeeded, fittedMemory2 && mostNeeded]
  const unmet: readonly UnmetRequirement[] = [
    ...newlyBrokenRules(sizing, before),
    ...design.requirements.filter(({ holds }) => !holds),
    // On arrays and on virtual disks, servers have no drives of their own for databases.
    ...(design.arrays || isVirtual(plan)
      ? []
      : lacking('drives', design.drivesOnServer, built.drives, noDrives)),
    ...(built.memory ? lacking('installed memory', needed, built.memory, noMemory) : []),
    ...(built.servers ? lacking('servers', sizing.sites, built.servers, noServers) : []),
  ]
  return { sizing, design, verdict: unmet.length > 0 ? 'does not fit' : design.verdict, unmet }
}

/** Judges arrays for a plan, whatever its servers lack; null if the plan cannot be sized. */
export function judgeArrays(
  plan: Plan,
  { build }: BuiltArrays,
  before: BrokenLimits | null,
): JudgedServers | null {
  const result = sizeByRoles(plan)
  if (!result.ok) return null
  const { sizing } = result
  const candidate = judgeBuild(plan, sizing, build)
  const broken = newlyBrokenRules(sizing, before)
  return {
    sizing,
    design: arrayDesign(plan, sizing, candidate),
    verdict: broken.length > 0 ? 'does not fit' : candidate.verdict,
    unmet: [...broken, ...candidate.constraints.filter(({ holds }) => !holds)],
  }
}

/** The proposed design; if none holds, the first of all; null if there are no designs. */
export function bestServerDesign(plan: Plan, sizing: SizedByRoles): ServerDesign | null {
  return proposeServerDesign(plan, sizing) ?? serverDesigns(plan, sizing).designs[0] ?? null
}

const none = 'No server stands at this site.'
const noDrives = assumedFigure('Drives of a server', 0, 'drives', none)
const noMemory = assumedFigure('Memory of a server', 0, 'GiB', none)
const noServers = assumedFigure('Servers of a site', 0, 'servers', none)

/** A requirement for each site whose existing hardware is less than the plan needs. */
function lacking(
  code: 'drives' | 'installed memory' | 'servers',
  required: readonly (Worked | null)[],
  built: readonly (Worked | null)[],
  none: Worked,
): readonly Requirement[] {
  return required.flatMap((one, site) => {
    const available = built[site] ?? none
    return one && one.value > available.value
      ? [{ code, at: null, group: null, required: one, available, used: null, holds: false }]
      : []
  })
}

/** True if servers have drives of their own for databases; false on arrays and virtual disks. */
export function areDatabasesOnServerDrives(plan: Plan, sizing: SizedByRoles): boolean {
  return !isVirtual(plan) && !areDatabasesOnBoxes(plan, sizing)
}

/** True if arrays or shelves hold the databases: the proposed design, if any, is built of them. */
export function areDatabasesOnBoxes(plan: Plan, sizing: SizedByRoles): boolean {
  if (!considersDrives(plan) || !considersArrays(plan)) return !considersDrives(plan)
  return (proposeServerDesign(plan, sizing)?.arrays ?? null) !== null
}

/**
 * True if arrays in RAID hold the databases, or would if no design holds: arrays rebuild a failed
 * drive, and no database has a drive of its own. False for a shelf of single drives.
 */
export function areDatabasesInRaidArrays(plan: Plan, sizing: SizedByRoles): boolean {
  if (!considersArrays(plan)) return false
  const raid = bestServerDesign(plan, sizing)?.boxes?.raid ?? null
  return raid !== null
}

/** Narrows a design to one with servers. Throws for others. */
export function asServerDesign(design: Design): ServerDesign {
  if (!isServerDesign(design)) throw new Error(`No servers are built of ${design.kind}`)
  return design
}
