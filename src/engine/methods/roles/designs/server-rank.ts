import { type RequirementCode, shareOf } from '../../../core/requirement.ts'
import { byResilience } from '../../../designs/candidate.ts'
import { candidateOf, type ServerDesign } from '../../../designs/design.ts'
import { inOrderOf } from '../../../designs/in-order.ts'
import { storageKinds } from '../../../designs/kinds.ts'
import type { Ranking } from '../../../plan/plan.ts'
import type { RaidType } from '../../../sizing/raid.ts'

/** RAID of a server’s drives, and drives without, by what they survive. */
const resilience: readonly (RaidType | null)[] = ['RAID-6', 'RAID-1/0', 'RAID-5', null, 'RAID-0']

const arrays = (design: ServerDesign) => design.arrays?.value ?? 0
const drives = ({ drivesInAll }: ServerDesign) => drivesInAll.value
const reads = (design: ServerDesign) =>
  candidateOf(design)?.prediction?.expected.dbRead.value ?? Number.POSITIVE_INFINITY

/** What of the storage is used most: servers are the same in all designs of a plan. */
function used({ requirements }: ServerDesign): number {
  const ofServers: readonly RequirementCode[] = ['processors', 'memory', 'failures']
  return Math.max(
    0,
    ...requirements.filter(({ code }) => !ofServers.includes(code)).map((one) => shareOf(one)),
  )
}

/** What each ranking puts first: the smaller the better. */
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
  // Drives in RAID keep a share for it, and single drives are seeded again from another copy.
  rebuild: (design) => Number(candidateOf(design)?.rebuild.holds === false),
  servers: ({ servers }) => servers.value,
  // What has no price is not cheap: it comes after all that has one.
  cost: ({ rankedCost }) => rankedCost?.value ?? Number.POSITIVE_INFINITY,
  power: ({ power }) => power?.watts?.value ?? Number.POSITIVE_INFINITY,
}

/** The largest share of space that stays unused on any servers of a design. */
function unusedShare({ requirements }: ServerDesign): number {
  const shares = requirements.flatMap(({ code, used: share }) =>
    (code === 'space' || code === 'restoreSpace') && share ? [1 - share.value] : [],
  )
  return Math.max(0, ...shares)
}

/**
 * The order of designs: what fits before what does not, then the ranking; equal ones by fewest
 * arrays, what comes first among storages, no band over a limit, fewest drives, lowest cost, fastest reads and the highest headroom. Also
 * of designs of different plans, which may differ in their servers.
 */
export function byServerRank(ranking: Ranking): (a: ServerDesign, b: ServerDesign) => number {
  return inOrderOf([
    ({ verdict }: ServerDesign) => Number(verdict === 'does not fit'),
    keys[ranking],
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
