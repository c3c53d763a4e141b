import {
  allAnswerFields,
  defaultsOfVersion,
  type Plan,
  projectLimits,
  shortTierTitle,
  type Tier,
} from '../../engine/index.ts'
import type { AnswerOrigin, EditSubject, PlanState } from './history.ts'
import { draftOrOriginKey, originsAfterChange } from './origins.ts'
import { editedKeepingResults, type Project, project, withEdit } from './project.ts'
import { planAndLastSizedPlan } from './project-state.ts'
import { sizeResultOf } from './results.ts'

type ByField<T> = Readonly<Record<string, T>>

/** Drafts typed in tiers, and the origins of their answers. */
type Kept = Pick<PlanState, 'drafts' | 'origins'>

/** A tier with its id, which stays when the tier moves. */
type TierEntry = { readonly tier: Tier; readonly id: number }

/**
 * Adds a tier of one mailbox with default answers at the end, up to the limit. Its growth is the
 * default only if all tiers have that, else 0.
 */
export function addTier(): void {
  const { plan } = project.getState()
  const [usual] = defaultsOfVersion(plan).tiers
  const growth = plan.tiers.every((tier) => tier.growth === usual.growth) ? usual.growth : 0
  addTierWithAnswers({ ...usual, name: '', mailboxes: 1, growth })
}

/** Adds a tier with these answers at the end, up to the limit. */
export function addTierWithAnswers(tier: Tier, origin: AnswerOrigin | null = null): void {
  project.setState((now) => {
    const entry = { tier, id: newTierId(now) }
    const state = { plan: { ...now.plan, tiers: [tier] }, tierIds: [entry.id] } as const
    const origins = origin
      ? ofTier(originsAfterChange(state, defaultsOfVersion(now.plan), origin), entry.id)
      : {}
    return inserted(now, now.plan.tiers.length, entry, { drafts: {}, origins })
  })
}

/** Replaces the answers and drafts of a tier, as an edit that can be undone. */
export function replaceTier(at: number, tier: Tier, change: string, origin: AnswerOrigin): void {
  project.setState((now) => {
    const entries = entriesOf(now)
    const replaced = entries[at]
    if (!replaced) return now
    const plan = { ...now.plan, tiers: tiersOf(entries.with(at, { ...replaced, tier })) }
    const drafts = withoutTier(now.drafts, replaced.id)
    const origins = { ...now.origins, ...originsAfterChange({ ...now, plan }, now.plan, origin) }
    return withEdit(now, { kind: 'plan', done: 'applied', change }, { plan, drafts, origins })
  })
}

/** Adds a copy of a tier after it, with its drafts, named after the tier’s title. */
export function copyTier(at: number, title: string): void {
  project.setState((now) => {
    const original = entriesOf(now)[at]
    if (!original) return now
    const copy = { tier: { ...original.tier, name: nameOfCopy(title) }, id: newTierId(now) }
    return inserted(now, at + 1, copy, {
      drafts: ofTier(now.drafts, original.id, copy.id),
      origins: ofTier(now.origins, original.id, copy.id),
    })
  })
}

/** Removes a tier, with its drafts, unless it is the only one. */
export function removeTier(at: number): void {
  project.setState((now) => {
    const entries = entriesOf(now)
    const removed = entries[at]
    if (!removed || entries.length === 1) return now
    const of = { kind: 'tiers', done: 'removed', at, tier: removed.tier } as const
    return arranged(now, of, entries.toSpliced(at, 1), {
      drafts: withoutTier(now.drafts, removed.id),
      origins: withoutTier(now.origins, removed.id),
    })
  })
}

export function moveTier(from: number, to: number): void {
  project.setState((now) => {
    const entries = entriesOf(now)
    const moved = entries[from]
    if (!moved || to < 0 || to >= entries.length) return now
    const of = { kind: 'tiers', done: 'moved', at: to, tier: moved.tier } as const
    return arranged(now, of, entries.toSpliced(from, 1).toSpliced(to, 0, moved))
  })
}

/** Names a tier. Results keep the former name until `recomputeAfterTierRename`: no figure depends on names. */
export function nameTier(at: number, name: string): void {
  project.setState((now) => {
    const entries = entriesOf(now)
    const named = entries[at]
    if (!named) return now
    const tier = { ...named.tier, name: nameCutToLimit(name) }
    const tiers = tiersOf(entries.with(at, { ...named, tier }))
    return editedKeepingResults(now, { kind: 'name', field: 'tier', tier: named.id }, { tiers })
  })
}

/** Recomputes the results if a tier was renamed: they name the tier of each figure. */
export function recomputeAfterTierRename(): void {
  project.setState((now) =>
    resultsNameTiers(now.plan) ? now : planAndLastSizedPlan(now, { ...now.plan }),
  )
}

/** True if results name the tiers as the plan does; a single tier has no name in them. */
function resultsNameTiers(plan: Plan): boolean {
  const result = sizeResultOf(plan)
  if (!result.ok || plan.tiers.length === 1) return true
  const titles = result.sizing.tiers.map(({ title }) => title)
  return plan.tiers.every((tier, at) => titles[at] === shortTierTitle(tier, at))
}

/** Name of a copy: not “(copy) (copy)”, and none of `taken`. */
export function nameOfCopy(name: string, taken: readonly string[] = []): string {
  const original = name.replace(/ \(copy(?: \d+)?\)$/, '')
  const called = (number: number): string => {
    const ending = number === 1 ? ' (copy)' : ` (copy ${number})`
    const made = `${nameCutToLimit(original, projectLimits.name - ending.length)}${ending}`
    return made === name || taken.includes(made) ? called(number + 1) : made
  }
  return called(1)
}

/** A name cut to the limit, never within a surrogate pair. */
export function nameCutToLimit(name: string, longest: number = projectLimits.name): string {
  return name.slice(0, longest).replace(/[\ud800-\udbff]$/, '')
}

function entriesOf({ plan, tierIds }: PlanState): readonly TierEntry[] {
  return plan.tiers.map((tier, at) => ({ tier, id: tierIds[at] ?? at }))
}

function tiersOf(entries: readonly TierEntry[]): Plan['tiers'] {
  const [first, ...others] = entries.map(({ tier }) => tier)
  if (!first) throw new Error('A plan has at least one tier')
  return [first, ...others]
}

export function newTierId({ tierIds, history }: Project): number {
  return Math.max(...tierIds, ...history.map(({ before }) => Math.max(...before.tierIds))) + 1
}

/** Project with one more tier and its drafts, up to the limit. */
function inserted(
  now: Project,
  at: number,
  entry: TierEntry,
  { drafts, origins }: Kept = { drafts: {}, origins: {} },
): Project {
  const entries = entriesOf(now)
  if (entries.length === projectLimits.tiers) return now
  const of = { kind: 'tiers', done: 'added', at, tier: entry.tier } as const
  return arranged(now, of, entries.toSpliced(at, 0, entry), {
    drafts: { ...now.drafts, ...drafts },
    origins: { ...now.origins, ...origins },
  })
}

/** Project with other tiers, or the same in another order. */
function arranged(
  now: Project,
  of: EditSubject,
  entries: readonly TierEntry[],
  { drafts, origins }: Kept = now,
): Project {
  const plan = { ...now.plan, tiers: tiersOf(entries) }
  return withEdit(now, of, { plan, tierIds: entries.map(({ id }) => id), drafts, origins })
}

/** Entries by field and tier as they are saved: with the tier’s index instead of its id. */
export function keyedByTierIndex<T>(kept: ByField<T>, tierIds: PlanState['tierIds']): ByField<T> {
  const ofTiers = tierIds.map((id, at) => ofTier(kept, id, at))
  return Object.assign({}, tierIds.reduce(withoutTier<T>, kept), ...ofTiers)
}

/** Entries of a tier, under its own id or that of another. */
function ofTier<T>(kept: ByField<T>, id: number, as = id): ByField<T> {
  const own = allAnswerFields.flatMap(({ key: field, scope }) => {
    const one = scope === 'tier' ? kept[draftOrOriginKey({ field, tier: id })] : undefined
    return one === undefined ? [] : [[draftOrOriginKey({ field, tier: as }), one] as const]
  })
  return Object.fromEntries(own)
}

function withoutTier<T>(kept: ByField<T>, id: number): ByField<T> {
  const own = ofTier(kept, id)
  return Object.fromEntries(Object.entries(kept).filter(([key]) => own[key] === undefined))
}
