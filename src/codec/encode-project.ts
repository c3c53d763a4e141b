import type { Plan } from '../engine/index.ts'
import {
  changesWithListCounts,
  type EncodedPlanLinkCode,
  encodePlan,
  firstShortLinkCode,
  type LinkListKey,
  nonEmptyPlanListKeys,
  totalEntriesOfPlanLists,
} from './encode-plan.ts'
import { oldestStoredVersionForPlan, projectVersion } from './stored-answers.ts'

export type EncodedProjectLinkCode = EncodedPlanLinkCode & {
  /** Number of plans that the link leaves out: none, or all but the open one. */
  readonly leftOutPlans: number
}

/** What a project link carries: all plans or only the open one, without the lists in `out`. */
type Carried = { readonly isAll: boolean; readonly out: readonly LinkListKey[] }

/**
 * Encodes a project as a link code. One plan keeps the code of a single plan; several share one
 * while it is short enough for mail programs. What makes the code too long is counted and left out:
 * first kept tests, then all plans but the open one, last own arrays, which a plan may be built of.
 */
export function encodeProject(plans: readonly Plan[], open: number): EncodedProjectLinkCode {
  const plan = plans[open]
  if (!plan) throw new Error('A project has an open plan')
  if (plans.length === 1) return { ...encodePlan(plan), leftOutPlans: 0 }
  const { code, way } = firstShortLinkCode(
    [...waysToCarry(plans), { isAll: false, out: nonEmptyPlanListKeys([plan]) }],
    (carried) => saidOf(plans, open, carried),
    projectVersion,
  )
  const carried = way.isAll ? plans : [plan]
  return {
    code,
    leftOut: carried.reduce((sum, one) => sum + totalEntriesOfPlanLists(one, way.out), 0),
    leftOutPlans: plans.length - carried.length,
  }
}

/** What a project link may carry, from everything to least, in the order tried. */
function waysToCarry(plans: readonly Plan[]): readonly Carried[] {
  const lists = nonEmptyPlanListKeys(plans)
  const kept = lists.filter((key) => key !== 'ownArrays')
  const steps = [...kept.keys(), kept.length].map((out) => kept.slice(0, out))
  return [
    ...steps.map((out) => ({ isAll: true, out })),
    ...steps.map((out) => ({ isAll: false, out })),
    ...(lists.length > kept.length ? [{ isAll: true, out: lists }] : []),
  ]
}

/** Content of a project link: index of the open plan, number of plans left out, then the plans. */
function saidOf(plans: readonly Plan[], open: number, { isAll, out }: Carried): readonly unknown[] {
  const carried = isAll ? plans : plans.slice(open, open + 1)
  const said = carried.map((plan) => [
    oldestStoredVersionForPlan(plan),
    ...changesWithListCounts(plan, out),
  ])
  return [isAll ? open : 0, plans.length - carried.length, ...said]
}
