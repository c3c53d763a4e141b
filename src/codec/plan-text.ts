import type { Plan } from '../engine/index.ts'
import { keptTestsToTuples, ownArraysToTuples } from './link-tuples.ts'
import {
  arrayPriceKeys,
  baselinePlanOfVersion,
  oldestStoredVersionForPlan,
  ownPropertyValue,
  type StoredAnswerDefinition,
  type StoredPlanVersion,
  startPlanNumberKey,
  startPlansOfVersion,
  storedPlanAnswerDefinitions,
  storedTierAnswerDefinitions,
} from './stored-answers.ts'

/** Values that differ from the baseline plan, by key. */
type Changes = { readonly [key: string]: unknown }

/** How a plan differs from its baseline: changes of the whole plan, then of each tier. */
export type PlanChanges = readonly [Changes, ...Changes[]]

/** Maximum bytes of a plan’s text; a plan with the longest names needs about 70 KiB. */
export const mostPlanTextBytes = 96 * 1024

/** Version mark before the text of a plan. Version 1 has none; its text begins with a bracket. */
export function planTextMarkOfVersion(version: StoredPlanVersion): string {
  return version === 1 ? '' : String(version)
}

/**
 * Text of a plan for browser storage, own arrays included: the mark of the oldest version that can
 * express the plan, and the changes from its baseline.
 */
export function planToStoredText(plan: Plan): string {
  return (
    planTextMarkOfVersion(oldestStoredVersionForPlan(plan)) +
    JSON.stringify(changesFromBaseline(plan))
  )
}

/** How a plan differs from its baseline or a numbered start plan, and each tier from the first. */
export function changesFromBaseline(plan: Plan): PlanChanges {
  const { ownArrays, keptTests, acknowledged, pinned, prices } = plan
  const starts = startPlansOfVersion(oldestStoredVersionForPlan(plan))
  const priced = arrayPriceKeys.filter(({ array }) => prices[array] !== undefined)
  const { start, ofPlan } = shortest(
    starts.map((one) => ({
      ...changed(storedPlanAnswerDefinitions, plan, one),
      ...left(plan, one),
    })),
  )
  const { currency, automatic, ...others } = ofPlan
  return [
    {
      ...others,
      ...(start > 0 && { [startPlanNumberKey]: start }),
      ...Object.fromEntries(priced.map(({ array, key }) => [key, prices[array]])),
      ...(currency !== undefined && { currency }),
      // Written as one text of words; reading restores their order.
      ...(acknowledged.length > 0 && { acknowledged: acknowledged.join(' ') }),
      ...(pinned.length > 0 && { pinned: pinned.join(' ') }),
      ...(automatic !== undefined && { automatic }),
      ...(ownArrays.length > 0 && { ownArrays: ownArraysToTuples(ownArrays) }),
      ...(keptTests.length > 0 && { keptTests: keptTestsToTuples(keptTests) }),
    },
    ...plan.tiers.map((tier) =>
      changed(
        storedTierAnswerDefinitions,
        tier,
        baselinePlanOfVersion(oldestStoredVersionForPlan(plan)).tiers[0],
      ),
    ),
  ]
}

/** Automatic answers as one text of words, if they differ from those of a baseline. */
function left({ automatic }: Plan, base: Plan): Changes {
  const [now, before] = [automatic.join(' '), base.automatic.join(' ')]
  return now === before ? {} : { automatic: now }
}

/** Number of the start plan whose changes need the fewest characters, and these changes. */
function shortest(all: readonly Changes[]): { readonly start: number; readonly ofPlan: Changes } {
  const lengths = all.map((one) => JSON.stringify(one).length)
  const start = lengths.indexOf(Math.min(...lengths))
  return { start, ofPlan: all[start] ?? {} }
}

function changed(parts: readonly StoredAnswerDefinition[], plan: object, base: object): Changes {
  const differing = parts.filter(
    ({ key }) => ownPropertyValue(plan, key) !== ownPropertyValue(base, key),
  )
  return Object.fromEntries(differing.map(({ key }) => [key, ownPropertyValue(plan, key)]))
}
