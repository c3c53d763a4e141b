import { oncePerObject } from '../core/once.ts'
import type { Worked } from '../core/worked.ts'
import {
  equalLogicArrays,
  raidPolicies,
  usableEqualLogicCapacity,
} from '../hardware/equallogic-arrays.ts'
import { considersEqualLogic, considersOwn } from '../plan/features.ts'
import { cutName } from '../plan/limits.ts'
import type { OwnArray } from '../plan/own-array.ts'
import type { Plan } from '../plan/plan.ts'
import type { ArrayBuild, CandidateArray } from './candidate.ts'
import { ownArrayDrivesAndCapacity } from './own-arrays.ts'

/** An array with its drive size and RAID policy, in any number. */
export type ArrayConfiguration = Omit<ArrayBuild, 'perServer'>

/** Every array, drive size and RAID policy that a plan considers, in the order of the catalog. */
export function arrayConfigurations(plan: Plan): readonly ArrayConfiguration[] {
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
      const array = ownArrayAsCandidate(one)
      return one.raid
        .filter((policy) => policies.includes(policy))
        .map((policy) => ({ array, driveGb: one.driveGb, raid: policy }))
    }),
  ]
}

/** Numbers of arrays per server that a plan considers. */
export function consideredArrayCounts({ arraysPerServer }: Plan): readonly number[] {
  return Array.from({ length: arraysPerServer }, (_, index) => index + 1)
}

/** Own arrays that are not considered, because they offer no RAID policy that the plan asks for. */
export function ownArraysLeftOut(plan: Plan): readonly OwnArray[] {
  const { raid } = plan
  if (!considersOwn(plan) || raid === 'any') return []
  return plan.ownArrays.filter((one) => !one.raid.includes(raid))
}

const spacesOf = oncePerObject((_array: CandidateArray) => new Map<string, Worked<'GB'>>())

/** Usable capacity of one array, computed once: no answer of a plan changes it. */
export function usableCapacityOfConfiguration({
  array,
  driveGb,
  raid,
}: ArrayConfiguration): Worked<'GB'> {
  const known = spacesOf(array)
  const key = `${driveGb} ${raid}`
  const space = () =>
    array.kind === 'own'
      ? ownArrayDrivesAndCapacity(array.own, raid).usable
      : usableEqualLogicCapacity(array, driveGb, raid)
  const usable = known.get(key) ?? space()
  known.set(key, usable)
  return usable
}

/** An own array as a candidate: always the same object for the same array. */
export const ownArrayAsCandidate = oncePerObject((own: OwnArray): CandidateArray => {
  const { name, drives, driveKind, activePorts } = own
  return { kind: 'own', model: cutName(name), drives, driveKind, activePorts, own }
})
