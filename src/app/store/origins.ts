import { fields, isSameAnswer, type Plan } from '../../engine/index.ts'
import type { Origin, Origins, PlanState } from './history.ts'

/** Origins of the answers in which a plan departs from another; tiers it has more, from the last. */
export function originsOf(now: Tiered, before: Plan, origin: Origin): Origins {
  return Object.fromEntries(changedKeys(now, before).map((key) => [key, origin]))
}

type Tiered = Pick<PlanState, 'plan' | 'tierIds'>

/** The keys of the answers in which a plan departs from another. */
export function changedKeys({ plan, tierIds }: Tiered, before: Plan): readonly string[] {
  const last = before.tiers.length - 1
  return fields.flatMap((field) =>
    (field.scope === 'tier' ? tierIds : [0]).flatMap((tier, at) =>
      isSameAnswer(field, { plan, tier: at }, { plan: before, tier: Math.min(at, last) })
        ? []
        : [draftKey({ field: field.key, tier })],
    ),
  )
}

/** Drafts or origins but for those of some answers. */
export function without<T>(kept: Readonly<Record<string, T>>, keys: Iterable<string>) {
  const gone = new Set(keys)
  return Object.fromEntries(Object.entries(kept).filter(([key]) => !gone.has(key)))
}

/** The key of a draft or an origin: a field and the tier it belongs to; 0 for what the plan has once. */
export function draftKey({ field, tier }: { field: string; tier: number }): string {
  return `${field}/${tier}`
}
