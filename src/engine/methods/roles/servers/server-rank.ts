import type { RequirementCode } from '../../../core/requirement.ts'
import { byResilience } from '../../../designs/candidate.ts'
import type { Ranking } from '../../../plan/plan.ts'
import type { RaidType } from '../raid.ts'
import type { ServerDesign, ServerStorage } from './server-design.ts'

/** What comes first among designs that a ranking finds equal: drives of the servers’ own, then arrays. */
const storages: readonly ServerStorage[] = [
  'jbod',
  'jbod and raid',
  'raid',
  'own shelf',
  'own array',
  'shared array',
  'equallogic',
]

/** RAID of a server’s drives, and drives without, by what they survive. */
const resilience: readonly (RaidType | null)[] = ['RAID-6', 'RAID-1/0', 'RAID-5', null, 'RAID-0']

const arrays = ({ candidate, shelf }: ServerDesign) =>
  (candidate?.arrays ?? shelf?.arrays)?.value ?? 0
const drives = ({ drivesInAll }: ServerDesign) => drivesInAll.value
const reads = ({ candidate }: ServerDesign) =>
  candidate?.prediction?.expected.dbRead.value ?? Number.POSITIVE_INFINITY

/** What of the storage is used most: servers are the same in all designs of a plan. */
function used({ holds }: ServerDesign): number {
  const ofServers: readonly RequirementCode[] = ['processors', 'memory', 'failures']
  return Math.max(
    0,
    ...holds.map(({ code, used: share }) => (ofServers.includes(code) ? 0 : (share?.value ?? 0))),
  )
}

/** What each ranking puts first: the smaller the better. */
const keys: Readonly<Record<Ranking, (one: ServerDesign) => number>> = {
  arrays,
  drives,
  headroom: used,
  space: unusedShare,
  resilience: ({ candidate, drives: rows }) => {
    if (candidate) return byResilience.indexOf(candidate.raid)
    const ofData = rows.filter(({ purpose }) => purpose === 'database')
    const types = ofData.length > 0 ? ofData.map(({ raid }) => raid) : [null]
    return Math.max(...types.map((raid) => resilience.indexOf(raid)))
  },
  // Drives in RAID keep a share for it, and single drives are seeded again from another copy.
  rebuild: ({ candidate }) => Number(candidate !== null && !candidate.rebuild.holds),
  servers: ({ servers }) => servers.value,
  // What has no price is not cheap: it comes after all that has one.
  cost: ({ cost }) => cost?.value ?? Number.POSITIVE_INFINITY,
}

/** The largest share of space that stays unused on any servers of a design. */
function unusedShare({ holds }: ServerDesign): number {
  const shares = holds.flatMap(({ code, used: share }) =>
    code === 'space' && share ? [1 - share.value] : [],
  )
  return Math.max(0, ...shares)
}

/**
 * The order of designs: what fits before what does not, then the ranking; equal ones by fewest
 * arrays, what comes first among storages, no band over a limit, fewest drives, lowest cost, fastest reads and the highest headroom. Also
 * of designs of different plans, which may differ in their servers.
 */
export function byServerRank(ranking: Ranking): (a: ServerDesign, b: ServerDesign) => number {
  const order = [
    ({ verdict }: ServerDesign) => Number(verdict === 'does not fit'),
    keys[ranking],
    arrays,
    ({ storage }: ServerDesign) => storages.indexOf(storage),
    keys.servers,
    ({ candidate }: ServerDesign) => Number(candidate?.borderline ?? false),
    drives,
    keys.cost,
    reads,
    used,
  ]
  return (a, b) => {
    for (const of of order) {
      const [one, other] = [of(a), of(b)]
      if (one !== other) return one < other ? -1 : 1
    }
    return 0
  }
}
