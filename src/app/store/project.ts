import { createStore } from 'zustand/vanilla'
import type { LinkProblem } from '../../codec/index.ts'
import { type Answer, defaultPlan, type Field, type Plan, type Tier } from '../../engine/index.ts'
import type { PageId } from '../pages.ts'
import { type Edit, editOf } from './edit.ts'
import { carryResults, sizeOf } from './results.ts'

/** Text a person typed that is no answer yet, by field and tier. Kept so that nothing is lost. */
export type Drafts = Readonly<Record<string, string>>

/** Where a plan came in from as a whole. */
type Origin = 'link' | 'file' | 'reference solution'

/** Something that happened to the plan as a whole. */
export type Notice =
  | {
      readonly code: 'opened'
      readonly from: Origin
      /** Own arrays that a link left out to stay short. */
      readonly leftOut: number
    }
  | { readonly code: 'started over' }
  | { readonly code: 'restored' }
  /** A change that was found for the plan; in words, since it was made by a press on them. */
  | { readonly code: 'applied'; readonly change: string }
  | { readonly code: 'tier removed'; readonly tier: Tier; readonly at: number }
  | { readonly code: 'tier restored'; readonly tier: Tier; readonly at: number }
  | { readonly code: 'refused'; readonly problem: LinkProblem }
  | { readonly code: 'no such page'; readonly name: string }

/** A tier with all that belongs to it, wherever it stands in the list. */
export type TierEntry = {
  readonly tier: Tier
  /** Stays the same while the tier moves, so that a box being typed in stays its own. */
  readonly key: number
  /** Text typed in it that is no answer yet, by field. */
  readonly drafts: Drafts
}

/** A tier that was taken out, and where it stood. */
export type RemovedTier = TierEntry & { readonly at: number }

/** What a person decided and typed. Results are derived from it, never kept. */
export type Project = {
  readonly plan: Plan
  /**
   * The last plan that could be computed: what stays on screen while the answers contradict each
   * other. Null when a plan came in that contradicts itself and has no results yet.
   */
  readonly computedPlan: Plan | null
  readonly drafts: Drafts
  /** What was changed last, and the plan before it; null when this plan came in as a whole. */
  readonly lastEdit: Edit | null
  /** The box being typed into, and the answer it had before: what counts while its text is none. */
  readonly typing: { readonly key: string; readonly was: Answer } | null
  /** The keys of the tiers, in their order. */
  readonly tierKeys: readonly number[]
  /** Tiers that can be brought back, the one taken out last first. */
  readonly removedTiers: readonly RemovedTier[]
  readonly page: PageId
  /** The control or the erratum to focus when the page is shown, or null for its heading. */
  readonly focus: string | null
  readonly locale: string
  readonly notice: Notice | null
  /** What a link, a file or a new start replaced, to go back to; null when it was only the defaults. */
  readonly replaced: Pick<Project, 'plan' | 'computedPlan' | 'drafts'> | null
  /** The plan as it came in as a whole; while it is the plan, nobody has made it their own. */
  readonly cameIn: Plan
}

const start: Project = {
  plan: defaultPlan,
  computedPlan: defaultPlan,
  drafts: {},
  lastEdit: null,
  typing: null,
  tierKeys: [0],
  removedTiers: [],
  page: 'users',
  focus: null,
  locale: 'en-US',
  notice: null,
  replaced: null,
  cameIn: defaultPlan,
}

/** The one store of the wizard. It does not know React. */
export const project = createStore<Project>(() => start)

/** The key of a draft: a field and the tier it belongs to. */
export function draftKey(field: Field, tier: number): string {
  return `${field.key}/${tier}`
}

/** The tiers of a plan that came in as a whole, each with a key. */
export function newTierKeys({ tiers }: Plan): readonly number[] {
  return tiers.map((_tier, at) => at)
}

/** Where the text of an array stands that is no part of the plan yet: beside those of the fields. */
export const ownArrayDraft = 'own-array'

/** A plan, and its results if it has any. */
export function withPlan(plan: Plan): Pick<Project, 'plan'> & Partial<Project> {
  return sizeOf(plan).ok ? { plan, computedPlan: plan } : { plan }
}

/** Takes an answer; a draft of the same field is settled by it. */
export function answer(field: Field, tier: number, value: Answer): void {
  project.setState((now) => {
    const { [draftKey(field, tier)]: _settled, ...others } = now.drafts
    return {
      ...withPlan(field.write(now.plan, tier, value)),
      drafts: others,
      typing: typingIn(field, tier, now),
      lastEdit: editOf({ kind: 'answer', field: field.key, tier }, now),
    }
  })
}

/** Ends the edit that goes on: its box was left. */
export function endEdit(): void {
  const { lastEdit, typing } = project.getState()
  if (lastEdit?.goesOn) project.setState({ lastEdit: { ...lastEdit, goesOn: false } })
  if (typing) project.setState({ typing: null })
}

/**
 * Keeps text that is no answer yet. The plan has the answer from before the box was typed into: the
 * 6 on the way to a refused 6.900 was never meant.
 */
export function keepDraft(field: Field, tier: number, text: string): void {
  project.setState((now) => {
    const typing = typingIn(field, tier, now)
    const meant = field.read(now.plan, tier) === typing.was
    return {
      ...(meant ? {} : withPlan(field.write(now.plan, tier, typing.was))),
      drafts: { ...now.drafts, [draftKey(field, tier)]: text },
      typing,
    }
  })
}

function typingIn(field: Field, tier: number, { plan, typing }: Project) {
  const key = draftKey(field, tier)
  return typing?.key === key ? typing : { key, was: field.read(plan, tier) }
}

/** Names the plan, its author, the customer or what its prices are in. */
export function rename(
  title: Partial<Pick<Plan, 'name' | 'author' | 'customer' | 'currency'>>,
): void {
  project.setState(({ plan }) => {
    const named = { ...plan, ...title }
    carryResults(plan, named)
    return withPlan(named)
  })
}

/** Takes the codes of the advice that is accepted. No figure depends on them. */
export function acknowledge(acknowledged: readonly string[]): void {
  project.setState(({ plan }) => {
    const changed = { ...plan, acknowledged }
    carryResults(plan, changed)
    return withPlan(changed)
  })
}

/** Replaces the plan by that of a link, a file or a reference solution. */
export function openPlan(plan: Plan, from: Origin = 'link', leftOut = 0): void {
  replace(plan, { code: 'opened', from, leftOut })
}

/** Starts again from the worked example. */
export function startOver(): void {
  replace(defaultPlan, { code: 'started over' })
}

/** Goes back to the plan that a link, a file or a new start replaced, and to what was typed in it. */
export function restorePlan(): void {
  project.setState(({ replaced }) =>
    replaced
      ? {
          ...replaced,
          lastEdit: null,
          typing: null,
          tierKeys: newTierKeys(replaced.plan),
          removedTiers: [],
          notice: { code: 'restored' },
          replaced: null,
        }
      : {},
  )
}

function replace(plan: Plan, notice: Notice): void {
  project.setState(({ plan: before, computedPlan, drafts, cameIn, replaced }) => {
    const touched = before !== defaultPlan || Object.keys(drafts).length > 0
    // One that only came in does not take the place of the own plan to go back to.
    const keeps = replaced && before === cameIn && Object.keys(drafts).length === 0
    const left = touched ? { plan: before, computedPlan, drafts } : null
    return {
      plan,
      // A plan that cannot be computed must not stand beside the results of another one.
      computedPlan: sizeOf(plan).ok ? plan : null,
      drafts: {},
      lastEdit: null,
      typing: null,
      tierKeys: newTierKeys(plan),
      removedTiers: [],
      notice,
      replaced: keeps ? replaced : left,
      cameIn: plan,
    }
  })
}

/** Says that a link could not be opened. The plan stays as it was. */
export function refuseLink(problem: LinkProblem): void {
  project.setState({ notice: { code: 'refused', problem } })
}

/** Takes the notice away, and with it the ways back. */
export function dismissNotice(): void {
  project.setState({ notice: null, replaced: null, removedTiers: [] })
}
