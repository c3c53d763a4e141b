import type { Advice } from '../../../core/check.ts'
import { candidateOf, type ServerDesign } from '../../../designs/design.ts'
import { type Level, levelOf } from '../../../designs/level.ts'
import type { Plan } from '../../../plan/plan.ts'
import { memoryAboveVersion, memoryBelowVersion } from '../memory-check.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'

/**
 * The level of servers of Exchange 2013 to SE. With reserve is that their processors, whose rate is
 * known and not assumed, are busy 80 % at most, and that the load of their drives has the overhead of
 * the plan in it, both in the worst case that is asked for.
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
