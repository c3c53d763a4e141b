import { once } from '../../../core/once.ts'
import { type RequirementCode, shareOf } from '../../../core/requirement.ts'
import { compareByResilience } from '../../../designs/candidate.ts'
import { compareNumberLists } from '../../../designs/compare-by-keys.ts'
import { candidateOf, type ServerDesign } from '../../../designs/design.ts'
import { storageKinds } from '../../../designs/kinds.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { RaidType } from '../../../sizing/raid.ts'
import { type Goal, goalOf, goalSortKeys, rankingFigures } from '../../port/goal.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { memoryOrLinkUse } from './level-of-servers.ts'

const kinds = Object.keys(storageKinds)

/** RAID types from the most to the least resilient; null is JBOD. */
const resilience: readonly (RaidType | null)[] = ['RAID-6', 'RAID-1/0', 'RAID-5', null, 'RAID-0']

const reads = (design: ServerDesign) =>
  candidateOf(design)?.prediction?.expected.dbRead.value ?? Number.POSITIVE_INFINITY

/** Used share of the storage that is nearest to its limit; servers are the same in all designs. */
function used({ requirements }: ServerDesign): number {
  const ofServers: readonly RequirementCode[] = ['processors', 'memory', 'failures']
  return Math.max(
    0,
    ...requirements.filter(({ code }) => !ofServers.includes(code)).map((one) => shareOf(one)),
  )
}

/** Figures of storage that some goals compare before all others; less is better. */
const keys: Readonly<Partial<Record<Goal, (one: ServerDesign) => readonly number[]>>> = {
  arrays: ({ arrays, kind }) => [arrays?.value ?? 0, kinds.indexOf(kind)],
  headroom: (design) => [used(design)],
  space: (design) => [unusedShare(design)],
  resilience: (design) => {
    const candidate = candidateOf(design)
    const { drives: rows } = design
    if (candidate) return [compareByResilience.indexOf(candidate.raid)]
    const ofData = rows.filter(({ purpose }) => purpose === 'database')
    const types = ofData.length > 0 ? ofData.map(({ raid }) => raid) : [null]
    return [Math.max(...types.map((raid) => resilience.indexOf(raid)))]
  },
  // Drives in RAID keep IOPS to rebuild, single drives are reseeded: only arrays can fail in this.
  rebuild: (design) => [Number(candidateOf(design)?.rebuild.holds === false)],
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
export function byServerRank(
  plan: Plan,
  sizing: SizedByRoles,
): (a: ServerDesign, b: ServerDesign) => number {
  const ranks = once((design: ServerDesign) => {
    const isFit = design.verdict !== 'does not fit'
    const goal = isFit ? goalOf(plan) : plan.ranking
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
