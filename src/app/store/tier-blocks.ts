import { allAnswerFields, type Plan } from '../../engine/index.ts'
import type { AnswerOrigin } from './history.ts'
import { draftOrOriginKey, recordWithoutKeys } from './origins.ts'
import { project, withEdit } from './project.ts'
import { newTierId } from './tiers.ts'

/** Answers of tiers that were pasted together. */
type TierBlock = {
  readonly tiers: Plan['tiers']
  /** Number of tiers that stay in place, with their other drafts. */
  readonly kept: number
  /** Answers that are set, by tier index and key. */
  readonly taken: readonly { readonly at: number; readonly key: string }[]
  /** Texts that are no answer, by tier index and key; they stay in their boxes as drafts. */
  readonly typed: readonly { readonly at: number; readonly key: string; readonly text: string }[]
}

/** Sets the answers of several tiers, as one edit that can be undone. */
export function applyTierBlock({ tiers, kept, taken, typed }: TierBlock, change: string): void {
  project.setState((now) => {
    const first = newTierId(now)
    const tierIds = tiers.map(
      (_tier, at) => (at < kept ? now.tierIds[at] : undefined) ?? first + at,
    )
    const keyOf = ({ at, key }: { readonly at: number; readonly key: string }) =>
      draftOrOriginKey({ field: key, tier: tierIds[at] ?? at })
    const settled = new Set([...taken.map(keyOf), ...keysOf(now.tierIds.slice(kept))])
    const drafts = {
      ...recordWithoutKeys(now.drafts, settled),
      ...Object.fromEntries(typed.map((one) => [keyOf(one), one.text])),
    }
    const origins = recordWithoutKeys(now.origins, settled)
    return withEdit(
      now,
      { kind: 'plan', done: 'applied', change },
      { plan: { ...now.plan, tiers }, tierIds, drafts, origins },
    )
  })
}

/** Tiers for a plan, with the answers that a source gave. */
type ReadTiers = {
  readonly tiers: Plan['tiers']
  /** Keys of the answers that were read, per tier. */
  readonly read: readonly (readonly string[])[]
}

/** Replaces all tiers of the plan, as one edit that can be undone. */
export function replaceAllTiers(
  { tiers, read }: ReadTiers,
  origin: AnswerOrigin,
  change: string,
): void {
  project.setState((now) => {
    const first = newTierId(now)
    const tierIds = tiers.map((_tier, at) => first + at)
    const replaced = new Set(keysOf(now.tierIds))
    const origins = read.flatMap((keys, at) =>
      keys.map((field) => [draftOrOriginKey({ field, tier: first + at }), origin] as const),
    )
    return withEdit(
      now,
      { kind: 'plan', done: 'applied', change },
      {
        plan: { ...now.plan, tiers },
        tierIds,
        drafts: recordWithoutKeys(now.drafts, replaced),
        origins: { ...recordWithoutKeys(now.origins, replaced), ...Object.fromEntries(origins) },
      },
    )
  })
}

function keysOf(tierIds: readonly number[]): readonly string[] {
  return allAnswerFields
    .filter(({ scope }) => scope === 'tier')
    .flatMap(({ key }) => tierIds.map((tier) => draftOrOriginKey({ field: key, tier })))
}
