import type { Worked } from '../core/worked.ts'
import { designsOfOwnArray } from '../designs/design-of.ts'
import { arraysPerServer } from '../designs/pool-prediction.ts'
import { bestTest, shownBy } from '../designs/shown-capability.ts'
import { raidPolicies } from '../hardware/equallogic-arrays.ts'
import type { Sizing } from '../methods/papers/sizing/size.ts'
import { drivesOf, iopsIn } from '../methods/roles/chosen-drives.ts'
import { shownIn } from '../methods/roles/shown-drives.ts'
import { considersOwn } from '../plan/features.ts'
import { driveStorages, type KeptTest } from '../plan/kept-test.ts'
import type { OwnArray } from '../plan/own-array.ts'
import type { Plan } from '../plan/plan.ts'

/** What a kept test counts for in a plan. */
export type KeptCount = {
  readonly code:
    | 'counts'
    /** The curve that was fitted to it, and to others, counts in its place. */
    | 'curve'
    /** It failed, or is not known to be passed: it is kept for a curve alone. */
    | 'not passed'
    /** Its array, or that array in its RAID policy, is no longer in the plan. */
    | 'no array'
    /** Its array was given other drives, or another array its id. */
    | 'other drives'
    /** The plan does not consider arrays of one’s own. */
    | 'not considered'
    /** The plan has no drives of its kind. */
    | 'no drives'
    /** A figure that a person typed counts instead. */
    | 'typed'
    /** Another kept test showed more. */
    | 'less than another'
    /** The estimate or the public figure is more, and the plan asks for more than was shown. */
    | 'less than estimated'
    /** The plan is computed as Microsoft’s workbook has it, which knows no tests. */
    | 'as Microsoft'
  /** What one array or one drive was shown to give at least. */
  readonly shown: Worked<'IOPS' | 'IOPS/drive'> | null
}

/** What a kept test shows at least, and whether that counts in a plan. */
export function keptCount(plan: Plan, sizing: Sizing, test: KeptTest): KeptCount {
  if (!test.passed) return { code: 'not passed', shown: null }
  return test.array === null ? ofDrives(plan, test) : ofArray(plan, sizing, test, test.array)
}

function ofArray(plan: Plan, sizing: Sizing, test: KeptTest, id: string): KeptCount {
  const array = plan.ownArrays.find((one) => one.id === id)
  const raid = raidPolicies.find((one) => one === test.storage)
  if (!array || !raid || !array.raid.includes(raid)) return { code: 'no array', shown: null }
  // Passed, and yet not even the best of one: it ran on other drives.
  if (!bestTest([test], array, raid)) return { code: 'other drives', shown: null }
  const shown = shownBy(test, sizing, arraysPerServer(1))
  return { code: codeIn(plan, sizing, { test, array, raid }), shown }
}

type Tested = {
  readonly test: KeptTest
  readonly array: OwnArray
  readonly raid: (typeof raidPolicies)[number]
}

function codeIn(plan: Plan, sizing: Sizing, { test, array, raid }: Tested): KeptCount['code'] {
  if (!considersOwn(plan)) return 'not considered'
  const design = designsOfOwnArray(plan, sizing, array).find((one) => one.raid === raid)
  if (design?.basis === 'own curve') return 'curve'
  if (array.measuredIops[raid] !== undefined) return 'typed'
  if (bestTest(plan.keptTests, array, raid)?.id !== test.id) return 'less than another'
  return design?.basis === 'estimated' ? 'less than estimated' : 'counts'
}

function ofDrives(plan: Plan, test: KeptTest): KeptCount {
  const storage = driveStorages.find((one) => one === test.storage)
  if (!storage) return { code: 'no drives', shown: null }
  const shown = shownIn(plan, test, storage)
  if (plan.mode === 'microsoft') return { code: 'as Microsoft', shown }
  const { site1, site2 } = drivesOf(plan, 'corrected')
  const found = [site1, site2].filter(({ database }) => database.kind === test.driveKind)
  const [first] = found
  if (!first) return { code: 'no drives', shown }
  if (plan.driveIops !== null && plan.databaseDriveKind === test.driveKind)
    return { code: 'typed', shown }
  const best = first.database.shown[storage]
  if (best && best.value > shown.value) return { code: 'less than another', shown }
  return {
    code: iopsIn(first.database, storage).value <= shown.value ? 'counts' : 'less than estimated',
    shown,
  }
}

/** What a drive of the servers gives as drives stand together, and whether a kept test showed it. */
export function driveGives(
  plan: Plan,
  kind: KeptTest['driveKind'],
  storage: KeptTest['storage'],
): { readonly iops: Worked<'IOPS/drive'>; readonly isShown: boolean } | null {
  const together = driveStorages.find((one) => one === storage)
  const { site1, site2 } = drivesOf(plan, plan.mode)
  const found = [site1, site2].find(({ database }) => database.kind === kind)
  if (!together || !found) return null
  const iops = iopsIn(found.database, together)
  return { iops, isShown: iops === found.database.shown[together] }
}
