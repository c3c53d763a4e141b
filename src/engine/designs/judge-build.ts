import type { Worked } from '../core/worked.ts'
import { poolCapability } from '../performance/capability.ts'
import type { OwnArray } from '../plan/own-array.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { arrayConfigurations, consideredArrayCounts, ownArrayAsCandidate } from './builds.ts'
import { type ArrayBuild, type Candidate, designId } from './candidate.ts'
import { judgeArraysWithPools } from './judge.ts'
import { poolPredictions } from './pool-prediction.ts'

/** Judges a build against the sizing of a plan, even if the plan does not consider it. */
export function judgeBuild(plan: Plan, sizing: Sizing, build: ArrayBuild): Candidate {
  const { array, driveGb, raid, perServer } = build
  const only = { array, driveGb, raid, perServer }
  return judgeArraysWithPools(plan, sizing, only, poolPredictions(plan, sizing))
}

/** Judges one own array per server in each of its RAID policies, whether considered or not. */
export function judgedCandidatesOfOwnArray(
  plan: Plan,
  sizing: Sizing,
  own: OwnArray,
): readonly Candidate[] {
  const array = ownArrayAsCandidate(own)
  return own.raid.map((raid) =>
    judgeBuild(plan, sizing, { array, driveGb: own.driveGb, raid, perServer: 1 }),
  )
}

/** The build with this id among those that a plan considers; null if there is none. */
export function consideredBuildOfId(plan: Plan, id: string): ArrayBuild | null {
  const builds = consideredArrayCounts(plan).flatMap((perServer) =>
    arrayConfigurations(plan).map((line) => ({ ...line, perServer })),
  )
  return builds.find((build) => designId(build) === id) ?? null
}

/**
 * IOPS that the arrays of one server carry within the latency limits: predicted, or for an own
 * array measured by its owner, shown by a kept test, or estimated.
 */
export function iopsCarriedByArrays({ prediction, carries }: Candidate): Worked<'IOPS'> {
  if (prediction) return poolCapability(prediction.work)
  if (carries) return carries
  throw new Error('A candidate has latencies or a load that it carries')
}
