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
  readonly nSym: Worked<'databases'> | null
  readonly raw: Worked<'databases'>
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
  const nSym = symmetric(plan, copies, needs)
  const asked = answer(plan, 'databases')
  if (asked) return { nSym, raw: ownCount({ asked, most: needs.perDag ?? needs.perServer }) }
  if (!needs.perDag) return { nSym, raw: needs.nCalc }
  const { value: most } = needs.perDag
  const evenAs = (as: Mode) =>
    plan.symmetricDatabases && nSym ? evenCount(plan, as, copies, most, nSym) : null
  const even = evenAs(mode)
  const isLowered = even === null && evenAs('microsoft') !== null
  return { nSym, raw: even ?? multiple(plan, mode, copies, needs, most, isLowered) }
}

function symmetric(plan: Plan, copies: CopiesParts, { perDag, nCalc }: DatabaseNeeds) {
  const servers = answer(plan, 'activeServers')
  const ofSite = activeSite(copies)
  if (!perDag || permutations(servers.value, ofSite.value) === 0) return null
  return symmetricCount({ databases: nCalc, servers, copies: ofSite })
}

/** The symmetric count, or one cycle less (MS6); null where neither counts. */
function evenCount(
  plan: Plan,
  mode: Mode,
  { homeCopies }: CopiesParts,
  perDag: number,
  nSym: Worked<'databases'>,
): Worked<'databases'> | null {
  if (mode === 'corrected') return nSym.value <= perDag ? nSym : null
  if (perDag > nSym.value) return nSym
  const servers = answer(plan, 'activeServers')
  const cycle = permutations(servers.value, homeCopies.value)
  const isLowered = perDag < nSym.value && nSym.value - perDag < cycle && nSym.value !== cycle
  return isLowered ? oneCycleLess({ symmetric: nSym, servers, copies: homeCopies }) : null
}

function multiple(
  plan: Plan,
  mode: Mode,
  { shape }: CopiesParts,
  { nCalc }: DatabaseNeeds,
  perDag: number,
  isLowered: boolean,
): Worked<'databases'> {
  if (nCalc.value <= 1 || (mode === 'microsoft' && nCalc.value === perDag)) return nCalc
  return (isLowered ? multipleForSymmetric : multipleOfServers)({
    databases: nCalc,
    servers: answer(plan, 'activeServers'),
    sites: shape.model === 'AA1' ? bothSites : oneSite,
  })
}
