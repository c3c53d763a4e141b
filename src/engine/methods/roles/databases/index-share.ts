import type { Mode } from '../../../core/mode.ts'
import type { Worked } from '../../../core/worked.ts'
import { roleVersionOf } from '../../../exchange/versions.ts'
import { answer, type Plan } from '../../../plan/plan.ts'

/** Search index as a share of its database: as answered (corrected only), else the version’s. */
export function indexShareOf(plan: Plan, mode: Mode): Worked<'%'> {
  const own = mode === 'corrected' ? answer(plan, 'catalog') : null
  return own ?? roleVersionOf(plan).indexShare
}
