import { type Loss, lossOutcome, nothingLost } from '../../../src/engine/failures/index.ts'
import { type Plan, type Sizing, size } from '../../../src/engine/index.ts'
import { dagsOf } from '../../../src/engine/methods/index.ts'
import { proposeByPapers } from '../../../src/engine/methods/papers/designs/paper-designs.ts'
import { isByPapers } from '../../../src/engine/methods/papers/sizing/size.ts'
import { isByRoles } from '../../../src/engine/methods/roles/sized-by-roles.ts'
import type { DrawnDagFailure } from '../../../src/features/picture/drawn-dags.ts'
import type { DrawnDesign } from '../../../src/features/picture/drawn-design.ts'
import { drawnPaperDesign } from '../../../src/features/picture/drawn-paper-design.ts'
import { drawnRoleDesign } from '../../../src/features/picture/drawn-role-design.ts'
import { formatFor } from '../../../src/ui/format.ts'

const format = formatFor('en-GB')

/** The sizing of a plan, which has one. */
export function sizingOf(plan: Plan): Sizing {
  const result = size(plan)
  if (!result.ok) throw new Error(result.problems.map(({ code }) => code).join())
  return result.sizing
}

/** What is lost of the DAGs of a plan; null without one. */
export function failedOf(
  plan: Plan,
  sizing: Sizing,
  lost: Loss = nothingLost,
): DrawnDagFailure | null {
  const dags = dagsOf(plan, sizing)
  const whole = dags && lossOutcome(dags, nothingLost)
  return dags && whole && { dags, lost, whole, outcome: lossOutcome(dags, lost) }
}

/** A plan as it is drawn with what is lost, in so many servers at most. */
export function drawnOf(plan: Plan, lost: Loss = nothingLost, mostServers = 64): DrawnDesign {
  const sizing = sizingOf(plan)
  const dags = failedOf(plan, sizing, lost)
  const failed = dags && { ...dags, mostServers }
  if (isByRoles(sizing)) return drawnRoleDesign({ plan, sizing, format }, failed)
  if (!isByPapers(sizing)) throw new Error('No method sizes the plan')
  return drawnPaperDesign({ plan, sizing, recommendation: proposeByPapers(plan, sizing) }, failed)
}
