import { allAnswerFields, isSameAnswer, type Plan } from '../../engine/index.ts'
import type { AnswerOrigin, AnswerOrigins, PlanState } from './history.ts'

/** Origin of each answer that a change gave a plan; an added tier is compared with the last one. */
export function originsAfterChange(now: Tiered, before: Plan, origin: AnswerOrigin): AnswerOrigins {
  return Object.fromEntries(changedAnswerKeys(now, before).map((key) => [key, origin]))
}

type Tiered = Pick<PlanState, 'plan' | 'tierIds'>

/** Keys of the answers in which a plan differs from another. */
export function changedAnswerKeys({ plan, tierIds }: Tiered, before: Plan): readonly string[] {
  const last = before.tiers.length - 1
  return allAnswerFields.flatMap((field) =>
    (field.scope === 'tier' ? tierIds : [0]).flatMap((tier, at) =>
      isSameAnswer(field, { plan, tier: at }, { plan: before, tier: Math.min(at, last) })
        ? []
        : [draftOrOriginKey({ field: field.key, tier })],
    ),
  )
}

export function recordWithoutKeys<T>(kept: Readonly<Record<string, T>>, keys: Iterable<string>) {
  const gone = new Set(keys)
  return Object.fromEntries(Object.entries(kept).filter(([key]) => !gone.has(key)))
}

/** Key of a draft or an origin: field and tier id; tier 0 for answers of the whole plan. */
export function draftOrOriginKey({ field, tier }: { field: string; tier: number }): string {
  return `${field}/${tier}`
}
