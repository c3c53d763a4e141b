import { once } from '../core/once.ts'
import { isOfMethod } from '../exchange/versions.ts'
import { hardDriveOf } from '../hardware/drives.ts'
import type { RaidPolicy } from '../hardware/equallogic-arrays.ts'
import { type ArrayDrives, accessTime, flash } from '../performance/array-drives.ts'
import { fixed } from '../performance/constants.ts'
import type { CurvedArray } from '../performance/curved-array.ts'
import { type CurveTest, curveTestsOf, placeOfTest } from '../performance/kept-place.ts'
import { coveredBy } from '../performance/measured-range.ts'
import type { OwnCurve } from '../plan/kept-test.ts'
import { cutName } from '../plan/limits.ts'
import type { OwnArray } from '../plan/own-array.ts'
import type { Plan } from '../plan/plan.ts'
import { ownFigure, ownSpace } from './own-arrays.ts'

/** The drives of one own array in a RAID policy, by what latencies depend on. */
export function ownDrives(own: OwnArray, raid: RaidPolicy): ArrayDrives {
  const { working: drives } = ownSpace(own, raid)
  const drive = hardDriveOf(own.driveKind)
  if (!drive) return { drives, access: flash.access, hasArms: false, hasSmallDrives: false }
  const speed = ownFigure(own, 'driveKind', 'Speed of its drives', drive.rpm, 'rpm')
  const access = accessTime({ rotation: fixed.rotation, speed })
  return { drives, access, hasArms: true, hasSmallDrives: false }
}

/** The kept tests that a curve was fitted to; null where one of them is gone or of something else. */
export function testsOfCurve(
  { keptTests }: Pick<Plan, 'keptTests'>,
  own: OwnArray,
  { raid, tests }: OwnCurve,
): readonly CurveTest[] | null {
  const found = curveTestsOf(keptTests, own, raid).filter(({ id }) => tests.includes(id))
  return found.length === tests.length ? found : null
}

/**
 * An own array with its curve in a RAID policy; null where none was fitted, where one of its tests is
 * gone or its drives are others, and where the plan counts loads by another method.
 */
export function curvedArrayOf(plan: Plan, own: OwnArray, raid: RaidPolicy): CurvedArray | null {
  const byPolicy = curvesOf(plan)
  const key = `${own.id} ${raid}`
  const known = byPolicy.get(key)
  if (known !== undefined) return known
  const found = madeOf(plan, own, raid)
  byPolicy.set(key, found)
  return found
}

/** Worked out once for a plan: a search asks thousands of times. */
const curvesOf = once((_plan: Plan) => new Map<string, CurvedArray | null>())

function madeOf(plan: Plan, own: OwnArray, raid: RaidPolicy): CurvedArray | null {
  const curve = plan.ownCurves.find((one) => one.array === own.id && one.raid === raid)
  return curve && isOfMethod(curve, plan) ? curvedBy(plan, own, curve) : null
}

/** An own array with a curve, whether the plan has it or not; null where a test of it is gone or its drives are others. */
export function curvedBy(
  plan: Pick<Plan, 'keptTests'>,
  own: OwnArray,
  curve: OwnCurve,
): CurvedArray | null {
  const { raid, method } = curve
  const drives = ownDrives(own, raid)
  const isOfOthers = curve.drives !== drives.drives.value || curve.driveKind !== own.driveKind
  const tests = isOfOthers ? null : testsOfCurve(plan, own, curve)
  if (!tests) return null
  const covered = coveredBy(tests.map((test) => placeOfTest(test, method, drives.drives.value)))
  return { id: own.id, name: cutName(own.name), drives, curve, covered }
}
