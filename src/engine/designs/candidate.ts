import type { Requirement, UsedRequirement } from '../core/requirement.ts'
import type { Worked } from '../core/worked.ts'
import type { ArrayModel, RaidPolicy } from '../hardware/equallogic-arrays.ts'
import type { PoolWork } from '../performance/array-work.ts'
import type { Latencies } from '../performance/latency.ts'
import type { OwnArray } from '../plan/own-array.ts'
import type { Ranking } from '../plan/plan.ts'
import { inOrderOf } from './in-order.ts'
import type { Rebuild } from './rebuild.ts'

/** An array that a design is built of: EqualLogic’s, or a person’s own. */
export type CandidateArray =
  | ArrayModel
  | (Pick<ArrayModel, 'drives' | 'driveKind' | 'activePorts'> & {
      readonly kind: 'own'
      readonly model: string
      readonly own: OwnArray
    })

/** What a design is built of. */
export type Build = {
  readonly array: CandidateArray
  readonly driveGb: number
  readonly raid: RaidPolicy
  readonly perServer: number
}

export const verdicts = ['fits with reserve', 'fits', 'does not fit'] as const
export type Verdict = (typeof verdicts)[number]

/** What a design does by its verdict, in the middle of a sentence. */
export const verdictVerbs = {
  'fits with reserve': 'fits with reserve',
  fits: 'fits, without the reserve',
  'does not fit': 'does not fit',
} as const satisfies Record<Verdict, string>

/**
 * What a verdict rests on: latencies of a model and policy that was tested, or that only others
 * were; an own array’s figure as its owner typed it, as a kept
 * test showed it, or estimated from its drives.
 */
export type Basis = 'tested' | 'not tested' | 'own measurement' | 'own test' | 'estimated'

/** The latencies of a pool of arrays, as the fitted model predicts them. */
export type Prediction = {
  /** What the arrays of one server are asked for; its load is the caller’s to choose. */
  readonly work: Omit<PoolWork, 'load'>
  readonly expected: Latencies
  readonly design: Latencies
}

/** How a build does under load, whatever its space. */
export type UnderLoad = Pick<Candidate, 'prediction' | 'carries' | 'basis'> & {
  /** Found when it is asked for: a search judges thousands of designs and looks at few. */
  readonly rebuild: () => Rebuild
  readonly expected: readonly UsedRequirement[]
  readonly withReserve: readonly Requirement[]
  /** Whether the band of a latency reaches over its limit, at a load at which the latency holds it. */
  readonly isUncertain: boolean
}

/** One way to build the storage, and how it does. */
export type Candidate = Build & {
  readonly arrays: Worked<'arrays'>
  /** Drives of all arrays, spares included. */
  readonly drives: Worked<'drives'>
  readonly usable: Worked<'GB'>
  /** Space of one server that no volume takes; none where it lacks. */
  readonly unused: Worked<'GB'>
  /** Network ports of the active controllers of the arrays of one server. */
  readonly ports: Worked<'ports'>
  /** Price of all arrays, in the currency of the plan; null where none was entered. */
  readonly cost: Worked<'money'> | null
  /** Latencies, for the arrays whose tests were published; null of others. */
  readonly prediction: Prediction | null
  /** What the arrays of one server carry, where that is estimated or the owner’s; else null. */
  readonly carries: Worked<'IOPS'> | null
  readonly basis: Basis
  readonly constraints: readonly Requirement[]
  readonly capacity: UsedRequirement
  /** What is used up most: capacity, or load and latencies at the expected load. */
  readonly binding: UsedRequirement
  /** The share of it. */
  readonly utilization: Worked<'%'>
  readonly verdict: Verdict
  /** The band of a latency reaches over its limit, at the expected load or with a reserve that fits. */
  readonly borderline: boolean
  readonly rebuild: Rebuild
}

/** A design in letters, digits, dots and -: what an address calls it. Own arrays bear their id. */
export function designId({ array, driveGb, raid, perServer }: Build): string {
  const name = array.kind === 'own' ? `own-${array.own.id}` : `${array.model}-${driveGb}`
  return `${name}-${raid.replace(' ', '')}-${perServer}`.toLowerCase()
}

/** RAID policies by the failed drives they survive, then by how little a rebuild costs. */
export const byResilience: readonly RaidPolicy[] = ['RAID 6', 'RAID 10', 'RAID 50', 'RAID 5']

/** What designs are put in order by. */
export type Ranked = Pick<
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

/** What each ranking puts first: the smaller the better. */
const keys: Readonly<Record<Ranking, (one: Ranked) => number>> = {
  arrays: ({ perServer }) => perServer,
  drives: ({ drives }) => drives.value,
  headroom: ({ utilization }) => utilization.value,
  space: ({ unused }) => unused.value,
  resilience: ({ raid }) => byResilience.indexOf(raid),
  rebuild: ({ rebuild }) => Number(!rebuild.holds),
  // Arrays are compared for given servers: among them the fewest arrays count, which follow.
  servers: () => 0,
  // What arrays take is not known.
  power: () => 0,
  // What has no price is not cheap: it comes after all that has one.
  cost: ({ cost }) => cost?.value ?? Number.POSITIVE_INFINITY,
}

/**
 * The order of designs: what fits before what does not, then the ranking; equal ones by fewest arrays
 * per server, the reserve kept, no band over a limit, fewest drives, lowest cost, what a person tested,
 * the lowest predicted read latency (those without one last), and the highest headroom. So a reserve
 * never doubles the arrays by itself, and speed that nothing asks for never doubles the drives.
 */
export function byRank(ranking: Ranking): (a: Ranked, b: Ranked) => number {
  return inOrderOf(rankKeys(ranking))
}

/** What that order goes by, in turn: the smaller first. */
function rankKeys(ranking: Ranking): readonly ((one: Ranked) => number)[] {
  return [
    ({ verdict }: Ranked) => Number(verdict === 'does not fit'),
    keys[ranking],
    keys.arrays,
    ({ verdict }: Ranked) => verdicts.indexOf(verdict),
    ({ borderline }: Ranked) => Number(borderline),
    keys.drives,
    keys.cost,
    ({ basis }: Ranked) => Number(basis !== 'own test'),
    ({ prediction }: Ranked) => prediction?.expected.dbRead.value ?? Number.POSITIVE_INFINITY,
    keys.headroom,
  ]
}
