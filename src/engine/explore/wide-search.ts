import { spreadEvenly } from '../methods/papers/suggestions.ts'
import { kindOf, methodIdOf, mostCarriedByOne } from '../plan/features.ts'
import { fieldOf } from '../plan/fields.ts'
import { keepsPins } from '../plan/pins.ts'
import type { Plan } from '../plan/plan.ts'
import {
  type FoundDesign,
  type SearchBounds,
  searchBounds,
  searchSpace,
  withDesign,
} from './search-space.ts'

/** A search of a plan that no single change helps. */
export type WideSearch = { readonly plan: Plan; readonly bounds: SearchBounds }

/**
 * The widest search of a plan: every number of servers there is, and in a DAG the copies spread
 * evenly. Null where no array is considered.
 */
export function wideSearch(plan: Plan): WideSearch | null {
  const isPapers = methodIdOf(plan) === 'papers'
  const servers = fieldOf(isPapers ? 'servers' : 'activeServers')
  const usual = searchBounds(plan)
  const to = servers.kind === 'number' ? servers.max : usual.servers.to
  const bounds = { ...usual, servers: { ...usual.servers, to } }
  const searched = isPapers && kindOf(plan) === 'dag' ? spreadAsPinned(plan) : plan
  return searchSpace(searched, bounds).designs > 0 ? { plan: searched, bounds } : null
}

/** The plan with its copies spread evenly, unless something that is pinned is against it. */
function spreadAsPinned(plan: Plan): Plan {
  const spread = spreadEvenly(plan)
  return keepsPins(plan, spread) ? spread : plan
}

/** A plan with a design that its wide search found; automatic stays so where it spreads copies too. */
export function withFound(plan: Plan, design: FoundDesign): Plan {
  if (kindOf(plan) !== 'dag' || methodIdOf(plan) === 'roles') return withDesign(plan, design)
  const found = withDesign(spreadAsPinned(plan), design)
  const isAutomatic =
    found.worstCase === 'spread' &&
    plan.worstCase === 'automatic' &&
    design.servers > mostCarriedByOne
  return isAutomatic ? { ...found, worstCase: 'automatic' } : found
}
