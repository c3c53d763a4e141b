import type { Worked } from '../core/worked.ts'
import type { Design } from '../designs/design.ts'
import type { Level } from '../designs/level.ts'
import type { Recommendation } from '../designs/recommendation.ts'
import type { MethodId } from '../exchange/version.ts'
import { versionOf } from '../exchange/versions.ts'
import type { ServerBuild } from '../failures/dags.ts'
import type { ServerLoad } from '../failures/server-load.ts'
import type { Plan } from '../plan/plan.ts'
import type { SizeResult, Sizing } from '../sizing/sizing.ts'
import { papers } from './papers/papers.ts'
import type { Method } from './port.ts'
import { roles } from './roles/roles.ts'

const methods: Readonly<Record<MethodId, Method>> = { papers, roles }

/** The method that sizes a plan: that of its version. */
export function methodOf(plan: Pick<Plan, 'exchange'>): Method {
  return methods[versionOf(plan).method]
}

/** How well a plan holds that is built as a design. What breaks a limit of Exchange does not, whatever it is built of. */
export function levelOfPlan(plan: Plan, sizing: Sizing, design: Design | null): Level {
  if (design === null || sizing.broken.length > 0) return 'does not hold'
  return methodOf(plan).levelOf(plan, sizing, design)
}

/** Arrays and tested blocks, each judged for a plan in the order that it asks for, and the one proposed. */
export function recommend(plan: Plan, sizing: Sizing): Recommendation {
  return methodOf(plan).recommend(plan, sizing)
}

/** What a server of a build needs with so many active databases; null where it cannot be told. */
export function serverLoad(
  plan: Plan,
  sizing: Sizing,
  build: ServerBuild,
  active: Worked<'databases'>,
): ServerLoad | null {
  return methodOf(plan).serverLoad(plan, sizing, build, active)
}

/**
 * Sizes a plan by the method of its version: capacity, memory and IOPS of one server, and what the
 * organization adds up to. Not ok when answers contradict each other; the problems name the fields.
 */
export function size(plan: Plan): SizeResult {
  return methodOf(plan).size(plan)
}
