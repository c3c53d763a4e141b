import type { Advice } from '../../../core/check.ts'
import { exceeds } from '../../../core/compare.ts'
import { nearlyAll, shareOf } from '../../../core/requirement.ts'
import { candidateOf, type ServerDesign } from '../../../designs/design.ts'
import { type Level, levelOf } from '../../../designs/level.ts'
import type { Plan } from '../../../plan/plan.ts'
import { defaultsOf } from '../../../plan/with-version.ts'
import { memoryAboveVersion, memoryBelowVersion } from '../checks/memory-check.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'

/**
 * The level of servers of Exchange 2013 to SE. With reserve is that their processors, whose rate is
 * known and not assumed, are busy 80 % at most, and that the load of their drives has the overhead of
 * the plan in it, both in the worst case that is asked for, and that a tenth is left of all that is used.
 */
export function levelOfServers(plan: Plan, sizing: SizedByRoles, design: ServerDesign): Level {
  const { iops, parts } = sizing
  const { verdict, requirements } = design
  const candidate = candidateOf(design)
  if (verdict === 'does not fit') return 'does not hold'
  return levelOf({
    holds: true,
    holdsRebuilding: candidate === null || candidate.rebuild.holds,
    isUncertain: candidate?.borderline ?? false,
    keepsReserve:
      (parts.processors.site1.isRated &&
        requirements.some(({ code }) => code === 'processors') &&
        iops.reserve.value > 0) ||
      null,
    leavesTenth: !exceeds(
      Math.max(shareOf(design.binding), usedBeside(plan, sizing, design)),
      nearlyAll,
    ),
    isWarned: warningOfServers(plan, sizing) !== null,
  })
}

/** The first warning of a check: of a drive, a link, memory, processors or of what nothing protects; null for none. */
export function warningOfServers(plan: Plan, sizing: SizedByRoles): Advice | null {
  const isWarning = (advice: Advice | null) => advice?.severity === 'warning'
  const ofParts = sizing.parts.checks.map(({ advice }) => advice)
  const ofMemory = [memoryAboveVersion, memoryBelowVersion].map(({ advice }) =>
    advice({ plan, sizing }),
  )
  return [...ofParts, ...ofMemory].find(isWarning) ?? null
}

/** The share of the advised memory or of the link that is used, whichever is larger. */
export function usedBeside(plan: Plan, sizing: SizedByRoles, design: ServerDesign): number {
  return Math.max(linkUse(plan, sizing), memoryUse(design))
}

/** How much memory the servers need of the most that is advised, which more of it exceeds. */
function memoryUse({ requirements, advised }: ServerDesign): number {
  const shares = [...requirements, ...advised].map((one) =>
    one.advised ? one.required.value / one.advised.value : 0,
  )
  return Math.max(0, ...shares)
}

/** How much of the link between the sites its peak takes; 0 of a link whose speed nobody gave. */
function linkUse(plan: Plan, { parts: { replication } }: SizedByRoles): number {
  const { peak, link } = replication
  const carries = link?.advised?.carries.value ?? 0
  if (!peak || carries === 0 || plan.linkSpeed === defaultsOf(plan).linkSpeed) return 0
  return peak.value / carries
}
