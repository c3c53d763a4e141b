import type { Advice } from '../../../core/check.ts'
import { exceeds } from '../../../core/compare.ts'
import { nearlyFullShare, usedShareOf } from '../../../core/requirement.ts'
import { arrayCandidateOf, type ServerDesign } from '../../../designs/design.ts'
import { type DesignLevel, levelOfFindings } from '../../../designs/level.ts'
import type { Plan } from '../../../plan/plan.ts'
import { defaultsOfVersion } from '../../../plan/with-version.ts'
import { memoryAboveAdvisedCheck, memoryBelowAdvisedCheck } from '../checks/memory-check.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'

/**
 * Level of a design. With reserve: the processor rate is known, processors are at most 80 % busy
 * and the drive load has a reserve, both in the worst case, and a tenth of everything stays free.
 * Of virtual servers only processors, memory and the link count: their storage is not judged.
 */
export function serverDesignLevel(
  plan: Plan,
  sizing: SizedByRoles,
  design: ServerDesign,
): DesignLevel {
  const { iops, parts } = sizing
  const { verdict, requirements } = design
  const candidate = arrayCandidateOf(design)
  if (verdict === 'does not fit') return 'does not hold'
  return levelOfFindings({
    holds: true,
    holdsRebuilding: candidate === null || candidate.rebuild.holds,
    isUncertain: candidate?.borderline ?? false,
    keepsReserve:
      (parts.processors.site1.isRated &&
        requirements.some(({ code }) => code === 'processors') &&
        iops.reserve.value > 0) ||
      null,
    leavesTenth: leavesTenth(plan, sizing, design),
    isWarned: firstServerWarning(plan, sizing) !== null,
  })
}

/** True if a tenth of everything but bays stays free in a design. */
export function leavesTenth(plan: Plan, sizing: SizedByRoles, design: ServerDesign): boolean {
  const used = Math.max(usedShareOf(design.binding), memoryOrLinkUse(plan, sizing, design))
  return !exceeds(used, nearlyFullShare)
}

/** First warning of a design about drives, link, memory, processors or protection; else null. */
export function firstServerWarning(plan: Plan, sizing: SizedByRoles): Advice | null {
  const isWarning = (advice: Advice | null) => advice?.severity === 'warning'
  const ofParts = sizing.parts.checks.map(({ advice }) => advice)
  const ofMemory = [memoryAboveAdvisedCheck, memoryBelowAdvisedCheck].map(({ advice }) =>
    advice({ plan, sizing }),
  )
  return [...ofParts, ...ofMemory].find(isWarning) ?? null
}

/** Used share of the advised memory or of the link between sites, the larger; can exceed 1. */
export function memoryOrLinkUse(plan: Plan, sizing: SizedByRoles, design: ServerDesign): number {
  return Math.max(linkUse(plan, sizing), memoryUse(design))
}

/** Memory that servers need, as a share of the advised maximum; can exceed 1. */
function memoryUse({ requirements, advised }: ServerDesign): number {
  const shares = [...requirements, ...advised].map((one) =>
    one.advised ? one.required.value / one.advised.value : 0,
  )
  return Math.max(0, ...shares)
}

/** Peak of replication as a share of the link’s speed; 0 if the speed was not entered. */
function linkUse(plan: Plan, { parts: { replication } }: SizedByRoles): number {
  const { peak, link } = replication
  const carries = link?.advised?.carries.value ?? 0
  if (!peak || carries === 0 || plan.linkSpeed === defaultsOfVersion(plan).linkSpeed) return 0
  return peak.value / carries
}
