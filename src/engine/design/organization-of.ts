import { equalLogic } from '../core/documents.ts'
import { formula } from '../core/formula.ts'
import { ownRule } from '../core/source.ts'
import { given, published, type Worked } from '../core/worked.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/size.ts'

/** How the arrays of a design are organized. */
export type Organization = {
  readonly groups: Worked<'groups'>
  readonly pools: Worked<'pools'>
}

/** Groups of arrays: one for each site. */
export const groupCount = formula({
  label: 'Groups',
  unit: 'groups',
  takes: { sites: 'sites', each: 'groups' },
  text: 'sites × each',
  source: ownRule('A group for each site, as EqualLogic Table 26 proposes.'),
  examples: [],
})

const groupsEach = published('Groups at each site', 1, 'groups', equalLogic('Table 26'))

/** Pools of arrays: one for each server, so that no two copies share drives. */
export const poolCount = formula({
  label: 'Pools',
  unit: 'pools',
  takes: { servers: 'servers' },
  text: 'servers',
  source: ownRule(
    'A pool for each server, as EqualLogic Table 26 proposes: copies of one database never share drives.',
  ),
  examples: [],
})

/** The groups and pools of a plan, the same whatever arrays it takes. */
export function organizationOf({ availability }: Plan, { databases }: Sizing): Organization {
  return {
    groups: groupCount({
      sites: given('Sites', availability.sites, 'sites', 'sites'),
      each: groupsEach,
    }),
    pools: poolCount({ servers: databases.storages }),
  }
}
