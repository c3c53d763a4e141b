import type { Requirement, RequirementWithUse } from '../core/requirement.ts'
import type { Worked } from '../core/worked.ts'
import type { ArrayModel, RaidPolicy } from '../hardware/equallogic-arrays.ts'
import type { LoadedPool } from '../performance/array-work.ts'
import type { PoolLatencies } from '../performance/latency.ts'
import type { OwnArray } from '../plan/own-array.ts'
import type { Ranking } from '../plan/plan.ts'
import { comparatorByKeys } from './compare-by-keys.ts'
import type { JudgedRebuild } from './rebuild.ts'

/** An EqualLogic array, or an own array of a person. */
export type CandidateArray =
  | ArrayModel
  | (Pick<ArrayModel, 'drives' | 'driveKind' | 'activePorts'> & {
      readonly kind: 'own'
      readonly model: string
      readonly own: OwnArray
    })

/** Arrays of one server: model, drive size in GB, RAID policy and number. */
export type ArrayBuild = {
  readonly array: CandidateArray
  readonly driveGb: number
  readonly raid: RaidPolicy
  readonly perServer: number
}

export const verdicts = ['fits with reserve', 'fits', 'does not fit'] as const
export type Verdict = (typeof verdicts)[number]

/** A verdict as a verb, for the middle of a sentence. */
export const verdictVerbs = {
  'fits with reserve': 'fits with reserve',
  fits: 'fits, without the reserve',
  'does not fit': 'does not fit',
} as const satisfies Record<Verdict, string>

/**
 * Basis of a verdict: latencies of a model and policy that was tested or not; or the IOPS of an own
 * array, measured by its owner, shown by a kept test, or estimated from its drives.
 */
export type VerdictBasis = 'tested' | 'not tested' | 'own measurement' | 'own test' | 'estimated'

/** Latencies of a pool of arrays, predicted by the fitted model. */
export type LatencyPrediction = {
  /** Databases and data on one server’s arrays, without a load. */
  readonly work: Omit<LoadedPool, 'load'>
  readonly expected: PoolLatencies
  readonly design: PoolLatencies
}

/** A build judged under load, whatever its space. */
export type BuildUnderLoad = Pick<Candidate, 'prediction' | 'carries' | 'basis'> & {
  /** Judges a rebuild on request: a search judges thousands of designs and looks at few. */
  readonly rebuild: () => JudgedRebuild
  readonly expected: readonly RequirementWithUse[]
  readonly withReserve: readonly Requirement[]
  /** True if the band of a latency reaches over the limit that the latency itself keeps. */
  readonly isUncertain: boolean
}

/** A build judged against a plan. */
export type Candidate = ArrayBuild & {
  readonly arrays: Worked<'arrays'>
  /** Drives of all arrays, spares included. */
  readonly drives: Worked<'drives'>
  readonly usable: Worked<'GB'>
  /** Free space of one server’s arrays; 0 if space is short. */
  readonly unused: Worked<'GB'>
  /** Ports of the active controllers of one server’s arrays. */
  readonly ports: Worked<'ports'>
  /** Price of all arrays, in the currency of the plan; null if none was entered. */
  readonly cost: Worked<'money'> | null
  /** Latencies of arrays whose tests were published; null for others. */
  readonly prediction: LatencyPrediction | null
  /** IOPS that the arrays of one server carry, for own arrays; else null. */
  readonly carries: Worked<'IOPS'> | null
  readonly basis: VerdictBasis
  readonly constraints: readonly Requirement[]
  readonly capacity: RequirementWithUse
  /** Requirement used up most: capacity, or load and latencies at the expected load. */
  readonly binding: RequirementWithUse
  /** Used share of the binding requirement. */
  readonly utilization: Worked<'%'>
  readonly verdict: Verdict
  /** True if a latency’s band reaches over its limit, at the expected load or with reserve. */
  readonly borderline: boolean
  readonly rebuild: JudgedRebuild
}

/** Id of a design in addresses: letters, digits, dots and -; contains the id of an own array. */
export function designId({ array, driveGb, raid, perServer }: ArrayBuild): string {
  const name = array.kind === 'own' ? `own-${array.own.id}` : `${array.model}-${driveGb}`
  return `${name}-${raid.replace(' ', '')}-${perServer}`.toLowerCase()
}

/** RAID policies by the failed drives they survive, then by the cost of a rebuild. */
export const raidPoliciesByResilience: readonly RaidPolicy[] = [
  'RAID 6',
  'RAID 10',
  'RAID 50',
  'RAID 5',
]

export type RankedProperties = Pick<
  Candidate,
  | 'verdict'
  | 'borderline'
  | 'perServer'
  | 'drives'
  | 'utilization'
  | 'unused'
  | 'raid'
  | 'cost'
  | 'prediction'
  | 'basis'
  | 'rebuild'
>

/** Sort key of each ranking, smaller first. */
const keys: Readonly<Record<Ranking, (one: RankedProperties) => number>> = {
  arrays: ({ perServer }) => perServer,
  drives: ({ drives }) => drives.value,
  headroom: ({ utilization }) => utilization.value,
  space: ({ unused }) => unused.value,
  resilience: ({ raid }) => raidPoliciesByResilience.indexOf(raid),
  rebuild: ({ rebuild }) => Number(!rebuild.holds),
  // Arrays are compared for a given number of servers: the next key, fewest arrays, decides.
  servers: () => 0,
  // The power of arrays is not known.
  power: () => 0,
  // A design without a price is not cheap: it comes after all that have one.
  cost: ({ cost }) => cost?.value ?? Number.POSITIVE_INFINITY,
}

/**
 * Order of designs: those that fit, then the ranking; ties by fewest arrays per server, the reserve
 * kept, no band over a limit, fewest drives, lowest cost, a person’s own test, lowest predicted
 * read latency (none last), and most headroom. So a reserve alone never doubles the arrays, and
 * speed that nothing asks for never doubles the drives.
 */
export function comparatorForRanking(
  ranking: Ranking,
): (a: RankedProperties, b: RankedProperties) => number {
  return comparatorByKeys(rankKeys(ranking))
}

/** Sort keys of a ranking in turn, smaller first. */
function rankKeys(ranking: Ranking): readonly ((one: RankedProperties) => number)[] {
  return [
    ({ verdict }: RankedProperties) => Number(verdict === 'does not fit'),
    keys[ranking],
    keys.arrays,
    ({ verdict }: RankedProperties) => verdicts.indexOf(verdict),
    ({ borderline }: RankedProperties) => Number(borderline),
    keys.drives,
    keys.cost,
    ({ basis }: RankedProperties) => Number(basis !== 'own test'),
    ({ prediction }: RankedProperties) =>
      prediction?.expected.dbRead.value ?? Number.POSITIVE_INFINITY,
    keys.headroom,
  ]
}
