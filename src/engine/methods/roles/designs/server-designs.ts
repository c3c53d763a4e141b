import { oncePerObject, oncePerPair } from '../../../core/once.ts'
import { type RequirementCode, usedShareOf } from '../../../core/requirement.ts'
import { raidPoliciesByResilience } from '../../../designs/candidate.ts'
import { compareNumberLists } from '../../../designs/compare-by-keys.ts'
import { arrayCandidateOf, type ServerDesign } from '../../../designs/design.ts'
import { consideredBuildOfId, judgeBuild } from '../../../designs/judge-build.ts'
import { type DesignFormWithServers, storageKinds } from '../../../designs/kinds.ts'
import { proposeArrays } from '../../../designs/propose.ts'
import { consideredStorageKind, considersDrives } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { RaidType } from '../../../sizing/raid.ts'
import { type Goal, goalOfPlan, goalSortKeys, rankingFigures } from '../../port/goal.ts'
import type { DesignsOfPlan } from '../../port/port.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { arrayDesign, arrayDesigns } from './array-designs.ts'
import { memoryOrLinkUse } from './level-of-servers.ts'
import { designIdsByDriveWay, driveWays, ownDriveDesign, ownDriveDesigns } from './own-drives.ts'
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
const builders: Readonly<Record<DesignFormWithServers, Builder>> = {
  drives: {
    isConsidered: considersDrives,
    designs: ownDriveDesigns,
    called: (plan, sizing, id) => {
      const way = driveWays.find((one) => designIdsByDriveWay[one] === id)
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
      const build = consideredBuildOfId(plan, id)
      return build && arrayDesign(plan, sizing, judgeBuild(plan, sizing, build))
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
export const serverDesigns = oncePerPair((plan: Plan, sizing: SizedByRoles) =>
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
): DesignsOfPlan<ServerDesign> {
  const inOrder = designs.toSorted(compareServerDesigns(plan, sizing))
  return {
    designs: inOrder,
    proposed: inOrder.find(({ verdict }) => verdict !== 'does not fit') ?? null,
  }
}

/**
 * The proposed design, or null if none holds; judges no array needlessly, as it runs on every
 * keystroke. Cached.
 */
export const proposeServerDesign = oncePerPair((plan: Plan, sizing: SizedByRoles) => {
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
export function serverDesignById(
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

const kinds = Object.keys(storageKinds)

/** RAID types from the most to the least resilient; null is JBOD. */
const resilience: readonly (RaidType | null)[] = ['RAID-6', 'RAID-1/0', 'RAID-5', null, 'RAID-0']

const reads = (design: ServerDesign) =>
  arrayCandidateOf(design)?.prediction?.expected.dbRead.value ?? Number.POSITIVE_INFINITY

/** Used share of the storage that is nearest to its limit; servers are the same in all designs. */
function used({ requirements }: ServerDesign): number {
  const ofServers: readonly RequirementCode[] = ['processors', 'memory', 'failures']
  return Math.max(
    0,
    ...requirements.filter(({ code }) => !ofServers.includes(code)).map((one) => usedShareOf(one)),
  )
}

/** Figures of storage that some goals compare before all others; less is better. */
const keys: Readonly<Partial<Record<Goal, (one: ServerDesign) => readonly number[]>>> = {
  arrays: ({ arrays, kind }) => [arrays?.value ?? 0, kinds.indexOf(kind)],
  headroom: (design) => [used(design)],
  space: (design) => [unusedShare(design)],
  resilience: (design) => {
    const candidate = arrayCandidateOf(design)
    const { drives: rows } = design
    if (candidate) return [raidPoliciesByResilience.indexOf(candidate.raid)]
    const ofData = rows.filter(({ purpose }) => purpose === 'database')
    const types = ofData.length > 0 ? ofData.map(({ raid }) => raid) : [null]
    return [Math.max(...types.map((raid) => resilience.indexOf(raid)))]
  },
  // Drives in RAID keep IOPS to rebuild, single drives are reseeded: only arrays can fail in this.
  rebuild: (design) => [Number(arrayCandidateOf(design)?.rebuild.holds === false)],
}

/** Largest share of drive space that a design leaves unused on any of its servers. */
function unusedShare({ requirements }: ServerDesign): number {
  const shares = requirements.flatMap(({ code, used: share }) =>
    (code === 'space' || code === 'restoreSpace') && share ? [1 - share.value] : [],
  )
  return Math.max(0, ...shares)
}

/**
 * Order of a plan’s designs: those that fit first, as layouts are ordered; ties by kind of storage,
 * reads and headroom. Where nothing is recommended, as of designs that do not fit, arrays decide.
 */
export function compareServerDesigns(
  plan: Plan,
  sizing: SizedByRoles,
): (a: ServerDesign, b: ServerDesign) => number {
  const ranks = oncePerObject((design: ServerDesign) => {
    const isFit = design.verdict !== 'does not fit'
    const goal = isFit ? goalOfPlan(plan) : plan.ranking
    // Single drives are the only rule of the preferred architecture that designs of a plan differ
    // in.
    const rules = Number(design.kind === 'jbod')
    const figures = rankingFigures(design, 1, {
      rules,
      used: memoryOrLinkUse(plan, sizing, design),
    })
    return [
      ...[Number(!isFit), ...(keys[goal]?.(design) ?? []), ...goalSortKeys(figures, goal)],
      ...[kinds.indexOf(design.kind), reads(design), used(design)],
    ]
  })
  return (one, other) => compareNumberLists(ranks(one), ranks(other))
}
