import { type RequirementCode, shareOf } from '../../../core/requirement.ts'
import { byResilience } from '../../../designs/candidate.ts'
import { candidateOf, type ServerDesign } from '../../../designs/design.ts'
import { inOrderOf } from '../../../designs/in-order.ts'
import { storageKinds } from '../../../designs/kinds.ts'
import type { Plan, Ranking } from '../../../plan/plan.ts'
import type { RaidType } from '../../../sizing/raid.ts'
import { goalOf } from '../../port/goal.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { leavesTenth } from './level-of-servers.ts'

/** RAID types, and null for JBOD: the most resilient first. */
const resilience: readonly (RaidType | null)[] = ['RAID-6', 'RAID-1/0', 'RAID-5', null, 'RAID-0']

const arrays = (design: ServerDesign) => design.arrays?.value ?? 0
const drives = ({ drivesInAll }: ServerDesign) => drivesInAll.value
const reads = (design: ServerDesign) =>
  candidateOf(design)?.prediction?.expected.dbRead.value ?? Number.POSITIVE_INFINITY

/** Most used part of the storage; servers are the same in all designs of a plan. */
function used({ requirements }: ServerDesign): number {
  const ofServers: readonly RequirementCode[] = ['processors', 'memory', 'failures']
  return Math.max(
    0,
    ...requirements.filter(({ code }) => !ofServers.includes(code)).map((one) => shareOf(one)),
  )
}

/** Figure that each ranking compares; smaller is better. */
const keys: Readonly<Record<Ranking, (one: ServerDesign) => number>> = {
  arrays,
  drives,
  headroom: used,
  space: unusedShare,
  resilience: (design) => {
    const candidate = candidateOf(design)
    const { drives: rows } = design
    if (candidate) return byResilience.indexOf(candidate.raid)
    const ofData = rows.filter(({ purpose }) => purpose === 'database')
    const types = ofData.length > 0 ? ofData.map(({ raid }) => raid) : [null]
    return Math.max(...types.map((raid) => resilience.indexOf(raid)))
  },
  // RAID keeps a share of its IOPS for rebuilding; single drives are reseeded from another copy.
  rebuild: (design) => Number(candidateOf(design)?.rebuild.holds === false),
  servers: ({ servers }) => servers.value,
  // A design without a price ranks last.
  cost: ({ rankedCost }) => rankedCost?.value ?? Number.POSITIVE_INFINITY,
  power: ({ power }) => power?.watts?.value ?? Number.POSITIVE_INFINITY,
}

/** Largest share of space that stays unused, on any servers of a design. */
function unusedShare({ requirements }: ServerDesign): number {
  const shares = requirements.flatMap(({ code, used: share }) =>
    (code === 'space' || code === 'restoreSpace') && share ? [1 - share.value] : [],
  )
  return Math.max(0, ...shares)
}

/** True if a design holds. */
const fits = ({ verdict }: ServerDesign) => verdict !== 'does not fit'

/**
 * Order of a plan’s designs: those that fit first, then the recommendation or the ranking; ties by
 * arrays, kind of storage, servers, uncertainty at a limit, drives, cost, reads and headroom.
 */
export function byServerRank(
  plan: Plan,
  sizing: SizedByRoles,
): (a: ServerDesign, b: ServerDesign) => number {
  const recommended = [
    (design: ServerDesign) => Number(!leavesTenth(plan, sizing, design)),
    keys.cost,
    // Designs of a plan differ in one rule of the preferred architecture: single drives.
    ({ kind }: ServerDesign) => Number(kind !== 'jbod'),
    drives,
  ].map((of) => (design: ServerDesign) => (fits(design) ? of(design) : 0))
  return inOrderOf([
    (design: ServerDesign) => Number(!fits(design)),
    ...(goalOf(plan) === 'recommended' ? recommended : [keys[plan.ranking]]),
    arrays,
    ({ kind }: ServerDesign) => storageKinds[kind].rank,
    keys.servers,
    (design: ServerDesign) => Number(candidateOf(design)?.borderline ?? false),
    drives,
    keys.cost,
    reads,
    used,
  ])
}
