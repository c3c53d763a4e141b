import { fields, type Plan } from '../../engine/index.ts'
import { draftKey } from './draft-key.ts'
import { edited, project } from './project.ts'
import { newId } from './tiers.ts'

/** Answers of tiers that came in together. */
export type TierBlock = {
  readonly tiers: Plan['tiers']
  /** How many of the tiers there are stay, at their places, with what else is typed in them. */
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
    const ofTiers = fields.filter(({ scope }) => scope === 'tier')
    const settled = new Set([
      ...taken.map(keyOf),
      ...now.tierIds
        .slice(kept)
        .flatMap((tier) => ofTiers.map(({ key }) => draftKey({ field: key, tier }))),
    ])
    const left = <T>(entries: Readonly<Record<string, T>>) =>
      Object.fromEntries(Object.entries(entries).filter(([key]) => !settled.has(key)))
    const of = { kind: 'plan', done: 'applied', change } as const
    const plan = { ...now.plan, tiers }
    const drafts = {
      ...left(now.drafts),
      ...Object.fromEntries(typed.map((one) => [keyOf(one), one.text])),
    }
    return edited(now, of, { plan, tierIds, drafts, origins: left(now.origins) })
  })
}

/** Gives the tiers other numbers of mailboxes, as one edit that can be undone. */
export function mixTiers(counts: readonly number[], change: string): void {
  const [first, ...others] = project.getState().plan.tiers.map((tier, at) => ({
    ...tier,
    mailboxes: counts[at] ?? tier.mailboxes,
  }))
  if (!first) return
  const taken = counts.map((_count, at) => ({ at, key: 'mailboxes' }))
  takeBlock({ tiers: [first, ...others], kept: counts.length, taken, typed: [] }, change)
}
