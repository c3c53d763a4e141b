import type { Mode } from '../../core/mode.ts'
import { permutations } from '../../core/rounding.ts'
import { assumed, type Worked } from '../../core/worked.ts'
import { answer, type Plan } from '../../plan/plan.ts'
import type { CopiesParts } from './copies.ts'
import {
  multipleForSymmetric,
  multipleOfServers,
  oneCycleLess,
  ownCount,
  symmetricCount,
} from './database-counts.ts'
import { activeSite, type DatabaseNeeds } from './database-needs.ts'

/** How many databases there are before they are raised to their group. */
export type RawCount = {
  /** Multiple at which every ordered choice of servers carries as many; null where there is none. */
  readonly symmetricDatabases: Worked<'databases'> | null
  readonly databasesBeforeGrouping: Worked<'databases'>
}

const oneSite = assumed('Sites with active mailboxes', 1, 'sites', 'Users are in one site.')
const bothSites = assumed('Sites with active mailboxes', 2, 'sites', 'Users are in both sites.')

/** How many databases a plan has before they are raised to their group. */
export function rawCount(
  plan: Plan,
  mode: Mode,
  copies: CopiesParts,
  needs: DatabaseNeeds,
): RawCount {
  const symmetricDatabases = symmetric(plan, copies, needs)
  const asked = answer(plan, 'databases')
  if (asked)
    return {
      symmetricDatabases,
      databasesBeforeGrouping: ownCount({ asked, most: needs.mostDatabases ?? needs.perServer }),
    }
  if (!needs.mostDatabases)
    return { symmetricDatabases, databasesBeforeGrouping: needs.databasesCalculated }
  const { value: most } = needs.mostDatabases
  const evenAs = (as: Mode) =>
    plan.symmetricDatabases && symmetricDatabases
      ? evenCount(plan, as, copies, most, symmetricDatabases)
      : null
  const even = evenAs(mode)
  const isLowered = even === null && evenAs('microsoft') !== null
  return {
    symmetricDatabases,
    databasesBeforeGrouping: even ?? multiple(plan, mode, copies, needs, most, isLowered),
  }
}

function symmetric(
  plan: Plan,
  copies: CopiesParts,
  { mostDatabases, databasesCalculated }: DatabaseNeeds,
) {
  const servers = answer(plan, 'activeServers')
  const ofSite = activeSite(copies)
  if (!mostDatabases || permutations(servers.value, ofSite.value) === 0) return null
  return symmetricCount({ databases: databasesCalculated, servers, copies: ofSite })
}

/** The symmetric count, or one cycle less (MS6); null where neither counts. */
function evenCount(
  plan: Plan,
  mode: Mode,
  { homeCopies }: CopiesParts,
  mostDatabases: number,
  symmetricDatabases: Worked<'databases'>,
): Worked<'databases'> | null {
  if (mode === 'corrected')
    return symmetricDatabases.value <= mostDatabases ? symmetricDatabases : null
  if (mostDatabases > symmetricDatabases.value) return symmetricDatabases
  const servers = answer(plan, 'activeServers')
  const cycle = permutations(servers.value, homeCopies.value)
  const isLowered =
    mostDatabases < symmetricDatabases.value &&
    symmetricDatabases.value - mostDatabases < cycle &&
    symmetricDatabases.value !== cycle
  return isLowered
    ? oneCycleLess({ symmetric: symmetricDatabases, servers, copies: homeCopies })
    : null
}

function multiple(
  plan: Plan,
  mode: Mode,
  { shape }: CopiesParts,
  { databasesCalculated }: DatabaseNeeds,
  mostDatabases: number,
  isLowered: boolean,
): Worked<'databases'> {
  if (
    databasesCalculated.value <= 1 ||
    (mode === 'microsoft' && databasesCalculated.value === mostDatabases)
  )
    return databasesCalculated
  return (isLowered ? multipleForSymmetric : multipleOfServers)({
    databases: databasesCalculated,
    servers: answer(plan, 'activeServers'),
    sites: shape.model === 'AA1' ? bothSites : oneSite,
  })
}
