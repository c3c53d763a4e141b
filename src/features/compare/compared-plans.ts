import { answerPlan } from '../../app/answer/answer-plan.ts'
import type { PlanAnswer } from '../../app/answer/plan-answer.ts'
import type { PlanState, Variant } from '../../app/store/history.ts'
import { designsOf } from '../../app/store/recommendation.ts'
import { resultsOf, sizeResultOf } from '../../app/store/results.ts'
import { variantTitles } from '../../app/store/variants.ts'
import type { Design } from '../../engine/designs/index.ts'
import type { Plan, SizeResult } from '../../engine/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import type { Format } from '../../ui/format.ts'

export type ComparedColumn = {
  readonly id: number
  /** Heading of the compared plan's column; unique within the comparison. */
  readonly title: string
  /** What tells the plan apart: `2 sites`; empty if no answer differs. */
  readonly differs: string
  readonly plan: Plan
  readonly state: PlanState
  readonly result: SizeResult
  /** Headline, level and gauges as on the Answer page; null if the plan cannot be computed. */
  readonly answer: PlanAnswer | null
  /** Proposed design; null if it does not hold, so that no figures of a failing one are shown. */
  readonly design: Design | null
}

export type ComparisonRow = {
  readonly key: string
  readonly label: DataCell
  readonly cells: readonly DataCell[]
  readonly differs: boolean
}

export const maxColumns = 4

/** Ids of the compared variants: the baseline first, the others in project order. */
export function comparedIds(
  variants: readonly Variant[],
  open: number,
  chosen: readonly number[] | null,
  baseline: number | null,
): readonly number[] {
  const ids = variants.map(({ id }) => id)
  const meant = chosen?.filter((id) => ids.includes(id)) ?? []
  const listed = meant.length > 1 ? ids.filter((id) => meant.includes(id)) : firstFew(ids, open)
  const first = listed.find((id) => id === baseline) ?? listed[0]
  return first === undefined ? [] : [first, ...listed.filter((id) => id !== first)]
}

/** Ids of the first four variants; the open variant is the fourth unless it is among them. */
function firstFew(ids: readonly number[], open: number): readonly number[] {
  const first = ids.slice(0, maxColumns)
  return first.includes(open) ? first : [...ids.slice(0, maxColumns - 1), open]
}

/** Variant titles by id; no two are the same. */
export function variantTitlesById(variants: readonly Variant[]): ReadonlyMap<number, string> {
  const titles = variantTitles(variants.map(({ state }) => state.plan))
  return new Map(variants.map(({ id }, at) => [id, titles[at] ?? '']))
}

export function comparedColumns(
  variants: readonly Variant[],
  ids: readonly number[],
  format: Format,
): readonly ComparedColumn[] {
  const titles = variantTitlesById(variants)
  return ids.flatMap((id) => {
    const state = variants.find((one) => one.id === id)?.state
    if (!state) return []
    const { plan } = state
    const results = resultsOf(plan)
    const answer = results && answerPlan(plan, results, format)
    const holds = results && answer?.level !== 'does not hold'
    const design = holds ? designsOf(plan, results).proposed : null
    return [
      {
        id,
        title: titles.get(id) ?? '',
        differs: '',
        plan,
        state,
        result: sizeResultOf(plan),
        answer,
        design,
      },
    ]
  })
}
