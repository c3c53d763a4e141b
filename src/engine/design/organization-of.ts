import { formula } from '../core/formula.ts'
import { equalLogic, ownRule } from '../core/source.ts'
import { published, relabel, type Worked } from '../core/worked.ts'
import { answer, type Plan } from '../plan/plan.ts'
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
  examples: [{ in: { sites: 2, each: 1 }, out: 2, source: equalLogic('Table 26') }],
})

const groupsEach = published('Groups at each site', 1, 'groups', equalLogic('Table 26'))

const poolForServer = ownRule(
  'A pool for each server, as EqualLogic Table 26 proposes: copies of one database never share drives.',
)

/** The groups and pools of a plan, the same whatever arrays it takes. */
export function organizationOf(plan: Plan, { databases }: Sizing): Organization {
  return {
    groups: groupCount({
      sites: answer(plan, 'sites'),
      each: groupsEach,
    }),
    pools: relabel(databases.storages, 'Pools', 'pools', poolForServer),
  }
}
