import { kindOf, methodOf, mostCarriedByOne } from '../plan/features.ts'
import { fieldOf } from '../plan/fields.ts'
import type { Plan } from '../plan/plan.ts'
import {
  type FoundDesign,
  type SearchBounds,
  searchBounds,
  searchSpace,
  withDesign,
} from './search-space.ts'
import { spreadEvenly } from './smallest-changes.ts'

/** A search of a plan that no single change helps. */
export type WideSearch = { readonly plan: Plan; readonly bounds: SearchBounds }

/**
 * The widest search of a plan: every number of servers there is, and in a DAG the copies spread
 * evenly. Null where no array is considered.
 */
export function wideSearch(plan: Plan): WideSearch | null {
  const isPapers = methodOf(plan) === 'papers'
  const servers = fieldOf(isPapers ? 'servers' : 'activeServers')
  const usual = searchBounds(plan)
  const to = servers.kind === 'number' ? servers.max : usual.servers.to
  const bounds = { ...usual, servers: { ...usual.servers, to } }
  const searched = isPapers && kindOf(plan) === 'dag' ? spreadEvenly(plan) : plan
  return searchSpace(searched, bounds).designs > 0 ? { plan: searched, bounds } : null
}

/** A plan with a design that its wide search found; automatic stays so where it spreads copies too. */
export function withFound(plan: Plan, design: FoundDesign): Plan {
  if (kindOf(plan) !== 'dag' || methodOf(plan) === 'roles') return withDesign(plan, design)
  const found = withDesign(spreadEvenly(plan), design)
  const isAutomatic = plan.worstCase === 'automatic' && design.servers > mostCarriedByOne
  return isAutomatic ? { ...found, worstCase: 'automatic' } : found
}
