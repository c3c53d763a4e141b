import type { Worked } from '../core/worked.ts'
import { equalLogicArrays, raidPolicies, usableCapacityOf } from '../papers/equallogic-arrays.ts'
import { considersEqualLogic, considersOwn } from '../plan/features.ts'
import { cutName } from '../plan/limits.ts'
import type { OwnArray } from '../plan/own-array.ts'
import type { Plan } from '../plan/plan.ts'
import type { Build, CandidateArray } from './candidate.ts'
import { ownSpace } from './own-arrays.ts'

/** An array with its drives and its RAID policy, in any number. */
export type Line = Omit<Build, 'perServer'>

/** Every array, drive size and RAID policy that a plan considers, in the order of the catalog. */
export function linesOf(plan: Plan): readonly Line[] {
  const { models, raid } = plan
  const policies = raid === 'any' ? raidPolicies : [raid]
  const equalLogic = considersEqualLogic(plan)
    ? equalLogicArrays.filter(
        ({ family, model }) => models === 'any' || models === family || models === model,
      )
    : []
  const own = considersOwn(plan) ? plan.ownArrays : []
  return [
    ...equalLogic.flatMap((array) =>
      array.driveSizesGb.flatMap((driveGb) =>
        policies.map((policy) => ({ array, driveGb, raid: policy })),
      ),
    ),
    ...own.flatMap((one) => {
      const array = ownModel(one)
      return one.raid
        .filter((policy) => policies.includes(policy))
        .map((policy) => ({ array, driveGb: one.driveGb, raid: policy }))
    }),
  ]
}

/** Every number of arrays per server that a plan considers. */
export function countsOf({ arraysPerServer }: Plan): readonly number[] {
  return Array.from({ length: arraysPerServer }, (_, index) => index + 1)
}

/** Own arrays that are offered with no RAID policy the plan asks for, so that none is considered. */
export function ownArraysLeftOut(plan: Plan): readonly OwnArray[] {
  const { raid } = plan
  if (!considersOwn(plan) || raid === 'any') return []
  return plan.ownArrays.filter((one) => !one.raid.includes(raid))
}

const usable = new WeakMap<CandidateArray, Map<string, Worked<'GB'>>>()

/** Usable capacity of one array of a line, worked out once: no answer of a plan moves it. */
export function usableOf({ array, driveGb, raid }: Line): Worked<'GB'> {
  const ofArray = usable.get(array) ?? new Map<string, Worked<'GB'>>()
  usable.set(array, ofArray)
  const key = `${driveGb} ${raid}`
  const each =
    ofArray.get(key) ??
    (array.kind === 'own'
      ? ownSpace(array.own, raid).usable
      : usableCapacityOf(array, driveGb, raid))
  ofArray.set(key, each)
  return each
}

const models = new WeakMap<OwnArray, CandidateArray>()

/** An own array as candidates name it: one object for one array, however often it is asked for. */
export function ownModel(own: OwnArray): CandidateArray {
  const known = models.get(own)
  if (known) return known
  const { name, drives, driveKind, activePorts } = own
  const array = { drives, driveKind, activePorts, own }
  const model = { kind: 'own', model: cutName(name), ...array } as const
  models.set(own, model)
  return model
}
