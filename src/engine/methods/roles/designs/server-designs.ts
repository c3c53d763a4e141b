import { onceForBoth } from '../../../core/once.ts'
import type { ServerDesign, ServerRecommendation } from '../../../designs/design.ts'
import { buildCalled, designOf as candidateOf } from '../../../designs/design-of.ts'
import { proposeArrays } from '../../../designs/propose.ts'
import { considersDrives, storageKindOf } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { arrayDesign, arrayDesigns } from './array-designs.ts'
import { driveWays, ownDriveDesign, ownDriveDesigns, wayIds } from './own-drives.ts'
import { byServerRank } from './server-rank.ts'
import { sharedDesigns } from './shared-arrays.ts'
import { shelfDesigns } from './shelves.ts'

/** Designs for the servers of a plan, best first; cached per sizing. */
export const serverDesigns = onceForBoth((plan: Plan, sizing: SizedByRoles) =>
  ranked(plan, [...onDrives(plan, sizing), ...onArrays(plan, sizing, arrayDesigns)]),
)

type Ways = (plan: Plan, sizing: SizedByRoles) => readonly ServerDesign[]

const onDrives: Ways = (plan, sizing) =>
  considersDrives(plan) ? ownDriveDesigns(plan, sizing) : []

function onArrays(plan: Plan, sizing: SizedByRoles, ofServers: Ways): readonly ServerDesign[] {
  return isShared(plan)
    ? sharedDesigns(plan, sizing)
    : [...shelfDesigns(plan, sizing), ...ofServers(plan, sizing)]
}

/** The proposed array for each server, without judging the others. */
const proposedArrays: Ways = (plan, sizing) => {
  const candidate = proposeArrays(plan, sizing)
  return candidate ? [arrayDesign(plan, sizing, candidate)] : []
}

/** True if arrays serve a whole site. EqualLogic’s are judged per server, as they were tested. */
function isShared(plan: Plan): boolean {
  return plan.arraysServe === 'all of a site' && storageKindOf(plan) !== 'EqualLogic'
}

function ranked(plan: Plan, designs: readonly ServerDesign[]): ServerRecommendation {
  const inOrder = designs.toSorted(byServerRank(plan.ranking))
  return {
    designs: inOrder,
    proposed: inOrder.find(({ verdict }) => verdict !== 'does not fit') ?? null,
  }
}

/**
 * The design that `serverDesigns` proposes, without judging every array: for figures that follow
 * every keystroke. Null if none holds; cached per sizing.
 */
export const proposeServers = onceForBoth((plan: Plan, sizing: SizedByRoles) => {
  const own = onDrives(plan, sizing)
  // A design without arrays has the fewest arrays.
  const isFewest = plan.ranking === 'arrays' || plan.ranking === 'servers'
  if (isFewest && own.some(({ verdict }) => verdict !== 'does not fit'))
    return ranked(plan, own).proposed
  if (isShared(plan)) return serverDesigns(plan, sizing).proposed
  return ranked(plan, [...own, ...onArrays(plan, sizing, proposedArrays)]).proposed
})

/** The design with this id, judged alone; null if the plan has none. */
export function serverDesignCalled(
  plan: Plan,
  sizing: SizedByRoles,
  id: string,
): ServerDesign | null {
  const way = driveWays.find((one) => wayIds[one] === id)
  if (way) return ownDriveDesign(plan, sizing, way)
  if (id.startsWith('shared-'))
    return sharedDesigns(plan, sizing).find((design) => design.id === id) ?? null
  if (id.startsWith('shelf-'))
    return shelfDesigns(plan, sizing).find((design) => design.id === id) ?? null
  const build = buildCalled(plan, id)
  return build && arrayDesign(plan, sizing, candidateOf(plan, sizing, build))
}
