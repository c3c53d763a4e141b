import { onceForBoth } from '../../../core/once.ts'
import type { ServerDesign } from '../../../designs/design.ts'
import { buildById, judgeBuild as candidateOf } from '../../../designs/judge-build.ts'
import type { ServerForm } from '../../../designs/kinds.ts'
import { proposeArrays } from '../../../designs/propose.ts'
import { consideredStorageKind, considersDrives } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { Designs } from '../../port/port.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { arrayDesign, arrayDesigns } from './array-designs.ts'
import { driveWays, ownDriveDesign, ownDriveDesigns, wayIds } from './own-drives.ts'
import { byServerRank } from './server-rank.ts'
import { sharedDesigns } from './shared-arrays.ts'
import { shelfDesigns } from './shelves.ts'

type Designing = (plan: Plan, sizing: SizedByRoles) => readonly ServerDesign[]

type Builder = {
  readonly isConsidered: (plan: Plan) => boolean
  readonly designs: Designing
  /** Designs among which is the proposed one, found without judging all; absent: all designs. */
  readonly proposals?: Designing
  /** The design with this id, even if the plan does not consider it; null if there is none. */
  readonly called: (plan: Plan, sizing: SizedByRoles, id: string) => ServerDesign | null
}

/** Makers of the designs, by where servers have their storage. */
const builders: Readonly<Record<ServerForm, Builder>> = {
  drives: {
    isConsidered: considersDrives,
    designs: ownDriveDesigns,
    called: (plan, sizing, id) => {
      const way = driveWays.find((one) => wayIds[one] === id)
      return way ? ownDriveDesign(plan, sizing, way) : null
    },
  },
  shelf: {
    isConsidered: (plan) => !isShared(plan),
    designs: shelfDesigns,
    called: (plan, sizing, id) =>
      id.startsWith('shelf-') ? withId(shelfDesigns(plan, sizing), id) : null,
  },
  'arrays of servers': {
    isConsidered: (plan) => !isShared(plan),
    designs: arrayDesigns,
    proposals: (plan, sizing) => {
      const candidate = proposeArrays(plan, sizing)
      return candidate ? [arrayDesign(plan, sizing, candidate)] : []
    },
    called: (plan, sizing, id) => {
      const build = buildById(plan, id)
      return build && arrayDesign(plan, sizing, candidateOf(plan, sizing, build))
    },
  },
  'shared arrays': {
    isConsidered: isShared,
    designs: sharedDesigns,
    called: (plan, sizing, id) =>
      id.startsWith('shared-') ? withId(sharedDesigns(plan, sizing), id) : null,
  },
}

const { drives: onDrives, ...onBoxes } = builders

/** Designs for the servers of a plan, best first; cached per sizing. */
export const serverDesigns = onceForBoth((plan: Plan, sizing: SizedByRoles) =>
  ranked(
    plan,
    sizing,
    considered(plan, builders).flatMap(({ designs }) => designs(plan, sizing)),
  ),
)

function considered(plan: Plan, all: Readonly<Record<string, Builder>>): readonly Builder[] {
  return Object.values(all).filter(({ isConsidered }) => isConsidered(plan))
}

/** True if arrays serve a site. EqualLogic’s serve one server, as they were tested. */
function isShared(plan: Plan): boolean {
  return plan.arraysServe === 'all of a site' && consideredStorageKind(plan) !== 'EqualLogic'
}

function ranked(
  plan: Plan,
  sizing: SizedByRoles,
  designs: readonly ServerDesign[],
): Designs<ServerDesign> {
  const inOrder = designs.toSorted(byServerRank(plan, sizing))
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
  const own = onDrives.isConsidered(plan) ? onDrives.designs(plan, sizing) : []
  // Arrays cannot come before: a design on own drives has none, and no more servers.
  const isFewest = plan.ranking === 'arrays' || plan.ranking === 'servers'
  if (isFewest && own.some(({ verdict }) => verdict !== 'does not fit'))
    return ranked(plan, sizing, own).proposed
  const others = considered(plan, onBoxes)
  if (others.every(({ proposals }) => !proposals)) return serverDesigns(plan, sizing).proposed
  const boxes = others.flatMap(({ designs, proposals = designs }) => proposals(plan, sizing))
  return ranked(plan, sizing, [...own, ...boxes]).proposed
})

/** The design with this id, judged alone; null if the plan has none. */
export function serverDesignCalled(
  plan: Plan,
  sizing: SizedByRoles,
  id: string,
): ServerDesign | null {
  for (const { called } of Object.values(builders)) {
    const design = called(plan, sizing, id)
    if (design) return design
  }
  return null
}

function withId(designs: readonly ServerDesign[], id: string): ServerDesign | null {
  return designs.find((design) => design.id === id) ?? null
}
