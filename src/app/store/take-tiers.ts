import { fields, type Plan } from '../../engine/index.ts'
import { draftKey } from './draft-key.ts'
import type { Origin } from './history.ts'
import { edited, project } from './project.ts'
import { newId } from './tiers.ts'

/** Tiers for a plan, and which answers of each were read somewhere. */
export type ReadTiers = {
  readonly tiers: Plan['tiers']
  /** The keys of the answers that were read, of each tier. */
  readonly read: readonly (readonly string[])[]
}

/** Takes tiers in place of all that the plan has, as one edit that can be undone. */
export function takeTiers({ tiers, read }: ReadTiers, origin: Origin, change: string): void {
  project.setState((now) => {
    const first = newId(now)
    const tierIds = tiers.map((_tier, at) => first + at)
    const replaced = new Set(
      fields
        .filter(({ scope }) => scope === 'tier')
        .flatMap(({ key }) => now.tierIds.map((tier) => draftKey({ field: key, tier }))),
    )
    const without = <T>(kept: Readonly<Record<string, T>>) =>
      Object.fromEntries(Object.entries(kept).filter(([key]) => !replaced.has(key)))
    const origins = read.flatMap((keys, at) =>
      keys.map((field) => [draftKey({ field, tier: first + at }), origin] as const),
    )
    return edited(
      now,
      { kind: 'plan', done: 'applied', change },
      {
        plan: { ...now.plan, tiers },
        tierIds,
        drafts: without(now.drafts),
        origins: { ...without(now.origins), ...Object.fromEntries(origins) },
      },
    )
  })
}
