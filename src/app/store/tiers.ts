import {
  defaultPlan,
  fields,
  limits,
  type Plan,
  shortTierTitle,
  type Tier,
} from '../../engine/index.ts'
import { editOf } from './edit.ts'
import {
  type Drafts,
  draftKey,
  type Project,
  project,
  type TierEntry,
  withPlan,
} from './project.ts'
import { carryResults, sizeOf } from './results.ts'

const tierFields = fields.filter(({ scope }) => scope === 'tier')

/** Adds a tier with the default answers after the others, up to as many as a plan carries. */
export function addTier(): void {
  const [tier] = defaultPlan.tiers
  insert((entries) => entries.length, { tier, drafts: {} })
}

const copied = ' (copy)'

/** Adds a copy of a tier after it, with all that was typed there, called after the tier's title. */
export function copyTier(at: number, title: string): void {
  const original = entriesOf(project.getState())[at]
  if (!original) return
  const { tier, drafts } = original
  const name = `${cutName(title, limits.name - copied.length)}${copied}`
  insert(() => at + 1, { tier: { ...tier, name }, drafts })
}

/** Takes a tier out, unless it is the only one. It can be brought back, with all typed in it. */
export function removeTier(at: number): void {
  project.setState((now) => {
    const entries = entriesOf(now)
    const removed = entries[at]
    if (!removed || entries.length === 1) return {}
    return {
      ...withEntries(now, entries.toSpliced(at, 1)),
      lastEdit: editOf({ kind: 'tiers', done: 'removed', at }, now),
      removedTiers: [{ ...removed, at }, ...now.removedTiers],
      notice: { code: 'tier removed', tier: removed.tier, at },
    }
  })
}

/** Brings back the tier taken out last, to where it stood; what was answered since then stays. */
export function restoreTier(): void {
  project.setState((now) => {
    const [removed, ...others] = now.removedTiers
    const entries = entriesOf(now)
    if (!removed || entries.length === limits.tiers) return {}
    const at = Math.min(removed.at, entries.length)
    return {
      ...withEntries(now, entries.toSpliced(at, 0, removed)),
      lastEdit: editOf({ kind: 'tiers', done: 'added', at }, now),
      removedTiers: others,
      notice: { code: 'tier restored', tier: removed.tier, at },
    }
  })
}

/** Moves a tier to another place in the list. */
export function moveTier(from: number, to: number): void {
  project.setState((now) => {
    const entries = entriesOf(now)
    const moved = entries[from]
    if (!moved || to < 0 || to >= entries.length) return {}
    return {
      ...withEntries(now, entries.toSpliced(from, 1).toSpliced(to, 0, moved)),
      lastEdit: editOf({ kind: 'tiers', done: 'moved', at: to }, now),
    }
  })
}

/** Names a tier. The results stay as they are until the name is settled: no figure depends on it. */
export function nameTier(at: number, name: string): void {
  project.setState((now) => {
    const entries = entriesOf(now).map((entry, index) =>
      index === at ? { ...entry, tier: { ...entry.tier, name: cutName(name) } } : entry,
    )
    const named = withTiers(now.plan, entries)
    carryResults(now.plan, named)
    return withPlan(named)
  })
}

/** Makes the results anew if a tier was named since: they say whose each figure is. */
export function settleNames(): void {
  project.setState(({ plan }) => (saysItsNames(plan) ? {} : withPlan({ ...plan })))
}

/** Whether the results of a plan call its tiers what the plan does. */
function saysItsNames(plan: Plan): boolean {
  const result = sizeOf(plan)
  if (!result.ok) return true
  const titles = result.sizing.tiers.map(({ title }) => title)
  return plan.tiers.every((tier, at) => (titles[at] ?? null) === titleIn(plan, tier, at))
}

/** What the results call a tier; they have no name for the only one. */
function titleIn({ tiers }: Plan, tier: Tier, at: number): string | null {
  return tiers.length > 1 ? shortTierTitle(tier, at) : null
}

/** A name no longer than a plan carries, and never half a letter at its end. */
function cutName(name: string, longest: number = limits.name): string {
  return name.slice(0, longest).replace(/[\ud800-\udbff]$/, '')
}

function insert(place: (entries: readonly TierEntry[]) => number, made: Omit<TierEntry, 'key'>) {
  project.setState((now) => {
    const entries = entriesOf(now)
    if (entries.length === limits.tiers) return {}
    const used = [...now.tierKeys, ...now.removedTiers.map(({ key }) => key)]
    const entry = { ...made, key: Math.max(...used) + 1 }
    const at = place(entries)
    return {
      ...withEntries(now, entries.toSpliced(at, 0, entry)),
      lastEdit: editOf({ kind: 'tiers', done: 'added', at }, now),
    }
  })
}

type Tiered = Pick<Project, 'plan' | 'drafts' | 'tierKeys'>

/** The tiers of a project, each with what was typed in it. */
function entriesOf({ plan, drafts, tierKeys }: Tiered): readonly TierEntry[] {
  return plan.tiers.map((tier, at) => ({
    tier,
    key: tierKeys[at] ?? at,
    drafts: Object.fromEntries(
      tierFields.flatMap((field) => {
        const draft = drafts[draftKey(field, at)]
        return draft === undefined ? [] : [[field.key, draft] as const]
      }),
    ),
  }))
}

/** A project with other tiers, or the same in another order; what is typed goes with its tier. */
function withEntries({ plan, drafts }: Tiered, entries: readonly TierEntry[]): Partial<Project> {
  return {
    ...withPlan(withTiers(plan, entries)),
    drafts: { ...planDrafts(drafts), ...tierDrafts(entries) },
    tierKeys: entries.map(({ key }) => key),
    // Known by the place of its tier, which may be another one now.
    typing: null,
  }
}

function withTiers(plan: Plan, entries: readonly TierEntry[]): Plan {
  const [first, ...others] = entries.map(({ tier }): Tier => tier)
  if (!first) throw new Error('A plan has at least one tier')
  return { ...plan, tiers: [first, ...others] }
}

/** What was typed in fields that the plan has once. */
function planDrafts(drafts: Drafts): Drafts {
  const ofTiers = new Set(tierFields.map(({ key }) => key))
  const kept = Object.entries(drafts).filter(([key]) => !ofTiers.has(key.replace(/\/\d+$/, '')))
  return Object.fromEntries(kept)
}

function tierDrafts(entries: readonly TierEntry[]): Drafts {
  const keyed = entries.flatMap((entry, at) =>
    tierFields.flatMap((field) => {
      const draft = entry.drafts[field.key]
      return draft === undefined ? [] : [[draftKey(field, at), draft] as const]
    }),
  )
  return Object.fromEntries(keyed)
}
