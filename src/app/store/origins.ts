import { fields, type Plan } from '../../engine/index.ts'
import type { Origin, Origins, PlanState } from './history.ts'

/** Origins of the answers in which a plan departs from another; tiers it has more, from the last. */
export function originsOf(
  { plan, tierIds }: Pick<PlanState, 'plan' | 'tierIds'>,
  before: Plan,
  origin: Origin,
): Origins {
  const last = before.tiers.length - 1
  const entries = fields.flatMap((field) =>
    (field.scope === 'tier' ? tierIds : [0]).flatMap((tier, at) =>
      field.read(plan, at) === field.read(before, Math.min(at, last))
        ? []
        : [[draftKey({ field: field.key, tier }), origin] as const],
    ),
  )
  return Object.fromEntries(entries)
}

/** The key of a draft or an origin: a field and the tier it belongs to; 0 for what the plan has once. */
export function draftKey({ field, tier }: { field: string; tier: number }): string {
  return `${field}/${tier}`
}
