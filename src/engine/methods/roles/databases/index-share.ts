import type { Mode } from '../../../core/mode.ts'
import type { Worked } from '../../../core/worked.ts'
import { roleVersionOf } from '../../../exchange/versions.ts'
import { answer, type Plan } from '../../../plan/plan.ts'

/** The search index as a share of its database: of the version, or (not as Microsoft) as answered. */
export function indexShareOf(plan: Plan, mode: Mode): Worked<'%'> {
  const own = mode === 'corrected' ? answer(plan, 'catalog') : null
  return own ?? roleVersionOf(plan).indexShare
}
