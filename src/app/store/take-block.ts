import { fields, type Plan } from '../../engine/index.ts'
import type { Origin } from './history.ts'
import { draftKey } from './origins.ts'
import { edited, project } from './project.ts'
import { newId } from './tiers.ts'

/** Answers of tiers that came in together. */
type TierBlock = {
  readonly tiers: Plan['tiers']
  /** Tiers that stay at their places, with what else is typed in them. */
  readonly kept: number
  /** The answers that came in, by the place of their tier and their key. */
  readonly taken: readonly { readonly at: number; readonly key: string }[]
  /** Texts that are no answer, by the place of their tier and their key: they stay in their boxes. */
  readonly typed: readonly { readonly at: number; readonly key: string; readonly text: string }[]
}

/** Takes the answers of several tiers at once, as one edit that can be undone. */
export function takeBlock({ tiers, kept, taken, typed }: TierBlock, change: string): void {
  project.setState((now) => {
    const first = newId(now)
    const tierIds = tiers.map(
      (_tier, at) => (at < kept ? now.tierIds[at] : undefined) ?? first + at,
    )
    const keyOf = ({ at, key }: { readonly at: number; readonly key: string }) =>
      draftKey({ field: key, tier: tierIds[at] ?? at })
    const settled = new Set([...taken.map(keyOf), ...keysOf(now.tierIds.slice(kept))])
    const drafts = {
      ...without(now.drafts, settled),
      ...Object.fromEntries(typed.map((one) => [keyOf(one), one.text])),
    }
    const origins = without(now.origins, settled)
    return edited(
      now,
      { kind: 'plan', done: 'applied', change },
      { plan: { ...now.plan, tiers }, tierIds, drafts, origins },
    )
  })
}

/** Tiers for a plan, and which answers of each were read somewhere. */
type ReadTiers = {
  readonly tiers: Plan['tiers']
  /** The keys of the answers that were read, of each tier. */
  readonly read: readonly (readonly string[])[]
}

/** Takes tiers in place of all that the plan has, as one edit that can be undone. */
export function takeTiers({ tiers, read }: ReadTiers, origin: Origin, change: string): void {
  project.setState((now) => {
    const first = newId(now)
    const tierIds = tiers.map((_tier, at) => first + at)
    const replaced = new Set(keysOf(now.tierIds))
    const origins = read.flatMap((keys, at) =>
      keys.map((field) => [draftKey({ field, tier: first + at }), origin] as const),
    )
    return edited(
      now,
      { kind: 'plan', done: 'applied', change },
      {
        plan: { ...now.plan, tiers },
        tierIds,
        drafts: without(now.drafts, replaced),
        origins: { ...without(now.origins, replaced), ...Object.fromEntries(origins) },
      },
    )
  })
}

function keysOf(tierIds: readonly number[]): readonly string[] {
  return fields
    .filter(({ scope }) => scope === 'tier')
    .flatMap(({ key }) => tierIds.map((tier) => draftKey({ field: key, tier })))
}

function without<T>(entries: Readonly<Record<string, T>>, keys: ReadonlySet<string>) {
  return Object.fromEntries(Object.entries(entries).filter(([key]) => !keys.has(key)))
}
